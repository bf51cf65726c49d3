"""From a record to a table: what was typed is read; what was left out stays open, for `resolving`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.forest_shuffle.board.printing import deck
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.reading.card_names import InPlay
from scoring_rules.forest_shuffle.reading.forest_notation import read_forest
from scoring_rules.forest_shuffle.reading.setup import box_names, read_boxes, read_cave, read_counts, read_symbols
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Value
from scoring_rules.frame.typed.place import KEY, Place, at

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import ForestPlayer, ForestRecord
    from scoring_rules.frame.game import Repairs


def record_model() -> type[ForestRecord]:
    """Return the model of a record; it loads pydantic."""
    from scoring_rules.forest_shuffle.reading.record import ForestRecord

    return ForestRecord


def known_repairs() -> Repairs:
    """Return what yields the steps that people get wrong in a record."""
    from scoring_rules.forest_shuffle.reading.repairs import repairs

    return repairs


def read_as(record: ForestRecord, table: Table, seat: int) -> tuple[Value, ...]:
    """Return what was read of words that are only a part of a card's name; it is loaded where it is shown."""
    from scoring_rules.forest_shuffle.reading.part_names import parts_of_names

    return parts_of_names(record, table, seat)


def read(record: ForestRecord) -> tuple[Table, Findings]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    findings = Findings()
    boxes = read_boxes(record.boxes, findings)
    names = tuple(name for _, name in box_names(record.boxes))
    play = InPlay(deck(boxes), names, _language(record.language))
    seats = tuple(_seat(player, seat, play, findings) for seat, player in enumerate(record.players))
    _some_forest(record, findings)
    return Table(Settings(boxes), seats), findings


def _language(typed: str | None) -> str:
    """Return the code of the language that a record asks for, empty where it asks for none with names."""
    code = fold(typed or "")[:2]
    return code if code in Name._fields else ""


def _some_forest(record: ForestRecord, findings: Findings) -> None:
    """Say that all players have counts only, if they do: there is nothing to score."""
    if record.players and all(
        player.forest is None and player.counted is None and player.counts is not None for player in record.players
    ):
        findings.say(
            codes.FOREST_MISSING,
            at("players", 0),
            "nobody has a forest: counts are only compared with one",
            help="type the hosts of at least one player under `forest: |`, one per line",
            rests_on=[at("players", seat, "counts") for seat in range(len(record.players))],
        )


def _seat(player: ForestPlayer, seat: int, play: InPlay, findings: Findings) -> Seat:
    path = ("players", seat)
    wrong = findings.watch()
    counts = read_counts(player.counts or {}, (*path, "counts"), findings)
    unread = {"counts"} if wrong else set()
    cave, cave_kind = read_cave(player.cave, (*path, "cave"), play, findings)
    wrong = findings.watch()
    symbols = read_symbols(player.symbols or {}, (*path, "symbols"), play, findings)
    unread |= {"symbols"} if wrong else set()
    if player.forest is None:
        if player.counts is None and player.counted is None:
            _say_missing(player, seat, findings)
            unread.add("forest")
        return Seat(player.name, None, counts, frozenset(unread))
    if player.counts is not None:
        findings.say(
            codes.FOREST_AND_COUNTS,
            Place((*path, "counts"), KEY),
            "{player} has both",
            help="remove `counts:`: lindens and trees are counted in the forest",
            player=player.name,
        )
    hosts = read_forest(player.forest, (*path, "forest"), play, findings)
    if player.counted is not None or hosts is None:
        return Seat(player.name, None, counts, frozenset({*unread, "forest"}))
    return Seat(player.name, Forest.of(hosts, cave, cave_kind, symbols), counts, frozenset(unread))


def _say_missing(player: ForestPlayer, seat: int, findings: Findings) -> None:
    findings.say(
        codes.FOREST_MISSING,
        at("players", seat),
        "{player} has no forest, no counts and no counted points",
        help="type the hosts under `forest: |`, one per line; or `counts:` with lindens and trees;"
        " or `counted:` with the points counted by hand",
        rests_on=[at("players", seat, key) for key in ("forest", "counts", "counted")],
        player=player.name,
    )
