"""The scoring rules of Hortis and which of them are in force.

Sources: the French rules page and the English rule sheet v1 of Grove; what they leave open is a
reading. The recipes of the box are not public: their rules are in a deck file, or they are counted by hand.
Which dice these rules count is ours: dice and baskets on trees; neither those on glades nor the wheelbarrow.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.data.box import (
    BASKET,
    BASKET_NAME,
    DICE_PER_COLOUR,
    FRUIT_IDS,
    FRUITS,
    FRUITS_PLURAL,
    WHEELBARROW,
    WHEELBARROW_NAME,
)
from scoring_rules.hortis.table import Board, Die, Gain, RecipeRule, Settings, Squirrel, Table

_RECIPES = "hortis.recipes"
_OF: dict[str, Value] = {**FRUITS_PLURAL, "dice": Text("all dice"), "all": Text("all points")}
_DICE = Text("dice")
_BASKETS = Text("baskets")
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


# ---------------------------------------------------------------------------------------------------
# Recipes: points of a rule in the deck or of a hand count, a bonus or a multiplier


def _recipe(card: int, order: str, squirrel: Rule) -> Score:
    """Return the rule of a recipe, given the ruling of the reading `recipe_order` and the squirrel's rule."""

    def score(table: Table, seat: int) -> Iterator[Item]:
        gain = gain_of(table, seat, card)
        if gain is None:
            return
        if isinstance(gain, RecipeRule) and gain.kind != "times":
            yield bonus_item(gain, board_of(table, seat))
        elif isinstance(gain, Gain) and gain.points is not None:
            yield Item(_RECIPES, gain.points, Text("counted by hand"), _signed(gain.points))
        else:
            yield from _multiplied(gain, table, seat)

    def _multiplied(gain: Gain | RecipeRule, table: Table, seat: int) -> Iterator[Item]:
        of, times = (gain.what, gain.points) if isinstance(gain, RecipeRule) else (gain.of, gain.times)
        assert of is not None  # noqa: S101 - a factor has both
        assert times is not None  # noqa: S101
        base = _base(of, table, seat)
        label = Text("{what} × {times}", what=_OF[of], times=times)
        yield Item(_RECIPES, (times - 1) * base, label, f"({times} − 1) × {_signed(base)}")

    def _base(of: str, table: Table, seat: int) -> int:
        """Return the points that a multiplier multiplies."""
        chosen = [_BASE[f"hortis.{of}"]] if of in FRUIT_IDS else list(_BASE.values())
        if of == "all" and order == "squirrel_first":
            chosen.append(squirrel)
        points = sum(item.points for rule in chosen for item in rule.score(table, seat))
        return points + (_bonuses(table, seat) if of == "all" and order != "multiplier_first" else 0)

    return score


def _signed(points: int) -> str:
    return str(points) if points >= 0 else f"(−{-points})"


def gain_of(table: Table, seat: int, card: int) -> Gain | RecipeRule | None:
    """Return what a recipe gives a seat: as counted by hand, else by its rule in the deck."""
    typed = next((gain for gain in table.seats[seat].gains if gain.card == card), None)
    if typed is not None:
        return typed
    known = table.settings.recipe_cards.get(card)
    return None if known is None else known.rule


def _bonuses(table: Table, seat: int) -> int:
    """Return the points of all bonuses of a seat, without multipliers."""
    points = 0
    for card in table.settings.recipes:
        gain = gain_of(table, seat, card)
        if isinstance(gain, Gain):
            points += gain.points or 0
        elif gain is not None and gain.kind != "times":
            points += bonus_item(gain, board_of(table, seat)).points
    return points


def bonus_item(rule: RecipeRule, board: Board) -> Item:
    """Return the points of a rule that is no multiplier."""
    dice = [die for die in board.dice if die.value != WHEELBARROW]
    by_fruit = [[die for die in dice if die.colour == fruit] for fruit in range(len(FRUITS))]
    points = rule.points
    if rule.kind == "set":
        sets = min(map(len, by_fruit))
        chosen = [die for fruit_dice in by_fruit for die in fruit_dice[:sets]]
        return _item(points, sets, Text("sets of the three fruits"), chosen)
    if rule.kind == "per_value":
        chosen = [die for die in dice if die.value == int(rule.what)]
        return _item(points, len(chosen), Text("dice that show {value}", value=int(rule.what)), chosen)
    chosen = by_fruit[FRUIT_IDS.index(rule.what)]
    fruit = FRUITS_PLURAL[rule.what]
    if rule.kind == "per_die":
        return _item(points, len(chosen), Text("dice, {fruit}", fruit=fruit), chosen)
    reached = len(chosen) >= DICE_PER_COLOUR
    return _item(points, int(reached), Text("all five dice, {fruit}", fruit=fruit), chosen if reached else [])


def _item(points: int, number: int, label: Text, dice: Sequence[Die]) -> Item:
    return Item(_RECIPES, points * number, label, f"{number} × {points}", tuple(die.place for die in dice))


# ---------------------------------------------------------------------------------------------------
# The rules in force


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
    return Rule(f"recipe_{card}", _recipe(card, order, squirrel))
