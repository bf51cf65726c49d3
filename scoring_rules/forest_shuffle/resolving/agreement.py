"""Matchings that agree with numbers of tree symbols counted on the table: branch and bound, which is exact.

A number says how many cards of a seat show a symbol, as `symbols: {linden: 4}` does. A matching that leaves the
numbers free is tried first; where it shows too many or too few of a symbol, one open face is given that
symbol, or denied it, and what remains is tried in turn. A branch ends where even the least or the greatest
number possible is past the one that was counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, Puzzle, Shown, Weigh, tree_symbols
from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.matching.solve import lighter, solve
from scoring_rules.forest_shuffle.table import Table

AllowedSymbols = Mapping[int, frozenset[str]]
"""By number of a face, the symbols that it may show; a face that is not named may show any of its own."""

MOST_BRANCHES = 400
"""Branches that are tried before numbers are taken to go together; real tables need a few."""


class CountedSymbol(NamedTuple):
    """How many of the matched cards of a seat show a tree symbol, as counted on the table."""

    seat: int
    symbol: str
    n: int
    shrubs: bool

    def is_shown_by(self, printing: Printing) -> bool:
        """Whether a card at the seat counts among them."""
        return printing.symbol == self.symbol and (self.shrubs or printing.kind.slot != SHRUB)


class Weights(NamedTuple):
    """What the cards of a seat weigh, and what a matching has to be lighter than; None: any will do."""

    seat: int
    weigh: Weigh
    than: int | None = None


def counted_symbols(table: Table, *, shrubs: bool) -> Iterator[CountedSymbol]:
    """Yield the numbers that were counted on the table, less the trees, which are not matched."""
    for number, seat in enumerate(table.seats):
        if seat.board is not None:
            trees = list(tree_symbols(seat.board))
            for symbol, n in seat.board.symbols.items():
                yield CountedSymbol(number, symbol, n - trees.count(symbol), shrubs)


def agreeing(
    puzzle: Puzzle,
    numbers: Sequence[CountedSymbol],
    allowed: AllowedSymbols | None = None,
    weights: Weights | None = None,
) -> Solution | None:
    """Return a matching that shows the numbers counted and is light enough; None where there is none."""
    stack: list[AllowedSymbols] = [allowed or {}]
    first: Solution | None = None
    for _ in range(MOST_BRANCHES):
        if not stack:
            return None
        here = stack.pop()
        match = _matched(puzzle, here, weights)
        if match is None:
            continue
        first = first or match
        wrong = next((number for number in numbers if _shown(puzzle, match, number) != number.n), None)
        if wrong is None:
            return match
        stack += _branches(puzzle, here, match, wrong)
    # Out of branches: nothing has shown that the numbers cannot be, so nobody is told so.
    return first if stack else None


def _matched(puzzle: Puzzle, allowed: AllowedSymbols, weights: Weights | None) -> Solution | None:
    if weights is None:
        return solve(puzzle.problem(None, allowed))
    problem = puzzle.problem({weights.seat: weights.weigh}, allowed)
    return solve(problem) if weights.than is None else lighter(problem, weights.than)


def _faces(puzzle: Puzzle, of: CountedSymbol) -> Iterator[tuple[int, Shown]]:
    return ((number, shown) for number, shown in enumerate(puzzle.shown) if shown.spot.seat == of.seat)


def _shown(puzzle: Puzzle, match: Solution, of: CountedSymbol) -> int:
    """Return how many cards show a symbol in a matching."""
    return sum(of.is_shown_by(puzzle.printing(match.chosen[number])) for number, _ in _faces(puzzle, of))


def _branches(
    puzzle: Puzzle, allowed: AllowedSymbols, match: Solution, wrong: CountedSymbol
) -> Iterator[AllowedSymbols]:
    """Yield the two ways to go on from a matching with a wrong number, the better one last.

    Say that `symbols: {linden: 2}` was counted, and `match` shows three lindens, one of them on an open roe deer.
    `utmost` is a matching with as few lindens as can be. If it has more than two, no branch from here
    can agree, and this one ends. Otherwise some face shows a linden in `match` and something else in `utmost`:
    of that face it is decided whether it is a linden. Both ways together leave nothing out, and each leaves
    less open than before. The one that denies the linden is on top of the stack, because it leads towards
    the number that was counted. For too few all is the other way round, by the sign.
    """
    too_many = _shown(puzzle, match, wrong) > wrong.n
    sign = 1 if too_many else -1

    def weigh(printing: Printing) -> int:
        return sign * wrong.is_shown_by(printing)

    utmost = solve(puzzle.problem({wrong.seat: weigh}, allowed))
    if utmost is None or utmost.weight > sign * wrong.n:
        return
    for number, shown in _faces(puzzle, wrong):
        now, then = (wrong.is_shown_by(puzzle.printing(way.chosen[number])) for way in (match, utmost))
        if now == too_many and then != too_many:
            symbols = allowed.get(number, frozenset(printing.symbol for printing in shown.face.choices))
            with_it, without = symbols & {wrong.symbol}, symbols - {wrong.symbol}
            for way in (with_it, without) if too_many else (without, with_it):
                yield {**allowed, number: way}
            return


def least(puzzle: Puzzle, numbers: Sequence[CountedSymbol], allowed: AllowedSymbols, weights: Weights) -> int | None:
    """Return the least that an agreeing matching weighs, None where there is none.

    Each matching is asked for with less weight than the one before, until there is none.
    """
    weight: int | None = weights.than
    while (match := agreeing(puzzle, numbers, allowed, weights._replace(than=weight))) is not None:
        if weight is not None and match.weight >= weight:  # out of branches: no better one is known
            return weight
        weight = match.weight
    return weight
