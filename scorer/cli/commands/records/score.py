"""`scorer score`: the itemised score of records that have no errors."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

import click

from scorer.base.problem import Problem
from scorer.cli.console import FINE, USAGE, WRONG, chosen_language, hand_over, wants_color, width
from scorer.cli.given_files import are_several
from scorer.cli.open_records import Opened, Options, open_records, record_options, say_file, say_read, show
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
@click.option("--no-board", is_flag=True, help="Leave the drawings of the boards out.")
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

    Of a folder the records in it are scored. A record with errors is not scored. The exit status is 1 for
    errors, and where a claimed total differs from the computed one.

    CSV has a row for each player and category, where the computer or `--lang fr` speaks French with
    French words and semicolons; a text that a
    spreadsheet would take for a formula, as it begins with = + - or @, has an apostrophe before it.
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
    without: list[Problem] = []
    several = are_several(files)
    for opened in open_records(files, options):
        if not isinstance(opened, Opened):
            status = max(status, USAGE)
            continue
        try:
            record, result = _shown(opened, view.player)
        except Problem as problem:  # of several records, those that have the player are shown
            without.append(problem)
            continue
        claims = result is not None and any(each.differences for each in result.players)
        status = max(status, FINE if result is not None and not claims else WRONG)
        scored.append((record, result))
        _print(record, result, view, name=several, first=len(scored) == 1)
    if without and not scored:
        raise without[0]
    if view.form == "json":
        _print_json(scored, several=several)
    elif view.form == "csv":
        _print_csv(scored, options)
    return Ran(status, tuple(name for record, _ in scored for name in record.read.documents))


def _shown(record: Opened, player: str | None) -> tuple[Opened, Result | None]:
    """Return a record and its score, None where it has errors; of one player only where asked.

    Raises:
        Problem: It has no such player.
    """
    result = record.scored()
    if result is None or player is None:
        return record, result
    from scorer.cli.select import of_player, of_player_alone, player_named

    score = player_named(result, player)
    return record._replace(read=of_player_alone(record.read, score)), of_player(result, score)


def _print(record: Opened, result: Result | None, view: _View, *, name: bool, first: bool) -> None:
    """Print what was read of a record, what is wrong with it, and the score where that is text.

    Args:
        record: The record.
        result: Its score, None where it has errors.
        view: What is shown, and how.
        name: Whether to name the file, as where there are several.
        first: Whether nothing was printed before.
    """
    if view.form == "text":
        if name:
            click.echo("" if first else "\n", nl=False)
            say_file(record, view.color)
        if not view.quiet:
            say_read(record, None if result is None or view.player is None else result.players[0].name)
    if view.form != "json":
        show(record, color=view.color)
    if result is not None and view.form == "text":
        _print_text(record, result, view)
    elif result is not None and view.form == "markdown":
        _print_markdown(record, result, name=name, first=first)


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


def _print_markdown(record: Opened, result: Result, *, name: bool, first: bool) -> None:
    from scorer.report.markdown import to_markdown

    read = record.read
    assert read.game is not None  # noqa: S101 - it has been scored
    top = heading(read.game.info, read.record, result, record.name if name else "")
    text = to_markdown(result, top, read.game.info.labels, record.language)
    hand_over(text if first else f"\n{text}")


def _print_json(scored: Sequence[tuple[Opened, Result | None]], *, several: bool) -> None:
    from scorer.report.json import refused_object, result_object, to_json

    objects = [
        refused_object(name, read.documents, read.diagnostics, read.slug, language)
        if result is None
        else result_object(result, name, read.documents, read.diagnostics, language)
        for (name, read, _, language), result in scored
    ]
    if objects:
        hand_over(to_json(objects, several=several))


def _print_csv(scored: Sequence[tuple[Opened, Result | None]], options: Options) -> None:
    from scorer.report.csv import Scored, to_csv

    games = [
        Scored(
            record.name,
            result,
            record.read.game.info.name,
            record.read.record.date or "",
            record.read.record.title or "",
            record.read.record.place or "",
        )
        for record, result in scored
        if result is not None and record.read.game is not None
    ]
    if games:
        # The language is that of the spreadsheet, which is not the record's.
        hand_over(to_csv(games, options.spoken(), chosen_language(options.lang)))
