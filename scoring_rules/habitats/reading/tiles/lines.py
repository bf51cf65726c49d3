"""The words of a tile in one line, examples of such lines, and a number that stands where none is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import EXAMPLES
from scoring_rules.habitats.reading.tiles.directions import Word
from scoring_rules.habitats.reading.tiles.letters import like_letters, no_terrain
from scoring_rules.habitats.reading.tiles.typed_tile import Draft, is_ground, read_ground

IN_DIGITS = Text("the points in digits, at the end")
"""What may stand at the end of a line."""


_WITH_SIDES = ("gate", "camp", "entrance")
"""The kinds of which a first letter that is no ground may be a side."""


class Line(NamedTuple):
    """The words of a line behind the kind, and the points at its end."""

    words: tuple[Word, ...]
    points: Word | None


Reader: TypeAlias = Callable[[Line, Draft, list[Finding]], Draft]


def example(kind: str = "animal") -> Text:
    """Return what to do: type a tile of a kind as in an example."""
    return Text("type it as in `{example}`", example=EXAMPLES[kind])


def stray_number(number: Word, line: Line, kind: str) -> Finding:
    """Return that a number stands in a line beside the points, or before their place."""
    if line.points is None:
        label = Text("`{number}` stands before the end of the line", number=number.text)
        remedy = Text("the points come last, as in `{example}`", example=EXAMPLES[kind])
        return finding(codes.TILE_WORD, number.place, label, help=remedy)
    label = Text(
        "`{number}` stands beside the points `{points}`", number=number.text, points=line.points.text
    )
    remedy = Text("a tile has one number, its points, at the end, as in `{example}`", example=EXAMPLES[kind])
    return finding(codes.TILE_WORD, number.place, label, help=remedy)


def left_over(words: Sequence[Word], line: Line, kind: str, found: list[Finding]) -> None:
    """Say of the first word that has no meaning here that it has none."""
    if not words:
        return
    if words[0].text.isdigit():
        found.append(stray_number(words[0], line, kind))
        return
    label = Text("`{typed}` cannot be read here", typed=short(words[0].text))
    found.append(finding(codes.TILE_WORD, words[0].place, label, help=example(kind)))


def take_ground(words: Sequence[Word], draft: Draft, found: list[Finding]) -> tuple[Draft, Sequence[Word]]:
    """Return the draft with the ground that stands first, if it does, and the words behind it."""
    if words and like_letters(words[0].text) and draft.kind not in _WITH_SIDES:
        found.append(no_terrain(words[0]))
        return draft, ()
    if not words or not is_ground(words[0].text):
        return draft, words
    terrains = read_ground(words[:1], found)
    places = {**draft.places, "terrain": words[0].place}
    return draft._replace(terrains=terrains, places=places), words[1:]
