"""Reading the map in text: letters of players on its crossings and edges.

The lines are compared with those of the empty map. A line that does not fit is reported once, for the
first thing that is wrong with it, and nothing of it is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Chars, Place, at
from scoring_rules.hexfolk.board.island import Island
from scoring_rules.hexfolk.board.textmap import FREE_CROSSING, SLANTED, UPRIGHT, Slot, drawn, layout
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.pieces import Pieces
from scoring_rules.hexfolk.table import Laid

_FREE_EDGES = {SLANTED, UPRIGHT, "–", "—", "−", "¦", "│"}
_FREE_CROSSINGS = {FREE_CROSSING, "·", "+"}


class _Line(NamedTuple):
    """A line of the map: its number among the lines typed, its text, and what was cut off before it."""

    number: int
    text: str
    cut: int

    def place(self, column: int, end: int | None = None) -> Place:
        start = self.cut + column
        return at("position", part=Chars(self.number, start, start + 1 if end is None else self.cut + end))


class _Legend(NamedTuple):
    """The players and their letters."""

    names: Sequence[str]
    letters: Sequence[str]

    def seat(self, sign: str) -> int | None:
        """Return the player of a letter, small or capital."""
        letter = fold(sign)
        return self.letters.index(letter) if letter in self.letters else None

    def unknown(self, sign: str, place: Place) -> Finding:
        """Return what is wrong with a letter that is no player's: perhaps it is the initial of several."""
        shared = tuple(name for name in self.names if fold(name)[:1] == fold(sign))
        return finding(
            codes.POSITION,
            place,
            Text("`{sign}` may be {names}", sign=sign, names=shared)
            if len(shared) > 1
            else Text("`{sign}` is not the letter of a player", sign=sign),
            help="the letters are {legend}; `letter:` gives a player another",
            legend=tuple(
                Text("{letter} {name}", letter=letter, name=name)
                for letter, name in zip(self.letters, self.names, strict=True)
            ),
        )


def read_position(
    typed: Sequence[str], island: Island, names: Sequence[str], letters: Sequence[str], findings: Findings
) -> list[Pieces]:
    """Return the pieces of every player; what cannot be read is added to the findings."""
    fresh = findings.watch()
    pieces = [Pieces([], [], []) for _ in names]
    legend = _Legend(names, tuple(letters))
    lines = _lines(typed)
    empty = drawn(island)
    if len(lines) == len(empty):
        for number, (line, wanted) in enumerate(zip(lines, empty, strict=True)):
            fault = _misplaced(line, wanted, number, island)
            if fault is None:
                _read_line(line, number, island, legend, pieces, findings)
            else:
                findings.append(fault)
    else:
        findings.say(
            codes.POSITION,
            at("position", part=KEY),
            "{n} line is typed, this map has {wanted}",
            "{n} lines are typed, this map has {wanted}",
            help="`scorer new hexfolk` writes the empty map; letters replace `.`, `-` and `|`",
            n=len(lines),
            wanted=len(empty),
        )
    return [of_player._replace(complete=not fresh) for of_player in pieces]


def _lines(typed: Sequence[str]) -> list[_Line]:
    """Return the lines that hold something, without the spaces that all of them begin with."""
    kept = [(number, line.replace("\t", " ").rstrip()) for number, line in enumerate(typed) if line.strip()]
    cut = min((_begin(line) for _, line in kept), default=0)
    return [_Line(number, line[cut:], cut) for number, line in kept]


def _begin(text: str) -> int:
    return len(text) - len(text.lstrip())


def _read_line(
    line: _Line, number: int, island: Island, legend: _Legend, pieces: list[Pieces], findings: Findings
) -> None:
    """Add the pieces of a line to those of the players."""
    placed = layout(island)
    crossings, edges = placed.of_crossing, placed.of_edge
    for column, sign in enumerate(line.text):
        slot = Slot(number, column)
        place = line.place(column)
        crossing, edge = crossings.get(slot), edges.get(slot)
        free = _FREE_CROSSINGS if crossing is not None else _FREE_EDGES
        if (crossing is None and edge is None) or sign in free:
            continue
        seat = legend.seat(sign)
        if seat is None:
            findings.append(legend.unknown(sign, place))
        elif crossing is not None:
            kind = pieces[seat].cities if sign.isupper() else pieces[seat].settlements
            kind.append(Laid(crossing, place))
        elif edge is not None and sign.isupper():
            findings.say(
                codes.POSITION,
                place,
                "`{sign}` on the edge {edge}",
                help="a road is a small letter; a capital is a city, on a crossing",
                sign=sign,
                edge=island.edges[edge],
            )
        elif edge is not None:
            pieces[seat].roads.append(Laid(edge, place))


# ---------------------------------------------------------------------------------------------------
# Lines that do not fit


def _misplaced(line: _Line, empty: str, number: int, island: Island) -> Finding | None:
    """Return what is wrong where signs are where the map has none, or the other way round.

    The names of hexes come first: `| B1|B2 |` has as many signs as the map, but B1 one column too far right.
    """
    wrong = _hex_misplaced(line, number, island) or _longer_or_shorter(line, empty) or _sign_misplaced(line, empty)
    if wrong is None:
        return None
    place, label = wrong
    return finding(codes.POSITION_LINE, place, label, help="the empty line is `{line}`", line=empty)


def _hex_misplaced(line: _Line, number: int, island: Island) -> tuple[Place, Text] | None:
    """Return where the first hex that is not in its column is, or should be, and what is wrong."""
    text = line.text.upper()
    for name, slot in layout(island).hexes.items():
        wanted = slot.column
        if slot.line != number or text[wanted : wanted + len(name)] == name:
            continue
        column = text.find(name)
        if column < 0:
            return line.place(min(wanted, len(text))), Text("{hex} is missing here", hex=name)
        return line.place(column, column + len(name)), (
            Text("{hex} is one column too far left", "{hex} is {n} columns too far left", n=wanted - column, hex=name)
            if column < wanted
            else Text(
                "{hex} is one column too far right", "{hex} is {n} columns too far right", n=column - wanted, hex=name
            )
        )
    return None


def _longer_or_shorter(line: _Line, empty: str) -> tuple[Place, Text] | None:
    """Return what is wrong with a line that begins or ends in another column than that of the empty map."""
    shift = _begin(line.text) - _begin(empty)
    missing = len(empty) - len(line.text)
    if not shift and not missing:
        return None
    if shift < 0:
        label = Text("this line begins one column too far left", "this line begins {n} columns too far left", n=-shift)
    elif shift > 0:
        label = Text("this line begins one column too far right", "this line begins {n} columns too far right", n=shift)
    elif missing > 0:
        label = Text("a sign is missing from this line", "{n} signs are missing from this line", n=missing)
    else:
        label = Text("this line has one sign too many", "this line has {n} signs too many", n=-missing)
    return line.place(_begin(line.text), len(line.text)), label


def _sign_misplaced(line: _Line, empty: str) -> tuple[Place, Text] | None:
    """Return the first sign where the map has none, or that is missing; else that of an edge on a crossing."""
    signs = list(enumerate(zip(line.text, empty, strict=True)))
    for column, (sign, wanted) in signs:
        if (sign == " ") != (wanted == " "):
            return line.place(column), (
                Text("there is nothing here, the map has `{sign}`", sign=wanted)
                if sign == " "
                else Text("`{sign}` is where the map has nothing", sign=sign)
            )
    for column, (sign, wanted) in signs:
        on_crossing = wanted == FREE_CROSSING
        if sign in (_FREE_EDGES if on_crossing else _FREE_CROSSINGS) and (on_crossing or wanted in _FREE_EDGES):
            label = Text("`{sign}` is where the map has `{wanted}`", sign=sign, wanted=wanted)
            return line.place(column), label
    return None
