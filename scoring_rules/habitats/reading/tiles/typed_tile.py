"""What was typed of a tile, in one line or key by key; and a line while its words are taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.reading.tiles.words import Word, is_ground, read_ground


class TypedTile(NamedTuple):
    """What was typed of a tile; None is what was not typed.

    `place` is that of the whole definition, `places` those of its parts by the keys that they have.
    """

    kind: str
    place: Place
    name: str | None = None
    terrains: tuple[int, ...] | None = None
    needs: tuple[tuple[int, int], ...] | None = None
    points: int | None = None
    per_flower: int | None = None
    design: str | None = None
    sees: tuple[tuple[int, int], ...] | None = None
    counts: str | None = None
    sides: tuple[int, ...] | None = None
    places: Mapping[str, Place] = {}

    def where(self, key: str) -> Place:
        """Return the place of a part, that of the whole where it was not typed."""
        return self.places.get(key, self.place)

    def values(self) -> dict[str, Any]:
        """Return what was typed, by the attributes of a `Tile`."""
        typed = self._asdict()
        return {key: typed[key] for key in typed if typed[key] is not None and key not in {"place", "places"}}


class Line(NamedTuple):
    """A line while it is read: what was taken from it, the words that are left, the points at its end."""

    typed: TypedTile
    words: tuple[Word, ...]
    points: Word | None

    def took(self, key: str, number: int, **value: Any) -> Line:
        """Return the line without some of its first words, which give a value as those of a key would."""
        places = {**self.typed.places, key: self.words[0].place}
        typed = self.typed._replace(places=places, **value)
        return self._replace(typed=typed, words=self.words[number:])

    def took_ground(self, findings: Findings) -> Line:
        """Return the line without the ground, if that comes first."""
        if not self.words or not is_ground(self.words[0].text):
            return self
        return self.took("terrain", 1, terrains=read_ground(self.words[:1], findings))

    def ended(self) -> Line:
        """Return the line without the words that are left: there is nothing more to say about them."""
        return self._replace(words=())
