"""What comes of the points: ranking and ties, counts, what the table said of single tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import (
    Difference,
    Measure,
    PlayerScore,
    Ranking,
    TieBreak,
    competition_ranks,
    tie_at_the_top,
)
from scoring_rules.frame.table import board_of
from scoring_rules.habitats.data.words import CATEGORY_OF
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.table import Table


def counts(table: Table, seat: int) -> dict[str, int]:
    """Return the tiles of a seat, all of them and by kinds."""
    board = board_of(table, seat)
    scoring = verdicts(table, seat)
    return {
        "tiles": len(board.placed),
        **{category: len(board.kinds[kind]) for kind, category in CATEGORY_OF.items()},
        "scoring": sum(scoring[placed.cell] for placed in board.kinds["animal"]),
        "printed": sum(placed.tile.points for kind in ("animal", "gate") for placed in board.kinds[kind]),
    }


def measures(table: Table, seat: int, _total: int, _adjustments: int) -> dict[str, Measure]:
    """Return the figures beside the points: how many tiles, including the entrance."""
    return {"tiles": len(board_of(table, seat).placed)}


def rank(table: Table, totals: Sequence[int]) -> Ranking:
    """Rank by points; all players with the most points win."""
    ranks = competition_ranks(totals)
    winners = tuple(rank == 1 for rank in ranks)
    tie = tie_at_the_top(table, totals, winners)
    tie_break = None
    if tie is not None:
        text = Text("a tie at {total}: {tied} all win, nothing breaks a tie", total=tie.total, tied=tie.tied)
        tie_break = TieBreak("habitats.tie", text)
    return Ranking(ranks, winners, tie_break)


def differences(table: Table, seat: int, score: PlayerScore) -> Iterator[Difference]:
    """Yield every tile that the table said scores and does not, or the other way round."""
    claims = table.seats[seat].claims
    if not claims:
        return
    board = board_of(table, seat)
    scored = {(category.id, item.label): item.points > 0 for category in score.categories for item in category.items}
    tiles = {placed.cell: placed for placed in board.placed}
    for cell, claimed in claims:
        placed = tiles[cell]
        category = CATEGORY_OF[placed.tile.kind]
        computed = scored.get((category, placed.label), False)
        if claimed != computed:
            yield Difference(category, claimed, computed, place=board.square.names[cell])
