"""`scorer draw`: the boards of a record as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from scorer.choosing import category_named, player_named
from scorer.cli import environment
from scorer.commands.base import Command, given, given_option, lang_option
from scorer.commands.check import show
from scorer.console import FINE, USAGE, WRONG, Problem, say, wants_color
from scorer.drawing import drawing
from scorer.heading import way_played
from scorer.output import beside, write_own
from scorer.paper.boards import Player
from scorer.scoring import score
from scorer.session import Opened, Options, open_records
from scoring_rules import drawing as drawing_of
from scoring_rules.picture import Picture
from scoring_rules.result import PlayerScore, Result
from scoring_rules.text import Text, Value, render, written

_SVG, _PDF = ".svg", ".pdf"


@click.command("draw", cls=Command)
@click.argument("file", metavar="FILE")
@click.option(
    "-o",
    "--output",
    metavar="OUT.svg",
    help="Where to write, .svg or .pdf; the name of the record otherwise.",
)
@click.option(
    "--highlight", metavar="CATEGORY", help="Frame what counts for a category: its id or its label."
)
@click.option("--player", metavar="NAME", help="Draw the board of one player only.")
@click.option("--force", is_flag=True, help="Write over a file that scorer did not write.")
@given_option
@lang_option
@click.pass_context
def command(  # noqa: PLR0917 - one parameter an option
    ctx: click.Context,
    file: str,
    output: str | None,
    highlight: str | None,
    player: str | None,
    force: bool,
    lang: str | None,
) -> None:
    """Draw the boards of a record, each with its player's name and total.

    Nothing is drawn while the record has errors.
    """
    path = Path(output) if output else beside(file, _SVG)
    if path.suffix.lower() not in {_SVG, _PDF}:
        raise Problem(Text("{file}: a picture is written as .svg or .pdf", file=str(path)))
    (record,) = open_records((file,), Options(lang, environment(), given=given(ctx)))
    if not isinstance(record, Opened):
        ctx.exit(USAGE)
    show([record], form="text", color=wants_color("auto", err=True))
    if record.read.has_errors:
        ctx.exit(WRONG)
    write_own(path, _written(path, record, _picture(record, highlight, player)), force=force)
    say(Text("{file} is written", file=str(path)), record.language)
    ctx.exit(FINE)


def _picture(record: Opened, highlight: str | None, player: str | None) -> Picture:
    """Return the boards of a record without errors, or that of one player.

    Raises:
        Problem: There is no such player or category, or no board.
    """
    read = record.read
    assert read.game is not None  # noqa: S101 - there are no errors
    info = read.game.info
    result = score(read.game, read.record, read.table)
    category = None if highlight is None else category_named(info, result, highlight)
    shown = result.players if player is None else (player_named(result, player),)
    players = list(_players(record, result, shown, category))
    if not players:
        raise Problem(
            Text(
                "there is no board to draw: the points of {names} were counted by hand",
                names=tuple(each.name for each in shown),
            )
        )
    title = read.record.title or Text("{game}: boards", game=info.name)
    facts: list[Value] = [
        info.name,
        way_played(info, result),
        read.record.date or "",
        read.record.place or "",
    ]
    return drawing(title, facts, players, record.language)


def _players(
    record: Opened, result: Result, shown: Sequence[PlayerScore], category: str | None
) -> Iterator[Player]:
    """Yield those of the players who have a board, with the places of the category framed."""
    read = record.read
    assert read.slug is not None  # noqa: S101 - there are no errors
    draw = drawing_of(read.slug).picture
    names = {each.name for each in shown}
    players = {each.name: each for each in result.players}
    for index, seat in enumerate(read.table.seats):
        scored = players.get(seat.name)
        if seat.board is not None and scored is not None and scored.name in names:
            marked = [each for each in scored.categories if each.id == category]
            feeding = [item for each in marked for item in each.items if item.points]
            places = frozenset(place for item in feeding for place in item.places)
            aside: Value = ""
            for each in marked:
                aside = Text("{category}: {points}", category=each.label, points=written(each.points))
            yield Player(scored.name, scored.total, draw(read.table, index, places), aside)


def _written(path: Path, record: Opened, picture: Picture) -> bytes:
    """Return the picture in the format that the name of the file asks for."""
    if path.suffix.lower() == _SVG:
        from scorer.svg import svg

        return svg(picture, record.language, record.lang).encode()
    from scorer.paper.fonts import load
    from scorer.paper.page import Page, Paper
    from scorer.paper.painter import pdf

    page = Page(Paper(picture.width, picture.height), picture.shapes)
    title = render(picture.title, record.language)
    return pdf([page], load(), title, record.lang, record.language)
