"""A tile in one line: `animal D GGGF 6`, `watchtower diagonal 2/1`, `gate G N 4`, `camp NE 3`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import MINUS, Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Chars, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import EXAMPLES, KINDS, NOISE
from scoring_rules.habitats.reading.tiles.directions import Word
from scoring_rules.habitats.reading.tiles.letters import like_letters
from scoring_rules.habitats.reading.tiles.line_readers import READERS
from scoring_rules.habitats.reading.tiles.lines import Line, example
from scoring_rules.habitats.reading.tiles.typed_tile import KNOWN_KINDS, Draft, is_ground

_WORD = re.compile(r"[^\s,;:]+")
_POINTS = re.compile(r"(\d{1,6})(?:/(\d{1,6}))?")
_WRONG_POINTS = re.compile(r"[-−]\d+|\d{7,}")
_WITHOUT_POINTS = ("plain", "entrance")
_LONGEST_KIND = 4


def read_line(text: str, path: tuple[Step, ...], place: Place, found: list[Finding]) -> Draft | None:
    """Return the tile that a line describes; None, and what is wrong in `found`, where it cannot be read.

    Args:
        text: The line as typed.
        path: Where it stands in the record.
        place: The place of the whole definition.
        found: Takes what is wrong.
    """
    words = [
        Word(match[0], Place(path, Chars(0, match.start(), match.end()))) for match in _WORD.finditer(text)
    ]
    kind, rest = _kind(words, place, found)
    if kind is None:
        return None
    kept = [word for word in rest if fold(word.text) not in NOISE or like_letters(word.text)]
    points = kept.pop() if kept and _POINTS.fullmatch(kept[-1].text) else None
    if kept and _WRONG_POINTS.fullmatch(kept[-1].text):
        found.append(_wrong_points(kept[-1]))
        return None
    before = len(found)
    draft = READERS[kind](Line(tuple(kept), points), Draft(kind, place), found)
    if points is not None and _readable(found[before:]):
        draft = _with_points(draft, points, found)
    return draft if _readable(found[before:]) else None


def _readable(found: Sequence[Finding]) -> bool:
    return all(each.code.severity != "error" for each in found)


def _kind(words: Sequence[Word], place: Place, found: list[Finding]) -> tuple[str | None, Sequence[Word]]:
    """Return the kind that a line begins with, and the words behind it; ground alone is a plain tile."""
    if not words:
        found.append(finding(codes.TILE_WORD, place, Text("nothing is typed of this tile"), help=example()))
        return None, ()
    for length in range(min(_LONGEST_KIND, len(words)), 0, -1):
        kind = KNOWN_KINDS.exact(" ".join(word.text for word in words[:length]))
        if kind is not None:
            return kind, words[length:]
    if len(words) == 1 and is_ground(words[0].text):
        return "plain", words
    match = KNOWN_KINDS.find(words[0].text)
    if match.found is None:
        label = Text("`{typed}` is no kind of tile", typed=short(words[0].text))
        remedy = Text(
            "begin with the kind, as in `{example}`; the kinds are {kinds}",
            example=EXAMPLES["animal"],
            kinds=tuple(KINDS.values()),
        )
        found.append(finding(codes.TILE_WORD, words[0].place, label, help=remedy))
    return match.found, words[1:]


def _wrong_points(word: Word) -> Finding:
    """Return what is wrong with a last number that is below 0 or too long."""
    remedy = Text("type the points printed on the tile")
    if word.text.isdigit():
        label = Text("`{typed}` has more than six digits", typed=short(word.text))
        return finding(codes.TILE_WORD, word.place, label, help=remedy)
    return finding(
        codes.NEGATIVE,
        word.place,
        Text("{points} points", points=short(f"{MINUS}{word.text[1:]}")),
        help=remedy,
    )


def _with_points(draft: Draft, word: Word, found: list[Finding]) -> Draft:
    match = _POINTS.fullmatch(word.text)
    assert match is not None  # noqa: S101 - the word was chosen by it
    if draft.kind in _WITHOUT_POINTS:
        label = Text("{kind}: points are typed", kind=KINDS[draft.kind])
        remedy = Text(
            "take them off, or look at the kind again; as in `{example}`", example=EXAMPLES[draft.kind]
        )
        found.append(finding(codes.TILE_FIELD, word.place, label, help=remedy))
    places = {**draft.places, "points": word.place}
    if match[2] is None:
        per_flower = int(match[1]) if draft.kind == "watchtower" else None
        return draft._replace(points=int(match[1]), per_flower=per_flower, places=places)
    if draft.kind != "watchtower":
        label = Text("`{typed}`: only a watchtower has points for animals and for flowers", typed=word.text)
        found.append(finding(codes.TILE_WORD, word.place, label, help=example(draft.kind)))
    return draft._replace(points=int(match[1]), per_flower=int(match[2]), places=places)
