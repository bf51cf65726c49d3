"""Tables of Hutan for the tests of the game's package: typed by hand, or made from the oracle's."""

from __future__ import annotations

from textwrap import dedent

from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.table import Seat, Settings, Table
from tests.scoring_rules.hutan import oracle

FIRST_GAME = "blue circle SE, pink circle SW, white circle NE, red circle NW"
PLAYED = """
    ~~ .  yT rT .  r
    wA rT rT bT gT gA
    wT rT rT bA wT wT
    .  .  gT yT rT .
    ~~ .  yT yA ~~ .
    .  .  .  wT w  w
"""
"""A board on the first game's tiles that was reached by legal play, with four animals."""


def board(rows: str, on: str = FIRST_GAME) -> Board:
    """Return a board of six typed rows."""
    return Board.typed(layout(tiles(on)), dedent(rows).strip().splitlines())


def table(*boards: str | None, on: str = FIRST_GAME, mode: str = "standard", **settings: object) -> Table:
    """Return a table of players A, B, … with these boards; None for one whose points were counted."""
    seats = tuple(
        Seat(name, None if rows is None else board(rows, on)) for name, rows in zip("ABCDE", boards, strict=False)
    )
    return Table(Settings(mode, **settings), seats)  # type: ignore[arg-type]


def converted(played: oracle.Table) -> Table:
    """Return the table that the oracle calls so."""
    laid = layout(tiles(", ".join(tile.replace("_", " ").replace("@", " ") for tile in played.tiles)))
    seats = tuple(
        Seat(name, Board.typed(laid, [" ".join(row) for row in rows])) for name, rows in played.boards.items()
    )
    settings = Settings(
        played.mode,
        played.cards,
        played.scenario,
        played.modification,
        {"pairs": played.pairs, "orangutan_bonus": played.orangutan_bonus},
    )
    return Table(settings, seats)
