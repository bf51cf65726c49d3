"""Every spelling of a place: `C3.N` a crossing, `C3/E` or `C3-C4` an edge, `C3` a hex."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.hexfolk.board.island import CORNERS, SIDES, Hex, Island
from scoring_rules.hexfolk.reading.directions_in_words import DIRECTIONS, worded

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"›": ">", "→": ">"})
_HEX = r"([A-Z]{1,2})\s?0*(\d{1,3})"
_SUFFIXED = re.compile(rf"{_HEX}([./])([A-Z]{{1,2}})")
_BARE = re.compile(_HEX)
_BETWEEN = re.compile(rf"{_HEX}-(?:{_HEX}|(SEA|MER|MEER|EAU|WATER))")
_RUN_TOGETHER = re.compile(r"([A-Z]{1,2}?)(\d{1,3})[ :;,_\\-]?(N|NE|E|SE|S|SW|W|NW)")
TWO_WAYS = {"NO": ("NW", "NE"), "SO": ("SW", "SE"), "O": ("W", "E")}
"""French and German initials that mean two directions: nord-ouest and Nordost."""


_ALL_OF = {".": Text("the corners are {all}"), "/": Text("the sides are {all}")}


class Wrong(NamedTuple):
    """Why a name means nothing, and what to do."""

    label: Text
    help: Text


def folded(typed: str) -> str:
    """Return a typed name in capitals, with plain letters and dashes."""
    return unicodedata.normalize("NFKC", typed).strip().translate(_DASHES).upper()


def called(typed: str, name: str) -> Value:
    """Return a place as it was typed, with its first name where that is another."""
    if not typed or folded(typed).replace(" ", "") == name:
        return name
    return Text("{typed} (= {name})", typed=short(typed), name=name)


def hex_of(typed: str, island: Island) -> Hex | Wrong:
    """Return the hex that a name means."""
    found = _BARE.fullmatch(folded(typed))
    if found is None:
        return Wrong(
            Text("`{typed}` is no hex", typed=short(typed)),
            Text("a hex is its row and its number from the left, as in C3"),
        )
    return _hex(found[1], found[2], island)


def crossing_of(typed: str, island: Island) -> int | Wrong:
    """Return the crossing that a name means."""
    text = folded(typed)
    found = _SUFFIXED.fullmatch(text)
    if found is None:
        return _no_place(typed, text, ".")
    each = _hex(found[1], found[2], island)
    if isinstance(each, Wrong):
        return each
    suffix = found[4]
    if found[3] == "." and suffix in CORNERS:
        return each.corners[list(CORNERS).index(suffix)]
    return _no_corner(typed, each, found[3], suffix)


def _no_corner(typed: str, each: Hex, separator: str, suffix: str) -> Wrong:
    """Return why what follows the name of a hex is no corner of it."""
    if suffix in TWO_WAYS:
        return two_ways(typed, suffix)
    if separator == "/" and suffix in SIDES:
        corners = tuple(f"{each.name}.{corner}" for corner in SIDES[suffix])
        return Wrong(
            Text("{edge} is an edge, where roads lie", edge=f"{each.name}/{suffix}"),
            Text("a building stands on a crossing, typed with a dot: {corners}", corners=corners),
        )
    if separator == "/" and suffix in CORNERS:
        return _no_place(typed, folded(typed), ".")
    return Wrong(
        Text("`{typed}`: a hex has no corner {suffix}", typed=short(typed), suffix=suffix),
        _ALL_OF["."].with_values(all=tuple(CORNERS)),
    )


def edge_of(typed: str, island: Island) -> int | Wrong:
    """Return the edge that a name means."""
    text = folded(typed)
    between = _BETWEEN.fullmatch(text)
    if between is not None:
        return _shared(between, island)
    found = _SUFFIXED.fullmatch(text)
    if found is None:
        return _no_place(typed, text, "/")
    each = _hex(found[1], found[2], island)
    if isinstance(each, Wrong):
        return each
    suffix = found[4]
    if found[3] == "/" and suffix in SIDES:
        return each.sides[list(SIDES).index(suffix)]
    return _no_side(typed, found[3], suffix)


def _no_side(typed: str, separator: str, suffix: str) -> Wrong:
    """Return why what follows the name of a hex is no side of it."""
    if suffix in TWO_WAYS:
        return two_ways(typed, suffix)
    if separator == ".":
        return _no_place(typed, folded(typed), "/")
    return Wrong(
        Text("`{typed}`: a hex has no side {suffix}", typed=short(typed), suffix=suffix),
        _ALL_OF["/"].with_values(all=tuple(SIDES)),
    )


def is_crossing(typed: str) -> bool:
    """Whether a name is spelled like a crossing."""
    text = folded(typed)
    found, said = _SUFFIXED.fullmatch(text), worded(text)
    return (found is not None and found[3] == ".") or (said is not None and said.sign == ".")


def _hex(row: str, column: str, island: Island) -> Hex | Wrong:
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
        label = Text(
            "{hex} is not on this map: its rows are {first} to {last}", hex=name, first=rows[0], last=rows[-1]
        )
    return Wrong(label, Text("rows count from the top, hexes from the left; `map:` says which map it is"))


def two_ways(typed: str, suffix: str) -> Wrong:
    """Return what is wrong with initials of French and German that mean two directions."""
    return Wrong(
        Text(
            "`{typed}`: {suffix} is two directions, ouest is W, Ost is E", typed=short(typed), suffix=suffix
        ),
        Text("type one of {turns}", turns=TWO_WAYS[suffix]),
    )


def direction_in_words(typed: str, separator: str = "") -> Wrong | None:
    """Return what to type for a direction in words, behind a hex or, without `separator`, as a step."""
    said = worded(folded(typed))
    if said is None or bool(said.hex) != bool(separator):
        return None
    sign = "/" if said.sign == "/" and said.letters in SIDES else separator
    known: tuple[str, ...] = {".": tuple(CORNERS), "/": tuple(SIDES)}.get(sign, DIRECTIONS)
    label = Text("`{typed}` has a direction in words", typed=short(typed))
    if said.letters not in known:
        return Wrong(label, _ALL_OF[sign].with_values(all=known))
    meant = f"{said.hex}{sign}{said.letters}" if sign else said.letters.lower()
    return Wrong(label, Text("directions are letters ({all}): type {meant}", all=DIRECTIONS, meant=meant))


def _shared(found: re.Match[str], island: Island) -> int | Wrong:
    """Return the edge between two hexes."""
    one = _hex(found[1], found[2], island)
    if isinstance(one, Wrong):
        return one
    if found[5]:
        return Wrong(
            Text("{hex} may have several sides to the sea", hex=one.name),
            Text("type the side with a slash, as in {example}", example=f"{one.name}/NW"),
        )
    other = _hex(found[3], found[4], island)
    if isinstance(other, Wrong):
        return other
    shared = [side for side in one.sides if side in other.sides]
    if len(shared) != 1:
        return Wrong(
            Text("{hex} and {other} have no edge in common", hex=one.name, other=other.name),
            Text("type the hex and the side of it, as in {example}", example=f"{one.name}/E"),
        )
    return shared[0]


def _no_place(typed: str, text: str, separator: str) -> Wrong:
    """Return why a text is no place: most often its separator is missing or another."""
    in_words = direction_in_words(typed, separator)
    if in_words is not None:
        return in_words
    label = Text("`{typed}` is no crossing", typed=short(typed)) if separator == "." else Text(
        "`{typed}` is no edge", typed=short(typed)
    )  # fmt: skip
    meant = _RUN_TOGETHER.fullmatch(text.replace(".", "").replace("/", ""))
    known = CORNERS if separator == "." else SIDES
    if meant is not None and meant[3] in known:
        near = f"{meant[1]}{meant[2]}{separator}{meant[3]}"
        return Wrong(label, Text("did you mean {near}?", near=near))
    if separator == ".":
        return Wrong(label, Text("a crossing is a hex, a dot and a corner, as in C3.N"))
    return Wrong(label, Text("an edge is a hex, a slash and a side, as in C3/E, or two hexes, as in C3-C4"))
