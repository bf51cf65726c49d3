"""`scorer draw`: the boards of a record as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from scorer.base.output import beside, target, write_own
from scorer.cli.commands.check import show
from scorer.cli.console import FINE, USAGE, WRONG, Problem, say, wants_color
from scorer.cli.group import environment
from scorer.cli.open_records import Opened, Options, open_records
from scorer.cli.options import Command, given, given_option, lang_option
from scorer.cli.select import categories_named, player_named
from scorer.drawing.boards import Player
from scorer.drawing.gallery import drawing
from scorer.report.heading import on_day, way_played
from scorer.scoring.score import score
from scoring_rules import load_game
from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.language.text import People, Text, Value, render, written
from scoring_rules.frame.result import PlayerScore, Result

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
    refused = Text("{file}: a picture is written as .svg or .pdf")
    path = target(output, beside(file, _SVG), refused, (_PDF,))
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
    categories = () if highlight is None else categories_named(info, result, highlight)
    shown = result.players if player is None else (player_named(result, player),)
    players = list(_players(record, result, shown, categories))
    if not players:
        raise Problem(
            Text(
                "there is no board to draw: the points of {names} were counted by hand",
                names=People(each.name for each in shown),
            )
        )
    title = read.record.title or Text("{game}: boards", game=info.name)
    facts: list[Value] = [
        info.name,
        way_played(info, result),
        on_day(read.record.date),
        read.record.place or "",
    ]
    return drawing(title, facts, players, record.language)


def _players(
    record: Opened, result: Result, shown: Sequence[PlayerScore], categories: Sequence[str]
) -> Iterator[Player]:
    """Yield those of the players who have a board, with the places of some categories framed."""
    read = record.read
    assert read.slug is not None  # noqa: S101 - there are no errors
    draw = load_game(read.slug).drawing()
    names = {each.name for each in shown}
    scored = {each.name: each for each in result.players if each.name in names}
    seats = [
        (index, scored[seat.name])
        for index, seat in enumerate(read.table.seats)
        if seat.board is not None and seat.name in scored
    ]
    places = [_places(player, categories) for _, player in seats]
    asides = [_aside([player], categories, named=False) for _, player in seats]
    bare = [draw(read.table, index) for index, _ in seats] if categories else []
    if len(bare) > 1 and all(each == bare[0] for each in bare):
        # All play on one map: it is drawn once, with what counts for each of them.
        places = [frozenset().union(*places)] * len(seats)
        asides = [_aside([player for _, player in seats], categories, named=True)] * len(seats)
    for (index, player), marked, aside in zip(seats, places, asides, strict=True):
        yield Player(player.name, player.total, draw(read.table, index, marked), aside)


def _places(player: PlayerScore, categories: Sequence[str]) -> frozenset[str]:
    """Return the places that give points in some categories."""
    marked = (each for each in player.categories if each.id in categories)
    return frozenset(place for each in marked for item in each.items if item.points for place in item.places)


def _aside(players: Sequence[PlayerScore], categories: Sequence[str], *, named: bool) -> Value:
    """Return the points of some categories in words, with the players' names or without."""
    points: dict[Value, list[Value]] = {}
    for player in players:
        for each in player.categories:
            if each.id in categories:
                told = written(each.points)
                with_name = Text("{player} {points}", player=player.name, points=told)
                points.setdefault(each.label, []).append(with_name if named else told)
    return tuple(
        Text("{category}: {points}", category=label, points=tuple(each)) for label, each in points.items()
    )


def _written(path: Path, record: Opened, picture: Picture) -> bytes:
    """Return the picture in the format that the name of the file asks for."""
    if path.suffix.lower() == _SVG:
        from scorer.drawing.svg import svg

        return svg(picture, record.language, record.lang).encode()
    from scorer.paper.pdf.fonts import load
    from scorer.paper.pdf.page import Page, Paper
    from scorer.paper.pdf.painter import pdf

    page = Page(Paper(picture.width, picture.height), picture.shapes)
    title = render(picture.title, record.language)
    return pdf([page], load(), title, record.lang, record.language)
