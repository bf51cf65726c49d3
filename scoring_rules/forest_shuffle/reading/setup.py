"""Reading what a table was played with: boxes; and what a player has beside the forest: cave, counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import BASE, BOX_WORDS, BOXES, CAVES, COMPARED, PLAIN_CAVE
from scoring_rules.forest_shuffle.reading.card_names import InPlay
from scoring_rules.forest_shuffle.reading.card_notation import BOXES_BY_NAME, read_symbol
from scoring_rules.forest_shuffle.reading.card_slips import number
from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.names import Lexicon, words
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import UNKNOWN_WORD, look_up, short
from scoring_rules.frame.typed.place import KEY, Place, Step, at

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import TypedCave

_MOST_WORDS = max(len(words(name)) for key, names in BOXES.items() for name in (*names, *BOX_WORDS[key]))
"""Of the name of a box."""
_CAVES = Lexicon((key, (cave.name, key, *cave.also)) for key, cave in CAVES.items())
_COMPARED = Lexicon((key, (name, key)) for key, name in COMPARED.items())


def read_boxes(typed: tuple[str, ...], findings: Findings) -> tuple[str, ...]:
    """Return the boxes in play, the base box always; a name of several words may be typed without quotes."""
    boxes = {BASE}
    for index, name in box_names(typed):
        box = look_up(name, BOXES_BY_NAME, at("boxes", index), findings)
        if box is not None:
            boxes.add(box)
    return tuple(box for box in BOXES if box in boxes)


def box_names(typed: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Yield the names that the words typed are, each with the index of its first word."""
    index = 0
    while index < len(typed):
        taken = next(
            (
                n
                for n in range(min(len(typed) - index, _MOST_WORDS), 1, -1)
                if BOXES_BY_NAME.find(" ".join(typed[index : index + n])).found
            ),
            1,
        )
        yield index, " ".join(typed[index : index + taken])
        index += taken


def read_cave(typed: TypedCave | None, path: tuple[Step, ...], play: InPlay, findings: Findings) -> tuple[int, str]:
    """Return the number of cards in a cave, and what kind of cave it is."""
    if typed is None:
        return 0, PLAIN_CAVE
    cards = not_negative(typed.cards or 0, Place((*path, "cards")), findings)
    if typed.type is None:
        return cards, PLAIN_CAVE
    if typed.cards is None and (missing := _cards_missing(typed.type, path, play)) is not None:
        findings.append(missing)
        return 0, PLAIN_CAVE
    return cards, _cave_kind(typed.type, Place((*path, "type")), play, findings) or PLAIN_CAVE


def _cards_missing(typed: str, path: tuple[Step, ...], play: InPlay) -> Finding | None:
    """Return what is missing where a cave is typed without a number; None where the name itself is at fault."""
    match = _CAVES.find(typed, play.language)
    if match.several or (match.found is not None and CAVES[match.found].box not in play.deck.boxes):
        return None
    n = number(typed)
    if match.found is not None:
        label = Text("{cave} without the number of cards in it", cave=CAVES[match.found].name)
        remedy = Text("type the number after the name, 0 if it is empty: `cave: {typed} 0`", typed=short(typed))
    elif n is not None:
        label = Text("`{typed}` is a number in words", typed=short(typed))
        remedy = Text("type it in digits: `cave: {n}`", n=n)
    else:
        label = Text("`{typed}` is neither a number nor a cave", typed=short(typed))
        remedy = _how_caves_are_typed(_caves_in_play(play))
    place, cards = Place((*path, "type")), Place((*path, "cards"))
    return finding(codes.CAVE_CARDS, place, label, help=remedy, rests_on=[cards])


def _how_caves_are_typed(caves: tuple[Value, ...]) -> Text:
    """Return how the cards of a cave are typed, with its name where there are several."""
    digits = Text("type how many cards are in it, in digits, as in `cave: 0`")
    if len(caves) == 1:
        return digits
    return Text("{digits}; the name of a cave may come before the number: {all}", digits=digits, all=caves)


def _caves_in_play(play: InPlay) -> tuple[Value, ...]:
    return tuple(cave.name for cave in CAVES.values() if cave.box in play.deck.boxes)


def _cave_kind(typed: str, place: Place, play: InPlay, findings: Findings) -> str | None:
    """Return the kind of cave that a name means; if there is none, list those of the boxes in play."""
    match = _CAVES.find(typed, play.language)
    if match.several:
        return look_up(typed, _CAVES, place, findings)
    if match.found is None:
        findings.say(
            UNKNOWN_WORD,
            place,
            "`{typed}` is not known here",
            help="type one of {all}",
            typed=short(typed),
            all=_caves_in_play(play),
        )
        return None
    cave = CAVES[match.found]
    if cave.box not in play.deck.boxes:
        findings.say(
            codes.CAVE_BOX,
            place,
            "{card} is in the box {box}, which is not in play",
            help=play.remedy(cave.box),
            card=cave.name,
            box=BOXES[cave.box],
        )
        return None
    return match.found


def read_symbols(typed: Mapping[str, int], path: tuple[Step, ...], play: InPlay, findings: Findings) -> dict[str, int]:
    """Return the numbers of tree symbols that were counted on the table."""
    numbers: dict[str, int] = {}
    for word, n in typed.items():
        symbol = read_symbol(word, play, Place((*path, word), KEY), findings)
        if symbol is not None:
            numbers[symbol] = not_negative(n, Place((*path, word)), findings)
    return numbers


def read_counts(typed: Mapping[str, int], path: tuple[Step, ...], findings: Findings) -> dict[str, int]:
    """Return the counts that other forests are compared with: lindens, trees."""
    counts: dict[str, int] = {}
    for word, n in typed.items():
        key = look_up(word, _COMPARED, Place((*path, word), KEY), findings)
        if key is not None:
            counts[key] = not_negative(n, Place((*path, word)), findings)
    return counts


def not_negative(n: int, place: Place, findings: Findings) -> int:
    """Return a number of cards; say so where it is below zero."""
    if n < 0:
        findings.say(codes.NEGATIVE, place, "{n} is typed", help="type how many cards there are, 0 or more", n=n)
    return max(n, 0)
