"""A reserve in text: the tokens as they are typed, and under each animal, gate and camp whether it scores."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.frame.board.squares import row_name
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.table import Table

_WIDEST = 60
_LEAST = 2
_QUARTER = 90


def sketch(table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False) -> tuple[str, ...]:
    """Return a seat's reserve as lines of text, the cells of `marked` in brackets.

    Args:
        table: The table.
        seat: Whose reserve; ValueError where the seat has none.
        marked: The names of the cells that are to be seen at once.
        plain: Whether to write `y` and `n` for `✓` and `·`.
    """
    board = board_of(table, seat)
    square = board.square
    tokens = ["."] * (square.rows * square.columns)
    for cell, tile, _, turn in board.placed:
        tokens[cell] = (tile.token or tile.kind[:3]) + (f"@{turn * _QUARTER}" if turn else "")
    signs = [""] * len(tokens)
    scores, fails = ("y", "n") if plain else ("✓", "·")
    for cell, met in verdicts(table, seat).items():
        signs[cell] = scores if met else fails
    beside = len(row_name(square.rows - 1)) + 1
    room = max((_WIDEST - beside) // square.columns - 1, _LEAST)
    width = min(max(map(len, tokens)) + 2 * bool(marked), room)
    framed = [
        _cell(token, width, framed=name in marked, spaced=bool(marked))
        for token, name in zip(tokens, square.names, strict=True)
    ]
    pad = " " * bool(marked)
    lines = [_row("", beside, [f"{pad}{number + 1}" for number in range(square.columns)], width)]
    for row in range(square.rows):
        cells = slice(row * square.columns, (row + 1) * square.columns)
        lines.append(_row(row_name(row), beside, framed[cells], width))
        if any(signs[cells]):
            lines.append(_row("", beside, [pad + sign for sign in signs[cells]], width))
    return tuple(lines)


def _cell(token: str, width: int, *, framed: bool, spaced: bool) -> str:
    """Return a token as it is written in its cell, cut off where it is too long."""
    room = width - 2 * spaced
    short = token if len(token) <= room else token[: max(room - 1, 1)] + "…" * (room > 1)
    if not spaced:
        return short
    return f"[{short}]" if framed else f" {short} "


def _row(name: str, beside: int, cells: Sequence[str], width: int) -> str:
    return f"{name:<{beside}}{' '.join(f'{cell:<{width}}' for cell in cells)}".rstrip()
