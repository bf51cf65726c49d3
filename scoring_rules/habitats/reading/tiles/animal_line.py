"""An animal in one line: `animal D GGGF 6`, `animal lion desert needs 3 grassland 1 forest, scores 6`.

In `animal forest water GGF 6` the water may be a second ground or a need, and any word before the ground may
be the name. So the ground is found first, and what could be meant in two ways is asked about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, LETTERS, TERRAINS
from scoring_rules.habitats.reading.tiles.line_words import IN_DIGITS, stray_number
from scoring_rules.habitats.reading.tiles.typed_tile import Line
from scoring_rules.habitats.reading.tiles.words import (
    KNOWN_NEEDS,
    KNOWN_TERRAINS,
    Word,
    in_words,
    is_ground,
    like_letters,
    no_need,
    no_terrain,
    one_of,
    unread,
)

_LETTERS = re.compile(r"(?:\d{0,2}[GFDWL])+", re.IGNORECASE)
_MOST_NEEDED = 30
"""More icons than any tile has room for."""


def take_name_and_ground(line: Line, findings: Findings) -> Line:
    """Take the name, if there is one, and the ground; the name alone where all else is known."""
    words = line.words
    first = next((i for i, word in enumerate(words) if is_ground(word.text) or _are_letters(word)), None)
    named = words[:first]
    unclear = bool(named) and (len(named[0].text) == 1 or named[-1].text.isdigit() or like_letters(named[-1].text))
    if unclear or (first is not None and not is_ground(words[first].text)):
        _no_ground(named, words[len(named) :], findings)
        return line.ended()
    if named:
        line = line.took("name", len(named), name=" ".join(word.text for word in named))
    fresh = findings.watch()
    after = line.took_ground(findings)
    if fresh:
        return after.ended()
    if after.words:
        _ask_for_second_ground(line.words[0], after.words, findings)
    return after


def _are_letters(word: Word) -> bool:
    return _LETTERS.fullmatch(word.text) is not None


def _no_ground(named: Sequence[Word], rest: Sequence[Word], findings: Findings) -> None:
    """Say that there is no ground before what an animal needs, or that another word is in its place."""
    if named and like_letters(named[-1].text):
        no_terrain(named[-1], findings)
        return
    word = named[-1] if named and len(named[0].text) > 1 else named[0] if named else None
    near = () if word is None else KNOWN_TERRAINS.near(word.text)
    if word is None or (rest and len(word.text) > 1 and not near):
        unread(
            findings,
            rest[0],
            "the ground is missing",
            help="type it before what the animal needs, as in `{example}`",
            example=KINDS["animal"].example,
        )
        return
    unread(
        findings,
        word,
        "`{typed}` is not a ground",
        help="did you mean {near}?" if near else "type {letters}: {terrains}; or two of them, as in `GW`",
        near=near,
        letters="G F D W",
        terrains=TERRAINS,
    )


def _ask_for_second_ground(ground: Word, rest: Sequence[Word], findings: Findings) -> None:
    """Ask what a second terrain in words means, where letters for what the animal needs come after it."""
    if in_words(ground.text) and in_words(rest[0].text) and any(map(_are_letters, rest[1:])):
        unread(
            findings,
            rest[0],
            "`{typed}` may be a second ground or what the animal needs",
            help="type `{two}` for a tile with two terrains, or everything that it needs in letters",
            two=f"{ground.text}/{rest[0].text}",
        )


def take_needs(line: Line, findings: Findings) -> Line:
    """Take what an animal needs, which is all words that are left."""
    if not line.words:
        return line
    return line.took("needs", len(line.words), needs=_needs(line, findings))


def _needs(line: Line, findings: Findings) -> tuple[tuple[int, int], ...]:
    """Return what words say that an animal needs; a number counts the one terrain after it."""
    numbers: Counter[int] = Counter()
    fresh = findings.watch()
    count: Word | None = None
    for word in line.words:
        if word.text.isdigit():
            if count is not None:
                break
            count = word
            continue
        if _are_letters(word) or word.text.isupper():
            if count is not None and len(word.text) > 1:
                break
            letters = _in_letters(word, findings)
        else:
            more = IN_DIGITS if line.points is None and word is line.words[-1] else None
            index = one_of(word, KNOWN_NEEDS, findings, more)
            letters = Counter() if index is None else Counter({index: 1})
        if fresh:
            return ()
        times = 1 if count is None else int(count.text)
        numbers.update({index: number * times for index, number in letters.items()})
        count = None
    if count is not None:
        stray_number(count, line, findings)
        return ()
    return tally(numbers, line.words[0].place, findings)


def _in_letters(word: Word, findings: Findings) -> Counter[int]:
    """Return what the letters of a word such as `GGGF` or `3G1F` say that an animal needs."""
    numbers: Counter[int] = Counter()
    for number, letter in re.findall(r"(\d*)(\D)", word.text):
        index = LETTERS.find(letter.upper())
        if index < 0:
            no_need(word, letter, findings)
            return Counter()
        numbers[index] += int(number or 1)
    return numbers


def tally(numbers: Mapping[int, int], place: Place, findings: Findings) -> tuple[tuple[int, int], ...]:
    """Return what an animal needs in the order of `NEEDED`; numbers that no tile shows are reported."""
    wrong = next((number for number in numbers.values() if not 1 <= number <= _MOST_NEEDED), None)
    if wrong is None:
        return tuple(sorted(numbers.items()))
    findings.say(
        codes.TILE_WORD,
        place,
        "{number} is typed",
        help="type how many icons the tile shows; leave out what it does not show",
        number=wrong,
    )
    return ()
