"""The blank pad of Forest Shuffle: the five sums of the box; at the foot what each tree gives."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.words import CATEGORIES
from scoring_rules.forest_shuffle.scoring.points import POINTS
from scoring_rules.forest_shuffle.showing.symbols import SPECIES, dweller, host
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.pad import Pad, PadNote, PadRow
from scoring_rules.frame.language.text import Text

_PLAYERS = 5


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the players of a table where there is one."""
    return Pad(
        rows=tuple(_rows()),
        symbol=host("linden", "tree"),
        title=CATEGORIES["trees"],
        notes=tuple(PadNote(KINDS[kind].name, POINTS[kind].in_words()) for kind in SPECIES),
        players=_PLAYERS if table is None else len(table.seats),
        names=() if table is None else tuple(seat.name for seat in table.seats),
    )


def _rows() -> Iterator[PadRow]:
    trees = Text("each tree as on its card; chestnuts once, as a set")
    yield PadRow(CATEGORIES["trees"], trees, symbol=host("oak", "tree"))
    yield PadRow(CATEGORIES["top"], Text("birds, butterflies in sets, squirrels"), symbol=dweller("bird"))
    bottom = Text("plants, mushrooms, amphibians, insects, hedgehog and mole")
    yield PadRow(CATEGORIES["bottom"], bottom, symbol=dweller("mushroom"))
    yield PadRow(CATEGORIES["sides"], Text("left and right: bats, deer, hares, pawed animals"), symbol=dweller("deer"))
    yield PadRow(CATEGORIES["cave"], Text("1 for each card in it"), ends=True)
    yield PadRow(Text("Lindens, trees"), Text("how many of each, to compare; no points"), ends=True)
