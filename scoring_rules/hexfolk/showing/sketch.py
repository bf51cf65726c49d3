"""The map in text with every player's pieces: what was understood, and the walk of one player on it."""

from __future__ import annotations

from scoring_rules.frame.table import board_of
from scoring_rules.hexfolk.board.textmap import drawn, layout
from scoring_rules.hexfolk.table import Table

_OPEN, _CLOSE = "[", "]"


def sketch(table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False) -> tuple[str, ...]:
    """Return the map in lines of text, whatever the seat; letters as a position is typed.

    Roads and crossings of `marked`, named as in `Item.places`, are in brackets: between two roads that
    follow each other there is room for one only, so the map is stretched to twice its width.

    Raises:
        ValueError: The seat has no board.
    """
    board_of(table, seat)
    crossings: dict[int, str] = {}
    edges: dict[int, str] = {}
    for player in table.seats:
        sign = player.letter or player.name[:1].lower()
        crossings |= dict.fromkeys(player.pieces.settlements, sign)
        crossings |= dict.fromkeys(player.pieces.cities, sign.upper())
        edges |= dict.fromkeys(player.pieces.roads, sign)
    del plain
    lines = drawn(table.island, crossings, edges)
    return _bracketed(table, lines, marked) if marked else tuple(lines)


def _bracketed(table: Table, lines: list[str], marked: frozenset[str]) -> tuple[str, ...]:
    """Return the lines with a space or a bracket on either side of each sign, names of hexes kept together."""
    island, placed = table.island, layout(table.island)
    slots = {placed.crossings[i] for i, name in enumerate(island.crossings) if name in marked}
    slots |= {placed.edges[i] for i, name in enumerate(island.edges) if name in marked}
    names = {slot: name for name, slot in placed.hexes.items()}
    stretched = []
    for number, line in enumerate(lines):
        signs = [" "] * (2 * len(line) + 1)
        signs[1::2] = line
        for slot, name in names.items():
            if slot.line == number:
                end = slot.column + len(name)
                signs[2 * slot.column + 1 : 2 * end + 1] = f"{name:<{2 * len(name)}}"
        for slot in slots:
            if slot.line == number:
                _bracket(signs, 2 * slot.column + 1)
        stretched.append("".join(signs).rstrip())
    return tuple(stretched)


def _bracket(signs: list[str], at: int) -> None:
    """Put a sign in brackets; between two that are marked, one stroke is both."""
    signs[at - 1] = "|" if signs[at - 1] == _CLOSE else _OPEN
    signs[at + 1] = "|" if signs[at + 1] == _OPEN else _CLOSE
