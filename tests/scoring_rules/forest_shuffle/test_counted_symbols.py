"""Numbers of symbols: the search for printings that show them, against trying everything, and how far it goes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scoring_rules.forest_shuffle.board.tally import NOTHING
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.game import GAME
from scoring_rules.forest_shuffle.matching.assignment import puzzle
from scoring_rules.forest_shuffle.matching.narrowing import (
    Domains,
    Narrowing,
    Option,
    Quota,
    Steps,
    TooManyOpenError,
    alike,
)
from scoring_rules.forest_shuffle.matching.quota_search import search
from scoring_rules.forest_shuffle.matching.quotas import changes, share_out
from scoring_rules.forest_shuffle.matching.solve import Pair
from scoring_rules.forest_shuffle.resolving.agreement import Agreement, counted_symbols
from scoring_rules.forest_shuffle.resolving.resolve import resolve
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.table import board_of
from tests.paths import GOLDEN
from tests.scoring_rules.forest_shuffle.dealing import deal, opened, seeded
from tests.scoring_rules.forest_shuffle.reading import read_typed

FEW = 320


@some.composite
def costs_and_sizes(draw: some.DrawFn) -> tuple[list[dict[int, int]], list[int]]:
    """Draw what a few faces cost in some of three groups, and sizes of these that often fit."""
    own = some.dictionaries(some.integers(0, 2), some.integers(-3, 3), min_size=1, max_size=3)
    costs = draw(some.lists(own, min_size=1, max_size=5))
    chosen = [draw(some.sampled_from(sorted(each))) for each in costs]
    sizes = [chosen.count(group) for group in range(3)]
    if draw(some.booleans()):
        sizes = draw(some.permutations(sizes))
    return costs, sizes


@given(costs_and_sizes())
def test_faces_are_shared_out_as_cheaply_as_can_be(drawn: tuple[list[dict[int, int]], list[int]]) -> None:
    costs, sizes = drawn
    ways = [
        (sum(own[group] for own, group in zip(costs, chosen, strict=True)), chosen)
        for chosen in product(*costs)
        if [chosen.count(group) for group in range(3)] == sizes
    ]
    shares = share_out(costs, sizes)
    assert (shares is None) == (not ways)
    if shares is not None:
        assert (shares.cost, shares.chosen) in ways
        assert shares.cost == min(ways)[0]
        for face, dearer in enumerate(changes(costs, shares, 3)):
            least = {
                group: min((cost for cost, chosen in ways if chosen[face] == group), default=None)
                for group in costs[face]
            }
            assert dearer == {group: cost - shares.cost for group, cost in least.items() if cost is not None}


@some.composite
def searches(draw: some.DrawFn) -> tuple[Domains, tuple[Quota, ...], tuple[Pair, ...]]:
    """Draw a few faces of two seats with a few printings each, numbers to keep to, and at times pairs."""
    option = some.builds(
        Option,
        some.sampled_from(("left", "right")),
        some.integers(0, 2),
        some.integers(-1, 2),
        some.lists(some.integers(0, 6), min_size=1, max_size=2, unique=True).map(tuple),
    )
    one = some.lists(option, min_size=1, max_size=3, unique_by=lambda each: each.cards).map(tuple)
    domains = draw(some.lists(one, min_size=2, max_size=6))
    if draw(some.booleans()):
        domains.append(domains[0])
    cut = draw(some.integers(0, len(domains)))
    quotas = []
    for faces, than in ((range(cut), draw(some.none() | some.integers(-3, 6))), (range(cut, len(domains)), None)):
        groups = [draw(some.sampled_from(domains[face])).group for face in faces]
        quotas.append(Quota(tuple(faces), tuple(groups.count(group) for group in range(3)), than))
    order = draw(some.permutations(range(len(domains))))
    pairs = [Pair((face,), (other,)) for face, other in zip(order[::2], order[1::2], strict=False)]
    return tuple(domains), tuple(quotas), tuple(pairs[: draw(some.integers(0, 2))])


def ways(domains: Domains, quotas: tuple[Quota, ...], pairs: tuple[Pair, ...]) -> Iterator[tuple[tuple[int, str], ...]]:
    """Yield the cards and sides of all ways that keep to everything, by trying each."""
    for chosen in product(*domains):
        sides = [option.side for option in chosen]
        keeps = all(
            [[chosen[face].group for face in quota.faces].count(group) for group in range(3)] == list(quota.sizes)
            and (quota.than is None or sum(chosen[face].weight for face in quota.faces) < quota.than)
            for quota in quotas
        )
        if keeps and all(sides[pair.one[0]] != sides[pair.other[0]] for pair in pairs):
            for cards in product(*(option.cards for option in chosen)):
                if len(set(cards)) == len(cards):
                    yield tuple(zip(cards, sides, strict=True))


@given(searches())
def test_the_search_finds_a_way_if_and_only_if_there_is_one(
    drawn: tuple[Domains, tuple[Quota, ...], tuple[Pair, ...]],
) -> None:
    domains, quotas, pairs = drawn
    narrowing = Narrowing(quotas, pairs, tuple(alike(domains, quotas, pairs)), Steps(10_000), {})
    answer = search(narrowing, domains)
    all_ways = set(ways(*drawn))
    assert (answer is None) == (not all_ways)
    if answer is not None:
        assert tuple((candidate.card, candidate.side) for candidate in answer.chosen) in all_ways


def counted(seed: int, players: int, size: int) -> Table:
    """Return a table of which all symbols of the base box are counted and none is typed."""
    rng = seeded(seed)
    table = deal(rng, players, size, ("base",))
    seats = [
        seat._replace(
            board=board_of(left_out, number)._replace(
                symbols={
                    symbol: board_of(table, number).tally.symbols.get(symbol, NOTHING)[0]
                    for symbol in list(SYMBOLS)[:8]
                }
            )
        )
        for left_out in [opened(rng, table)]
        for number, seat in enumerate(table.seats)
    ]
    return table._replace(seats=tuple(seats))


@pytest.mark.parametrize("seed", range(12))
def test_a_large_table_takes_few_steps(seed: int) -> None:
    table = counted(seed, 4, 24)
    agreement = Agreement(puzzle(table), tuple(counted_symbols(table, shrubs=True)), steps=FEW)
    assert agreement.some() is not None
    taken = resolve(table)
    for number in range(4):
        symbols = board_of(taken, number).tally.symbols
        assert all(symbols.get(symbol, NOTHING)[0] == n for symbol, n in board_of(table, number).symbols.items())


def test_the_work_is_bounded_by_steps() -> None:
    table = read_typed((GOLDEN / "forest_shuffle" / "FOR034.yaml").read_text("utf-8")).table
    agreement = Agreement(puzzle(table), tuple(counted_symbols(table, shrubs=True)), steps=2)
    with pytest.raises(TooManyOpenError):
        agreement.some()
    assert [finding.code for finding in GAME.check(table)] == [codes.TOO_MANY_OPEN]


def unasked(symbols: str, *forest: str, boxes: str = "base") -> list[tuple[str, str]]:
    lines = "".join(f"      {line}\n" for line in forest)
    text = f"game: forest_shuffle\nboxes: {boxes}\nplayers:\n  - name: A\n    symbols: {{{symbols}}}\n    forest: |\n{lines}"
    return [(str(each.label), str(each.help)) for each in read_typed(text).diagnostics if each.code is codes.UNASKED]


def test_numbers_of_symbols_that_no_card_asks_for_are_told_once() -> None:
    ((label, remedy),) = unasked("linden: 2, oak: 1", "linden: red deer", "linden", "oak")
    assert label == "linden, oak: no card here asks for these numbers"
    assert remedy.startswith("Roe Deer would: is it meant where Red Deer is typed?")


def test_a_card_that_may_show_a_symbol_asks_for_its_number() -> None:
    assert unasked("linden: 3", "linden: roe deer (linden)", "linden") == []
    assert unasked("beech: 2, oak: 1", "oak: european bison", "beech", "beech", boxes="woodland_edge") == []
    ((label, _),) = unasked("linden: 1, beech: 2", "beech: roe deer (beech)", "linden")
    assert label.startswith("linden: no card here")


def test_where_no_card_of_the_boxes_would_ask_that_is_said() -> None:
    ((_, remedy),) = unasked("oak: 1", "oak")
    assert remedy == "no card of these boxes does: take it out of `symbols:`"
    ((_, remedy),) = unasked("oak: 1", "oak", boxes="woodland_edge")
    assert remedy.startswith("these would: European Bison")
