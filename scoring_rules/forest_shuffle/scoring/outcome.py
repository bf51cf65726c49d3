"""What comes of the points: counts of cards, measures, ranking and ties, notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.data.words import CATEGORIES
from scoring_rules.forest_shuffle.scoring.majority import TREES_COMPARED, Majority
from scoring_rules.forest_shuffle.scoring.points import POINTS
from scoring_rules.forest_shuffle.table import Forest, Table
from scoring_rules.frame.info import Numbers
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import Measure, PlayerScore, Ranking, TieBreak, competition_ranks, tie_at_the_top
from scoring_rules.frame.table import board_of

_TIE = {option.id: READINGS[0].with_option(option) for option in READINGS[0].options}
"""The rulings on a tie as they are typed."""


_NEVER_BELOW = Numbers(Text("no card costs points"))


def cards_in(forest: Forest) -> int:
    """Return the number of cards in a forest: hosts and visible halves, without the cave."""
    return len(forest.hosts) + sum(len(slot) for host in forest.hosts for slot in host.slots)


def counts(table: Table, seat: int) -> dict[str, int | range]:
    """Return the pieces of a seat: cards, hosts of each kind, and what the cards around them cost.

    Of some cards sources give two costs; then the sum is what it may be.
    """
    forest = board_of(table, seat)
    around = [face.printing.kind for host in forest.hosts for slot in host.slots for face in slot]
    costs = [(kind.cost, kind.cost if kind.other_cost is None else kind.other_cost) for kind in around]
    least, most = sum(map(min, costs)), sum(map(max, costs))
    species = Counter(host.face.printing.kind.id for host in forest.hosts)
    return {
        "cards": cards_in(forest),
        "hosts": len(forest.hosts),
        "costs": range(least, most + 1) if least < most else least,
        **{kind.id: species[kind.id] for kind in KINDS.values() if kind.is_host},
    }


def measures(table: Table, seat: int, total: int, adjustments: int) -> dict[str, Measure]:  # noqa: ARG001
    """Return the figures beside the points: cards, and what majorities compare, bees included."""
    forest = board_of(table, seat)
    return {
        "cards": cards_in(forest),
        "trees": TREES_COMPARED["trees"].counter(forest)[0],
        "lindens": TREES_COMPARED["lindens"].counter(forest)[0],
    }


def numbers(_: Table) -> dict[str, Numbers]:
    """Return which points each category can give: no card costs any, and shrubs give none themselves."""
    shrubs = Numbers(Text("shrubs give no points by themselves, the cards around them do"), only=frozenset({0}))
    return {**dict.fromkeys((*CATEGORIES, "total"), _NEVER_BELOW), "shrubs": shrubs}


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points. Tied players share the victory, or the one with more cards wins, by the ruling."""
    by_cards = table.settings.readings["tie"] == "most_cards"
    cards = [_cards(table, seat) if by_cards else 0 for seat in range(len(totals))]
    ranks = competition_ranks(list(zip(totals, cards, strict=True)))
    winners = tuple(rank == 1 for rank in ranks)
    return Ranking(ranks, winners, _tie_break(table, totals, winners), tuple(_other_ruling(table, totals)))


def _other_ruling(table: Table, totals: Sequence[int]) -> Iterator[Text]:
    """Yield what the other ruling on a tie at the top would make of it, where that is another winner."""
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    cards = {seat: _cards(table, seat) for seat in tied}
    most = [seat for seat in tied if cards[seat] == max(cards.values())]
    if len(most) == len(tied) or any(table.seats[seat].board is None for seat in tied):
        return
    if table.settings.readings["tie"] == "most_cards":
        names = tuple(table.seats[seat].name for seat in tied)
        yield Text("sources differ: with `{reading}` {tied} share the victory", reading=_TIE["shared"], tied=names)
        return
    yield Text(
        "sources differ: with `{reading}` {winner} wins the tie, with {n} card in the forest",
        "sources differ: with `{reading}` {winner} wins the tie, with {n} cards in the forest",
        reading=_TIE["most_cards"],
        winner=tuple(table.seats[seat].name for seat in most),
        n=cards[most[0]],
    )


def _cards(table: Table, seat: int) -> int:
    forest = table.seats[seat].board
    return 0 if forest is None else cards_in(forest)


def _tie_break(table: Table, totals: Sequence[int], winners: Sequence[bool]) -> TieBreak | None:
    """Return what is to be said of a tie at the top."""
    tie = tie_at_the_top(table, totals, winners)
    if tie is None:
        return None
    if table.settings.readings["tie"] != "most_cards":
        text = Text("a tie at {total}: {tied} share the victory", total=tie.total, tied=tie.tied)
    elif len(tie.winners) == 1:
        text = Text(
            "a tie at {total} between {tied}: {winner} has more cards in the forest",
            total=tie.total,
            tied=tie.tied,
            winner=tie.winners[0],
        )
    else:
        text = Text(
            "a tie at {total}: {tied} have as many cards and share the victory", total=tie.total, tied=tie.winners
        )
    return TieBreak("forest_shuffle.tie", text)


def notes_on_points(table: Table, players: Sequence[PlayerScore]) -> Iterator[Text]:
    """Yield what a single forest, or one that is known by its counts only, means for the points."""
    scored = {player.name for player in players}
    for seat in table.seats:
        if seat.board is None and seat.counts and seat.name not in scored:
            yield Text("{player}: compared by counts only, without a total or a rank", player=seat.name)
    if len(table.seats) == 1 and table.seats[0].board is not None:
        yield from _alone(table.seats[0].board)


def _alone(forest: Forest) -> Iterator[Text]:
    """Yield how many points a forest has for having the most, which is easy where it is the only one."""
    stakes = {
        kind: forest.kinds[kind].n * (shape.points - shape.otherwise)
        for kind, shape in POINTS.items()
        if isinstance(shape, Majority) and kind in forest.kinds
    }
    if not stakes:
        yield Text("only one forest: no points depend on a comparison with others")
    for kind, points in stakes.items():
        yield Text(
            "{card}: {n} point is for having the most, which a single forest always has",
            "{card}: {n} points are for having the most, which a single forest always has",
            card=KINDS[kind].name,
            n=points,
        )
