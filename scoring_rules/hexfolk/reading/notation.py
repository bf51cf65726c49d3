"""Reading a record to its table: the map, the settings, the pieces and cards of every player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Findings, Mark
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Place, at
from scoring_rules.hexfolk.board.island import Island, island_of_rows
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.naming import with_directions
from scoring_rules.hexfolk.reading.numbers import Numbers, read_numbers, with_holders
from scoring_rules.hexfolk.reading.pieces import Pieces, Taken, crossings, edges
from scoring_rules.hexfolk.reading.players import read_cards, read_letters
from scoring_rules.hexfolk.reading.position import read_position
from scoring_rules.hexfolk.reading.setup import counted_points, read_map, read_settings
from scoring_rules.hexfolk.reading.tiles_ports_robber import read_ports, read_robber, read_tiles
from scoring_rules.hexfolk.table import Seat, Table, TypedMap, laid_out

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer, HexfolkRecord

_LISTS = ("settlements", "cities", "roads")


def record_model() -> type[HexfolkRecord]:
    """Return the model of a record; it loads pydantic."""
    from scoring_rules.hexfolk.reading.record import HexfolkRecord

    return HexfolkRecord


def read(record: HexfolkRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    findings = Findings()
    record = with_directions(record)
    map_name, island = read_map(record, findings)
    settings = read_settings(record, map_name, findings)
    cards = [read_cards(player, seat, findings) for seat, player in enumerate(record.players)]
    numbers = [read_numbers(player, seat, findings) for seat, player in enumerate(record.players)]
    settings = with_holders(settings, numbers, findings)
    letters = read_letters(record.players, findings)
    if island is None:
        # No place can be read without a map; the table has names and points counted by hand only.
        seats = [
            Seat(player.name, counted=counted_points(player), letter=letter)
            for player, letter in zip(record.players, letters, strict=True)
        ]
        return laid_out(settings, island_of_rows((1,)), seats), findings
    taken = Taken(island, findings)
    seats = []
    for seat, pieces in enumerate(_pieces(record, numbers, island, letters, findings)):
        player = record.players[seat]
        board, typed = taken.board(pieces, _list_places(record, seat))
        held, resources = cards[seat]
        seats.append(
            Seat(
                name=player.name,
                board=board if pieces.complete and player.counted is None else None,
                knights=max(0, numbers[seat].knights or 0),
                victory_cards=max(0, player.victory_cards or 0),
                cards=held,
                resources=resources,
                letter=letters[seat],
                counted=counted_points(player),
                adjustments=sum(adjustment.points for adjustment in player.adjustments),
                readable=board,
                typed=typed,
                by_number=numbers[seat].by_number,
                road_counted=numbers[seat].road,
            )
        )
    tiles, tile_places = read_tiles(record, island, findings)
    ports, port_places = read_ports(record, island, findings)
    table = laid_out(settings, island, seats, tiles, ports, read_robber(record, island, findings))
    return table._replace(typed=TypedMap(tile_places, port_places)), findings


def _pieces(
    record: HexfolkRecord, numbers: Sequence[Numbers], island: Island, letters: Sequence[str], findings: Findings
) -> list[Pieces]:
    """Return what is typed of every player, on the map in text or in lists."""
    if record.position is None:
        return [
            _listed(player, seat, numbers[seat].typed, island, findings) for seat, player in enumerate(record.players)
        ]
    _no_lists_beside_position(record, findings)
    names = [player.name for player in record.players]
    return read_position(record.position, island, names, letters, findings)


def _listed(player: HexfolkPlayer, seat: int, by_number: Collection[str], island: Island, findings: Findings) -> Pieces:
    """Return what is typed in the lists of a player; of what is there `by_number` there are no places."""
    fresh = findings.watch()
    path = ("players", seat)
    if player.counted is None and player.board is None:
        findings.lacking(
            codes.NO_PIECES,
            [Place((*path, key)) for key in (*_LISTS, "counted")],
            "{player} has neither pieces nor counted points",
            help="type how many there are, `settlements: 2`, `cities: 1`, `longest_road: 5`, or where they are;"
            " or `counted:` with the points counted by hand",
            player=player.name,
        )
    lists = {key: () if key in by_number else getattr(player, key) or () for key in _LISTS}
    settlements = crossings(lists["settlements"], (*path, "settlements"), island, findings)
    cities = crossings(lists["cities"], (*path, "cities"), island, findings)
    roads = edges(lists["roads"], (*path, "roads"), island, findings)
    return Pieces(settlements, cities, roads, complete=not fresh)


def _no_lists_beside_position(record: HexfolkRecord, findings: Findings) -> None:
    """Add that there are lists: a position replaces those of all players."""
    lists = [
        at("players", seat, key, part=KEY)
        for seat, player in enumerate(record.players)
        for key in _LISTS
        if getattr(player, key) is not None
    ]
    if lists:
        label = Text("pieces in a list")
        marks = (Mark(at("position", part=KEY), Text("the map in text")), *(Mark(place, label) for place in lists))
        remedy = Text("keep `position:`, or the lists `settlements:`, `cities:` and `roads:`")
        findings.append(Finding(codes.POSITION_AND_LISTS, marks, remedy, "last"))


def _list_places(record: HexfolkRecord, seat: int) -> dict[str, Place]:
    """Return where the pieces of each kind are typed."""
    if record.position is not None:
        return dict.fromkeys(_LISTS, at("position", part=KEY))
    return {key: at("players", seat, key, part=KEY) for key in _LISTS}
