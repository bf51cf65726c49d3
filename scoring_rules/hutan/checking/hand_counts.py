"""Which points the categories of Hutan can give: what a count by hand is held against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring_rules.frame.info import Numbers
from scoring_rules.frame.language.text import Text
from scoring_rules.hutan.board.layout import SIZE
from scoring_rules.hutan.data.box import ANIMALS_PER_KIND, AREA_VALUE, CARDS, PAW_VALUE, Card
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.scoring.rules import TREE_VALUE, unfinished_factor
from scoring_rules.hutan.table import Settings, Table

_CELLS = SIZE * SIZE
_TILES = 4
_LINES = 2 * SIZE
_RIM = 4 * (SIZE - 1)
_MOST_ANIMALS = ANIMALS_PER_KIND * len(COLOURS)
_PAIRS = 8 * _CELLS
"""More pairs of neighbours than a board has."""

_MOST_THINGS: Mapping[int, int] = {
    **dict.fromkeys(range(1, 6), _CELLS // 2),
    **dict.fromkeys(range(6, 11), _CELLS),
    11: _RIM,
    12: _MOST_ANIMALS,
    13: _MOST_ANIMALS,
    14: _MOST_ANIMALS,
    15: _CELLS,
    16: _CELLS // 3,
    17: _PAIRS,
    18: _PAIRS,
    19: _PAIRS,
    20: len(COLOURS),
    21: _TILES,
    22: _TILES,
    23: _TILES,
    24: _LINES,
}
"""How many things a card can count at most."""
_WHOLE_BONUS = frozenset({18, 19})
"""Cards that count pairs: every pair of the bonus animal earns the bonus, and it may be in all of them."""
_TILES_FULL = 23
"""The card that counts tiles and earns its bonus for animals: more than one of them may be on a tile."""


def numbers(table: Table) -> dict[str, Numbers]:
    """Return which points each category can give; a modification that is not known may change any of them."""
    settings = table.settings
    if settings.modification == "other":
        return {}
    return {
        "trees": Numbers(
            Text("a tree counts {points}", points=TREE_VALUE), TREE_VALUE, most=TREE_VALUE * _CELLS, worth=TREE_VALUE
        ),
        "animals": Numbers(
            Text("an animal counts {points} for each cell of its area but one", points=PAW_VALUE),
            PAW_VALUE,
            most=PAW_VALUE * _CELLS,
        ),
        "completed_areas": Numbers(
            Text("an area counts {points} for each of its cells but one", points=AREA_VALUE),
            AREA_VALUE,
            most=AREA_VALUE * _CELLS,
        ),
        "unfinished_areas": _unfinished(unfinished_factor(settings.mode, settings.modification)),
        **{f"ecosystem_{number}": each for number, each in _cards(settings)},
    }


def _unfinished(factor: int) -> Numbers:
    if not factor:
        return Numbers(Text("in the family game unfinished areas cost nothing"), only=frozenset({0}))
    value = factor * AREA_VALUE
    why = Text("an unfinished or mixed area costs {points} for each of its cells but one", points=value)
    return Numbers(why, value, least=-value * _CELLS, most=0)


def _cards(settings: Settings) -> Iterator[tuple[int, Numbers]]:
    """Yield the number of each card with the points that it can give, none where it is known not to be in play."""
    is_known = bool(settings.cards) or settings.mode is not None
    for number, card in CARDS.items():
        if is_known and number not in settings.cards:
            yield number, Numbers(_not_in_play(number, settings.cards), only=frozenset({0}))
        elif card.bonus:
            why = Text(
                "the card counts {points} for each, and {bonus} more for some", points=card.points, bonus=card.bonus
            )
            yield number, Numbers(why, only=_with_bonus(number, card))
        else:
            why = Text("the card counts {points} for each", points=card.points)
            yield (number, Numbers(why, card.points, most=card.points * _MOST_THINGS[number], worth=card.points))


def _not_in_play(number: int, in_play: tuple[int, ...]) -> Text:
    if in_play:
        return Text("card {card} is not in play, the cards are {cards}", card=number, cards=in_play)
    return Text("no cards are in play in this mode")


def _with_bonus(number: int, card: Card) -> frozenset[int]:
    """Return what a card with a bonus can give."""
    things = range(_MOST_THINGS[number] + 1)
    most_bonus = _MOST_THINGS[number] if number in _WHOLE_BONUS else ANIMALS_PER_KIND
    return frozenset(
        n * card.points + bonus * card.bonus
        for n in things
        for bonus in range((most_bonus if n else 0) + 1)
        if bonus <= n or number == _TILES_FULL
    )
