"""A tile key by key: `{kind: animal, terrain: desert, needs: {grassland: 3, forest: 1}, points: 6}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import KEY, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, LETTERS
from scoring_rules.habitats.reading.tiles.animal_line import tally
from scoring_rules.habitats.reading.tiles.directions import add_cell, is_number, read_pair, read_sides, read_steps
from scoring_rules.habitats.reading.tiles.fields import FIELDS, KEYS, keys_of
from scoring_rules.habitats.reading.tiles.typed_tile import TypedTile
from scoring_rules.habitats.reading.tiles.words import (
    CHOICES,
    KNOWN_KINDS,
    KNOWN_NEEDS,
    Word,
    no_need,
    one_of,
    read_ground,
    unread,
)

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import TileEntry

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
