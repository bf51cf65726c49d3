"""A tile in one line: `animal D GGGF 6`, `watchtower diagonal 2/1`, `gate G N 4`, `camp NE 3`.

The kind is taken from the beginning, the points from the end; the fields of the kind take the words between
them, one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import MINUS, Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Chars, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, NOISE
from scoring_rules.habitats.reading.tiles.fields import FIELDS, keys_of
from scoring_rules.habitats.reading.tiles.line_words import left_over
from scoring_rules.habitats.reading.tiles.typed_tile import Line, TypedTile
from scoring_rules.habitats.reading.tiles.words import KNOWN_KINDS, Word, is_ground, like_letters, unread

_WORD = re.compile(r"[^\s,;:]+")
_POINTS = re.compile(r"(\d{1,6})(?:/(\d{1,6}))?")
_WRONG_POINTS = re.compile(r"[-−]\d+|\d{7,}")
_LONGEST_KIND = 4


def read_line(text: str, path: tuple[Step, ...], place: Place, findings: Findings) -> TypedTile | None:
    """Return the tile that a line describes; None, and what is wrong in `findings`, where it cannot be read.

    `path` is that of the line in the record, `place` that of the whole definition.
    """
    words = [Word(match[0], Place(path, Chars(0, match.start(), match.end()))) for match in _WORD.finditer(text)]
    kind, rest = _kind(words, place, findings)
    if kind is None:
        return None
    kept = [word for word in rest if fold(word.text) not in NOISE or like_letters(word.text)]
    points = kept.pop() if kept and _POINTS.fullmatch(kept[-1].text) else None
    if kept and _WRONG_POINTS.fullmatch(kept[-1].text):
        _wrong_points(kept[-1], findings)
        return None
    before = len(findings)
    line = Line(TypedTile(kind, place), tuple(kept), points)
    for field in FIELDS[kind]:
        if field.take is not None:
            line = field.take(line, findings)
    left_over(line, findings)
    typed = line.typed
    if points is not None and _are_harmless(findings[before:]):
        typed = _with_points(typed, points, findings)
    return typed if _are_harmless(findings[before:]) else None


def _are_harmless(findings: Sequence[Finding]) -> bool:
    """Whether a tile can be read in spite of findings: a W that is read as water is a note."""
    return all(finding.code.severity != "error" for finding in findings)


def _kind(words: Sequence[Word], place: Place, findings: Findings) -> tuple[str | None, Sequence[Word]]:
    """Return the kind that a line begins with, and the words after it; ground alone is a plain tile."""
    example = KINDS["animal"].example
    if not words:
        unread(
            findings,
            Word("", place),
            "nothing is typed for this tile",
            help="type it as in `{example}`",
            example=example,
        )
        return None, ()
    for length in range(min(_LONGEST_KIND, len(words)), 0, -1):
        kind = KNOWN_KINDS.exact(" ".join(word.text for word in words[:length]))
        if kind is not None:
            return kind, words[length:]
    if len(words) == 1 and is_ground(words[0].text):
        return "plain", words
    match = KNOWN_KINDS.find(words[0].text)
    if match.found is None:
        unread(
            findings,
            words[0],
            "`{typed}` is not a kind of tile",
            help="begin with the kind, as in `{example}`; the kinds are {kinds}",
            example=example,
            kinds=KNOWN_KINDS.shown,
        )
    return match.found, words[1:]


def _wrong_points(word: Word, findings: Findings) -> None:
    """Say what is wrong with a last number that is below 0 or too long."""
    remedy = Text("type the points printed on the tile")
    if word.text.isdigit():
        unread(findings, word, "`{typed}` has more than six digits", help=remedy)
    else:
        points = short(f"{MINUS}{word.text[1:]}")
        findings.say(codes.NEGATIVE, word.place, "{points} points", help=remedy, points=points)


def _with_points(typed: TypedTile, word: Word, findings: Findings) -> TypedTile:
    """Return a tile with the points at the end of its line; one number is for animals and flowers alike."""
    kind, (points, _, per_flower) = KINDS[typed.kind], word.text.partition("/")
    if "points" not in keys_of(typed.kind):
        findings.say(
            codes.TILE_FIELD,
            word.place,
            "{kind}: points are typed",
            help="remove them, or check the kind, as in `{example}`",
            kind=kind.name,
            example=kind.example,
        )
    if per_flower and typed.kind != "watchtower":
        unread(
            findings,
            word,
            "`{typed}`: only a watchtower has points for animals and for flowers",
            help="type it as in `{example}`",
            example=kind.example,
        )
    return typed._replace(
        points=int(points),
        per_flower=int(per_flower or points) if typed.kind == "watchtower" else None,
        places={**typed.places, "points": word.place},
    )
