"""What symbols that were left out may come to: exactly what trying every printed card gives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

import pytest

from scoring_rules.forest_shuffle.board.printing import deck
from scoring_rules.forest_shuffle.board.tally import NOTHING, Face, Host
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.readings import DEFAULTS
from scoring_rules.forest_shuffle.data.words import SYMBOLS as SYMBOL_NAMES
from scoring_rules.forest_shuffle.game import GAME
from scoring_rules.forest_shuffle.matching.assignment import Puzzle, puzzle, with_printings
from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.resolving.resolve import resolve, resolve_under
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.frame.table import board_of
from tests.scoring_rules.forest_shuffle.dealing import opened, seeded

ASKING = ("roe_deer", "chamois", "european_bison", "elk", "european_wildcat", "squeaker", "mistletoe")
BOXES = ("base", "alpine", "woodland_edge", "exploration", "promo")
MOST_WAYS = 20_000
SYMBOLS = tuple(SYMBOL_NAMES)


def small(rng: Random) -> Table:
    """Return a table of a few cards of which most look at symbols, not all of them known."""
    of = deck(BOXES)
    cards = [card for card in of.cards if any(face.kind.id in ASKING for face in card.faces)]
    halves = [rng.choice(card.faces) for card in rng.sample(cards, 4)]
    trees = [card.faces[0] for card in of.cards if len(card.faces) == 1]
    rng.shuffle(trees)
    hosts: list[list[Host]] = [[], []]
    for half in halves:
        host = Host(Face(trees.pop()))
        hosts[rng.random() < 0.3].append(host._replace(**{half.side: (Face(half),)}))
    seats = (Seat("Anna", Forest.of(hosts[0])), Seat("Ben", Forest.of(hosts[1])))
    return opened(rng, Table(Settings(BOXES), seats), 0.7)


def ways(every: Puzzle) -> Iterator[Solution]:
    """Yield every way to take the faces for different cards."""
    problem = every.problem()
    for chosen in product(*problem.candidates):
        if len({each.card for each in chosen}) == len(chosen) and all(
            len({chosen[face].side for face in (*pair.one, *pair.other)}) > 1 for pair in problem.pairs
        ):
            yield Solution(chosen, 0)


def total(table: Table, seat: int) -> int:
    rules = GAME.rules(table.settings).values()
    return sum(item.points for rule in rules for item in rule.score(table, seat))


RULINGS = (
    {},
    {"shrub_symbols": "ignore"},
    {"mistletoe_edge": "always"},
    {"shrub_symbols": "ignore", "mistletoe_edge": "always"},
)


def ruled_by(table: Table, readings: dict[str, str]) -> Table:
    return table._replace(settings=table.settings._replace(readings={**DEFAULTS, **readings}))


def shown(table: Table, seat: int, symbol: str) -> int:
    """Return how many cards of a seat show a tree symbol, by the ruling on shrubs."""
    tally = board_of(table, seat).tally
    less = tally.shrub_symbols if table.settings.readings["shrub_symbols"] == "ignore" else {}
    return tally.symbols.get(symbol, NOTHING)[0] - less.get(symbol, NOTHING)[0]


def asked(table: Table) -> set[object]:
    """Return the seats of which something is asked."""
    return {
        mark.place.path[1]
        for each in GAME.check(table)
        if each.code in {codes.SYMBOL_ASKED, codes.BOX_ASKED}
        for mark in each.marks
    }


def with_numbers(rng: Random, table: Table, every: list[Table], *, possible: bool) -> Table:
    """Return a table in which seats say how many of one or two symbols they have; at times what cannot be."""
    seats = []
    one = rng.choice(every)
    may_show = sorted({symbol for each in every[:50] for symbol in board_of(each, 0).tally.symbols}) or SYMBOLS
    for seat, each in enumerate(table.seats):
        symbols = rng.sample(may_show, min(len(may_show), rng.choice((0, 1, 2))))
        counted = {symbol: shown(one if possible else rng.choice(every), seat, symbol) for symbol in symbols}
        seats.append(each._replace(board=board_of(table, seat)._replace(symbols=counted)))
    return table._replace(seats=tuple(seats))


def agrees(taken: Table, table: Table) -> bool:
    return all(
        shown(taken, seat, symbol) == n
        for seat in range(len(table.seats))
        for symbol, n in board_of(table, seat).symbols.items()
    )


@pytest.mark.parametrize("seed", range(240))
def test_a_total_is_asked_for_if_and_only_if_it_is_open(seed: int) -> None:
    rng = seeded(seed)
    table = ruled_by(small(rng), RULINGS[seed % 4])
    every = puzzle(table)
    number = prod(map(len, every.problem().candidates))
    if number > MOST_WAYS:
        pytest.skip("too many ways to try")
    taken = [with_printings(table, every, solution) for solution in ways(every)]
    table = with_numbers(rng, table, taken, possible=seed % 3 > 0)
    fitting = [each for each in taken if agrees(each, table)]
    impossible = [each for each in GAME.check(table) if each.code == codes.SYMBOL_COUNT]
    assert bool(impossible) == (not fitting)
    if fitting:
        totals = [[total(each, seat) for seat in range(len(table.seats))] for each in fitting]
        is_open = {seat for seat in range(len(table.seats)) if len({each[seat] for each in totals}) > 1}
        assert asked(table) == is_open
        scored = [total(resolve(table), seat) for seat in range(len(table.seats))]
        assert all(scored[seat] == totals[0][seat] for seat in range(len(table.seats)) if seat not in is_open)


@pytest.mark.parametrize("seed", range(300, 360))
def test_another_ruling_is_that_ruling_or_nothing_is_said(seed: int) -> None:
    rng = seeded(seed)
    readings = {**DEFAULTS, **RULINGS[1 + seed % 3]}
    table = resolve(small(rng))
    if asked(table):
        return
    other = resolve_under(table, readings)
    assert (other is None) == bool(asked(resolve(ruled_by(table, readings))))
    if other is not None:
        truth = resolve(ruled_by(table, readings))
        assert [total(other, seat) for seat in range(2)] == [total(truth, seat) for seat in range(2)]


@pytest.mark.parametrize("seed", range(80, 100))
def test_a_table_is_taken_for_cards_that_are_all_different(seed: int) -> None:
    taken = resolve(small(seeded(seed)))
    known = [shown.face._replace(options=()) for shown in puzzle(taken).shown]
    assert len(known) == len(puzzle(taken).shown)
    closed = Table(
        taken.settings,
        tuple(
            seat._replace(board=Forest.of([_closed(host) for host in seat.board.hosts]))
            for seat in taken.seats
            if seat.board is not None
        ),
    )
    assert {each.code for each in GAME.check(closed)} <= {codes.FACE_UP_HOST}


def _closed(host: Host) -> Host:
    slots = [tuple(face._replace(options=()) for face in slot) for slot in host.slots]
    return Host(host.face._replace(options=()), *slots)
