"""A tile key by key: `{kind: animal, terrain: desert, needs: {grassland: 3, forest: 1}, points: 6}`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from scoring_rules.frame.findings import Findings
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.place import KEY, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS, LETTERS
from scoring_rules.habitats.reading.tiles.animal_line import tally
from scoring_rules.habitats.reading.tiles.directions import (
    add_cell,
    is_number,
    read_pair,
    read_sides,
    read_steps,
)
from scoring_rules.habitats.reading.tiles.fields import FIELDS, KEYS, MOST_BORDERS, MOST_MARKED, keys_of
from scoring_rules.habitats.reading.tiles.typed_tile import TypedTile
from scoring_rules.habitats.reading.tiles.words import (
    KNOWN_COUNTS,
    KNOWN_DESIGNS,
    KNOWN_KINDS,
    KNOWN_NEEDS,
    Word,
    no_need,
    one_of,
    read_ground,
)

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import TileEntry

_Path: TypeAlias = "tuple[Step, ...]"
_Reader: TypeAlias = Callable[[Any, _Path, Findings], Any]


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
    values = {key: _READERS[key](value, (*path, key), findings) for key, value in typed.items()}
    if fresh:
        return None
    named = {} if entry.name is None else {"name": Place((*path, "name"))}
    return TypedTile(
        kind,
        place,
        name=entry.name,
        places={**named, **{key: Place((*path, key)) for key in typed}},
        **_by_attributes(kind, values),
    )


def _all_fit(typed: Iterable[str], kind: str, path: _Path, findings: Findings) -> None:
    keys = keys_of(kind)
    for key in typed:
        if key not in keys:
            findings.say(
                codes.TILE_FIELD,
                Place((*path, key), KEY),
                "{kind}: `{key}` is typed",
                help="take it off, or look at the kind again; its keys are {keys}",
                kind=KINDS[kind].name,
                key=key,
                keys=keys,
            )


def _by_attributes(kind: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the attributes of a tile that the values of keys give; the first key of a field wins."""
    return {
        attribute: values[key]
        for field in FIELDS[kind]
        for key, attribute in reversed(field.keys.items())
        if key in values
    }


def _words(words: Iterable[str], path: _Path) -> tuple[Word, ...]:
    return tuple(Word(word, Place((*path, index))) for index, word in enumerate(words))


def _number(typed: int, _path: _Path, _findings: Findings) -> int:
    return typed


def _reader(read: Callable[[tuple[Word, ...], Findings], Any]) -> _Reader:
    """Return what reads the words of a key as those of a line are read."""

    def read_key(typed: str | tuple[str, ...], path: _Path, findings: Findings) -> Any:
        words = (Word(typed, Place(path)),) if isinstance(typed, str) else _words(typed, path)
        return read(words, findings)

    return read_key


def _choice(known: Lexicon[str]) -> _Reader:
    """Return what reads a word that is one of a few."""
    return _reader(lambda words, findings: one_of(words[0], known, findings))


def _needs(typed: Mapping[str, int], path: _Path, findings: Findings) -> tuple[tuple[int, int], ...]:
    numbers: dict[int, int] = {}
    first: dict[int, str] = {}
    for key, number in typed.items():
        word = Word(key, Place((*path, key), KEY))
        if len(key) == 1 and key.upper() not in LETTERS:
            findings.append(no_need(word, key))
            continue
        index = one_of(word, KNOWN_NEEDS, findings)
        if index is None:
            continue
        if index in first:
            findings.say(
                codes.TILE_WORD,
                word.place,
                "`{key}` is the same as `{first}`",
                help="keep one of them",
                key=key,
                first=first[index],
            )
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
            help="put each cell, its row and column steps, into brackets: `{example}`",
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


_READERS: Mapping[str, _Reader] = {
    "terrain": _reader(read_ground),
    "needs": _needs,
    "points": _number,
    "design": _choice(KNOWN_DESIGNS),
    "animal": _number,
    "flower": _number,
    "sees": _sees,
    "counts": _choice(KNOWN_COUNTS),
    "border": _reader(partial(read_sides, MOST_BORDERS)),
    "sides": _reader(partial(read_sides, MOST_MARKED)),
}
"""How the value of each key is read."""
