"""What a recipe gives: the points of a rule in the deck or of a hand count, a bonus or a multiplier.

Which dice the forms count is ours, as the printed recipes are not known: dice and baskets on trees;
neither those on glades nor the wheelbarrow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of
from scoring_rules.hortis.data.box import DICE_PER_COLOUR, WHEELBARROW
from scoring_rules.hortis.data.words import FRUIT_IDS, FRUITS, FRUITS_PLURAL
from scoring_rules.hortis.table import Board, Die, Gain, RecipeRule, Table

RULE = "hortis.recipes"
_OF: dict[str, Value] = {**FRUITS_PLURAL, "dice": Text("all dice"), "all": Text("all points")}


def recipe(card: int, order: str, fruits: Sequence[Rule], squirrel: Rule) -> Score:
    """Return the rule of a recipe.

    Args:
        card: The recipe.
        order: The ruling of the reading `recipe_order`.
        fruits: The rules of the three fruits, in order.
        squirrel: The squirrel's.
    """

    def score(table: Table, seat: int) -> Iterator[Item]:
        gain = gain_of(table, seat, card)
        if gain is None:
            return
        if isinstance(gain, RecipeRule) and gain.kind != "times":
            yield bonus_item(gain, board_of(table, seat))
        elif isinstance(gain, Gain) and gain.points is not None:
            yield Item(RULE, gain.points, Text("counted by hand"), _signed(gain.points))
        else:
            yield from _multiplied(gain, table, seat)

    def _multiplied(gain: Gain | RecipeRule, table: Table, seat: int) -> Iterator[Item]:
        of, times = (gain.what, gain.points) if isinstance(gain, RecipeRule) else (gain.of, gain.times)
        assert of is not None  # noqa: S101 - a factor has both
        assert times is not None  # noqa: S101
        base = _base(of, table, seat)
        label = Text("{what} × {times}", what=_OF[of], times=times)
        yield Item(RULE, (times - 1) * base, label, f"({times} − 1) × {_signed(base)}")

    def _base(of: str, table: Table, seat: int) -> int:
        """Return the points that a multiplier multiplies."""
        chosen = [fruits[FRUIT_IDS.index(of)]] if of in FRUIT_IDS else list(fruits)
        if of == "all" and order == "squirrel_first":
            chosen.append(squirrel)
        points = sum(item.points for rule in chosen for item in rule.score(table, seat))
        return points + (bonuses(table, seat) if of == "all" and order != "multiplier_first" else 0)

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


def bonuses(table: Table, seat: int) -> int:
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
        return _item(points, len(chosen), Text("dice: {fruit}", fruit=fruit), chosen)
    reached = len(chosen) >= DICE_PER_COLOUR
    return _item(points, int(reached), Text("all five dice: {fruit}", fruit=fruit), chosen if reached else [])


def _item(points: int, number: int, label: Text, dice: Sequence[Die]) -> Item:
    return Item(RULE, points * number, label, f"{number} × {points}", tuple(die.place for die in dice))
