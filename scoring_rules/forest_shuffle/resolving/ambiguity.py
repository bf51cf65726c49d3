"""Whether a total hangs on what was left out: symbols, and the box of a printing.

Only few rules look at a printing: those that count cards with a tree symbol, and those that count
woodland-edge cards. For a seat, the points of these rules are a sum over its cards of what each
printing weighs, once it is known which symbols the cards show that score by their own symbol. There are at
most eight of these in all boxes, each printed once, so all choices are gone through; for each it is asked
whether any matching of the table to physical cards, of those that agree with the numbers that were counted on
the table, comes to another sum (`agreement`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.forest_shuffle.board.tally import Face, faces
from scoring_rules.forest_shuffle.data.worth import OwnSymbol, Per, Symbols, Worth
from scoring_rules.forest_shuffle.matching.assignment import SHRUB, Puzzle, tree_symbols
from scoring_rules.forest_shuffle.resolving.agreement import Heft, Only, Wanted, agreeing, least
from scoring_rules.forest_shuffle.scoring.counting import EDGE, is_of_edge
from scoring_rules.forest_shuffle.scoring.rules import worths
from scoring_rules.forest_shuffle.table import Forest, Table


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
    """One seat of a table whose open faces are looked into; `numbers` are those to agree with."""

    puzzle: Puzzle
    seat: int
    forest: Forest
    worths: Mapping[str, Worth]
    numbers: Sequence[Wanted] = ()

    @classmethod
    def of(
        cls, table: Table, puzzle: Puzzle, seat: int, forest: Forest, numbers: Sequence[Wanted] = ()
    ) -> Study:
        """Return the study of a seat by the rules in force."""
        return cls(puzzle, seat, forest, worths(table.settings), numbers)

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
        """Return by how many points one more card with a tree symbol raises the total, or one of the edge."""
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
                    found[of] += points
        for way, points in sets.values():
            found.update(dict.fromkeys(way, points))
        return found

    def weighed(self, pulls: Mapping[str, int]) -> Weighed:
        """Return the seat's cards weighed by what one more card with a tree symbol, or of the edge, is worth."""
        shrubs = shrubs_count(self.worths)
        of_edge = [(of, pull) for of, pull in pulls.items() if of.startswith(EDGE)]

        def weigh(printing: Printing) -> int:
            symbol = pulls.get(printing.symbol, 0) if shrubs or printing.kind.slot != SHRUB else 0
            return symbol + sum(pull for of, pull in of_edge if is_of_edge(printing, of))

        of_trees = sum(pulls.get(symbol, 0) for symbol in tree_symbols(self.forest))
        varies = any(len({weigh(each) for each in face.choices}) > 1 for _, face in self.mine())
        return Weighed(self, weigh, of_trees, varies)

    def number(self, symbol: str) -> Weighed:
        """Return the seat's cards weighed so that the sum is how many of them show a tree symbol."""
        return self.weighed({symbol: 1})

    def possible(self) -> Iterator[Only]:
        """Yield the choices that the cards, and the numbers counted on the table, allow."""
        for only in self.choices():
            if agreeing(self.puzzle, self.numbers, only) is not None:
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

    def some(self, only: Only) -> int | None:
        """Return what the cards weigh in one agreeing matching, or None where there is none."""
        found = agreeing(self.study.puzzle, self.study.numbers, only, Heft(self.study.seat, self.weigh))
        return None if found is None else self.of_trees + found.weight

    def differs(self, weight: int, only: Only) -> bool:
        """Whether any agreeing matching weighs less or more than this."""
        return self.varies and any(
            agreeing(
                self.study.puzzle, self.study.numbers, only, self._heft(sign, sign * (weight - self.of_trees))
            )
            is not None
            for sign in (1, -1)
        )

    def span(self, only: Only) -> Span | None:
        """Return the least and the greatest weight of all agreeing matchings, None where there are none."""
        lightest, heaviest = (
            least(self.study.puzzle, self.study.numbers, only, self._heft(sign)) for sign in (1, -1)
        )
        if lightest is None or heaviest is None:
            return None
        return Span(self.of_trees + lightest, self.of_trees - heaviest)

    def _heft(self, sign: int, than: int | None = None) -> Heft:
        return Heft(self.study.seat, lambda printing: sign * self.weigh(printing), than)


def shrubs_count(worths: Mapping[str, Worth]) -> bool:
    """Whether the symbols of shrubs count, by the rules in force."""
    return all(worth.shrubs for worth in worths.values() if isinstance(worth, OwnSymbol | Symbols))


def _looks(worth: Worth) -> bool:
    by_edge = isinstance(worth, Per) and worth.of.startswith(EDGE)
    return by_edge or isinstance(worth, OwnSymbol | Symbols)
