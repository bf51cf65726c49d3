"""The habitats of animals: an animal stands alone in an area complete in its colour and full of trees.

Source: the French rule page, "Peupler un habitat".
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.finding import Finding, Mark, at_last, finding
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hutan.board.layout import SQUARE, named
from scoring_rules.hutan.board.rainforest import Board, colours_in
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.table import Seated, Table

_COLOUR_NAMES = tuple(COLOURS.values())
_AREAS_OF_ONE_SLIP = 2
"""More areas with impossible animals than this come from `A` typed for trees (arbres)."""


def habitats(owner: Seated, _: Table) -> Iterator[Finding]:
    """An animal stands in an area complete in its colour, trees on all other cells, alone."""
    faults = _faults(owner)
    if len(faults) > _AREAS_OF_ONE_SLIP:
        yield finding(
            codes.ANIMALS_FOR_TREES,
            faults[0].marks[0].place,
            "{count} areas would have impossible animals",
            help="type T for every tree and A only for the animals",
            count=len(faults),
        )
    else:
        yield from faults


def animals_for_trees(owner: Seated) -> bool:
    """Whether so many areas break the rules that `A` was typed for trees: its animals say nothing."""
    return len(_faults(owner)) > _AREAS_OF_ONE_SLIP


def _faults(owner: Seated) -> list[Finding]:
    """Return what is wrong with the areas that have animals, at most one finding an area."""
    board = owner.board
    areas = [area for area in board.layout.areas if area & board.animals]
    return [fault for area in areas if (fault := _area_fault(owner, area)) is not None]


def _area_fault(owner: Seated, area: int) -> Finding | None:
    """Return what is wrong with an area that has an animal: its first lack only."""
    board = owner.board
    cell, *further = bits(area & board.animals)
    if further:
        return _together(owner, area)
    place, animal, cells = owner.cell(cell), _animal(board, cell), named(area)
    colour = board.colour_at(cell) or 0
    others, lacking, bare = (
        area & board.occupied & ~board.colours[colour],
        area & ~board.occupied,
        area & board.bare,
    )
    if others:
        return finding(
            codes.ANIMAL_MIXED,
            place,
            "{animal} at {cell}: its area {cells} has other colours at {odd}",
            help="look at the colours at {odd} again, or take the animal off",
            animal=animal,
            cell=SQUARE.names[cell],
            cells=cells,
            odd=named(others),
        )
    if lacking:
        return finding(
            codes.ANIMAL_UNFINISHED,
            place,
            "{animal} at {cell}: its area {cells} lacks {missing}",
            help="plant {missing} {colour} and give it a tree, or take the animal off",
            animal=animal,
            cell=SQUARE.names[cell],
            cells=cells,
            missing=named(lacking),
            colour=_COLOUR_NAMES[colour],
        )
    if bare:
        return finding(
            codes.ANIMAL_BARE,
            place,
            "{animal} at {cell}: its area {cells} has no tree at {odd}",
            help="an animal comes when every cell of the area has a tree: type T at {odd}, or take the animal off",
            animal=animal,
            cell=SQUARE.names[cell],
            cells=cells,
            odd=named(bare),
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
                Text("{animal} at {cell}", animal=_animal(board, cell), cell=SQUARE.names[cell]),
            )
            for cell in bits(animals)
        ),
        "a second animal in the area {cells}",
        help="one of them may be a tree: type T for it"
        if len(colours_in(board, animals)) == 1
        else "an area has one animal and one colour: look at both cells again",
        cells=named(area),
    )


def _animal(board: Board, cell: int) -> Name:
    return ANIMALS[board.colour_at(cell) or 0]
