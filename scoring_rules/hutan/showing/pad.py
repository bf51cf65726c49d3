"""The blank pad of Hutan: four rows, five cards, who was first; at the foot what each card gives."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import Pad, PadNote, PadRow
from scoring_rules.frame.board.paths import rounded_box, traced
from scoring_rules.frame.board.picture import Path, Shape
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.hutan.data.box import AREA_SIZES, AREA_VALUE, CARDS, CARDS_IN_PLAY, PAW_VALUE
from scoring_rules.hutan.data.variants import MODES
from scoring_rules.hutan.data.words import ANIMALS, CATEGORIES
from scoring_rules.hutan.scoring.outcome import SOLO_RATINGS
from scoring_rules.hutan.scoring.rules import TREE_VALUE
from scoring_rules.hutan.showing.pieces import piece
from scoring_rules.hutan.table import Table

_PLAYERS = 4
_OF_COLOURS = {1: (5, Text("completed areas in the card’s colour")), 6: (10, Text("trees on the card’s colour"))}
"""Cards that are alike but for their colour: the first, with the last and what they count."""


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the cards and the players of a table where there is one."""
    cards = table.settings.cards if table is not None else ()
    return Pad(
        rows=(*_base(), *_cards(cards), PadRow(Text("played first in the last round (breaks a tie)"), is_tick=True)),
        symbol=piece("rT"),
        modes=tuple(option.name for option in MODES.values()),
        title=Text("Ecosystem cards"),
        notes=tuple(_notes()),
        ladder=Text("solo: {levels}", levels=" · ".join(str(least) for least, _ in SOLO_RATINGS)),
        players=_PLAYERS if table is None else len(table.seats),
        names=() if table is None else tuple(seat.name for seat in table.seats),
    )


def _base() -> Iterator[PadRow]:
    trees = Text("{points} for each tree", points=TREE_VALUE)
    yield PadRow(CATEGORIES["trees"], trees, symbol=piece("wT"))
    animals = _by_size(Text("{values} each, by area: {sizes} cells"), PAW_VALUE)
    yield PadRow(CATEGORIES["animals"], animals, symbol=piece("yA"))
    complete = _by_size(Text("{values} for {sizes} cells"), AREA_VALUE)
    yield PadRow(CATEGORIES["completed_areas"], complete, symbol=_box("M 28 52 L 44 68 L 74 34"))
    unfinished = _by_size(Text("{values} for {sizes} cells; family: 0"), -AREA_VALUE)
    cross = _box("M 32 32 L 68 68 M 68 32 L 32 68", dash=(14, 9))
    yield PadRow(CATEGORIES["unfinished_areas"], unfinished, symbol=cross, ends=True)


def _by_size(reminder: Text, value: int) -> Text:
    """Return the points of areas by their size: `value` for each cell but one."""
    return reminder.with_values(values=tuple(value * (size - 1) for size in AREA_SIZES), sizes=tuple(AREA_SIZES))


def _box(sign: str, dash: tuple[float, ...] = ()) -> tuple[Shape, ...]:
    return (Path(rounded_box(8, 8, 84, 84, 18), "", "ink", 6, dash=dash), Path(traced(sign), "", "ink", 10))


def _cards(cards: tuple[int, ...]) -> Iterator[PadRow]:
    """Yield a row a card: with its number and what it counts where that is known, else to be written on."""
    for place in range(CARDS_IN_PLAY):
        if place < len(cards):
            card = CARDS[cards[place]]
            worth: Value = Text("{points} each", points=card.points)
            yield PadRow(card.label, worth, number=str(cards[place]), ends=place == CARDS_IN_PLAY - 1)
        else:
            yield PadRow("", number="", to_name=True, ends=place == CARDS_IN_PLAY - 1)


def _notes() -> Iterator[PadNote]:
    """Yield what each card counts and gives; those that are alike but for a colour as one."""
    number = 1
    while number in CARDS:
        card = CARDS[number]
        last, text = _OF_COLOURS.get(number, (number, card.label))
        bonus: Value = ""
        if card.bonus_animal is not None:
            bonus = Text("{points}, {animal} +{bonus}", points=card.points, animal=ANIMALS[card.bonus_animal], bonus=card.bonus)  # fmt: skip
        yield PadNote(str(number) if last == number else f"{number}–{last}", text, bonus or str(card.points))
        number = last + 1
