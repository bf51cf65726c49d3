"""Whether a total hangs on what was left out: symbols, and the box of a printing.

Only few rules look at a printing: those that count cards with a tree symbol, and those that count
woodland-edge cards. For a seat, the points of these rules are a sum over its cards of what each
printing weighs, once it is known which symbols the cards show that score by their own symbol. There are at
most eight of these in all boxes, each printed once, so all choices are gone through; for each it is asked
whether any matching of the table to physical cards comes to another sum (`matching`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import NamedTuple

from scoring_rules.forest_shuffle.assignment import SHRUB, Puzzle, tree_symbols
from scoring_rules.forest_shuffle.matching import Problem, lighter, solve
from scoring_rules.forest_shuffle.printing import Printing
from scoring_rules.forest_shuffle.rules import worths
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.forest_shuffle.tally import Face, faces
from scoring_rules.forest_shuffle.worth import OwnSymbol, Per, Symbols, Worth

EDGE = "woodland_edge"

Only = Mapping[int, frozenset[str]]


class Span(NamedTuple):
    """The least and the greatest that a number may be."""

    least: int
    most: int

    @property
    def varies(self) -> bool:
        """Whether it may be more than one number."""
        return self.least != self.most

    def joined(self, other: Span) -> Span:
        """Return the span around both."""
        return Span(min(self.least, other.least), max(self.most, other.most))


class Study(NamedTuple):
    """One seat of a table whose open faces are looked into."""

    puzzle: Puzzle
    seat: int
    forest: Forest
    worths: Mapping[str, Worth]

    @classmethod
    def of(cls, table: Table, puzzle: Puzzle, seat: int, forest: Forest) -> Study:
        """Return the study of a seat by the rules in force."""
        return cls(puzzle, seat, forest, worths(table.settings))

    def mine(self) -> Iterator[tuple[int, Face]]:
        """Yield the faces of the seat that are matched, with their numbers."""
        for number, shown in enumerate(self.puzzle.shown):
            if shown.spot.seat == self.seat:
                yield number, shown.face

    def cards(self) -> Iterator[tuple[Face, Worth]]:
        """Yield every face of the forest with the shape of its points."""
        for _, _, face in faces(self.forest.hosts):
            yield face, self.worths[face.printing.kind.id]

    def asks(self) -> bool:
        """Whether any card of the forest looks at printings at all."""
        return any(_looks(worth) for _, worth in self.cards())

    def own(self) -> Iterator[tuple[int, Face]]:
        """Yield the faces that score by their own symbol, which is open."""
        for number, face in self.mine():
            by_own = isinstance(self.worths[face.printing.kind.id], OwnSymbol)
            if by_own and len({each.symbol for each in face.choices}) > 1:
                yield number, face

    def choices(self) -> Iterator[Only]:
        """Yield what the faces that score by their own symbol may show, kind by kind.

        Which of two such faces shows which of two symbols makes no difference to the points.
        """
        by_kind: dict[str, list[int]] = {}
        symbols: dict[str, dict[str, None]] = {}
        for number, face in self.own():
            by_kind.setdefault(face.printing.kind.id, []).append(number)
            symbols.setdefault(face.printing.kind.id, {}).update(
                dict.fromkeys(each.symbol for each in face.choices)
            )
        ways = [[(kind, way) for way in combinations(symbols[kind], len(by_kind[kind]))] for kind in by_kind]
        for chosen in product(*ways):
            yield {number: frozenset(way) for kind, way in chosen for number in by_kind[kind]}

    def pulls(self, only: Only) -> Counter[str]:
        """Return by how many points one more card with a tree symbol raises the total; `EDGE` likewise."""
        found: Counter[str] = Counter()
        open_faces = {id(face): number for number, face in self.own()}
        sets: dict[str, tuple[frozenset[str], int]] = {}
        for face, worth in self.cards():
            match worth:
                case OwnSymbol(points) if id(face) in open_faces:
                    sets[face.printing.kind.id] = (only[open_faces[id(face)]], points)
                case OwnSymbol(points):
                    found[face.printing.symbol] += points
                case Symbols(points, symbols):
                    found.update(dict.fromkeys(symbols, points))
                case Per(points, of) if of.startswith(EDGE):
                    found[EDGE] += points
        for way, points in sets.values():
            found.update(dict.fromkeys(way, points))
        return found

    def shrubs_count(self) -> bool:
        """Whether the symbols of shrubs count, by the rules in force."""
        return all(worth.shrubs for worth in self.worths.values() if isinstance(worth, OwnSymbol | Symbols))

    def weighed(self, pulls: Mapping[str, int]) -> Weighed:
        """Return the seat's cards weighed by what one more card with a tree symbol (or `EDGE`) is worth."""
        shrubs = self.shrubs_count()

        def weigh(printing: Printing) -> int:
            symbol = pulls.get(printing.symbol, 0) if shrubs or printing.kind.slot != SHRUB else 0
            return symbol + (pulls.get(EDGE, 0) if EDGE in printing.types else 0)

        of_trees = sum(pulls.get(symbol, 0) for symbol in tree_symbols(self.forest))
        varies = any(len({weigh(each) for each in face.choices}) > 1 for _, face in self.mine())
        return Weighed(self, weigh, of_trees, varies)

    def number(self, symbol: str) -> Weighed:
        """Return the seat's cards weighed so that the sum is how many of them show a tree symbol."""
        return self.weighed({symbol: 1})

    def possible(self) -> Iterator[Only]:
        """Yield the choices that the cards, and the numbers counted on the table, allow."""
        numbers = [(n, self.number(symbol)) for symbol, n in self.forest.symbols.items()]
        for only in self.choices():
            if solve(self.puzzle.problem(None, only)) is not None and all(
                weighed.may_be(n, only) for n, weighed in numbers
            ):
                yield only

    def points(self, only: Only) -> tuple[Weighed, int]:
        """Return the cards weighed by the points that hang on them, and the points of what was counted."""
        pulls = self.pulls(only)
        counted = self.forest.symbols
        open_pulls = {symbol: pull for symbol, pull in pulls.items() if symbol not in counted}
        return self.weighed(open_pulls), sum(pulls[symbol] * n for symbol, n in counted.items())

    def is_ambiguous(self, ways: Iterable[Only]) -> bool:
        """Whether the total of the seat is not the same in all these ways and all matchings of them."""
        first: int | None = None
        for only in ways:
            weighed, counted = self.points(only)
            some = weighed.some(only)
            if some is None:
                continue
            first = some + counted if first is None else first
            if some + counted != first or weighed.differs(some, only):
                return True
        return False


class Weighed(NamedTuple):
    """The cards of a seat, each weighed by its printing.

    `of_trees` is what the trees weigh, which are not matched; `varies` says whether any weight is open.
    """

    study: Study
    weigh: Callable[[Printing], int]
    of_trees: int
    varies: bool

    def _problem(self, only: Only, sign: int) -> Problem:
        def signed(printing: Printing) -> int:
            return sign * self.weigh(printing)

        return self.study.puzzle.problem({self.study.seat: signed}, only)

    def _known(self) -> int:
        return self.of_trees + sum(self.weigh(face.printing) for _, face in self.study.mine())

    def some(self, only: Only) -> int | None:
        """Return what the cards weigh in one matching, or None where there is none."""
        found = solve(self.study.puzzle.problem(None, only))
        if found is None:
            return None
        if not self.varies:
            return self._known()
        chosen = zip(self.study.puzzle.shown, found.chosen, strict=True)
        printings = (
            self.study.puzzle.printing(each) for shown, each in chosen if shown.spot.seat == self.study.seat
        )
        return self.of_trees + sum(map(self.weigh, printings))

    def differs(self, weight: int, only: Only) -> bool:
        """Whether any matching weighs less or more than this."""
        return self.varies and any(
            lighter(self._problem(only, sign), sign * (weight - self.of_trees)) is not None
            for sign in (1, -1)
        )

    def may_be(self, weight: int, only: Only) -> bool:
        """Whether a weight is neither below the least nor above the greatest of all matchings."""
        if not self.varies:
            return weight == self._known()
        wanted = weight - self.of_trees
        return all(lighter(self._problem(only, sign), sign * wanted + 1) is not None for sign in (1, -1))

    def span(self, only: Only) -> Span | None:
        """Return the least and the greatest weight of all matchings, None where there are none."""
        if not self.varies:
            return None if self.some(only) is None else Span(self._known(), self._known())
        lightest, heaviest = (solve(self._problem(only, sign)) for sign in (1, -1))
        if lightest is None or heaviest is None:
            return None
        return Span(self.of_trees + lightest.weight, self.of_trees - heaviest.weight)


def _looks(worth: Worth) -> bool:
    by_edge = isinstance(worth, Per) and worth.of.startswith(EDGE)
    return by_edge or isinstance(worth, OwnSymbol | Symbols)


def settle(table: Table, puzzle: Puzzle) -> Only:
    """Return the symbols that faces are to show so that they agree with the numbers counted on the table."""
    only: dict[int, frozenset[str]] = {}
    for seat, each in enumerate(table.seats):
        if each.board is None or not each.board.symbols:
            continue
        study = Study.of(table, puzzle, seat, each.board)
        if study.asks():
            only.update(next(study.possible(), {}))
    return only
