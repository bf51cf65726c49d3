"""Reading a record: the map, the pieces of every player, cards, and the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Mark, finding, lacking
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.place import KEY, Place, at
from scoring_rules.hexfolk.board.island import Island, island_of_rows
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.words import CARDS, RESOURCE_WORDS, RESOURCES
from scoring_rules.hexfolk.reading.letters import letters
from scoring_rules.hexfolk.reading.naming import called
from scoring_rules.hexfolk.reading.pieces import Laid, crossings, edges
from scoring_rules.hexfolk.reading.position import Pieces, read_position
from scoring_rules.hexfolk.reading.setup import read_map, read_settings
from scoring_rules.hexfolk.reading.tiles_ports_robber import read_ports, read_robber, read_tiles
from scoring_rules.hexfolk.table import Board, Ground, Seat, Table, Typed, laid_out

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer, HexfolkRecord

_LISTS = ("settlements", "cities", "roads")
_RESOURCES = Lexicon((key, (name, key, *RESOURCE_WORDS[key])) for key, name in RESOURCES.items())
_PLAYED = ("road_building", "year_of_plenty", "monopoly")
_CARD_WORDS = {"year_of_plenty": ("discovery", "invention"), "road_building": ("routes",)}
_CARDS = Lexicon((key, (CARDS[key], key, *_CARD_WORDS.get(key, ()))) for key in _PLAYED)


def read(record: HexfolkRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    found: list[Finding] = []
    map_name, known = read_map(record, found)
    settings = read_settings(record, map_name, found)
    cards = [_cards(player, seat, found) for seat, player in enumerate(record.players)]
    signs = _letters(record, found)
    if known is None:
        seats = [
            Seat(player.name, counted=_counted(player), letter=sign)
            for player, sign in zip(record.players, signs, strict=True)
        ]
        return laid_out(settings, island_of_rows((1,)), seats), found
    pieces = _pieces(record, known, signs, found)
    taken = _Taken(known, found)
    seats = []
    for seat, player in enumerate(record.players):
        laid, complete = pieces[seat]
        board, typed = taken.board(laid, _list_places(record, seat))
        held, resources = cards[seat]
        seats.append(
            Seat(
                name=player.name,
                board=board if complete and player.counted is None else None,
                knights=max(0, player.knights or 0),
                victory_cards=max(0, player.victory_cards or 0),
                cards=held,
                resources=resources,
                letter=signs[seat],
                counted=_counted(player),
                adjustments=sum(each.points for each in player.adjustments),
                readable=board,
                typed=typed,
            )
        )
    tiles, tile_places = read_tiles(record, known, found)
    ports, port_places = read_ports(record, known, found)
    table = laid_out(settings, known, seats, tiles, ports, read_robber(record, known, found))
    return table._replace(ground=Ground(tile_places, port_places)), found


def _counted(player: HexfolkPlayer) -> int | None:
    """Return the points of a player that were counted by hand."""
    if player.counted is None:
        return None
    total = next((points for key, points in player.counted.items() if fold(key) == "total"), None)
    return sum(player.counted.values()) if total is None else total


def _pieces(
    record: HexfolkRecord, island: Island, signs: Sequence[str], found: list[Finding]
) -> list[tuple[Pieces, bool]]:
    """Return what is laid of every player, and whether all that is typed could be read."""
    if record.position is not None:
        _beside(record, found)
        before = len(found)
        names = [player.name for player in record.players]
        laid = read_position(record.position, island, names, signs, found)
        return [(each, len(found) == before) for each in laid]
    pieces = []
    for seat, player in enumerate(record.players):
        before = len(found)
        path = ("players", seat)
        if player.counted is None and player.board is None:
            label = Text("{player} has neither pieces nor counted points", player=player.name)
            remedy = Text(
                "type `settlements:`, `cities:` and `roads:`, or `counted:` with the points counted by hand"
            )
            places = tuple(Place((*path, key)) for key in ("settlements", "cities", "roads", "counted"))
            found.append(lacking(codes.NO_PIECES, places, label, help=remedy))
        read = Pieces(
            crossings(player.settlements or (), (*path, "settlements"), island, found),
            crossings(player.cities or (), (*path, "cities"), island, found),
            edges(player.roads or (), (*path, "roads"), island, found),
        )
        pieces.append((read, len(found) == before))
    return pieces


def _beside(record: HexfolkRecord, found: list[Finding]) -> None:
    """A position stands for the lists of all players, not beside them."""
    lists = [
        at("players", seat, key, part=KEY)
        for seat, player in enumerate(record.players)
        for key in _LISTS
        if getattr(player, key) is not None
    ]
    if lists:
        label = Text("pieces in a list")
        marks = (
            Mark(at("position", part=KEY), Text("the map in text")),
            *(Mark(each, label) for each in lists),
        )
        remedy = Text("keep `position:`, or the lists `settlements:`, `cities:` and `roads:`")
        found.append(Finding(codes.POSITION_AND_LISTS, marks, remedy, "last"))


def _list_places(record: HexfolkRecord, seat: int) -> dict[str, Place]:
    if record.position is not None:
        return dict.fromkeys(_LISTS, at("position", part=KEY))
    return {key: at("players", seat, key, part=KEY) for key in _LISTS}


class _Taken:
    """What stands on the map so far, so that a place that is taken twice is found with both of its names."""

    def __init__(self, island: Island, found: list[Finding]) -> None:
        self._island = island
        self._found = found
        self._crossings: dict[int, Laid] = {}
        self._edges: dict[int, Laid] = {}

    def board(self, laid: Pieces, lists: Mapping[str, Place]) -> tuple[Board, Typed]:
        """Return the board of a player, each place once."""
        settlements = self._free(laid.settlements, self._crossings, self._island.crossings)
        cities = self._free(laid.cities, self._crossings, self._island.crossings)
        roads = self._free(laid.roads, self._edges, self._island.edges)
        buildings = {**settlements, **cities}
        typed = Typed(
            {number: each.place for number, each in buildings.items()},
            {number: each.place for number, each in roads.items()},
            lists,
            {number: each.typed for number, each in buildings.items()},
            {number: each.typed for number, each in roads.items()},
            len(buildings) + len(roads) < sum(map(len, laid)),
        )
        return Board(tuple(settlements), tuple(cities), tuple(roads)), typed

    def _free(self, laid: Sequence[Laid], taken: dict[int, Laid], names: Sequence[str]) -> dict[int, Laid]:
        free: dict[int, Laid] = {}
        for each in laid:
            if each.number not in taken:
                taken[each.number] = free[each.number] = each
                continue
            first, name = taken[each.number], names[each.number]
            marks = (
                Mark(first.place, Text("{place} first", place=called(first.typed, name))),
                Mark(each.place, Text("{place} again", place=called(each.typed, name))),
            )
            remedy = (
                Text("one road lies on an edge: take one of them off, or mend it")
                if names is self._island.edges
                else Text("one building stands on a crossing; a city replaces the settlement")
            )
            self._found.append(Finding(codes.TWICE, marks, remedy, "last"))
        return free


def _letters(record: HexfolkRecord, found: list[Finding]) -> tuple[str, ...]:
    """Return the letter of every player."""
    chosen: list[str] = []
    for seat, player in enumerate(record.players):
        letter = fold(player.letter or "")
        place = at("players", seat, "letter")
        if player.letter is not None and (len(letter) != 1 or letter not in ascii_lowercase):
            label = Text("`{typed}` is no letter", typed=player.letter)
            found.append(finding(codes.LETTER, place, label, help=Text("type one letter from a to z")))
            letter = ""
        elif letter and letter in chosen:
            first = at("players", chosen.index(letter), "letter")
            marks = (
                Mark(first, Text("{letter} first", letter=letter)),
                Mark(place, Text("{letter} again", letter=letter)),
            )
            found.append(Finding(codes.LETTER, marks, Text("give each player a letter of its own"), "last"))
            letter = ""
        chosen.append(letter)
    return letters([player.name for player in record.players], chosen)


def _cards(player: HexfolkPlayer, seat: int, found: list[Finding]) -> tuple[dict[str, int], dict[str, int]]:
    """Return the development cards in hand or played, of knights those in hand, and the resource cards."""
    path = ("players", seat)
    inside = (*path, "hand")
    for key in ("knights", "victory_cards"):
        _not_below_zero(getattr(player, key), Place((*path, key)), found)
    held = _looked_up(player.played, _CARDS, (*path, "played"), found)
    resources = _looked_up(player.resources, _RESOURCES, (*path, "resources"), found)
    if player.hand is not None:
        for key in ("knights", *_PLAYED):
            count = getattr(player.hand, key)
            _not_below_zero(count, Place((*inside, key)), found)
            held[key] = held.get(key, 0) + max(0, count or 0)
        for counts, known, key in ((held, _CARDS, "played"), (resources, _RESOURCES, "resources")):
            for card, count in _looked_up(getattr(player.hand, key), known, (*inside, key), found).items():
                counts[card] = counts.get(card, 0) + count
    return held, resources


def _looked_up(
    typed: Mapping[str, int], known: Lexicon[str], path: tuple[str | int, ...], found: list[Finding]
) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word, count in typed.items():
        key = look_up(word, known, Place((*path, word), KEY), found, codes.CARD)
        _not_below_zero(count, Place((*path, word)), found)
        if key is not None:
            counts[key] = counts.get(key, 0) + max(0, count)
    return counts


def _not_below_zero(count: int | None, place: Place, found: list[Finding]) -> None:
    if count is not None and count < 0:
        label = Text("{count} is below 0", count=count)
        found.append(finding(codes.NUMBER, place, label, help=Text("type how many there are")))
