"""Matchings that agree with numbers of tree symbols counted on the table.

A number says how many cards of a seat show a symbol, as `symbols: {linden: 4}` does. A matching that leaves the
numbers free is tried first; where it shows too many or too few of a symbol, `quota_search` finds one that does
not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, Puzzle, Weigh, as_taken, tree_symbols
from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.matching.narrowing import Domains, Narrowing, Option, Quota, Steps, alike
from scoring_rules.forest_shuffle.matching.quota_search import search
from scoring_rules.forest_shuffle.matching.solve import lighter, solve
from scoring_rules.forest_shuffle.table import Table

AllowedSymbols = Mapping[int, frozenset[str]]
"""By number of a face, the symbols that it may show; a face that is not named may show any of its own."""

MOST_STEPS = 400
"""Steps of the search that all questions about a table may take together; real tables need a few."""

FEWER_STEPS = 100
"""Those of a table as another ruling has it, which is only told beside the score."""


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


class Agreement:
    """The matchings of a table that show the numbers counted there, asked for one at a time.

    What was found is kept, because it often answers the next question. All questions share the steps, so that
    the work for a table is bounded.
    """

    def __init__(
        self, puzzle: Puzzle, numbers: Sequence[CountedSymbol], *, begun: bool = False, steps: int = MOST_STEPS
    ) -> None:
        """Begin, where asked, with the printings that the faces are taken for already."""
        self.puzzle, self.numbers = puzzle, tuple(numbers)
        self._steps = Steps(steps)
        self._known: list[Solution] = []
        if begun and (taken := as_taken(puzzle)) is not None and self._agrees(taken):
            self._known.append(taken)

    def of(self, numbers: Sequence[CountedSymbol]) -> Agreement:
        """Return the agreement with other numbers, which has the same steps."""
        other = Agreement(self.puzzle, numbers)
        other._steps = self._steps
        return other

    def some(self, allowed: AllowedSymbols | None = None, weights: Weights | None = None) -> Solution | None:
        """Return a matching that is light enough; None where there is none.

        Raises:
            TooManyOpenError: Too many printings are open to say.
        """
        allowed = allowed or {}
        weighed = (self._weighed(known, weights) for known in self._known if self._allows(known, allowed))
        light = (match for match in weighed if _is_light(match, weights))
        match = next(light, None) or self._search(allowed, weights)
        if match is not None and match not in self._known:
            self._known.append(match)
        return match

    def least(self, allowed: AllowedSymbols, weights: Weights) -> int | None:
        """Return the least that a matching weighs, None where there is none.

        Each matching is asked for with less weight than the one before, until there is none.
        """
        weight: int | None = weights.than
        while (match := self.some(allowed, weights._replace(than=weight))) is not None:
            weight = match.weight
        return weight

    def _search(self, allowed: AllowedSymbols, weights: Weights | None) -> Solution | None:
        self._steps.take()
        match = _matched(self.puzzle, allowed, weights)
        if match is None or self._agrees(match):
            return match
        domains, quotas, pairs = (self._domains(allowed, weights), tuple(self._quotas(weights)), self.puzzle.pairs)
        return search(Narrowing(quotas, pairs, tuple(alike(domains, quotas, pairs)), self._steps, {}), domains)

    def _agrees(self, match: Solution) -> bool:
        return all(_shown(self.puzzle, match, number) == number.n for number in self.numbers)

    def _allows(self, match: Solution, allowed: AllowedSymbols) -> bool:
        return all(self.puzzle.printing(match.chosen[number]).symbol in symbols for number, symbols in allowed.items())

    def _weighed(self, match: Solution, weights: Weights | None) -> Solution:
        """Return a matching with what it weighs now."""
        if weights is None:
            return match
        weight = sum(
            weights.weigh(self.puzzle.printing(candidate))
            for shown, candidate in zip(self.puzzle.shown, match.chosen, strict=True)
            if shown.spot.seat == weights.seat
        )
        return match._replace(weight=weight)

    def _quotas(self, weights: Weights | None) -> Iterator[Quota]:
        """Yield the faces of each seat with how many of them show each symbol counted there, and none of these."""
        for seat in sorted({shown.spot.seat for shown in self.puzzle.shown}):
            faces = tuple(number for number, shown in enumerate(self.puzzle.shown) if shown.spot.seat == seat)
            sizes = [counted.n for counted in self.numbers if counted.seat == seat]
            than = weights.than if weights is not None and weights.seat == seat else None
            if sizes or than is not None:
                yield Quota(faces, (*sizes, len(faces) - sum(sizes)), than)

    def _domains(self, allowed: AllowedSymbols, weights: Weights | None) -> Domains:
        """Return for each face the printings that it may be."""
        domains = []
        for number, (spot, face) in enumerate(self.puzzle.shown):
            own = [counted for counted in self.numbers if counted.seat == spot.seat]
            weigh = weights.weigh if weights is not None and weights.seat == spot.seat else None
            symbols = allowed.get(number)
            domains.append(
                tuple(
                    Option(
                        printing.side,
                        next((group for group, of in enumerate(own) if of.is_shown_by(printing)), len(own)),
                        0 if weigh is None else weigh(printing),
                        self.puzzle.deck.numbers.get(printing.identity, ()),
                    )
                    for printing in face.choices
                    if symbols is None or printing.symbol in symbols
                )
            )
        return tuple(domains)


def _is_light(match: Solution, weights: Weights | None) -> bool:
    return weights is None or weights.than is None or match.weight < weights.than


def _matched(puzzle: Puzzle, allowed: AllowedSymbols, weights: Weights | None) -> Solution | None:
    if weights is None:
        return solve(puzzle.problem(None, allowed))
    problem = puzzle.problem({weights.seat: weights.weigh}, allowed)
    return solve(problem) if weights.than is None else lighter(problem, weights.than)


def _shown(puzzle: Puzzle, match: Solution, of: CountedSymbol) -> int:
    """Return how many cards show a symbol in a matching."""
    return sum(
        of.is_shown_by(puzzle.printing(candidate))
        for shown, candidate in zip(puzzle.shown, match.chosen, strict=True)
        if shown.spot.seat == of.seat
    )
