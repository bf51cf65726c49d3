"""Which printed cards the visible halves of a table may be: one matching over all its forests.

Trees are counted, not matched: all cards of a kind show the same. Halves and shrubs are matched to physical
cards; where symbol, box or side were left out, a face has several candidates. What depends on which of them it
is, is found in `resolving`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import HOST, SIDES, Deck, Printing, deck
from scoring_rules.forest_shuffle.board.tally import Face, Host
from scoring_rules.forest_shuffle.matching.bipartite import Candidate, Solution, lightest
from scoring_rules.forest_shuffle.matching.solve import Pair, Problem, broken
from scoring_rules.forest_shuffle.table import Forest, Table

SHRUB = "shrub"
Weigh = Callable[[Printing], int]


class Spot(NamedTuple):
    """Where a face is: seat, host, slot (-1: it is the host itself) and its position among those in the slot."""

    seat: int
    host: int
    slot: int
    position: int


class Shown(NamedTuple):
    """A face on the table and where it is."""

    spot: Spot
    face: Face


class Puzzle(NamedTuple):
    """The faces of a table that are matched, and which of them are across from each other."""

    deck: Deck
    shown: tuple[Shown, ...]
    pairs: tuple[Pair, ...]

    def problem(
        self, weigh: Mapping[int, Weigh] | None = None, only: Mapping[int, Collection[str]] | None = None
    ) -> Problem:
        """Return the matching problem.

        Args:
            weigh: By seat, what a printing weighs there; at the others all weigh nothing.
            only: By number of a face, the symbols that it may show.
        """
        candidates = []
        for number, shown in enumerate(self.shown):
            weight = None if weigh is None else weigh.get(shown.spot.seat)
            symbols = None if only is None else only.get(number)
            candidates.append(tuple(self._candidates(shown.face, weight, symbols)))
        return Problem(tuple(candidates), self.pairs)

    def _candidates(self, face: Face, weigh: Weigh | None, symbols: Collection[str] | None) -> Iterator[Candidate]:
        for printing in face.options or (face.printing,):
            if symbols is None or printing.symbol in symbols:
                weight = 0 if weigh is None else weigh(printing)
                for card in self.deck.numbers.get(printing.identity, ()):
                    yield Candidate(card, printing.side, weight)

    def printing(self, candidate: Candidate) -> Printing:
        """Return the printing that a candidate means."""
        return next(face for face in self.deck.cards[candidate.card].faces if face.side == candidate.side)


def puzzle(table: Table, skipped: Collection[Spot] = frozenset()) -> Puzzle:
    """Return what is to be matched at a table, without the faces in some spots."""
    shown: list[Shown] = []
    pairs: list[Pair] = []
    for seat, player in enumerate(table.seats):
        for number, host in enumerate(() if player.board is None else player.board.hosts):
            by_slot: list[tuple[int, ...]] = []
            for slot, here in _shown_at(seat, number, host):
                kept = [each for each in here if each.spot not in skipped]
                if slot >= 0:
                    by_slot.append(tuple(range(len(shown), len(shown) + len(kept))))
                shown += kept
            one, other = by_slot[-2:]
            if host.open_sides and len(one) + len(other) > 1 and not is_overfull(host):
                pairs.append(Pair(one, other))
    return Puzzle(deck(table.settings.boxes), tuple(shown), tuple(pairs))


def as_taken(puzzle: Puzzle) -> Solution | None:
    """Return a matching in which every face is what it is taken for already, None where that cannot be."""
    closed = tuple(shown._replace(face=shown.face._replace(options=())) for shown in puzzle.shown)
    solution = lightest(puzzle._replace(shown=closed).problem().candidates)
    return None if solution is None or any(broken(puzzle.pairs, solution.chosen)) else solution


def is_overfull(host: Host) -> bool:
    """Whether different kinds share a slot at the sides, where only copies of one may."""
    return any(len({face.printing.kind.id for face in slot}) > 1 for slot in (host.left, host.right))


def _shown_at(seat: int, number: int, host: Host) -> Iterator[tuple[int, list[Shown]]]:
    """Yield the faces of a host that are matched, slot by slot; a shrub is one itself, in slot -1."""
    if host.face.printing.kind.slot == SHRUB:
        yield -1, [Shown(Spot(seat, number, -1, 0), host.face)]
    for slot, faces in enumerate(host.slots):
        yield slot, [Shown(Spot(seat, number, slot, index), face) for index, face in enumerate(faces)]


def with_printings(table: Table, of: Puzzle, solution: Solution) -> Table:
    """Return the table with every face taken for what the solution makes of it, the sides of hosts decided."""
    resolved = {
        shown.spot: of.printing(candidate)
        for shown, candidate in zip(of.shown, solution.chosen, strict=True)
        if shown.face.options
    }
    seats = tuple(
        player if player.board is None else player._replace(board=_resolved(seat, player.board, resolved))
        for seat, player in enumerate(table.seats)
    )
    return table._replace(seats=seats)


def _resolved(seat: int, forest: Forest, resolved: Mapping[Spot, Printing]) -> Forest:
    hosts = [_resolved_host(seat, number, host, resolved) for number, host in enumerate(forest.hosts)]
    return Forest.of(hosts, forest.cave, forest.cave_kind, forest.symbols)


def _resolved_host(seat: int, number: int, host: Host, resolved: Mapping[Spot, Printing]) -> Host:
    def faces_of(slot: int, faces: Sequence[Face]) -> tuple[Face, ...]:
        return tuple(
            face._replace(printing=resolved.get(Spot(seat, number, slot, index), face.printing))
            for index, face in enumerate(faces)
        )

    (face,) = faces_of(-1, (host.face,))
    top, bottom, left, right = (faces_of(slot, faces) for slot, faces in enumerate(host.slots))
    if host.open_sides and _swapped(left, right):
        left, right = right, left
    return host._replace(face=face, top=top, bottom=bottom, left=left, right=right)


def _swapped(left: Sequence[Face], right: Sequence[Face]) -> bool:
    return any(face.printing.side == SIDES[1] for face in left) or any(face.printing.side == SIDES[0] for face in right)


def tree_symbols(forest: Forest) -> Iterator[str]:
    """Yield the symbols of the hosts that are not matched: trees."""
    for host in forest.hosts:
        printing = host.face.printing
        if printing.kind.slot not in {SHRUB, HOST} and printing.symbol:
            yield printing.symbol
