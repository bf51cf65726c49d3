"""An animal in one line: `animal D GGGF 6`, `animal lion desert needs 3 grassland 1 forest, scores 6`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import EXAMPLES, NEEDED, TERRAINS
from scoring_rules.habitats.reading.tiles.directions import Word
from scoring_rules.habitats.reading.tiles.letters import like_letters, no_terrain
from scoring_rules.habitats.reading.tiles.lines import IN_DIGITS, Line, stray_number, take_ground
from scoring_rules.habitats.reading.tiles.typed_tile import (
    KNOWN_NEEDS,
    KNOWN_TERRAINS,
    Draft,
    in_words,
    is_ground,
    letters_needed,
    one_of,
    tally,
)

_LETTERS = re.compile(r"(?:\d{0,2}[GFDWL])+", re.IGNORECASE)


def read_animal(line: Line, draft: Draft, found: list[Finding]) -> Draft:
    """`animal [name] GROUND NEEDS points`; the name alone where all else is known."""
    words = line.words
    first = next((i for i, word in enumerate(words) if is_ground(word.text) or _are_letters(word)), None)
    before, named = len(found), words[:first]
    if first is not None and not is_ground(words[first].text):
        found.append(_no_ground(named, words[first:]))
        return draft
    if named and (len(named[0].text) == 1 or named[-1].text.isdigit() or like_letters(named[-1].text)):
        found.append(_no_ground(named, words[len(named) :]))
        return draft
    if named:
        name = " ".join(word.text for word in named)
        draft = draft._replace(name=name, places={"name": named[0].place})
    draft, rest = take_ground(words[len(named) :], draft, found)
    if not rest or len(found) > before:
        return draft
    _unclear_ground(words[len(named)], rest, found)
    needs = _needs(rest, line, found)
    return draft._replace(needs=needs, places={**draft.places, "needs": rest[0].place})


def _are_letters(word: Word) -> bool:
    return _LETTERS.fullmatch(word.text) is not None


def _no_ground(named: Sequence[Word], rest: Sequence[Word]) -> Finding:
    """Return that no ground stands before what an animal needs, or another word in its place."""
    if named and like_letters(named[-1].text):
        return no_terrain(named[-1])
    word = named[-1] if named and len(named[0].text) > 1 else named[0] if named else None
    near = () if word is None else KNOWN_TERRAINS.near(word.text)
    if word is None or (rest and len(word.text) > 1 and not near):
        label = Text("the ground is missing")
        remedy = Text("type it before what the animal needs, as in `{example}`", example=EXAMPLES["animal"])
        return finding(codes.TILE_WORD, rest[0].place, label, help=remedy)
    label = Text("`{typed}` is no ground", typed=short(word.text))
    remedy = (
        Text("did you mean {near}?", near=near)
        if near
        else Text(
            "type {letters}: {terrains}; or two of them, as in `GW`", letters="G F D W", terrains=TERRAINS
        )
    )
    return finding(codes.TILE_WORD, word.place, label, help=remedy)


def _unclear_ground(ground: Word, rest: Sequence[Word], found: list[Finding]) -> None:
    """Ask what a second terrain in words means, where letters for what the animal needs stand behind it."""
    if in_words(ground.text) and in_words(rest[0].text) and any(map(_are_letters, rest[1:])):
        label = Text("`{typed}` may be a second ground or what the animal needs", typed=short(rest[0].text))
        remedy = Text(
            "type `{two}` for a tile of two terrains; or all that it needs in letters",
            two=f"{ground.text}/{rest[0].text}",
        )
        found.append(finding(codes.TILE_WORD, rest[0].place, label, help=remedy))


def _needs(words: Sequence[Word], line: Line, found: list[Finding]) -> tuple[tuple[int, int], ...]:
    """Return what some words say that an animal needs; a number counts the one terrain behind it."""
    numbers: Counter[int] = Counter()
    before = len(found)
    count: Word | None = None
    for word in words:
        if word.text.isdigit():
            if count is not None:
                break
            count = word
            continue
        if _are_letters(word) or word.text.isupper():
            if count is not None and len(word.text) > 1:
                break
            letters = letters_needed(word, found)
        else:
            more = IN_DIGITS if line.points is None and word is words[-1] else None
            index = one_of(word, KNOWN_NEEDS, dict(enumerate(NEEDED)), found, more)
            letters = Counter() if index is None else Counter({index: 1})
        if len(found) > before:
            return ()
        times = 1 if count is None else int(count.text)
        numbers.update({index: number * times for index, number in letters.items()})
        count = None
    if count is not None:
        found.append(stray_number(count, line, "animal"))
        return ()
    return tally(numbers, words[0].place, found)
