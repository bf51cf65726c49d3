"""A tile key by key: `{kind: animal, terrain: desert, needs: {grassland: 3, forest: 1}, points: 6}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.place import KEY, Place, Step
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, KINDS, LETTERS
from scoring_rules.habitats.reading.tiles.directions import (
    Word,
    add_cell,
    is_number,
    read_pair,
    read_sides,
    read_steps,
)
from scoring_rules.habitats.reading.tiles.letters import no_need
from scoring_rules.habitats.reading.tiles.typed_tile import (
    KNOWN_COUNTS,
    KNOWN_DESIGNS,
    KNOWN_KINDS,
    KNOWN_NEEDS,
    Draft,
    one_of,
    read_ground,
    tally,
)

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import TileEntry

_KEYS: dict[str, frozenset[str]] = {
    "animal": frozenset({"terrain", "needs", "points"}),
    "flower": frozenset({"terrain", "points"}),
    "watchtower": frozenset({"terrain", "design", "sees", "animal", "flower", "points"}),
    "tourist": frozenset({"terrain", "counts", "points"}),
    "gate": frozenset({"terrain", "border", "points"}),
    "camp": frozenset({"terrain", "sides", "points"}),
    "entrance": frozenset({"terrain", "border"}),
    "plain": frozenset({"terrain"}),
}
"""The keys of each kind beside `kind` and `name`."""
_ALL_KEYS = ("terrain", "needs", "points", "design", "animal", "flower", "sees", "counts", "border", "sides")
_MOST_BORDERS, _MOST_SIDES = 3, 4


def read_entry(entry: TileEntry, path: tuple[Step, ...], place: Place, found: list[Finding]) -> Draft | None:
    """Return the tile that an entry describes; None, and what is wrong in `found`, where it cannot be read."""
    before = len(found)
    if entry.kind is None:
        remedy = Text("add `kind:`, one of {kinds}", kinds=tuple(KINDS.values()))
        lacking = finding(codes.TILE_LACKS, place, Text("the kind of the tile is missing"), help=remedy)
        found.append(lacking._replace(rests_on=(Place((*path, "kind")),)))
        return None
    kind = look_up(entry.kind, KNOWN_KINDS, Place((*path, "kind")), found, codes.TILE_WORD, codes.TILE_WORD)
    if kind is None:
        return None
    _unfitting(entry, kind, path, found)
    points, per_flower = _points(entry) if kind == "watchtower" else (entry.points, None)
    draft = Draft(
        kind,
        place,
        name=entry.name,
        terrains=None if entry.terrain is None else _terrains(entry.terrain, (*path, "terrain"), found),
        needs=_needs(entry, path, found),
        points=points,
        per_flower=per_flower,
        design=_option(entry.design, KNOWN_DESIGNS, DESIGNS, (*path, "design"), found),
        sees=_sees(entry, (*path, "sees"), found),
        counts=_option(entry.counts, KNOWN_COUNTS, COUNTS, (*path, "counts"), found),
        sides=_sides(entry, path, found),
        places={key: Place((*path, key)) for key in ("name", *_ALL_KEYS) if getattr(entry, key) is not None},
    )
    return draft if len(found) == before else None


def _points(entry: TileEntry) -> tuple[int | None, int | None]:
    """Return the points of a watchtower for an animal and a flower; `points` is for both alike."""
    if entry.animal is None and entry.flower is None:
        return entry.points, entry.points
    return entry.animal if entry.animal is not None else entry.points, (
        entry.flower if entry.flower is not None else entry.points
    )


def _unfitting(entry: TileEntry, kind: str, path: tuple[Step, ...], found: list[Finding]) -> None:
    for key in _ALL_KEYS:
        if getattr(entry, key) is not None and key not in _KEYS[kind]:
            label = Text("{kind}: `{key}` is typed", kind=KINDS[kind], key=key)
            keys = tuple(each for each in _ALL_KEYS if each in _KEYS[kind])
            remedy = Text("take it off, or look at the kind again; its keys are {keys}", keys=keys)
            found.append(finding(codes.TILE_FIELD, Place((*path, key), KEY), label, help=remedy))


def _words(words: Iterable[str], path: tuple[Step, ...]) -> tuple[Word, ...]:
    return tuple(Word(word, Place((*path, index))) for index, word in enumerate(words))


def _terrains(words: Iterable[str], path: tuple[Step, ...], found: list[Finding]) -> tuple[int, ...]:
    return read_ground(_words(words, path), found)


def _option(
    typed: str | None,
    known: Lexicon[str],
    names: Mapping[str, Name],
    path: tuple[Step, ...],
    found: list[Finding],
) -> str | None:
    return None if typed is None else one_of(Word(typed, Place(path)), known, names, found)


def _needs(
    entry: TileEntry, path: tuple[Step, ...], found: list[Finding]
) -> tuple[tuple[int, int], ...] | None:
    if entry.needs is None:
        return None
    numbers: dict[int, int] = {}
    first: dict[int, str] = {}
    for typed, number in entry.needs.items():
        place = Place((*path, "needs", typed))
        if len(typed) == 1 and typed.upper() not in LETTERS:
            found.append(no_need(Word(typed, place._replace(part=KEY)), typed))
            continue
        index = look_up(typed, KNOWN_NEEDS, place._replace(part=KEY), found, codes.TILE_WORD, codes.TILE_WORD)
        if index is None:
            continue
        if index in first:
            label = Text("`{key}` is the same as `{first}`", key=typed, first=first[index])
            found.append(
                finding(codes.TILE_WORD, place._replace(part=KEY), label, help=Text("keep one of them"))
            )
            continue
        first[index], numbers[index] = typed, number
    return tally(numbers, Place((*path, "needs")), found)


def _sees(
    entry: TileEntry, path: tuple[Step, ...], found: list[Finding]
) -> tuple[tuple[int, int], ...] | None:
    """Return the cells that a watchtower looks at: pairs of numbers, or steps in letters."""
    if entry.sees is None:
        return None
    cells: list[tuple[int, int]] = []
    if len(entry.sees) > 1 and all(len(each) == 1 and is_number(each[0]) for each in entry.sees):
        label = Text("these are numbers, not cells")
        remedy = Text(
            "put each cell, its row and column steps, into brackets: `{example}`",
            example="[[-1, 0], [-2, 0]]",
        )
        found.append(finding(codes.SIDES, Place(path), label, help=remedy))
        return ()
    for index, each in enumerate(entry.sees):
        words = _words(each, (*path, index))
        pair = read_pair(words)
        if pair is not None:
            whole = Word(" ".join(each), Place((*path, index)))
            add_cell(cells, pair, whole, found)
        else:
            cells += read_steps(words, found)
    return tuple(cells)


def _sides(entry: TileEntry, path: tuple[Step, ...], found: list[Finding]) -> tuple[int, ...] | None:
    if entry.border is not None:
        return read_sides(_words(entry.border, (*path, "border")), _MOST_BORDERS, found)
    if entry.sides is not None:
        return read_sides(_words(entry.sides, (*path, "sides")), _MOST_SIDES, found)
    return None
