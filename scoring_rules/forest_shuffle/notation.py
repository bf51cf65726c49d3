"""From a record to a table: what was typed is read, then taken for printed cards that allow all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.finding import Finding, finding
from scoring_rules.forest_shuffle import codes
from scoring_rules.forest_shuffle.ambiguity import settle
from scoring_rules.forest_shuffle.assignment import puzzle, with_printings
from scoring_rules.forest_shuffle.forest_notation import read_forest
from scoring_rules.forest_shuffle.matching import solve
from scoring_rules.forest_shuffle.printing import Deck, deck
from scoring_rules.forest_shuffle.setup import read_boxes, read_cave, read_counts, read_symbols
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.place import KEY, Place
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.record import ForestPlayer, ForestRecord


def read(record: ForestRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    found: list[Finding] = []
    boxes = read_boxes(record.boxes, found)
    seats = tuple(_seat(player, seat, deck(boxes), found) for seat, player in enumerate(record.players))
    return taken_for_cards(Table(Settings(boxes), seats)), found


def taken_for_cards(table: Table) -> Table:
    """Return the table with every open face taken for a printing that the others allow.

    Where no cards allow all faces at once they stay as they are; a check says so.
    """
    every = puzzle(table)
    if not any(shown.face.options for shown in every.shown):
        return table
    solution = solve(every.problem(None, settle(table, every))) or solve(every.problem())
    return table if solution is None else with_printings(table, every, solution)


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
            missing = finding(codes.FOREST_MISSING, Place(path), label, remedy)
            needed = tuple(Place((*path, key)) for key in ("forest", "counts", "counted"))
            found.append(missing._replace(rests_on=needed))
        return Seat(player.name, None, counts)
    if player.counts is not None:
        label = Text("{player} has both", player=player.name)
        remedy = Text("take `counts:` off: lindens and trees are counted in the forest")
        found.append(finding(codes.FOREST_AND_COUNTS, Place((*path, "counts"), KEY), label, remedy))
    hosts = read_forest(player.forest, (*path, "forest"), of, found)
    if player.counted is not None or hosts is None:
        return Seat(player.name, None, counts)
    return Seat(player.name, Forest.of(hosts, cave, cave_kind, symbols), counts)
