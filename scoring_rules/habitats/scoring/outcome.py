"""What comes of the points: ranking and ties, counts, what points there can be, what the table said of single tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.info import Numbers
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
from scoring_rules.habitats.data.box import CWALI_GATES, TILES_IN_BOX
from scoring_rules.habitats.data.words import CATEGORIES, CATEGORY_OF
from scoring_rules.habitats.scoring.rules import verdicts
from scoring_rules.habitats.table import Table

_NEVER_BELOW = Numbers(Text("no tile and no objective costs points"))
_NO_CAMPS = Numbers(Text("the Cwali edition has no camps"), only=frozenset({0}))
_MOST_OF_ROADS = max(CWALI_GATES.values()) * TILES_IN_BOX["cwali"]
_SUMS_OF_ROADS = frozenset({0, *range(min(CWALI_GATES.values()), _MOST_OF_ROADS + 1)})
"""Any number from the smallest value on: two and three make all others."""


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


def numbers(table: Table) -> dict[str, Numbers]:
    """Return which points each category can give: nothing costs points, and roads of Cwali give what is printed."""
    chosen = dict.fromkeys((*CATEGORIES, "total"), _NEVER_BELOW)
    if table.settings.edition is None:
        return chosen
    flowers = TILES_IN_BOX[table.settings.edition]
    chosen["flowers"] = Numbers(Text("a flower counts 1, and the box has {tiles} tiles", tiles=flowers), most=flowers)
    if table.settings.edition == "cwali":
        chosen["gates"] = Numbers(
            Text("a road counts {points}", points=tuple(sorted(CWALI_GATES.values()))), only=_SUMS_OF_ROADS
        )
        if not table.settings.camps:
            chosen["camps"] = _NO_CAMPS
    return chosen


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
