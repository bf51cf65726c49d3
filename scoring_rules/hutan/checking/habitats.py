"""The habitats of animals: an animal is alone in an area that is complete in its colour and full of trees.

Source: the French rule page, "Peupler un habitat".
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.finding import Finding, Mark, at_last, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.board.layout import SQUARE, named
from scoring_rules.hutan.board.rainforest import colours_in
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.table import Seated, Table

_COLOUR_NAMES = tuple(COLOURS.values())
_AREAS_OF_ONE_SLIP = 2
"""More areas than this with impossible animals come from `A` typed for trees (arbres): `rA rA rA gA`."""


def habitats(owner: Seated, _: Table) -> Iterator[Finding]:
    """An animal is alone in an area that is complete in its colour, with trees on all other cells."""
    faults = _faults(owner)
    if len(faults) > _AREAS_OF_ONE_SLIP:
        fault = finding(
            codes.ANIMALS_FOR_TREES,
            faults[0].marks[0].place,
            "{count} areas would have impossible animals",
            help="type T for every tree and A only for the animals",
            count=len(faults),
        )
        yield fault._replace(stands_for=len(faults))
    else:
        yield from faults


def animals_for_trees(owner: Seated) -> bool:
    """Whether so many areas break the rules that `A` was typed for trees, so that its animals mean nothing."""
    return len(_faults(owner)) > _AREAS_OF_ONE_SLIP


def _faults(owner: Seated) -> list[Finding]:
    """Return what is wrong with the areas that have animals, at most one finding per area."""
    board = owner.board
    areas = [area for area in board.layout.areas if area & board.animals]
    return [fault for area in areas if (fault := _area_fault(owner, area)) is not None]


def _area_fault(owner: Seated, area: int) -> Finding | None:
    """Return the first thing that is wrong with an area that has an animal."""
    board = owner.board
    cell, *further = bits(area & board.animals)
    if further:
        return _together(owner, area)
    place, colour = owner.cell(cell), board.colour_at(cell) or 0
    animal, name, cells = ANIMALS[colour], SQUARE.names[cell], named(area)
    if others := area & board.occupied & ~board.colours[colour]:
        return finding(
            codes.ANIMAL_MIXED,
            place,
            "{animal} at {cell}: its area {cells} has other colours at {odd}",
            help="check the colours at {odd}, or remove the animal",
            odd=named(others),
            animal=animal,
            cell=name,
            cells=cells,
        )
    if lacking := area & ~board.occupied:
        return finding(
            codes.ANIMAL_UNFINISHED,
            place,
            "{animal} at {cell}: its area {cells} is empty at {missing}",
            help="type a {colour} tree at {missing}, or remove the animal",
            missing=named(lacking),
            colour=_COLOUR_NAMES[colour],
            animal=animal,
            cell=name,
            cells=cells,
        )
    if bare := area & board.bare:
        return finding(
            codes.ANIMAL_BARE,
            place,
            "{animal} at {cell}: its area {cells} has no tree at {odd}",
            help="an animal comes only when every cell of the area has a tree: type T at {odd}, or remove the animal",
            odd=named(bare),
            animal=animal,
            cell=name,
            cells=cells,
        )
    return None


def _together(owner: Seated, area: int) -> Finding:
    """Return the finding that an area has several animals."""
    board = owner.board
    animals = area & board.animals
    return at_last(
        codes.ANIMALS_TOGETHER,
        (
            Mark(
                owner.cell(cell),
                Text("{animal} at {cell}", animal=ANIMALS[board.colour_at(cell) or 0], cell=SQUARE.names[cell]),
            )
            for cell in bits(animals)
        ),
        "a second animal in the area {cells}",
        help="one of them may be a tree: type T for it"
        if len(colours_in(board, animals)) == 1
        else "an area has one animal and one colour: check both cells",
        cells=named(area),
    )
