"""The scoring rules of Forest Shuffle: one for each kind of card in play, those that kinds share, and the cave.

A rule is the shape of points of a card (`points`), by the rulings in force. Cards that count as another keep a
rule of their own, except where kinds score together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.forest_shuffle.board.printing import KINDS, deck
from scoring_rules.forest_shuffle.board.tally import NOTHING
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import CATEGORIES, CAVES, SHRUB_BOX
from scoring_rules.forest_shuffle.scoring.majority import Majority
from scoring_rules.forest_shuffle.scoring.points import OfCopies, Shape, shapes
from scoring_rules.forest_shuffle.scoring.sets import Sets, SetTable
from scoring_rules.forest_shuffle.scoring.shape import PREFIX
from scoring_rules.forest_shuffle.table import Settings, Table
from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of

_CATEGORY = {"tree": "trees", "sapling": "trees", "shrub": "shrubs"}
_RULES = 256


def category(kind: Kind) -> str:
    """Return the row of the pad to which a card belongs."""
    return _CATEGORY.get(kind.slot, kind.slot)


def rule_id(kind: Kind, shape: Shape) -> str:
    """Return the id of the rule by which a kind scores: its own, or one that several kinds share."""
    shared = shape.shared if isinstance(shape, Sets | SetTable) else None
    return PREFIX + (shared.rule if shared else kind.id)


def _each_kind(kind: Kind, shape: OfCopies) -> Score:
    """Return the rule of one kind of card: an item where there is any copy."""
    item, key = shape.of_kind(kind), kind.id

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        forest = table.seats[seat].board or board_of(table, seat)
        copies = forest.kinds.get(key)
        if copies is None:
            return ()
        return (item(forest, copies),)

    return score


def cave(table: Table, seat: int) -> Iterator[Item]:
    """A cave pays for each card in it; some of Exploration also for bats, or for being empty."""
    forest = board_of(table, seat)
    kind, cards = CAVES[forest.cave_kind], forest.cave
    points, working = cards * kind.card, f"{cards} × {kind.card}"
    label = Text("{cave}, {n} card", "{cave}, {n} cards", cave=kind.name, n=cards)
    places: tuple[str, ...] = ()
    if kind.bat:
        bats, _, places = forest.tally.types.get("bat", NOTHING)
        points += kind.bat * bats
        working += f" + {kind.bat} × {bats}"
        label = Text("{cards}, {n} bat", "{cards}, {n} bats", cards=label, n=bats)
    if kind.empty and not cards:
        points, working, label = kind.empty, str(kind.empty), Text("{cave}, empty", cave=kind.name)
    yield Item(f"{PREFIX}cave", points, label, working, places)


@lru_cache(maxsize=_RULES)
def _rule(kind_id: str, shape: Shape) -> tuple[str, Rule]:
    """Return the rule by which a kind scores, and its id; the same one for the same shape."""
    kind = KINDS[kind_id]
    score = shape.score(kind) if isinstance(shape, Sets | SetTable | Majority) else _each_kind(kind, shape)
    return rule_id(kind, shape), Rule(category(kind), score)


_CAVE = Rule("cave", cave)


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force: those of the cards in play, row by row of the pad, as the cards are listed."""
    return _rules(settings.boxes, settings.rulings)


@lru_cache(maxsize=_RULES)
def _rules(boxes: tuple[str, ...], rulings: tuple[tuple[str, str], ...]) -> Mapping[str, Rule]:
    in_force = shapes(rulings)
    printed = deck(boxes).printings
    of_cards = [_rule(key, in_force[key]) for key in KINDS if key in printed]
    of_cards.append((f"{PREFIX}cave", _CAVE))
    rows = [row for row in CATEGORIES if row != "shrubs" or SHRUB_BOX in boxes]
    return {key: rule for row in rows for key, rule in of_cards if rule.category == row}
