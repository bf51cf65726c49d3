"""The words of a tile in one line: how each field takes its own from the left, and what is left over.

In `animal forest water GGF 6` the water may be a second ground or a need, and any word before the ground may
be the name. So the ground of an animal is found first, and what could be meant in two ways is asked about.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, LETTERS, TERRAINS
from scoring_rules.habitats.reading.tiles.directions import STEPS_REMEDY, is_sides, like_steps, read_sides, read_steps
from scoring_rules.habitats.reading.tiles.words import (
    CHOICES,
    KNOWN_NEEDS,
    KNOWN_TERRAINS,
    Line,
    Word,
    in_words,
    is_ground,
    like_letters,
    no_need,
    no_terrain,
    one_of,
    unread,
)

IN_DIGITS = Text("the points in digits, at the end")
"""What is understood at the end of a line, too."""
_WEST = "W"


def stray_number(number: Word, line: Line, findings: Findings) -> None:
    """Say that a line has a number besides the points, or before the place of the points."""
    unread(
        findings,
        number,
        "`{number}` is one number too many: the points are `{points}`"
        if line.points
        else "`{number}` comes before the end of the line",
        help="a tile has one number, its points, at the end, as in `{example}`"
        if line.points
        else "the points come last, as in `{example}`",
        number=number.text,
        points=line.points.text if line.points else "",
        example=KINDS[line.typed.kind].example,
    )


def left_over(line: Line, findings: Findings) -> None:
    """Say of the first word that was not taken that it has no meaning here."""
    for word in line.words[:1]:
        if word.text.isdigit():
            stray_number(word, line, findings)
        else:
            remedy = Text("type it as in `{example}`", example=KINDS[line.typed.kind].example)
            unread(findings, word, "`{typed}` cannot be read here", help=remedy)


def take_ground(line: Line, findings: Findings) -> Line:
    """Take the ground, or say that a letter in its place is not a terrain."""
    if line.words and like_letters(line.words[0].text):
        no_terrain(line.words[0], findings)
        return line.ended()
    return line.took_ground(findings)


def take_view(line: Line, findings: Findings) -> Line:
    """Take what a watchtower looks at: its design, or the cells by steps, which are all words there are."""
    words = line.words
    if any(like_steps(word.text) for word in words[:2]):
        return line.took("sees", len(words), sees=read_steps(words, findings))
    return take_choice(line, findings, "design", STEPS_REMEDY)


def take_choice(line: Line, findings: Findings, key: str, more: Text | None = None) -> Line:
    """Take a word that is one of a few; without it nothing is said of the words after it."""
    if not line.words:
        return line
    chosen = one_of(line.words[0], CHOICES[key], findings, more)
    return line.took(key, len(line.words) if chosen is None else 1, **{key: chosen})


def take_ground_of_gate(line: Line, findings: Findings) -> Line:
    """Take the ground of a gate or an entrance; a word alone that may be sides is not one."""
    words = line.words
    if len(words) == 1 and is_sides(words[0].text):
        return line
    after = line.took_ground(findings)
    if words and words[0].text.upper() == _WEST and after.words and all(map(_is_other_side, after.words)):
        sides = "".join(word.text.upper() for word in after.words)
        findings.say(
            codes.GROUND_OR_SIDE,
            words[0].place,
            "`{typed}` is read as the ground, {water}",
            help="type `{kind} {water} {sides}` to say so; if the west side is meant, type the sides together: `{west}`",
            typed=words[0].text,
            water=TERRAINS[-1],
            kind=KINDS[line.typed.kind].name,
            sides=sides,
            west=_WEST + sides,
        )
    return after


def _is_other_side(word: Word) -> bool:
    """Whether a word is a single side, as the W before it may be: `gate W E 3`, while `gate W NE 3` is clear."""
    return len(word.text) == 1 and is_sides(word.text) and word.text.upper() != _WEST


def take_ground_of_camp(line: Line, findings: Findings) -> Line:
    """Take the ground of a camp; a first W with more after it might be water or west, as in `camp W E 3`."""
    words = line.words
    if len(words) > 1 and words[0].text.upper() == _WEST:
        unread(
            findings,
            words[0],
            "`{typed}` may be {water} or the west side",
            help="type `{water}` for the ground; type sides together, as in `WE`",
            water=TERRAINS[-1],
        )
        return line.ended()
    return line if words and is_sides(words[0].text) else line.took_ground(findings)


def take_sides(line: Line, findings: Findings, key: str) -> Line:
    """Take the sides, which are all words that are left."""
    words = line.words
    if not words:
        return line
    last = IN_DIGITS if line.points is None and len(words) > 1 else None
    return line.took(key, len(words), sides=read_sides(key, words, findings, last))


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
    remedy = Text("type how many icons the tile shows; leave out what it does not show")
    findings.say(codes.TILE_WORD, place, "{number} is typed", help=remedy, number=wrong)
    return ()
