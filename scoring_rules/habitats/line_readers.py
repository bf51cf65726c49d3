"""What stands behind the kind of a tile in one line: a reader for each kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.finding import Finding, finding
from scoring_rules.habitats import codes
from scoring_rules.habitats.data.words import TERRAINS
from scoring_rules.habitats.directions import Word, is_sides, read_sides, read_steps
from scoring_rules.habitats.draft import (
    KNOWN_COUNTS,
    KNOWN_DESIGNS,
    KNOWN_NEEDS,
    Draft,
    is_ground,
    letters_needed,
    read_ground,
    tally,
)
from scoring_rules.lookup import look_up, short
from scoring_rules.text import Text

_LETTERS = re.compile(r"(?:\d{0,2}[GFDWL])+", re.IGNORECASE)
_MOST_BORDERS, _MOST_SIDES = 3, 4

EXAMPLES: dict[str, str] = {
    "animal": "animal D GGGF 6",
    "flower": "flower F",
    "watchtower": "watchtower around 1",
    "tourist": "tourist F tiles 1",
    "gate": "gate G N 4",
    "camp": "camp NE 3",
    "entrance": "entrance S",
    "plain": "plain F",
}


class Line(NamedTuple):
    """The words of a line behind the kind, and the points at its end."""

    words: tuple[Word, ...]
    points: Word | None


Reader: TypeAlias = Callable[[Line, Draft, list[Finding]], Draft]


def example(kind: str = "animal") -> Text:
    """Return what to do: type a tile of a kind as in an example."""
    return Text("type it as in `{example}`", example=EXAMPLES[kind])


def _left_over(words: Sequence[Word], kind: str, found: list[Finding]) -> None:
    """Say of the first word that has no meaning here that it has none."""
    if words:
        label = Text("`{typed}` cannot be read here", typed=short(words[0].text))
        found.append(finding(codes.TILE_WORD, words[0].place, label, example(kind)))


def _ground(words: Sequence[Word], draft: Draft, found: list[Finding]) -> tuple[Draft, Sequence[Word]]:
    """Return the draft with the ground that stands first, if it does, and the words behind it."""
    if not words or not is_ground(words[0].text):
        return draft, words
    terrains = read_ground(words[:1], found)
    places = {**draft.places, "terrain": words[0].place}
    return draft._replace(terrains=terrains, places=places), words[1:]


def _animal(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`animal [name] GROUND NEEDS points`."""
    words = line.words
    named = [i for i, word in enumerate(words) if is_ground(word.text)]
    first = named[0] if named else 0
    if first and not any(_LETTERS.fullmatch(word.text) for word in words[:first]):
        name = " ".join(word.text for word in words[:first])
        places = {"name": words[0].place}
        draft, words = draft._replace(name=name, places=places), words[first:]
    draft, rest = _ground(words, draft, found)
    if not rest:
        return draft
    numbers: Counter[int] = Counter()
    before, waiting = len(found), 1
    for word in rest:
        if word.text.isdigit():
            waiting = int(word.text)
            continue
        if _LETTERS.fullmatch(word.text) or word.text.isupper():
            letters = letters_needed(word, found)
            numbers.update({index: number * waiting for index, number in letters.items()})
        else:
            index = look_up(word.text, KNOWN_NEEDS, word.place, found, codes.TILE_WORD, codes.TILE_WORD)
            if index is not None:
                numbers[index] += waiting
        waiting = 1
        if len(found) > before:
            break
    return draft._replace(needs=tally(numbers), places={**draft.places, "needs": rest[0].place})


def _flower(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`flower GROUND`."""
    draft, rest = _ground(line.words, draft, found)
    _left_over(rest, draft.kind, found)
    return draft


def _watchtower(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`watchtower DESIGN points`, or the cells it sees by steps."""
    words = line.words
    if not words:
        return draft
    if all(is_sides(word.text) for word in words):
        return draft._replace(sees=read_steps(words, found), places={"sees": words[0].place})
    design = look_up(words[0].text, KNOWN_DESIGNS, words[0].place, found, codes.TILE_WORD, codes.TILE_WORD)
    if design is not None:
        _left_over(words[1:], draft.kind, found)
    return draft._replace(design=design, places={"design": words[0].place})


def _tourist(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`tourist GROUND tiles|habitats|terrain points`."""
    draft, rest = _ground(line.words, draft, found)
    if not rest:
        return draft
    counts = look_up(rest[0].text, KNOWN_COUNTS, rest[0].place, found, codes.TILE_WORD, codes.TILE_WORD)
    if counts is not None:
        _left_over(rest[1:], draft.kind, found)
    return draft._replace(counts=counts, places={**draft.places, "counts": rest[0].place})


def _gate(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`gate GROUND SIDES points`; `gate SIDES points` where the ground is grey."""
    words: Sequence[Word] = line.words
    if len(words) > 1 or (words and not is_sides(words[0].text)):
        draft, words = _ground(words, draft, found)
    return _sides(words, _MOST_BORDERS, draft, found)


def _entrance(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`entrance [GROUND] SIDE`."""
    return _gate(line, draft, found)


def _camp(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`camp [GROUND] SIDES points`; a first W with more behind it might be water or west."""
    words: Sequence[Word] = line.words
    if len(words) > 1 and words[0].text.upper() == "W":
        label = Text("`{typed}` may be {water} or the west side", typed=words[0].text, water=TERRAINS[-1])
        remedy = Text("type `water` for the ground; sides run together, as in `WE`")
        found.append(finding(codes.TILE_WORD, words[0].place, label, remedy))
        return draft
    if words and not is_sides(words[0].text):
        draft, words = _ground(words, draft, found)
    return _sides(words, _MOST_SIDES, draft, found)


def _sides(words: Sequence[Word], most: int, draft: Draft, found: list[Finding]) -> Draft:
    if not words:
        return draft
    sides = read_sides(words, most, found)
    return draft._replace(sides=sides, places={**draft.places, "sides": words[0].place})


def _plain(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`plain GROUND`, or the ground alone."""
    return _flower(line, draft, found)


READERS: dict[str, Reader] = {
    "animal": _animal,
    "flower": _flower,
    "watchtower": _watchtower,
    "tourist": _tourist,
    "gate": _gate,
    "camp": _camp,
    "entrance": _entrance,
    "plain": _plain,
}
