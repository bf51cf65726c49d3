"""`scorer explain`: how every point came about, and the rule behind it in words."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from scorer.cli.completion import records
from scorer.cli.console import FINE, USAGE, WRONG, wants_color, width
from scorer.cli.open_records import Opened, Options, open_records, record_options, say_read, show
from scorer.cli.options import Command
from scorer.cli.select import categories_named, player_named
from scorer.report.explain_views import to_markdown, to_text, with_explanations
from scorer.report.explanation import Subject, explain
from scorer.report.heading import heading
from scorer.report.json import refused_object, result_object, to_json
from scorer.report.sketches import sketcher
from scoring_rules.frame.result import PlayerScore

_WIDEST = 80


@click.command("explain", cls=Command)
@click.argument("file", metavar="FILE", shell_complete=records)
@click.option("--player", metavar="NAME", help="Explain one player only.")
@click.option("--category", metavar="ID", help="Explain one category only: its id, or its label in any language.")
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "json"]), default="text", show_default=True,
    help="Text to read, Markdown, or JSON for programs.",
)  # fmt: skip
@click.option("--no-board", is_flag=True, help="Leave the drawings of the boards out.")
@record_options("reading", "given", "lang", "names", "color", "strict", "quiet")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    options: Options,
    file: str,
    player: str | None,
    category: str | None,
    form: str,
    no_board: bool,
    color: str,
    quiet: bool,
) -> None:
    """Explain every point of a record: its working, what counts, and the rule in words.

    What counts is named, and marked on a drawing of the board. A record with errors is not
    explained. The exit status is 1 for errors, and where a claimed total differs from the computed
    one.
    """
    (record,) = open_records([file], options)
    if not isinstance(record, Opened):
        ctx.exit(USAGE)
    subject = _subject(record, draw=not no_board)
    if subject is not None:
        players = subject.result.players if player is None else (player_named(subject.result, player),)
        only = None if category is None else categories_named(subject.info, subject.result, category)
    if form != "json":
        if form == "text" and not quiet:
            say_read(record)
        show(record, color=color)
    if subject is None:
        if form == "json":
            click.echo(to_json([_refused(record)], several=False))
        ctx.exit(WRONG)
    if form == "json":
        click.echo(to_json([_object(record, subject, players, only)], several=False))
    elif form == "markdown":
        click.echo("\n".join(to_markdown(explain(subject, players, only), record.language)))
    else:
        colored = wants_color(color)
        bold = partial(click.style, bold=True) if colored else str
        lines = to_text(explain(subject, players, only), record.language, bold=bold, width=min(width(), _WIDEST))
        click.echo("\n".join(lines if quiet else ["", *lines]), color=colored)
    ctx.exit(WRONG if any(each.differences for each in players) else FINE)


def _subject(record: Opened, *, draw: bool) -> Subject | None:
    """Return what is to be explained, None where the record has errors."""
    read, result = record.read, record.scored()
    if result is None or read.game is None or read.slug is None:
        return None
    info = read.game.info
    return Subject(
        info,
        heading(info, read.record, result),
        result,
        read.game.rules(read.table.settings),
        record.lang,
        info.labels,
        sketcher(read.slug, read.table, record.language) if draw else lambda _name, _marked: (),
    )


def _refused(record: Opened) -> dict[str, Any]:
    read = record.read
    return refused_object(record.name, read.documents, read.diagnostics, read.slug, record.language)


def _object(
    record: Opened, subject: Subject, players: tuple[PlayerScore, ...], only: tuple[str, ...] | None
) -> dict[str, Any]:
    read = record.read
    result = subject.result._replace(players=players)
    scored = result_object(result, record.name, read.documents, read.diagnostics, record.language)
    return with_explanations(scored, subject, record.language, only)
