"""Every spelling of a place: `C3.N` a crossing, `C3/E` or `C3-C4` an edge, `C3` a hex."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.hexfolk.board.island import CORNERS, SIDES, Hex, Island
from scoring_rules.hexfolk.reading.directions_in_words import DIRECTIONS, spelled_direction

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"›": ">", "→": ">"})
_HEX = r"([A-Z]{1,2})\s?0*(\d{1,3})"
_SUFFIXED = re.compile(rf"{_HEX}([./])([A-Z]{{1,2}})")
_BARE = re.compile(_HEX)
_BETWEEN = re.compile(rf"{_HEX}-(?:{_HEX}|(SEA|MER|MEER|EAU|WATER))")
_RUN_TOGETHER = re.compile(r"([A-Z]{1,2}?)(\d{1,3})[ :;,_\\-]?(N|NE|E|SE|S|SW|W|NW)")
"""A name with its separator missing or another: `C3NW`, `C3:NW`."""
TWO_WAYS = {"NO": ("NW", "NE"), "SO": ("SW", "SE"), "O": ("W", "E")}
"""French and German initials that mean two directions: nord-ouest and Nordost."""
_ALL_OF = {".": Text("the corners are {all}"), "/": Text("the sides are {all}")}


class Unreadable(NamedTuple):
    """Why something that is typed means nothing, and what to do."""

    label: Text
    help: Text


def folded(typed: str) -> str:
    """Return a typed name in capitals, with plain letters and dashes."""
    return unicodedata.normalize("NFKC", typed).strip().translate(_DASHES).upper()


def called(typed: str, name: str) -> Value:
    """Return a place as it was typed, with its canonical name where that is another: `C3.N (= B2.SE)`."""
    if not typed or folded(typed).replace(" ", "") == name:
        return name
    return Text("{typed} (= {name})", typed=short(typed), name=name)


def is_crossing(typed: str) -> bool:
    """Whether a name is spelled like a crossing."""
    text = folded(typed)
    match, spelled = _SUFFIXED.fullmatch(text), spelled_direction(text)
    return (match is not None and match[3] == ".") or (spelled is not None and spelled.sign == ".")


def hex_of(typed: str, island: Island) -> Hex | Unreadable:
    """Return the hex that a name means."""
    match = _BARE.fullmatch(folded(typed))
    if match is None:
        return Unreadable(
            Text("`{typed}` is not a hex", typed=short(typed)),
            Text("a hex is its row and its number from the left, as in C3"),
        )
    return _hex(match[1], match[2], island)


def crossing_of(typed: str, island: Island) -> int | Unreadable:
    """Return the crossing that a name means."""
    match = _SUFFIXED.fullmatch(folded(typed))
    if match is None:
        return _no_place(typed, ".")
    row, column, separator, suffix = match.groups()
    hexagon = _hex(row, column, island)
    if isinstance(hexagon, Unreadable):
        return hexagon
    if separator == "." and suffix in CORNERS:
        return hexagon.corners[list(CORNERS).index(suffix)]
    return _no_corner(typed, hexagon, separator, suffix)


def edge_of(typed: str, island: Island) -> int | Unreadable:
    """Return the edge that a name means."""
    text = folded(typed)
    between = _BETWEEN.fullmatch(text)
    if between is not None:
        return _shared(between, island)
    match = _SUFFIXED.fullmatch(text)
    if match is None:
        return _no_place(typed, "/")
    row, column, separator, suffix = match.groups()
    hexagon = _hex(row, column, island)
    if isinstance(hexagon, Unreadable):
        return hexagon
    if separator == "/" and suffix in SIDES:
        return hexagon.sides[list(SIDES).index(suffix)]
    return _no_side(typed, separator, suffix)


def _hex(row: str, column: str, island: Island) -> Hex | Unreadable:
    name = f"{row}{int(column)}"
    if name in island.hex_named:
        return island.hex_named[name]
    lengths = island.row_lengths
    if row in lengths:
        label = Text(
            "{hex} is not on this map: row {row} has {n} hex",
            "{hex} is not on this map: row {row} has {n} hexes",
            hex=name, row=row, n=lengths[row],
        )  # fmt: skip
    else:
        rows = list(lengths)
        label = Text("{hex} is not on this map: its rows are {first} to {last}", hex=name, first=rows[0], last=rows[-1])
    return Unreadable(label, Text("rows count from the top, hexes from the left; `map:` says which map it is"))


def _shared(between: re.Match[str], island: Island) -> int | Unreadable:
    """Return the edge between two hexes."""
    one = _hex(between[1], between[2], island)
    if isinstance(one, Unreadable):
        return one
    if between[5]:
        return Unreadable(
            Text("{hex} may have several sides to the sea", hex=one.name),
            Text("type the side with a slash, as in {example}", example=f"{one.name}/NW"),
        )
    other = _hex(between[3], between[4], island)
    if isinstance(other, Unreadable):
        return other
    shared = [side for side in one.sides if side in other.sides]
    if len(shared) != 1:
        return Unreadable(
            Text("{hex} and {other} have no edge in common", hex=one.name, other=other.name),
            Text("type the hex and its side, as in {example}", example=f"{one.name}/E"),
        )
    return shared[0]


def _no_corner(typed: str, hexagon: Hex, separator: str, suffix: str) -> Unreadable:
    """Return why what follows the name of a hex is no corner of it."""
    if suffix in TWO_WAYS:
        return two_ways(typed, suffix)
    if separator == "/" and suffix in SIDES:
        corners = tuple(f"{hexagon.name}.{corner}" for corner in SIDES[suffix])
        return Unreadable(
            Text("{edge} is an edge, and edges are for roads", edge=f"{hexagon.name}/{suffix}"),
            Text("a building goes on a crossing, which is typed with a dot: {corners}", corners=corners),
        )
    if separator == "/" and suffix in CORNERS:
        return _no_place(typed, ".")
    return Unreadable(
        Text("`{typed}`: a hex has no corner {suffix}", typed=short(typed), suffix=suffix),
        _ALL_OF["."].with_values(all=tuple(CORNERS)),
    )


def _no_side(typed: str, separator: str, suffix: str) -> Unreadable:
    """Return why what follows the name of a hex is no side of it."""
    if suffix in TWO_WAYS:
        return two_ways(typed, suffix)
    if separator == ".":
        return _no_place(typed, "/")
    return Unreadable(
        Text("`{typed}`: a hex has no side {suffix}", typed=short(typed), suffix=suffix),
        _ALL_OF["/"].with_values(all=tuple(SIDES)),
    )


def two_ways(typed: str, suffix: str) -> Unreadable:
    """Return what is wrong with initials of French and German that mean two directions."""
    return Unreadable(
        Text("`{typed}`: {suffix} is two directions, ouest is W, Ost is E", typed=short(typed), suffix=suffix),
        Text("type one of {turns}", turns=TWO_WAYS[suffix]),
    )


def in_letters(typed: str, separator: str = "") -> Unreadable | None:
    """Return what to type for a direction in words, after a hex or, without `separator`, as a step."""
    spelled = spelled_direction(folded(typed))
    if spelled is None or bool(spelled.hex) != bool(separator):
        return None
    # `A1/nord-est` is a side whatever is asked for; `A1/nord` can only be a corner with a wrong separator.
    sign = "/" if spelled.sign == "/" and spelled.letters in SIDES else separator
    known: tuple[str, ...] = {".": tuple(CORNERS), "/": tuple(SIDES)}.get(sign, DIRECTIONS)
    label = Text("`{typed}` has a direction in words", typed=short(typed))
    if spelled.letters not in known:
        return Unreadable(label, _ALL_OF[sign].with_values(all=known))
    meant = f"{spelled.hex}{sign}{spelled.letters}" if sign else spelled.letters.lower()
    return Unreadable(label, Text("directions are letters ({all}): type {meant}", all=DIRECTIONS, meant=meant))


def _no_place(typed: str, separator: str) -> Unreadable:
    """Return why a text is no place: most often its separator is missing or another."""
    spelled = in_letters(typed, separator)
    if spelled is not None:
        return spelled
    if separator == ".":
        known, label = tuple(CORNERS), Text("`{typed}` is not a crossing", typed=short(typed))
        remedy = Text("a crossing is a hex, a dot and a corner, as in C3.N")
    else:
        known, label = tuple(SIDES), Text("`{typed}` is not an edge", typed=short(typed))
        remedy = Text("an edge is a hex, a slash and a side, as in C3/E, or two hexes, as in C3-C4")
    meant = _RUN_TOGETHER.fullmatch(folded(typed).replace(".", "").replace("/", ""))
    if meant is not None and meant[3] in known:
        near = f"{meant[1]}{meant[2]}{separator}{meant[3]}"
        remedy = Text("did you mean {near}?", near=near)
    return Unreadable(label, remedy)
