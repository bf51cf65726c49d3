"""The fast scorer agrees with the literal one on random forests dealt from the cards; so do single cards."""

from __future__ import annotations

import pytest

from scoring_rules.forest_shuffle.game import GAME
from scoring_rules.forest_shuffle.showing.card_points import card_points
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.result import Item
from tests.scoring_rules.forest_shuffle.dealing import EVERY_BOX, deal, seeded
from tests.scoring_rules.forest_shuffle.oracle import Oracle, value

SEEDS = range(60)


def items(table: Table, seat: int) -> list[Item]:
    return [item for rule in GAME.rules(table.settings).values() for item in rule.score(table, seat)]


def dealt(seed: int) -> Table:
    rng = seeded(seed)
    boxes = EVERY_BOX if seed % 3 else ("base",)
    return deal(rng, rng.randint(1, 3), rng.choice((3, 12, 30, 45)), boxes)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_total_is_that_of_the_literal_scorer(seed: int) -> None:
    table = dealt(seed)
    assert list(GAME.check(table)) == []
    for seat, _ in enumerate(table.seats):
        assert sum(item.points for item in items(table, seat)) == Oracle(table, seat).total()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_item_names_its_card_and_its_working_comes_to_its_points(seed: int) -> None:
    table = dealt(seed)
    for seat, _ in enumerate(table.seats):
        for item in items(table, seat):
            assert value(str(item.working)) == item.points, item
            assert len(set(item.places)) == len(item.places)
            assert item.places or item.rule == "forest_shuffle.cave"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_on_the_cards_and_the_cave_make_the_total(seed: int) -> None:
    table = dealt(seed)
    for seat, _ in enumerate(table.seats):
        found = items(table, seat)
        cave = sum(item.points for item in found if item.rule == "forest_shuffle.cave")
        assert sum(card_points(table, seat).points.values()) + cave == sum(item.points for item in found)


@pytest.mark.parametrize("seed", SEEDS[:20])
def test_the_order_of_hosts_and_of_cards_in_a_slot_does_not_matter(seed: int) -> None:
    table = dealt(seed)
    rng = seeded(seed)
    for seat, each in enumerate(table.seats):
        assert each.board is not None
        hosts = [host._replace(top=host.top[::-1], left=host.left[::-1]) for host in each.board.hosts]
        rng.shuffle(hosts)
        board = Forest.of(hosts, each.board.cave, each.board.cave_kind)
        other = table._replace(
            seats=tuple(s._replace(board=board) if i == seat else s for i, s in enumerate(table.seats))
        )
        assert sorted((item.rule, item.points) for item in items(other, seat)) == sorted(
            (item.rule, item.points) for item in items(table, seat)
        )
