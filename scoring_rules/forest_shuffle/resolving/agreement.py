"""Matchings that agree with numbers of tree symbols counted on the table: branch and bound, which is exact.

A number says how many cards of a seat show a symbol. A matching that leaves the numbers free is tried first;
where it shows too many or too few of a symbol, one open face is given that symbol, or denied it, and what
remains is tried in turn. A branch ends where even the least or the greatest number possible is past the one
that is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, Puzzle, Shown, Weigh, tree_symbols
from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.matching.solve import lighter, solve
from scoring_rules.forest_shuffle.table import Table

Only = Mapping[int, frozenset[str]]
"""By number of a face, the symbols that it may show."""

MOST_BRANCHES = 400
"""Branches that are tried before numbers are taken to go together; real tables need a few."""


class Wanted(NamedTuple):
    """How many of the matched cards of a seat are to show a tree symbol."""

    seat: int
    symbol: str
    n: int
    shrubs: bool

    def is_shown_by(self, printing: Printing) -> bool:
        """Whether a card at the seat counts among them."""
        return printing.symbol == self.symbol and (self.shrubs or printing.kind.slot != SHRUB)


class Heft(NamedTuple):
    """What the cards of a seat weigh, and what a matching is to weigh less than; None: any matching will do."""

    seat: int
    weigh: Weigh
    than: int | None = None


def wanted(table: Table, *, shrubs: bool) -> Iterator[Wanted]:
    """Yield the numbers that were counted on the table, less the trees, which are not matched."""
    for seat, each in enumerate(table.seats):
        if each.board is not None:
            trees = list(tree_symbols(each.board))
            for symbol, n in each.board.symbols.items():
                yield Wanted(seat, symbol, n - trees.count(symbol), shrubs)


def agreeing(
    puzzle: Puzzle, numbers: Sequence[Wanted], only: Only | None = None, heft: Heft | None = None
) -> Solution | None:
    """Return a matching that shows the wanted numbers and is light enough; None where there is none."""
    stack: list[Only] = [only or {}]
    first: Solution | None = None
    for _ in range(MOST_BRANCHES):
        if not stack:
            return None
        here = stack.pop()
        found = _matched(puzzle, here, heft)
        if found is None:
            continue
        first = first or found
        wrong = next((each for each in numbers if _shown(puzzle, found, each) != each.n), None)
        if wrong is None:
            return found
        stack += _branches(puzzle, here, found, wrong)
    return first if stack else None


def _matched(puzzle: Puzzle, only: Only, heft: Heft | None) -> Solution | None:
    if heft is None:
        return solve(puzzle.problem(None, only))
    problem = puzzle.problem({heft.seat: heft.weigh}, only)
    return solve(problem) if heft.than is None else lighter(problem, heft.than)


def _faces(puzzle: Puzzle, of: Wanted) -> Iterator[tuple[int, Shown]]:
    return ((number, shown) for number, shown in enumerate(puzzle.shown) if shown.spot.seat == of.seat)


def _shown(puzzle: Puzzle, solution: Solution, of: Wanted) -> int:
    """Return how many of the cards show what is wanted."""
    return sum(of.is_shown_by(puzzle.printing(solution.chosen[number])) for number, _ in _faces(puzzle, of))


def _branches(puzzle: Puzzle, only: Only, found: Solution, wrong: Wanted) -> Iterator[Only]:
    """Yield the two ways to go on from a matching with a wrong number, the better one last."""
    too_many = _shown(puzzle, found, wrong) > wrong.n
    sign = 1 if too_many else -1

    def weigh(printing: Printing) -> int:
        return sign * wrong.is_shown_by(printing)

    utmost = solve(puzzle.problem({wrong.seat: weigh}, only))
    if utmost is None or utmost.weight > sign * wrong.n:
        return
    for number, shown in _faces(puzzle, wrong):
        now, then = (wrong.is_shown_by(puzzle.printing(each.chosen[number])) for each in (found, utmost))
        if now == too_many and then != too_many:
            allowed = only.get(number, frozenset(each.symbol for each in shown.face.choices))
            with_it, without = allowed & {wrong.symbol}, allowed - {wrong.symbol}
            for way in (with_it, without) if too_many else (without, with_it):
                yield {**only, number: way}
            return


def least(puzzle: Puzzle, numbers: Sequence[Wanted], only: Only, heft: Heft) -> int | None:
    """Return the least that an agreeing matching weighs, None where there is none."""
    weight: int | None = heft.than
    while (found := agreeing(puzzle, numbers, only, heft._replace(than=weight))) is not None:
        if weight is not None and found.weight >= weight:
            return weight
        weight = found.weight
    return weight
