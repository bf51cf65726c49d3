"""A tile of Habitats as it is printed, and as it is laid."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.habitats.data.words import KINDS, SIDES

_CALLED = {key: {fold(word) for word in (key, *kind.words)} for key, kind in KINDS.items()}
"""The words for each kind: a token that is one of them says no more than the kind does."""


class Tile(NamedTuple):
    """What is printed on a tile, unturned.

    Attributes:
        kind: One of `KINDS`.
        name: What it is called; empty where it has no name.
        token: What is typed for it in a reserve.
        terrains: Indices of the terrains it shows, none for grey ground.
        needs: Pairs of what an animal needs, an index of `NEEDED`, and how many.
        points: Points printed on it; those for each thing counted of a tourist, for each animal of a watchtower.
        per_flower: Points of a watchtower for each flower.
        design: A watchtower's design, empty where `sees` says what it looks at.
        sees: Row and column steps to the cells that it looks at.
        counts: What a tourist counts.
        sides: The sides, 0 to 3 clockwise from the top: those with the border of a gate or an entrance, the marked ones of a camp.
    """

    kind: str
    name: Value = ""
    token: str = ""
    terrains: tuple[int, ...] = ()
    needs: tuple[tuple[int, int], ...] = ()
    points: int = 0
    per_flower: int = 0
    design: str = ""
    sees: tuple[tuple[int, int], ...] = ()
    counts: str = ""
    sides: tuple[int, ...] = ()

    def at(self, cell: str) -> Text:
        """Return what messages call it on a cell: its name, else its kind and the token."""
        if self.token and not self.name and fold(self.token) not in _CALLED[self.kind]:
            return Text("{kind} {token} at {cell}", kind=KINDS[self.kind].name, token=self.token, cell=cell)
        return Text("{tile} at {cell}", tile=self.name or KINDS[self.kind].name, cell=cell)

    def turned(self, quarters: int) -> Tile:
        """Return the tile turned clockwise by quarters."""
        tile = self
        for _ in range(quarters % len(SIDES)):
            tile = tile._replace(
                sides=tuple(sorted((side + 1) % len(SIDES) for side in tile.sides)),
                sees=tuple((right, -down) for down, right in tile.sees),
            )
        return tile


class Laid(NamedTuple):
    """A tile as it is laid: already turned, by `turn` quarters."""

    tile: Tile
    turn: int = 0
