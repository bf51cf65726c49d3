"""Whether a total depends on what was left out: symbols, and the box of a printing.

Only few rules look at a printing: those that count cards with a tree symbol, and those that count
woodland-edge cards. For a seat, the points of these rules are a sum over its cards of what each printing
weighs, once it is known which symbols the cards show that score by their own symbol. There are at most eight of
these in all boxes, each printed once, so all choices are tried; for each it is asked whether any
matching of the table to physical cards, of those that agree with the numbers that were counted on the table,
comes to another sum (`agreement`).

An example: a roe deer at the left of its host shows a linden or a silver fir: two choices. If it is the linden,
each card with a linden is worth 3 points for it, and each with a beech or an oak 2 for a bison. So it does not
matter whether the bison itself shows a beech or an oak; of a hare it does, if it may show a linden (3) or an
oak (2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.forest_shuffle.board.tally import Face, faces
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, tree_symbols
from scoring_rules.forest_shuffle.matching.bipartite import Solution
from scoring_rules.forest_shuffle.resolving.agreement import Agreement, AllowedSymbols, Weights
from scoring_rules.forest_shuffle.scoring.by_number import Per
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol, Symbols
from scoring_rules.forest_shuffle.scoring.points import Shape, shapes
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import seated

Includes = Callable[[Printing], bool]


class Span(NamedTuple):
    """The least and the greatest that a number may be."""

    least: int
    most: int

    @property
    def varies(self) -> bool:
        """Whether it may be more than one number."""
        return self.least != self.most

    def in_words(self) -> Text:
        """Return what it may be."""
        if self.varies:
            return Text("{least} to {most}", least=self.least, most=self.most)
        return Text("only {n}", n=self.least)


class MarginalPoints(NamedTuple):
    """By how many points one more card raises the total.

    Attributes:
        by_symbol: One with a tree symbol.
        by_printing: One that a test includes, as that for the woodland edge does.
    """

    by_symbol: Mapping[str, int]
    by_printing: Mapping[Includes, int] = {}


class SeatQuestion(NamedTuple):
    """One seat of a table and what is open there."""

    agreement: Agreement
    seat: int
    forest: Forest
    shapes: Mapping[str, Shape]

    @classmethod
    def of(cls, table: Table, agreement: Agreement, seat: int, forest: Forest) -> SeatQuestion:
        """Return the question of a seat by the rules in force."""
        return cls(agreement, seat, forest, shapes(table.settings.rulings))

    def matched_faces(self) -> Iterator[tuple[int, Face]]:
        """Yield the faces of the seat that are matched, with their numbers."""
        for number, shown in enumerate(self.agreement.puzzle.shown):
            if shown.spot.seat == self.seat:
                yield number, shown.face

    def cards(self) -> Iterator[tuple[Face, Shape]]:
        """Yield every face of the forest with the shape of its points."""
        for _, _, face in faces(self.forest.hosts):
            yield face, self.shapes[face.printing.kind.id]

    def depends_on_printing(self) -> bool:
        """Whether any card of the forest scores by what is printed on others."""
        return any(_looks_at_printings(shape) for _, shape in self.cards())

    def open_own_symbols(self) -> Iterator[tuple[int, Face]]:
        """Yield the faces that score by their own symbol, where that is open."""
        for number, face in self.matched_faces():
            by_own = isinstance(self.shapes[face.printing.kind.id], OwnSymbol)
            if by_own and len({printing.symbol for printing in face.choices}) > 1:
                yield number, face

    def choices(self) -> Iterator[AllowedSymbols]:
        """Yield what the faces that score by their own symbol may show, kind by kind.

        Which of two such faces shows which of two symbols makes no difference to the points.
        """
        by_kind: dict[str, list[int]] = {}
        symbols: dict[str, dict[str, None]] = {}
        for number, face in self.open_own_symbols():
            by_kind.setdefault(face.printing.kind.id, []).append(number)
            symbols.setdefault(face.printing.kind.id, {}).update(
                dict.fromkeys(printing.symbol for printing in face.choices)
            )
        ways = [[(kind, way) for way in combinations(symbols[kind], len(by_kind[kind]))] for kind in by_kind]
        for chosen in product(*ways):
            yield {number: frozenset(way) for kind, way in chosen for number in by_kind[kind]}

    def possible_choices(self) -> Iterator[AllowedSymbols]:
        """Yield the choices that the cards, and the numbers counted on the table, allow."""
        for allowed in self.choices():
            if self.agreement.some(allowed) is not None:
                yield allowed

    def marginal_points(self, allowed: AllowedSymbols) -> MarginalPoints:
        """Return by how many points one more card raises the total, given a choice."""
        by_symbol: Counter[str] = Counter()
        by_printing: Counter[Includes] = Counter()
        open_faces = {id(face): number for number, face in self.open_own_symbols()}
        chosen: dict[str, tuple[frozenset[str], int]] = {}
        for face, shape in self.cards():
            match shape:
                case OwnSymbol(points) if id(face) in open_faces:
                    # Faces of one kind share the symbols of a choice, one each: every symbol scores once.
                    chosen[face.printing.kind.id] = (allowed[open_faces[id(face)]], points)
                case OwnSymbol(points):
                    by_symbol[face.printing.symbol] += points
                case Symbols(points, symbols):
                    by_symbol.update(dict.fromkeys(symbols, points))
                case Per(points, of) if of.includes is not None:
                    by_printing[of.includes] += points
        for symbols_of_kind, points in chosen.values():
            by_symbol.update(dict.fromkeys(symbols_of_kind, points))
        return MarginalPoints(by_symbol, by_printing)

    def weighted_by(self, marginal: MarginalPoints) -> WeightedCards:
        """Return the seat's cards, each weighted by the points that it raises the total by."""
        shrubs, of_printings = shrubs_count(self.shapes), marginal.by_printing.items()

        def weigh(printing: Printing) -> int:
            counts = shrubs or printing.kind.slot != SHRUB
            symbol = marginal.by_symbol.get(printing.symbol, 0) if counts else 0
            return symbol + sum(points for includes, points in of_printings if includes(printing))

        of_trees = sum(marginal.by_symbol.get(symbol, 0) for symbol in tree_symbols(self.forest))
        varies = any(len(set(map(weigh, face.choices))) > 1 for _, face in self.matched_faces())
        return WeightedCards(self, weigh, of_trees, varies)

    def showing(self, symbol: str) -> WeightedCards:
        """Return the seat's cards weighted so that the sum is how many of them show a tree symbol."""
        return self.weighted_by(MarginalPoints({symbol: 1}))

    def is_ambiguous(self, choices: Iterable[AllowedSymbols]) -> bool:
        """Whether the total of the seat is not the same by all these choices and all matchings of them."""
        first: int | None = None
        for allowed in choices:
            cards, of_numbers = self._open_points(allowed)
            some = cards.some(allowed)
            if some is None:
                continue
            first = some + of_numbers if first is None else first
            if some + of_numbers != first or cards.differs(some, allowed):
                return True
        return False

    def _open_points(self, allowed: AllowedSymbols) -> tuple[WeightedCards, int]:
        """Return the cards weighted by the points that depend on them, and the points of the numbers counted."""
        marginal, counted = self.marginal_points(allowed), self.forest.symbols
        still_open = {symbol: n for symbol, n in marginal.by_symbol.items() if symbol not in counted}
        of_numbers = sum(marginal.by_symbol.get(symbol, 0) * n for symbol, n in counted.items())
        return self.weighted_by(marginal._replace(by_symbol=still_open)), of_numbers


class WeightedCards(NamedTuple):
    """The cards of a seat, each weighted by its printing.

    `of_trees` is what the trees weigh, which are not matched; `varies` says whether any weight is open.
    """

    question: SeatQuestion
    weigh: Callable[[Printing], int]
    of_trees: int
    varies: bool

    def some(self, allowed: AllowedSymbols) -> int | None:
        """Return what the cards weigh in one agreeing matching, or None where there is none."""
        match = self._agreeing(allowed, Weights(self.question.seat, self.weigh))
        return None if match is None else self.of_trees + match.weight

    def differs(self, weight: int, allowed: AllowedSymbols) -> bool:
        """Whether any agreeing matching weighs less or more than this."""
        return self.varies and any(
            self._agreeing(allowed, self._signed(sign, sign * (weight - self.of_trees))) is not None for sign in (1, -1)
        )

    def span(self, allowed: AllowedSymbols) -> Span | None:
        """Return the least and the greatest weight of all agreeing matchings, None where there are none."""
        lightest, heaviest = (self.question.agreement.least(allowed, self._signed(sign)) for sign in (1, -1))
        if lightest is None or heaviest is None:
            return None
        return Span(self.of_trees + lightest, self.of_trees - heaviest)

    def _agreeing(self, allowed: AllowedSymbols, weights: Weights) -> Solution | None:
        return self.question.agreement.some(allowed, weights)

    def _signed(self, sign: int, than: int | None = None) -> Weights:
        """Return the weights as they are, or turned round, so that the heaviest matching is the lightest."""
        return Weights(self.question.seat, lambda printing: sign * self.weigh(printing), than)


def shrubs_count(shapes_in_force: Mapping[str, Shape]) -> bool:
    """Whether the symbols of shrubs count, by the rules in force."""
    by_symbol = (shape for shape in shapes_in_force.values() if isinstance(shape, OwnSymbol | Symbols))
    return all(shape.shrubs for shape in by_symbol)


def _looks_at_printings(shape: Shape) -> bool:
    """Whether points depend on what is printed on cards beside their kind."""
    if isinstance(shape, Per):
        return shape.of.includes is not None
    return isinstance(shape, OwnSymbol | Symbols)


def looking_at_printings(table: Table) -> Mapping[str, Shape]:
    """Return the shapes of points at a table that look at printings; shrubs make no difference where none is."""
    kinds = {face.printing.kind for _, forest in seated(table) for _, _, face in faces(forest.hosts)}
    in_force = shapes(table.settings.rulings)
    no_shrub = all(kind.slot != SHRUB for kind in kinds)
    return {
        kind.id: shape._replace(shrubs=True) if no_shrub and isinstance(shape, OwnSymbol | Symbols) else shape
        for kind in kinds
        if _looks_at_printings(shape := in_force[kind.id])
    }
