"""What stands behind the kind of a tile in one line: a reader for each kind."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, KINDS, TERRAINS
from scoring_rules.habitats.reading.tiles.animal_line import read_animal
from scoring_rules.habitats.reading.tiles.directions import (
    STEPS_REMEDY,
    Word,
    is_sides,
    read_sides,
    read_steps,
)
from scoring_rules.habitats.reading.tiles.lines import IN_DIGITS, Line, Reader, left_over, take_ground
from scoring_rules.habitats.reading.tiles.typed_tile import KNOWN_COUNTS, KNOWN_DESIGNS, Draft, one_of

_MOST_BORDERS, _MOST_SIDES = 3, 4
_COUNTED_STEPS = re.compile(r"\d+[NESW]+", re.IGNORECASE)
_WEST = "W"


def _flower(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`flower GROUND`."""
    draft, rest = take_ground(line.words, draft, found)
    left_over(rest, line, draft.kind, found)
    return draft


def _watchtower(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`watchtower DESIGN points`, or the cells it sees by steps."""
    words = line.words
    if not words:
        return draft
    if any(is_sides(word.text) or _COUNTED_STEPS.fullmatch(word.text) for word in words[:2]):
        return draft._replace(sees=read_steps(words, found), places={"sees": words[0].place})
    design = one_of(words[0], KNOWN_DESIGNS, DESIGNS, found, STEPS_REMEDY)
    if design is not None:
        left_over(words[1:], line, draft.kind, found)
    return draft._replace(design=design, places={"design": words[0].place})


def _tourist(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`tourist GROUND tiles|habitats|terrain points`."""
    draft, rest = take_ground(line.words, draft, found)
    if not rest:
        return draft
    counts = one_of(rest[0], KNOWN_COUNTS, COUNTS, found)
    if counts is not None:
        left_over(rest[1:], line, draft.kind, found)
    return draft._replace(counts=counts, places={**draft.places, "counts": rest[0].place})


def _gate(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`gate GROUND SIDES points`; `gate SIDES points` where the ground is grey."""
    words: Sequence[Word] = line.words
    if len(words) > 1 or (words and not is_sides(words[0].text)):
        draft, words = take_ground(words, draft, found)
        ground = line.words[0]
        if ground.text.upper() == _WEST and words and all(map(_is_other_side, words)):
            found.append(_may_be_west(ground, words, draft.kind))
    return _sides(words, _MOST_BORDERS, line, draft, found)


def _is_other_side(word: Word) -> bool:
    """Whether a word is one side alone, as the W before it may be; sides that run together leave no doubt."""
    return len(word.text) == 1 and is_sides(word.text) and word.text.upper() != _WEST


def _may_be_west(ground: Word, sides: Sequence[Word], kind: str) -> Finding:
    """Return that a W before sides is read as the ground, as everywhere before the sides of a gate."""
    typed = "".join(word.text.upper() for word in sides)
    label = Text("`{typed}` is read as the ground, {water}", typed=ground.text, water=TERRAINS[-1])
    remedy = Text(
        "type `{kind} {water} {sides}` to say so; if the west side is meant, type the sides together: `{west}`",
        kind=KINDS[kind],
        water=TERRAINS[-1],
        sides=typed,
        west=ground.text.upper() + typed,
    )
    return finding(codes.GROUND_OR_SIDE, ground.place, label, help=remedy)


def _entrance(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`entrance [GROUND] SIDE`."""
    return _gate(line, draft, found)


def _camp(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`camp [GROUND] SIDES points`; a first W with more behind it might be water or west."""
    words: Sequence[Word] = line.words
    if len(words) > 1 and words[0].text.upper() == _WEST:
        label = Text("`{typed}` may be {water} or the west side", typed=words[0].text, water=TERRAINS[-1])
        remedy = Text("type `{water}` for the ground; sides run together, as in `WE`", water=TERRAINS[-1])
        found.append(finding(codes.TILE_WORD, words[0].place, label, help=remedy))
        return draft
    if words and not is_sides(words[0].text):
        draft, words = take_ground(words, draft, found)
    return _sides(words, _MOST_SIDES, line, draft, found)


def _sides(words: Sequence[Word], most: int, line: Line, draft: Draft, found: list[Finding]) -> Draft:
    if not words:
        return draft
    sides = read_sides(words, most, found, IN_DIGITS if line.points is None and len(words) > 1 else None)
    return draft._replace(sides=sides, places={**draft.places, "sides": words[0].place})


def _plain(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`plain GROUND`, or the ground alone."""
    return _flower(line, draft, found)


READERS: dict[str, Reader] = {
    "animal": read_animal,
    "flower": _flower,
    "watchtower": _watchtower,
    "tourist": _tourist,
    "gate": _gate,
    "camp": _camp,
    "entrance": _entrance,
    "plain": _plain,
}
