"""What a tile of each kind has: the keys that it is typed under, its words in a line, and how they are written back.

The table `FIELDS` is what both spellings share, with what is said to be missing and with writing a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from operator import attrgetter
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.quoting import quoted
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data.keys import KEYS as RECORD
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, KINDS, LETTERS, SIDES, TERRAINS, in_letters
from scoring_rules.habitats.reading.tiles.line_words import (
    take_choice,
    take_ground,
    take_ground_of_camp,
    take_ground_of_gate,
    take_name_and_ground,
    take_needs,
    take_sides,
    take_view,
)
from scoring_rules.habitats.reading.tiles.words import Line, TypedTile


class Field(NamedTuple):
    """Something that is printed on tiles.

    Attributes:
        keys: The keys that it may be typed under, and the attribute of a tile that each of them gives.
        lacking: What is said where it is missing.
        take: Takes its words from a line; None where a line cannot say it, or says it in its points at the end.
        needed: Whether there is no tile without it.
    """

    keys: dict[str, str]
    lacking: Text
    take: Callable[[Line, Findings], Line] | None = None
    needed: bool = True

    def is_typed(self, typed: TypedTile) -> bool:
        """Whether a tile has it; an empty list does not say anything."""
        return any(getattr(typed, attribute) not in (None, ()) for attribute in self.keys.values())


_GROUND = Field({"terrain": "terrains"}, Text("its ground is missing"), take_ground)
_NEEDS = Field({"needs": "needs"}, Text("what it needs is missing"), take_needs)
_VIEW = Field({"design": "design", "sees": "sees"}, Text("what it looks at is missing"), take_view)
_COUNTED = Field({"counts": "counts"}, Text("what it counts is missing"), partial(take_choice, key="counts"))
_BORDER = Field({"border": "sides"}, Text("its sides are missing"), partial(take_sides, key="border"))
_SIDES = Field({"sides": "sides"}, _BORDER.lacking, partial(take_sides, key="sides"))
_POINTS = Field({"points": "points"}, Text("its points are missing"))
_PER_ANIMAL = Field({"animal": "points", "points": "points"}, _POINTS.lacking)
_PER_FLOWER = Field({"flower": "per_flower", "points": "per_flower"}, Text("its points for flowers are missing"))
_MAY_HAVE_GROUND = _GROUND._replace(needed=False)

FIELDS: Mapping[str, tuple[Field, ...]] = {
    "animal": (_GROUND._replace(take=take_name_and_ground), _NEEDS, _POINTS),
    "flower": (_GROUND, _POINTS._replace(needed=False)),
    "watchtower": (_MAY_HAVE_GROUND._replace(take=None), _VIEW, _PER_ANIMAL, _PER_FLOWER),
    "tourist": (_GROUND, _COUNTED, _POINTS),
    "gate": (_MAY_HAVE_GROUND._replace(take=take_ground_of_gate), _BORDER, _POINTS),
    "camp": (_MAY_HAVE_GROUND._replace(take=take_ground_of_camp), _SIDES, _POINTS),
    "entrance": (_MAY_HAVE_GROUND._replace(take=take_ground_of_gate), _BORDER._replace(needed=False)),
    "plain": (_GROUND,),
}
"""What is printed on the tiles of each kind, in the order of a line."""

KEYS = ("terrain", "needs", "points", "design", "animal", "flower", "sees", "counts", "border", "sides")
"""The keys of all kinds, in the order in which they are read and listed."""


def keys_of(kind: str) -> tuple[str, ...]:
    """Return the keys of a kind besides `kind` and `name`."""
    return tuple(key for key in KEYS if any(key in field.keys for field in FIELDS[kind]))


def keys_meant(field: Field) -> tuple[str, ...]:
    """Return all keys that may be meant for a field, those of other kinds among them."""
    attributes = field.keys.values()
    every = [one for fields in FIELDS.values() for one in fields]
    return tuple(key for key in KEYS if any(one.keys.get(key) in attributes for one in every))


def one_line(tile: Tile) -> Name:
    """Return `animal D GGGF 6` and the like in each language; the name is left out, and the ground of a watchtower."""
    return Name(_one_line(tile, _ENGLISH), _one_line(tile, _FRENCH))


_Say: TypeAlias = Callable[[Name], str]
_ENGLISH: _Say = attrgetter("en")
_FRENCH: _Say = attrgetter("fr")


def _one_line(tile: Tile, say: _Say) -> str:
    is_tower = tile.kind == "watchtower"
    ground = "".join(_letters(tile))
    if ground == "W" and tile.sides:
        ground = say(TERRAINS[LETTERS.index("W")])  # a W alone might be the west side
    sides = "".join(SIDES[side] for side in tile.sides)
    values = {
        "terrain": "" if is_tower else ground,
        "needs": in_letters(tile.needs),
        "design": _named(tile.design, DESIGNS, say),
        "sees": " ".join(map(_steps, tile.sees)),
        "animal": f"{tile.points}/{tile.per_flower}",
        "counts": _named(tile.counts, COUNTS, say),
        "border": sides,
        "sides": sides,
        "points": "" if is_tower or tile.kind == "flower" else str(tile.points),
    }
    return " ".join([_kind(tile.kind, say), *(text for _, text in _by_fields(tile.kind, values))])


def _kind(kind: str, say: _Say) -> str:
    """Return the word that a line of a kind begins with."""
    return say(KINDS[kind].example).split()[0]


def _named(key: str, names: Mapping[str, Name], say: _Say) -> str:
    return say(names[key]) if key else ""


def _letters(tile: Tile) -> Iterable[str]:
    return (LETTERS[terrain] for terrain in tile.terrains)


def _steps(cell: tuple[int, int]) -> str:
    down, right = cell
    vertical = ("S" if down > 0 else "N") * abs(down)
    return vertical + ("E" if right > 0 else "W") * abs(right)


def _by_fields(kind: str, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield what is written for each field of a kind: the first of its keys that has a value, and that."""
    for field in FIELDS[kind]:
        yield from [(key, values[key]) for key in field.keys if values.get(key)][:1]


def definition(tile: Tile) -> Name:
    """Return what is typed after a token in a list of tiles, in each language.

    It is one line, or keys where a line cannot say it all.
    """
    if not tile.name and (tile.kind != "watchtower" or not tile.terrains):
        return one_line(tile)
    english, french = (_by_keys(tile, say) for say in (_ENGLISH, _FRENCH))
    return Name(english, RECORD.as_typed(french).fr)


def _by_keys(tile: Tile, say: _Say) -> str:
    needs = ", ".join(f"{LETTERS[index]}: {number}" for index, number in tile.needs)
    sides = _listed(SIDES[side] for side in tile.sides)
    values = {
        "terrain": _listed(_letters(tile)),
        "needs": f"{{{needs}}}" if needs else "",
        "design": _named(tile.design, DESIGNS, say),
        "sees": _listed(f"[{down}, {right}]" for down, right in tile.sees),
        "animal": str(tile.points),
        "flower": str(tile.per_flower),
        "counts": _named(tile.counts, COUNTS, say),
        "border": sides,
        "sides": sides,
        "points": "" if tile.kind == "flower" else str(tile.points),
    }
    named = [("name", quoted(str(tile.name)))] if tile.name else []
    keys = [("kind", _kind(tile.kind, say)), *named, *_by_fields(tile.kind, values)]
    return "{" + ", ".join(f"{key}: {value}" for key, value in keys) + "}"


def _listed(values: Iterable[str]) -> str:
    """Return a list as YAML has it between brackets, and nothing for an empty one."""
    listed = ", ".join(values)
    return f"[{listed}]" if listed else ""
