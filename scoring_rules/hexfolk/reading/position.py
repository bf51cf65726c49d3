"""Reading the map in text: letters of players on its crossings and edges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Chars, Place, at
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.textmap import FREE_CROSSING, SLANTED, UPRIGHT, Slot, drawn, layout
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.pieces import Laid

_FREE_EDGES = {SLANTED, UPRIGHT, "–", "—", "−", "¦", "│"}
_FREE_CROSSINGS = {FREE_CROSSING, "·", "+"}
_HELP = Text("`scorer new hexfolk` writes the empty map; letters stand in place of `.`, `-` and `|`")


class Pieces(NamedTuple):
    """What the map says of one player."""

    settlements: list[Laid]
    cities: list[Laid]
    roads: list[Laid]


class _Line(NamedTuple):
    """A line of the map: its number among the lines typed, its text, and what was cut off before it."""

    number: int
    text: str
    cut: int

    def place(self, column: int, end: int | None = None) -> Place:
        start = self.cut + column
        return at("position", part=Chars(self.number, start, start + 1 if end is None else self.cut + end))


def read_position(
    typed: Sequence[str],
    island: Island,
    names: Sequence[str],
    letters: Sequence[str],
    found: list[Finding],
) -> list[Pieces]:
    """Return the pieces of every player; what cannot be read is added to `found`."""
    pieces = [Pieces([], [], []) for _ in names]
    lines = _lines(typed)
    wanted = drawn(island)
    if len(lines) != len(wanted):
        label = Text(
            "{n} line is typed, this map has {wanted}",
            "{n} lines are typed, this map has {wanted}",
            n=len(lines),
            wanted=len(wanted),
        )
        found.append(finding(codes.POSITION, at("position", part=KEY), label, help=_HELP))
        return pieces
    reader = _Letters(names, letters)
    for number, (line, empty) in enumerate(zip(lines, wanted, strict=True)):
        fault = _misplaced(line, empty, number, island)
        if fault is not None:
            found.append(fault)
            continue
        _read_line(line, number, island, reader, pieces, found)
    return pieces


def _lines(typed: Sequence[str]) -> list[_Line]:
    """Return the lines that hold something, without the blanks that all of them begin with."""
    kept = [(number, line.replace("\t", " ").rstrip()) for number, line in enumerate(typed) if line.strip()]
    cut = min((len(line) - len(line.lstrip()) for _, line in kept), default=0)
    return [_Line(number, line[cut:], cut) for number, line in kept]


def _misplaced(line: _Line, empty: str, number: int, island: Island) -> Finding | None:
    """Return what is wrong where signs stand where the map has none, or the other way round.

    In a line with hexes their names must stand in their columns.
    """
    for name, slot in layout(island).hexes.items():
        if slot.line == number and line.text[slot.column : slot.column + len(name)].upper() != name:
            return finding(
                codes.POSITION_LINE, *_hex_misplaced(line, name, slot.column), help=_line_help(empty)
            )
    shift = _begin(line.text) - _begin(empty)
    missing = len(empty) - len(line.text)
    if shift or missing:
        whole = line.place(_begin(line.text), len(line.text))
        label = (
            _shift_said(shift)
            if shift
            else Text("a sign is missing in this line", "{n} signs are missing in this line", n=missing)
            if missing > 0
            else Text("this line has a sign too many", "this line has {n} signs too many", n=-missing)
        )
        return finding(codes.POSITION_LINE, whole, label, help=_line_help(empty))
    for column, (sign, wanted) in enumerate(zip(line.text, empty, strict=True)):
        if (sign == " ") != (wanted == " "):
            label = (
                Text("nothing stands here, the map has `{sign}`", sign=wanted)
                if sign == " "
                else Text("`{sign}` stands where the map has nothing", sign=sign)
            )
            return finding(codes.POSITION_LINE, line.place(column), label, help=_line_help(empty))
    return _shifted(line, empty)


def _hex_misplaced(line: _Line, name: str, wanted: int) -> tuple[Place, Text]:
    """Return where a hex that does not stand in its column is, or should be, and what is wrong."""
    found = line.text.upper().find(name)
    if found < 0:
        return line.place(min(wanted, len(line.text))), Text("{hex} is missing here", hex=name)
    label = (
        Text(
            "{hex} stands one column too far left",
            "{hex} stands {n} columns too far left",
            n=wanted - found,
            hex=name,
        )
        if found < wanted
        else Text(
            "{hex} stands one column too far right",
            "{hex} stands {n} columns too far right",
            n=found - wanted,
            hex=name,
        )
    )
    return line.place(found, found + len(name)), label


def _shift_said(shift: int) -> Text:
    if shift < 0:
        return Text(
            "this line begins one column too far left", "this line begins {n} columns too far left", n=-shift
        )
    return Text(
        "this line begins one column too far right", "this line begins {n} columns too far right", n=shift
    )


def _shifted(line: _Line, empty: str) -> Finding | None:
    """Return what is wrong where a free crossing stands on an edge or a free edge on a crossing."""
    for column, (sign, wanted) in enumerate(zip(line.text, empty, strict=True)):
        crossing = wanted == FREE_CROSSING
        other = _FREE_EDGES if crossing else _FREE_CROSSINGS
        if sign in other and (crossing or wanted in _FREE_EDGES):
            label = Text("`{sign}` stands where the map has `{wanted}`", sign=sign, wanted=wanted)
            return finding(codes.POSITION_LINE, line.place(column), label, help=_line_help(empty))
    return None


def _begin(text: str) -> int:
    return len(text) - len(text.lstrip())


def _line_help(empty: str) -> Text:
    return Text("the empty line is `{line}`", line=empty)


class _Letters:
    """Finds the player of a letter."""

    def __init__(self, names: Sequence[str], letters: Sequence[str]) -> None:
        self._names = names
        self._seats: Mapping[str, int] = {letter: seat for seat, letter in enumerate(letters)}
        self._letters = letters

    def seat(self, sign: str) -> int | None:
        return self._seats.get(fold(sign))

    def wrong(self, sign: str) -> tuple[Text, Text]:
        """Return what is wrong with a letter that is no player's."""
        shared = [name for name in self._names if fold(name)[:1] == fold(sign)]
        legend = tuple(
            Text("{letter} {name}", letter=letter, name=name)
            for letter, name in zip(self._letters, self._names, strict=True)
        )
        label = (
            Text("`{sign}` may be {names}", sign=sign, names=tuple(shared))
            if len(shared) > 1
            else Text("`{sign}` is no player's letter", sign=sign)
        )
        return label, Text("the letters are {legend}; `letter:` gives a player another", legend=legend)


def _read_line(
    line: _Line, number: int, island: Island, reader: _Letters, pieces: list[Pieces], found: list[Finding]
) -> None:
    placed = layout(island)
    crossings, edges = placed.of_crossing, placed.of_edge
    for column, sign in enumerate(line.text):
        slot = Slot(number, column)
        crossing, edge = crossings.get(slot), edges.get(slot)
        free = _FREE_CROSSINGS if crossing is not None else _FREE_EDGES
        if (crossing is None and edge is None) or sign in free:
            continue
        seat = reader.seat(sign)
        if seat is None:
            label, remedy = reader.wrong(sign)
            found.append(finding(codes.POSITION, line.place(column), label, help=remedy))
        elif crossing is not None:
            kind = pieces[seat].cities if sign.isupper() else pieces[seat].settlements
            kind.append(Laid(crossing, line.place(column)))
        elif edge is not None and sign.isupper():
            label = Text("`{sign}` on the edge {edge}", sign=sign, edge=island.edges[edge])
            remedy = Text("a road is a small letter; a capital is a city, on a crossing")
            found.append(finding(codes.POSITION, line.place(column), label, help=remedy))
        elif edge is not None:
            pieces[seat].roads.append(Laid(edge, line.place(column)))
