"""The scoring rules of Hortis and which of them are in force.

Sources: the French rules page and the English rule sheet v1 of Grove; what they leave open is a
reading. The recipes of the box are not public: their rules are in a deck file, or they are counted by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.data.box import BASKET, WHEELBARROW
from scoring_rules.hortis.data.words import BASKET_NAME, FRUIT_IDS, WHEELBARROW_NAME
from scoring_rules.hortis.scoring.recipes import recipe
from scoring_rules.hortis.table import Die, Settings, Squirrel, Table

_DICE = Text("dice")
_BASKETS = Text("baskets")
_LOST = Text("die on a glade")
_SQUIRREL = Text("the squirrel was used")
_BESIDE = Text("dice next to the squirrel")


def _fruit(colour: int) -> Score:
    """Return the rule by which the dice of a fruit count what they show; on glades they count nothing."""
    rule = f"hortis.{FRUIT_IDS[colour]}"

    def fruit(table: Table, seat: int) -> Iterator[Item]:
        board = board_of(table, seat)
        mine = [die for die in board.dice if die.colour == colour]
        dice = [die for die in mine if die.value < BASKET]
        baskets = [die for die in mine if die.value == BASKET]
        if dice:
            working = " + ".join(str(die.value) for die in dice)
            yield Item(rule, sum(die.value for die in dice), _DICE, working, _places(dice))
        if baskets:
            yield Item(rule, BASKET * len(baskets), _BASKETS, f"{len(baskets)} × {BASKET}", _places(baskets))
        for die in mine:
            if die.value == WHEELBARROW:
                yield Item(rule, WHEELBARROW, WHEELBARROW_NAME, str(WHEELBARROW), (die.place,))
        for die in board.lost:
            if die.colour == colour:
                yield Item(rule, 0, _lost(die), "0", (die.place,))

    return fruit


def _places(dice: list[Die]) -> tuple[str, ...]:
    return tuple(die.place for die in dice)


def _lost(die: Die) -> Text:
    if die.value == BASKET:
        return Text("{thing} on a glade", thing=BASKET_NAME)
    if die.value == WHEELBARROW:
        return Text("{thing} on a glade", thing=WHEELBARROW_NAME)
    return Text("die of {value} on a glade", value=die.value)


def _squirrel(*, all_dice: bool, wheelbarrow: bool) -> Score:
    """Return the rule by which the squirrel costs 1 point and 1 for each die next to it that counts."""

    def counted(squirrel: Squirrel) -> tuple[str, ...]:
        beside = squirrel.dice
        if wheelbarrow:
            beside += squirrel.wheelbarrows
        if all_dice:
            beside += squirrel.on_glades + (squirrel.barrows_on_glades if wheelbarrow else ())
        return beside

    def squirrel(table: Table, seat: int) -> Iterator[Item]:
        used = board_of(table, seat).squirrel
        if used is None:
            return
        yield Item("hortis.squirrel", -1, _SQUIRREL, "", tuple(filter(None, (used.place,))))
        beside = counted(used)
        if beside:
            places = tuple(filter(None, beside))
            yield Item("hortis.squirrel", -len(beside), _BESIDE, f"−1 × {len(beside)}", places)

    return squirrel


_BASE = {f"hortis.{key}": Rule(key, _fruit(colour)) for colour, key in enumerate(FRUIT_IDS)}
_SQUIRREL_RULES = {
    (counts, barrow): Rule("squirrel", _squirrel(all_dice=counts == "all_dice", wheelbarrow=barrow == "true"))
    for counts in ("trees", "all_dice")
    for barrow in ("true", "false")
}


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force, in pad order: the fruits, the recipes in play, the squirrel."""
    readings = settings.readings
    squirrel = _SQUIRREL_RULES[readings["squirrel_counts"], readings["wheelbarrow_is_die"]]
    chosen = dict(_BASE)
    for card in settings.recipes:
        chosen[f"hortis.recipe_{card}"] = _recipe_rule(card, readings["recipe_order"], squirrel)
    chosen["hortis.squirrel"] = squirrel
    return chosen


@lru_cache(maxsize=256)
def _recipe_rule(card: int, order: str, squirrel: Rule) -> Rule:
    return Rule(f"recipe_{card}", recipe(card, order, tuple(_BASE.values()), squirrel))
