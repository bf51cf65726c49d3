"""The first page of a sheet: who won, the bars, the table, the boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing import boards
from scorer.drawing import title as heading
from scorer.drawing.blocks import Block, gap, total
from scorer.drawing.pen import Pen
from scorer.paper.pages import Flow
from scorer.paper.sheets.columns import column_width, side_by_side
from scorer.paper.sheets.given import SheetInput, title_of
from scorer.paper.sheets.ranking import ranking
from scorer.paper.sheets.score_table import cuts_names, score_table
from scorer.scoring.segments import segments
from scorer.scoring.summary import claim
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Result

_MAP = 0.78
"""The width of a map that all play on, as a part of the page's."""
_MOST_BESIDE = 4
"""Players whose table fits beside their bars."""


def fill_first(flow: Flow, pen: Pen, game: SheetInput, below: float) -> None:
    """Set the bars, the table and the boards; on one page, with room left `below`, if there has to be any."""
    players = drawn(game)
    narrow = pen._replace(width=column_width(pen.width))
    beside = _solo(narrow, game, players) if len(players) == len(game.result.players) == 1 else None
    if beside is not None and beside.height <= flow.room - below:
        flow.add([beside])
        return
    flow.add(_points(pen, game.result, flow.room - below))
    largest = boards.LARGEST if boards.together(players)[1:] else _MAP * pen.width
    shown = list(boards.boards(pen, players, (flow.room - below, flow.full), largest))
    if not below or total(shown) <= flow.room - below:
        flow.add(shown)


def fill_poster(flow: Flow, pen: Pen, game: SheetInput, below: float) -> None:
    """Set the bars and the boards, these as large as can be with room left `below`."""
    parts = segments(game.result.players, load_game(game.result.game).info.numbered)
    flow.add(ranking(pen, game.result.players, parts, flat=True))
    flow.add(boards.boards(pen, drawn(game), (flow.room - below, flow.full), largest=pen.width))


def top(pen: Pen, game: SheetInput) -> Iterator[Block]:
    """Yield the title, what was played, who won, and what is wrong with claims."""
    facts = (game.game, *game.result.played, game.date, game.place)
    yield from heading.heading(pen, title_of(game), facts, game.remarks)
    yield gap(4)
    yield from heading.verdict(pen, game.result, tuple(_wrong(game.result)))
    yield gap(8)


def _wrong(result: Result) -> Iterator[Value]:
    """Yield what is wrong with the claims of totals and winners; what is with a category stands in its row."""
    for player in result.players:
        for difference in player.differences:
            if difference.category in {"total", "winner"}:
                yield claim(player, difference, {"total": Text("total")})


def _points(pen: Pen, result: Result, room: float) -> Iterator[Block]:
    """Yield the bars, and the table beside them, or below where it is too wide or too high."""
    parts = segments(result.players, load_game(result.game).info.numbered)
    half = pen._replace(width=column_width(pen.width))
    if len(result.players) <= _MOST_BESIDE and (not cuts_names(half, result) or cuts_names(pen, result)):
        left = ranking(half, result.players, parts, flat=False)
        right = list(score_table(half, result))
        if max(total(left), total(right)) <= room:
            yield side_by_side(left, right, half.width)
            return
    yield from ranking(pen, result.players, parts, flat=True)
    yield gap(8)
    yield from score_table(pen, result)


def _solo(narrow: Pen, game: SheetInput, drawn: Sequence[boards.Player]) -> Block | None:
    """Return the bar and the table of one player beside the board, None where the board needs more width."""
    (player,) = drawn
    if player.picture.least > narrow.width:
        return None
    parts = segments(game.result.players, load_game(game.result.game).info.numbered)
    left = [*ranking(narrow, game.result.players, parts, flat=False), gap(6), *score_table(narrow, game.result)]
    right = [*boards.rows(narrow, drawn, 1, narrow.width), *boards.legend(narrow, drawn)]
    return side_by_side(left, right, narrow.width)


def drawn(game: SheetInput) -> list[boards.Player]:
    """Return the boards of the players who have one."""
    return [
        boards.Player(player.name, player.total, picture)
        for player, picture in zip(game.result.players, game.pictures, strict=False)
        if picture is not None
    ]
