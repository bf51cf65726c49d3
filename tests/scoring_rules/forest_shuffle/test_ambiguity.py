"""What symbols that were left out may come to: exactly what trying every printed card gives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from scoring_rules import forest_shuffle
from scoring_rules.forest_shuffle import codes
from scoring_rules.forest_shuffle.assignment import Puzzle, puzzle, with_printings
from scoring_rules.forest_shuffle.bipartite import Candidate, Solution
from scoring_rules.forest_shuffle.notation import taken_for_cards
from scoring_rules.forest_shuffle.printing import deck
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.forest_shuffle.tally import Face, Host
from tests.scoring_rules.forest_shuffle.dealing import opened, seeded

ASKING = ("roe_deer", "chamois", "european_bison", "elk", "european_wildcat", "squeaker", "mistletoe")
BOXES = ("base", "alpine", "woodland_edge", "exploration", "promo")
MOST_WAYS = 20_000


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
    rules = forest_shuffle.rules(table.settings).values()
    return sum(item.points for rule in rules for item in rule.score(table, seat))


@pytest.mark.parametrize("seed", range(80))
def test_a_symbol_is_asked_for_if_and_only_if_a_total_hangs_on_it(seed: int) -> None:
    table = small(seeded(seed))
    every = puzzle(table)
    candidates: tuple[tuple[Candidate, ...], ...] = every.problem().candidates
    number = 1
    for each in candidates:
        number *= len(each)
    if number > MOST_WAYS:
        pytest.skip("too many ways to try")
    totals = [
        [total(taken, seat) for seat in range(len(table.seats))]
        for solution in ways(every)
        for taken in (with_printings(table, every, solution),)
    ]
    found = {
        mark.place.path[1]
        for each in forest_shuffle.check(table)
        if each.code in {codes.SYMBOL_ASKED, codes.BOX_ASKED}
        for mark in each.marks
    }
    assert found == {seat for seat in range(len(table.seats)) if len({each[seat] for each in totals}) > 1}


@pytest.mark.parametrize("seed", range(80, 100))
def test_a_table_is_taken_for_cards_that_are_all_different(seed: int) -> None:
    taken = taken_for_cards(small(seeded(seed)))
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
    assert {each.code for each in forest_shuffle.check(closed)} <= {codes.FACE_UP_HOST}


def _closed(host: Host) -> Host:
    slots = [tuple(face._replace(options=()) for face in slot) for slot in host.slots]
    return Host(host.face._replace(options=()), *slots)
