"""`scorer check`: every mistake of a record at once, without scoring."""

from __future__ import annotations

from collections.abc import Sequence

import click

from scorer.cli.console import FINE, USAGE, WRONG, hand_over, say
from scorer.cli.given_files import are_several
from scorer.cli.open_records import Opened, Options, open_records, record_options, say_read, show
from scorer.cli.options import Command, files_argument
from scorer.cli.watch import Ran, watch
from scorer.report.json import check_object, to_json
from scoring_rules.frame.language.text import Text


@click.command("check", cls=Command)
@files_argument
@click.option(
    "--format", "form", type=click.Choice(["text", "concise", "json"]), default="text", show_default=True,
    help="text with the lines at fault, one line a fault, or JSON.",
)  # fmt: skip
@record_options("given", "lang", "names", "color", "strict", "quiet", "watch", alone=True)
def command(  # noqa: PLR0917 - one parameter an option
    ctx: click.Context, options: Options, files: tuple[str, ...], form: str, color: str, quiet: bool, watched: bool
) -> None:
    """Check records: every mistake at its place, and what to do about it.

    Of a folder the records in it are checked. A file that records name, such as that of one player or a
    deck, can be checked alone.
    """

    def run() -> Ran:
        return _run(files, options, form, color=color, quiet=quiet)

    if watched:
        watch(files, run, options.spoken())
    else:
        ctx.exit(run().status)


def _run(files: Sequence[str], options: Options, form: str, *, color: str, quiet: bool) -> Ran:
    """Check the records and print what was found."""
    status = FINE
    objects = []
    opened = []
    for record in open_records(files, options):
        if not isinstance(record, Opened):
            status = max(status, USAGE)
            continue
        opened.append(record)
        status = max(status, WRONG if record.read.has_errors else FINE)
        if form == "json":
            objects.append(check_object(record.name, record.read.diagnostics, record.language))
        elif form == "text" and not quiet:
            _say_part(record)
            say_read(record)
    if form == "json" and objects:
        hand_over(to_json(objects, several=are_several(files)))
    elif opened:
        show(*opened, form=form, color=color)
        if form == "text" and status == FINE:
            click.echo(Text("no errors").render(opened[0].language))
    return Ran(status, tuple(name for record in opened for name in record.read.documents))


def _say_part(record: Opened) -> None:
    """Say what a file is that is no record but a part of one."""
    what = record.read.part_told
    if what is not None:
        say(Text("{file}: {what}", file=record.name, what=what), record.language)
