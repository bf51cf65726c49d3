"""The two spellings of a tile: `animal D GGGF 6`, or `{kind: animal, terrain: D, needs: GGGF, points: 6}`.

Of a line, the kind is taken from the beginning, the points from the end; the fields of the kind take the words
between them, one after the other. The values of keys are read as the words of a line are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import MINUS, Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import KEY, Chars, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import GREY, KINDS, LETTERS, NOISE
from scoring_rules.habitats.reading.tiles.directions import add_cell, is_number, read_pair, read_sides, read_steps
from scoring_rules.habitats.reading.tiles.fields import FIELDS, KEYS, keys_of
from scoring_rules.habitats.reading.tiles.line_words import left_over, tally
from scoring_rules.habitats.reading.tiles.words import (
    CHOICES,
    KNOWN_KINDS,
    KNOWN_NEEDS,
    Line,
    TypedTile,
    Word,
    is_ground,
    like_letters,
    no_need,
    one_of,
    read_ground,
    unread,
)

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import TileEntry

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
    if (
        kept
        and fold(kept[0].text) in GREY
        and all(field.needed is False for field in FIELDS[kind] if "terrain" in field.keys)
    ):
        del kept[0]
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


_Path: TypeAlias = "tuple[Step, ...]"


def read_entry(entry: TileEntry, path: _Path, place: Place, findings: Findings) -> TypedTile | None:
    """Return the tile that an entry describes; None, and what is wrong in `findings`, where it cannot be read."""
    fresh = findings.watch()
    if entry.kind is None:
        findings.say(
            codes.TILE_LACKS,
            place,
            "the kind of the tile is missing",
            help="add `kind:`, one of {kinds}",
            rests_on=(Place((*path, "kind")),),
            kinds=KNOWN_KINDS.shown,
        )
        return None
    kind = one_of(Word(entry.kind, Place((*path, "kind"))), KNOWN_KINDS, findings)
    if kind is None:
        return None
    typed = {key: value for key in KEYS if (value := getattr(entry, key)) is not None}
    _all_fit(typed, kind, path, findings)
    if "border" in typed:
        typed.pop("sides", None)  # only one of them fits a kind: of the other no more is said
    values = {key: _value(key, value, (*path, key), findings) for key, value in typed.items()}
    if fresh:
        return None
    attributes = {  # the first key of a field wins: `points` is for what has no points of its own
        attribute: values[key]
        for field in FIELDS[kind]
        for key, attribute in reversed(field.keys.items())
        if key in values
    }
    named = {} if entry.name is None else {"name": Place((*path, "name"))}
    return TypedTile(
        kind, place, name=entry.name, places={**named, **{key: Place((*path, key)) for key in typed}}, **attributes
    )


def _all_fit(typed: Iterable[str], kind: str, path: _Path, findings: Findings) -> None:
    keys = keys_of(kind)
    for key in typed:
        if key not in keys:
            findings.say(
                codes.TILE_FIELD,
                Place((*path, key), KEY),
                "{kind}: `{key}` is typed",
                help="remove it, or check the kind; its keys are {keys}",
                kind=KINDS[kind].name,
                key=key,
                keys=keys,
            )


def _words(words: Iterable[str], path: _Path) -> tuple[Word, ...]:
    return tuple(Word(word, Place((*path, index))) for index, word in enumerate(words))


def _value(key: str, typed: Any, path: _Path, findings: Findings) -> Any:
    """Return the value of a key, read as its words in a line are, where a line has it."""
    match key:
        case "terrain":
            return read_ground(_words(typed, path), findings)
        case "needs":
            return _needs(typed, path, findings)
        case "design" | "counts":
            return one_of(Word(typed, Place(path)), CHOICES[key], findings)
        case "sees":
            return _sees(typed, path, findings)
        case "border" | "sides":
            return read_sides(key, _words(typed, path), findings)
        case _:
            return typed


def _needs(typed: Mapping[str, int], path: _Path, findings: Findings) -> tuple[tuple[int, int], ...]:
    numbers: dict[int, int] = {}
    first: dict[int, str] = {}
    for key, number in typed.items():
        word = Word(key, Place((*path, key), KEY))
        if len(key) == 1 and key.upper() not in LETTERS:
            no_need(word, key, findings)
            continue
        index = one_of(word, KNOWN_NEEDS, findings)
        if index is None:
            continue
        if index in first:
            same = first[index]
            unread(findings, word, "`{key}` is the same as `{first}`", help="keep one of them", key=key, first=same)
            continue
        first[index], numbers[index] = key, number
    return tally(numbers, Place(path), findings)


def _sees(typed: tuple[tuple[str, ...], ...], path: _Path, findings: Findings) -> tuple[tuple[int, int], ...]:
    """Return the cells that a watchtower looks at: pairs of numbers, or steps in letters."""
    if len(typed) > 1 and all(len(cell) == 1 and is_number(cell[0]) for cell in typed):
        findings.say(
            codes.SIDES,
            Place(path),
            "these are numbers, not cells",
            help="put each cell, as its row and column steps, in brackets: `{example}`",
            example="[[-1, 0], [-2, 0]]",
        )
        return ()
    cells: list[tuple[int, int]] = []
    for index, cell in enumerate(typed):
        pair = read_pair(cell)
        if pair is None:
            cells += read_steps(_words(cell, (*path, index)), findings)
        else:
            add_cell(cells, pair, Word(" ".join(cell), Place((*path, index))), findings)
    return tuple(cells)
