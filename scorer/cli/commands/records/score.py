"""`scorer score`: the itemised score of records that have no errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

import click

from scorer.cli.console import FINE, USAGE, WRONG, wants_color, width
from scorer.cli.open_records import Opened, Options, open_records, record_options, say_read, show
from scorer.cli.options import Command, files_argument
from scorer.cli.watch import Ran, watch
from scorer.report.heading import heading
from scoring_rules.frame.result import Result


class _View(NamedTuple):
    """What is shown of a score, and how."""

    form: str
    player: str | None
    color: str
    quiet: bool
    boards: bool


@click.command("score", cls=Command)
@files_argument
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "csv", "markdown"]), default="text", show_default=True,
    help="A table to read, JSON for programs, CSV for spreadsheets, or Markdown to paste.",
)  # fmt: skip
@click.option("--player", metavar="NAME", help="Show one player only.")
@click.option("--no-board", is_flag=True, help="Do not draw the boards, as is done on a terminal.")
@record_options("reading", "given", "lang", "names", "color", "strict", "quiet", "watch")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    options: Options,
    files: tuple[str, ...],
    form: str,
    player: str | None,
    no_board: bool,
    color: str,
    quiet: bool,
    watched: bool,
) -> None:
    """Check records, then show the score: every category, the ranking, who wins and why.

    A record with errors is not scored. The exit status is 1 for errors, and where a claimed total
    differs from the computed one.
    """
    view = _View(form, player, color, quiet, boards=not no_board)
    if watched:
        watch(files, lambda: _run(files, options, view), options.spoken())
    else:
        ctx.exit(_run(files, options, view).status)


def _run(files: Sequence[str], options: Options, view: _View) -> Ran:
    """Score the records and print what came of them."""
    status = FINE
    scored: list[tuple[Opened, Result | None]] = []
    for record in open_records(files, options):
        if not isinstance(record, Opened):
            status = max(status, USAGE)
            continue
        result = _result(record, view.player)
        claims = result is not None and any(each.differences for each in result.players)
        status = max(status, FINE if result is not None and not claims else WRONG)
        scored.append((record, result))
        if view.form == "text" and not view.quiet:
            say_read(record)
        if view.form != "json":
            show(record, color=view.color)
        if result is not None and view.form == "text":
            _print_text(record, result, view)
        elif result is not None and view.form == "markdown":
            _print_markdown(record, result, first=len(scored) == 1)
    if view.form == "json":
        _print_json(scored, several=len(files) > 1)
    elif view.form == "csv":
        _print_csv(scored)
    return Ran(status, tuple(name for record, _ in scored for name in record.read.documents))


def _result(record: Opened, player: str | None) -> Result | None:
    """Return the score of a record, of one player only where asked; None where it has errors."""
    result = record.scored()
    if result is None or player is None:
        return result
    from scorer.cli.select import player_named

    return result._replace(players=(player_named(result, player),))


def _print_text(record: Opened, result: Result, view: _View) -> None:
    from scorer.report.text import to_text

    read, colored = record.read, wants_color(view.color)
    assert read.game is not None  # noqa: S101 - it has been scored
    if view.boards and not view.quiet and (sys.stdout.isatty() or _always_drawn(record)):
        _draw(record, result)
    labels, top = read.game.info.labels, heading(read.game.info, read.record, result)
    text = to_text(result, top, labels, record.language, color=colored, width=width())
    click.echo(f"\n{text}", nl=False, color=colored)


def _always_drawn(record: Opened) -> bool:
    """Whether the boards of the game say what scores, so that they stand beside every score."""
    return record.read.game is not None and record.read.game.always_sketched


def _draw(record: Opened, result: Result) -> None:
    from scorer.report.sketches import side_by_side, sketcher

    if record.slug is not None:
        sketch = sketcher(record.slug, record.read.table, record.language)
        for line in side_by_side(sketch, [player.name for player in result.players], width()):
            click.echo(line)


def _print_markdown(record: Opened, result: Result, *, first: bool) -> None:
    from scorer.report.markdown import to_markdown

    read = record.read
    assert read.game is not None  # noqa: S101 - it has been scored
    labels, top = read.game.info.labels, heading(read.game.info, read.record, result)
    text = to_markdown(result, top, labels, record.language)
    click.echo(text if first else f"\n{text}", nl=False)


def _print_json(scored: Sequence[tuple[Opened, Result | None]], *, several: bool) -> None:
    from scorer.report.json import refused_object, result_object, to_json

    objects = [
        refused_object(name, read.documents, read.diagnostics, read.slug, language)
        if result is None
        else result_object(result, name, read.documents, read.diagnostics, language)
        for (name, read, _, language), result in scored
    ]
    if objects:
        click.echo(to_json(objects, several=several))


def _print_csv(scored: Sequence[tuple[Opened, Result | None]]) -> None:
    from scorer.report.csv import Scored, to_csv

    games = [
        Scored(record.name, record.read.record.date or "", result) for record, result in scored if result is not None
    ]
    if games:
        click.echo(to_csv(games), nl=False)
