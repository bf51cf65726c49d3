"""From a record to a table: what was typed is read; what was left out stays open, for `settling`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.forest_shuffle.board.printing import deck
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.reading.forest_notation import read_forest
from scoring_rules.forest_shuffle.reading.in_play import InPlay, language
from scoring_rules.forest_shuffle.reading.setup import (
    box_names,
    read_boxes,
    read_cave,
    read_counts,
    read_symbols,
)
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Place, Step, at

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import ForestPlayer, ForestRecord


def read(record: ForestRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    found: list[Finding] = []
    boxes = read_boxes(record.boxes, found)
    named = tuple(name for _, name in box_names(record.boxes))
    play = InPlay(deck(boxes), named, language(record.language))
    seats = tuple(_seat(player, seat, play, found) for seat, player in enumerate(record.players))
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
        missing = finding(codes.FOREST_MISSING, at("players", 0), label, help=remedy)
        counts = tuple(at("players", seat, "counts") for seat in range(len(record.players)))
        found.append(missing._replace(rests_on=counts))


def _seat(player: ForestPlayer, seat: int, play: InPlay, found: list[Finding]) -> Seat:
    path = ("players", seat)
    before = len(found)
    counts = read_counts(player.counts or {}, (*path, "counts"), found)
    unread = {"counts"} if len(found) > before else set()
    cave, cave_kind = read_cave(player.cave, (*path, "cave"), play, found)
    before = len(found)
    symbols = read_symbols(player.symbols or {}, (*path, "symbols"), play, found)
    unread |= {"symbols"} if len(found) > before else set()
    if player.forest is None:
        if player.counts is None and player.counted is None:
            found.append(_missing(player, path))
            unread.add("forest")
        return Seat(player.name, None, counts, frozenset(unread))
    if player.counts is not None:
        label = Text("{player} has both", player=player.name)
        remedy = Text("take `counts:` off: lindens and trees are counted in the forest")
        found.append(finding(codes.FOREST_AND_COUNTS, Place((*path, "counts"), KEY), label, help=remedy))
    hosts = read_forest(player.forest, (*path, "forest"), play, found)
    if player.counted is not None or hosts is None:
        return Seat(player.name, None, counts, frozenset({*unread, "forest"}))
    return Seat(player.name, Forest.of(hosts, cave, cave_kind, symbols), counts, frozenset(unread))


def _missing(player: ForestPlayer, path: tuple[Step, ...]) -> Finding:
    label = Text("{player} has no forest, no counts and no counted points", player=player.name)
    remedy = Text(
        "type the hosts under `forest: |`, a line each; `counts:` with lindens and trees;"
        " or `counted:` with the points counted by hand"
    )
    missing = finding(codes.FOREST_MISSING, Place(path), label, help=remedy)
    return missing._replace(rests_on=tuple(Place((*path, key)) for key in ("forest", "counts", "counted")))
