"""From a record to a table: what was typed is read; what was left out stays open, for `settling`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.finding import Finding, finding, lacking
from scoring_rules.forest_shuffle import codes
from scoring_rules.forest_shuffle.forest_notation import read_forest
from scoring_rules.forest_shuffle.printing import Deck, deck
from scoring_rules.forest_shuffle.setup import read_boxes, read_cave, read_counts, read_symbols
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.place import KEY, Place, at
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.record import ForestPlayer, ForestRecord


def read(record: ForestRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    found: list[Finding] = []
    boxes = read_boxes(record.boxes, found)
    seats = tuple(_seat(player, seat, deck(boxes), found) for seat, player in enumerate(record.players))
    _some_forest(record, found)
    return Table(Settings(boxes), seats), found


def _some_forest(record: ForestRecord, found: list[Finding]) -> None:
    """Add to `found` that all players have counts only, if they do: there is nothing to score."""
    if record.players and all(
        player.forest is None and player.counted is None and player.counts is not None
        for player in record.players
    ):
        label = Text("nobody has a forest: counts are only compared with one")
        remedy = Text("type the hosts of at least one player under `forest: |`, a line each")
        found.append(finding(codes.FOREST_MISSING, at("players", 0), label, remedy))


def _seat(player: ForestPlayer, seat: int, of: Deck, found: list[Finding]) -> Seat:
    path = ("players", seat)
    counts = read_counts(player.counts or {}, (*path, "counts"), found)
    cave, cave_kind = read_cave(player.cave, (*path, "cave"), of.boxes, found)
    symbols = read_symbols(player.symbols or {}, (*path, "symbols"), found)
    if player.forest is None:
        if player.counts is None and player.counted is None:
            label = Text("{player} has no forest, no counts and no counted points", player=player.name)
            remedy = Text(
                "type the hosts under `forest: |`, a line each; `counts:` with lindens and trees;"
                " or `counted:` with the points counted by hand"
            )
            places = tuple(Place((*path, key)) for key in ("forest", "counts", "counted"))
            found.append(lacking(codes.FOREST_MISSING, places, label, remedy))
        return Seat(player.name, None, counts)
    if player.counts is not None:
        label = Text("{player} has both", player=player.name)
        remedy = Text("take `counts:` off: lindens and trees are counted in the forest")
        found.append(finding(codes.FOREST_AND_COUNTS, Place((*path, "counts"), KEY), label, remedy))
    hosts = read_forest(player.forest, (*path, "forest"), of, found)
    if player.counted is not None or hosts is None:
        return Seat(player.name, None, counts)
    return Seat(player.name, Forest.of(hosts, cave, cave_kind, symbols), counts)
