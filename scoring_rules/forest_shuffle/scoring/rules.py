"""The scoring rules of Forest Shuffle: one for each kind of card in play, the sets, and the cave.

A rule is the shape of points that a card's data name; a ruling on a reading replaces the shapes of some
cards (`data.readings`). Cards that count as another keep a rule of their own, sets excepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from scoring_rules.forest_shuffle.board.printing import KINDS, deck
from scoring_rules.forest_shuffle.board.tally import NOTHING
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.readings import OTHER_WORTH
from scoring_rules.forest_shuffle.data.words import CATEGORIES, CAVES, SHRUB_BOX
from scoring_rules.forest_shuffle.data.worth import Majority, Pooled, Sets, Worth
from scoring_rules.forest_shuffle.scoring.host_scores import PREFIX
from scoring_rules.forest_shuffle.scoring.majorities import majority
from scoring_rules.forest_shuffle.scoring.scores import SHAPES
from scoring_rules.forest_shuffle.scoring.sets import pooled, sets
from scoring_rules.forest_shuffle.table import Settings, Table
from scoring_rules.frame.info import Rule, Score
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Item
from scoring_rules.frame.table import board_of

_CATEGORY = {"tree": "trees", "sapling": "trees", "shrub": "shrubs"}
_RULES = 256


def category(kind: Kind) -> str:
    """Return the row of the pad in which a card stands."""
    return _CATEGORY.get(kind.slot, kind.slot)


def _one_kind(kind: Kind, worth: Worth) -> Score:
    """Return the rule of one kind of card: an item where any copy lies."""
    make, key = SHAPES[type(worth)](kind, worth), kind.id

    def score(table: Table, seat: int) -> tuple[Item, ...]:
        forest = table.seats[seat].board or board_of(table, seat)
        lying = forest.kinds.get(key)
        if lying is None:
            return ()
        return (make(forest, lying),)

    return score


def cave(table: Table, seat: int) -> Iterator[Item]:
    """A cave pays for each card in it; some of Exploration also for bats, or for being empty."""
    forest = board_of(table, seat)
    kind, cards = CAVES[forest.cave_kind], forest.cave
    points, working = cards * kind.card, f"{cards} × {kind.card}"
    label = Text("{cave}: {n} card", "{cave}: {n} cards", cave=kind.name, n=cards)
    places: tuple[str, ...] = ()
    if kind.bat:
        bats, _, places = forest.tally.types.get("bat", NOTHING)
        points += kind.bat * bats
        working += f" + {kind.bat} × {bats}"
        label = Text("{cards}, {n} bat", "{cards}, {n} bats", cards=label, n=bats)
    if kind.empty and not cards:
        points, working, label = kind.empty, str(kind.empty), Text("{cave}: empty", cave=kind.name)
    yield Item(f"{PREFIX}cave", points, label, working, places)


@lru_cache(maxsize=_RULES)
def _rule(kind_id: str, worth: Worth) -> tuple[str, Rule]:
    """Return the rule by which a kind scores, and its id; the same one for the same shape."""
    kind = KINDS[kind_id]
    if isinstance(worth, Sets | Pooled):
        return _shared_rule(worth, category(kind))
    score = majority(kind, worth) if isinstance(worth, Majority) else _one_kind(kind, worth)
    return PREFIX + kind_id, Rule(category(kind), score)


@lru_cache(maxsize=_RULES)
def _shared_rule(worth: Sets | Pooled, row: str) -> tuple[str, Rule]:
    return PREFIX + worth.rule, Rule(row, sets(worth) if isinstance(worth, Sets) else pooled(worth))


_CAVE = Rule("cave", cave)


def rules(settings: Settings) -> Mapping[str, Rule]:
    """Return the rules in force: those of the cards in play, row by row of the pad, as the cards are listed."""
    return _rules(settings.boxes, tuple(settings.readings.items()))


def worths(settings: Settings) -> Mapping[str, Worth]:
    """Return the shape of points of each kind, by the rulings in force."""
    return _worths(tuple(settings.readings.items()))


@lru_cache(maxsize=_RULES)
def _worths(readings: tuple[tuple[str, str], ...]) -> Mapping[str, Worth]:
    chosen = {kind.id: kind.worth for kind in KINDS.values()}
    for ruling in readings:
        chosen.update(OTHER_WORTH.get(ruling, {}))
    return chosen


@lru_cache(maxsize=_RULES)
def _rules(boxes: tuple[str, ...], readings: tuple[tuple[str, str], ...]) -> Mapping[str, Rule]:
    worth = _worths(readings)
    printed = deck(boxes).printings
    found = [_rule(key, worth[key]) for key in KINDS if key in printed]
    found.append((f"{PREFIX}cave", _CAVE))
    rows = [row for row in CATEGORIES if row != "shrubs" or SHRUB_BOX in boxes]
    return {key: rule for row in rows for key, rule in found if rule.category == row}
