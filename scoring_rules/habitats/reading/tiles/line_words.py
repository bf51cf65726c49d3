"""The words of a tile in one line: how each field takes its own from the left, and what is left over."""

from __future__ import annotations

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, TERRAINS
from scoring_rules.habitats.reading.tiles.directions import STEPS_REMEDY, is_sides, like_steps, read_sides, read_steps
from scoring_rules.habitats.reading.tiles.typed_tile import Line
from scoring_rules.habitats.reading.tiles.words import CHOICES, Word, like_letters, no_terrain, one_of, unread

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
    """Take the ground; of a letter that is no terrain it is said that it is none."""
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
