"""The habitats of animals: an animal stands alone in an area complete in its colour and full of trees.

Source: the French rule page, "Peupler un habitat".
"""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hutan.board.areas import colours_in
from scoring_rules.hutan.checking.seated import Seated
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.table import SQUARE, Board, Table

_COLOUR_NAMES = tuple(COLOURS.values())
_AREAS_OF_ONE_SLIP = 2
"""More areas with impossible animals than this come from `A` typed for trees (arbres)."""


def habitats(each: Seated, _: Table) -> Iterator[Finding]:
    """An animal stands in an area complete in its colour, trees on all other cells, alone."""
    faults = _faults(each)
    if len(faults) > _AREAS_OF_ONE_SLIP:
        label = Text("{count} areas would have impossible animals", count=len(faults))
        remedy = Text("type T for every tree and A only for the animals")
        yield finding(codes.ANIMALS_FOR_TREES, faults[0].marks[0].place, label, help=remedy)
    else:
        yield from faults


def animals_for_trees(each: Seated) -> bool:
    """Whether so many areas break the rules that `A` was typed for trees: its animals say nothing."""
    return len(_faults(each)) > _AREAS_OF_ONE_SLIP


def _faults(each: Seated) -> list[Finding]:
    """Return what is wrong with the areas that have animals, at most one finding an area."""
    board = each.board
    return [
        fault for area in board.layout.areas if area & board.animals for fault in _area_faults(each, area)
    ]


def _area_faults(each: Seated, area: int) -> Iterator[Finding]:
    """Yield what is wrong with an area that has an animal: its first lack only."""
    board = each.board
    animals = list(bits(area & board.animals))
    cells = " ".join(SQUARE.named(area))
    if len(animals) > 1:
        marks = tuple(
            Mark(
                each.cell(cell),
                Text("{animal} at {cell}", animal=_animal(board, cell), cell=SQUARE.names[cell]),
            )
            for cell in animals
        )
        last = marks[-1]._replace(label=Text("a second animal in the area {cells}", cells=cells))
        remedy = (
            Text("one of them may be a tree: type T for it")
            if len(colours_in(board, area & board.animals)) == 1
            else Text("an area has one animal and one colour: look at both cells again")
        )
        yield Finding(codes.ANIMALS_TOGETHER, (*marks[:-1], last), remedy, "last")
        return
    cell = animals[0]
    place, animal, name = each.cell(cell), _animal(board, cell), SQUARE.names[cell]
    colour = board.colour_at(cell)
    lacking, others = area & ~board.occupied, [c for c in colours_in(board, area) if c != colour]
    if others:
        odd = " ".join(SQUARE.named(sum(board.colours[c] & area for c in others)))
        label = Text(
            "{animal} at {cell}: its area {cells} has other colours at {odd}",
            animal=animal,
            cell=name,
            cells=cells,
            odd=odd,
        )
        remedy = Text("look at the colours at {odd} again, or take the animal off", odd=odd)
        yield finding(codes.ANIMAL_MIXED, place, label, help=remedy)
    elif lacking:
        missing = " ".join(SQUARE.named(lacking))
        label = Text(
            "{animal} at {cell}: its area {cells} lacks {missing}",
            animal=animal,
            cell=name,
            cells=cells,
            missing=missing,
        )
        remedy = Text(
            "plant {missing} {colour} and give it a tree, or take the animal off",
            missing=missing,
            colour=_COLOUR_NAMES[colour or 0],
        )
        yield finding(codes.ANIMAL_UNFINISHED, place, label, help=remedy)
    elif bare := area & board.bare:
        odd = " ".join(SQUARE.named(bare))
        label = Text(
            "{animal} at {cell}: its area {cells} has no tree at {odd}",
            animal=animal,
            cell=name,
            cells=cells,
            odd=odd,
        )
        remedy = Text(
            "an animal comes when every cell of the area has a tree: type T at {odd}, or take the animal off",
            odd=odd,
        )
        yield finding(codes.ANIMAL_BARE, place, label, help=remedy)


def _animal(board: Board, cell: int) -> Name:
    return ANIMALS[board.colour_at(cell) or 0]
