"""Reading what a table was played with: boxes; and what a player has beside the forest: cave, counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scoring_rules.finding import Finding, finding
from scoring_rules.forest_shuffle import codes
from scoring_rules.forest_shuffle.card_notation import box_named, box_of, symbol_of
from scoring_rules.forest_shuffle.data.words import BASE, BOX_WORDS, BOXES, CAVES, PLAIN_CAVE
from scoring_rules.lookup import look_up
from scoring_rules.names import Lexicon, words
from scoring_rules.place import KEY, Place, Step, at
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.record import TypedCave

_MOST_WORDS = max(len(words(name)) for key, names in BOXES.items() for name in (*names, *BOX_WORDS[key]))
"""Of the name of a box."""
_CAVES = Lexicon((key, (key, *cave.name, *cave.also)) for key, cave in CAVES.items())
_COMPARED = Lexicon(
    (
        ("lindens", ("lindens", "linden", "tilleuls", "Linden", "Linde")),
        ("trees", ("trees", "arbres", "Bäume", "Baum")),
    )
)


def read_boxes(typed: tuple[str, ...], found: list[Finding]) -> tuple[str, ...]:
    """Return the boxes in play, the base box always; a name of several words may be typed without quotes."""
    boxes = {BASE}
    index = 0
    while index < len(typed):
        taken = next(
            (
                n
                for n in range(min(len(typed) - index, _MOST_WORDS), 1, -1)
                if box_named(" ".join(typed[index : index + n])).found
            ),
            1,
        )
        box = box_of(" ".join(typed[index : index + taken]), at("boxes", index), found)
        if box is not None:
            boxes.add(box)
        index += taken
    return tuple(box for box in BOXES if box in boxes)


def read_cave(
    typed: TypedCave | None, path: tuple[Step, ...], boxes: tuple[str, ...], found: list[Finding]
) -> tuple[int, str]:
    """Return the number of cards in a cave, and what kind of cave it is."""
    if typed is None:
        return 0, PLAIN_CAVE
    cards = not_negative(typed.cards or 0, Place((*path, "cards")), found)
    if typed.type is None:
        return cards, PLAIN_CAVE
    place = Place((*path, "type"))
    kind = look_up(typed.type, _CAVES, place, found)
    if kind is not None and CAVES[kind].box not in boxes:
        box = CAVES[kind].box
        label = Text(
            "{card} is in the box {box}, which is not in play", card=CAVES[kind].name, box=BOXES[box]
        )
        wanted = " ".join(each for each in BOXES if each in {*boxes, box} and each != BASE)
        remedy = Text("add the line `boxes: {boxes}`, or mend the name", boxes=wanted)
        found.append(finding(codes.CAVE_BOX, place, label, remedy))
        kind = None
    return cards, kind or PLAIN_CAVE


def read_symbols(typed: Mapping[str, int], path: tuple[Step, ...], found: list[Finding]) -> dict[str, int]:
    """Return the numbers of tree symbols that were counted on the table."""
    numbers: dict[str, int] = {}
    for word, n in typed.items():
        symbol = symbol_of(word, Place((*path, word), KEY), found)
        if symbol is not None:
            numbers[symbol] = not_negative(n, Place((*path, word)), found)
    return numbers


def read_counts(typed: Mapping[str, int], path: tuple[Step, ...], found: list[Finding]) -> dict[str, int]:
    """Return the counts that other forests are compared with: lindens, trees."""
    counts: dict[str, int] = {}
    for word, n in typed.items():
        key = look_up(word, _COMPARED, Place((*path, word), KEY), found)
        if key is not None:
            counts[key] = not_negative(n, Place((*path, word)), found)
    return counts


def not_negative(n: int, place: Place, found: list[Finding]) -> int:
    """Return a number of cards; say so where it is below zero."""
    if n < 0:
        label = Text("{n} is typed", n=n)
        found.append(finding(codes.NEGATIVE, place, label, Text("type how many cards there are, 0 or more")))
    return max(n, 0)
