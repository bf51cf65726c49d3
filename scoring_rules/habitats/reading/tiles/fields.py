"""What a tile of each kind has: the keys that it is typed under, its words in a line, what it must have.

A tile is typed in one line, `animal D GGGF 6`, or key by key, `{kind: animal, terrain: D, needs: GGGF, points: 6}`.
The table `FIELDS` is what both spellings share, with what is said to be missing and with writing a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.reading.tiles.animal_line import take_name_and_ground, take_needs
from scoring_rules.habitats.reading.tiles.line_words import (
    take_choice,
    take_ground,
    take_ground_of_camp,
    take_ground_of_gate,
    take_sides,
    take_view,
)
from scoring_rules.habitats.reading.tiles.typed_tile import Line, TypedTile


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
    """Return the keys of a kind beside `kind` and `name`."""
    return tuple(key for key in KEYS if any(key in field.keys for field in FIELDS[kind]))


def keys_meant(field: Field) -> tuple[str, ...]:
    """Return all keys that may be meant for a field, those of other kinds among them."""
    attributes = field.keys.values()
    every = [one for fields in FIELDS.values() for one in fields]
    return tuple(key for key in KEYS if any(one.keys.get(key) in attributes for one in every))
