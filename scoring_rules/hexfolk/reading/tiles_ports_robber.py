"""Reading what is on the map besides the players' pieces: tiles, ports, the robber."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.numerals import VALUES
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.typed.place import KEY, Place, at
from scoring_rules.hexfolk.board.island import Hex, Island
from scoring_rules.hexfolk.data import box, codes
from scoring_rules.hexfolk.data.box import ANY_RESOURCE, ANY_WORDS, RESOURCE_WORDS, RESOURCES, TERRAIN_WORDS, TERRAINS
from scoring_rules.hexfolk.reading.naming import Unreadable, edge_of, hex_of, in_english_letters, known
from scoring_rules.hexfolk.table import Tile

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkRecord

_TERRAINS = Lexicon((key, (name, key, *TERRAIN_WORDS[key])) for key, name in TERRAINS.items())
_KIND_WORDS: dict[str, tuple[str | Name, ...]] = {
    **{key: (name, key, *RESOURCE_WORDS[key]) for key, name in RESOURCES.items()},
    "any": (ANY_RESOURCE, *ANY_WORDS),
}
_KINDS = Lexicon(_KIND_WORDS.items())
_NUMBER = re.compile(r"[+\-−]?\d+")


def read_tiles(record: HexfolkRecord, island: Island, findings: Findings) -> tuple[dict[str, Tile], dict[str, Place]]:
    """Return the tiles that can be read, by the canonical names of their hexes, and where they are typed."""
    tiles: dict[str, Tile] = {}
    places: dict[str, Place] = {}
    for key, typed in record.tiles.items():
        place = at("tiles", key, part=KEY)
        hexagon = known(hex_of(key, island), codes.PLACE, place, findings)
        if hexagon is None:
            continue
        if hexagon.name in places:
            _again(place, places[hexagon.name], hexagon.name, findings)
            continue
        places[hexagon.name] = place
        tile = _tile(typed, at("tiles", key), findings)
        if tile is not None:
            tiles[hexagon.name] = tile
    return tiles, places


def _again(place: Place, first: Place, name: str, findings: Findings) -> None:
    findings.twice(
        codes.HEX_TWICE, (first, place), "{place} first", "{place} again", help="keep one of them", place=name
    )


def _tile(typed: str, place: Place, findings: Findings) -> Tile | None:
    """Return a tile as typed: `forest 3`, `3 forest`, `desert`."""
    numbers = _NUMBER.findall(typed)
    word = _NUMBER.sub(" ", typed).strip(" ,:")
    if not word or len(numbers) > 1:
        findings.say(
            codes.TILE,
            place,
            "`{typed}` is not a tile",
            help="a tile is its terrain and its number: `forest 3`",
            typed=short(typed),
        )
        return None
    in_words = None if numbers else _number_in_words(word)
    if in_words is not None:
        findings.say(codes.TILE, place, in_words.label, help=in_words.help)
        return None
    terrain = look_up(word, _TERRAINS, place, findings, codes.TILE)
    if terrain is None or not numbers:
        return None if terrain is None else Tile(terrain)
    return _numbered(terrain, int(numbers[0].replace("−", "-")), place, findings)


def _numbered(terrain: str, number: int, place: Place, findings: Findings) -> Tile | None:
    """Return a tile with a number, unless it cannot have this one."""
    if terrain == "desert":
        findings.say(
            codes.TILE_NUMBER,
            place,
            "a desert with the number {number}",
            help="the desert has no number: type `desert` alone, or the right terrain",
            number=number,
        )
    elif number not in box.NUMBERS:
        findings.say(
            codes.TILE_NUMBER,
            place,
            "the number {number}",
            help="the numbers are {all}; there is no 7",
            number=number,
            all=box.NUMBERS,
        )
    else:
        return Tile(terrain, number)
    return None


def _number_in_words(typed: str) -> Unreadable | None:
    """Return what to type for a tile whose number is a word, `collines sept`; None where no word is a number."""
    words = typed.replace(",", " ").replace(":", " ").split()
    number = next((word for word in words if fold(word) in VALUES), None)
    if number is None or len(words) == 1:
        return None
    terrain = " ".join(word for word in words if word != number)
    return Unreadable(
        Text("`{typed}` has its number in words", typed=short(typed)),
        Text("type it in digits: `{tile}`", tile=f"{short(terrain)} {VALUES[fold(number)]}"),
    )


def read_ports(record: HexfolkRecord, island: Island, findings: Findings) -> tuple[dict[int, str], dict[int, Place]]:
    """Return the ports that can be read, by edge, and where they are typed."""
    ports: dict[int, str] = {}
    places: dict[int, Place] = {}
    for key, typed in record.ports.items():
        place = at("ports", key, part=KEY)
        edge = known(edge_of(in_english_letters(key, record.language), island), codes.PLACE, place, findings)
        if edge is None:
            continue
        if edge in places:
            _again(place, places[edge], island.edges[edge], findings)
            continue
        places[edge] = place
        if edge not in island.coast:
            findings.say(
                codes.PORT_INLAND,
                place,
                "{edge} is between two hexes",
                help="a port is on an edge to the sea",
                edge=island.edges[edge],
            )
        kind = look_up(typed, _KINDS, at("ports", key), findings)
        if kind is not None:
            ports[edge] = kind
    return ports, places


def read_robber(record: HexfolkRecord, island: Island, findings: Findings) -> Hex | None:
    """Return the hex of the robber."""
    if record.robber is None:
        return None
    return known(hex_of(record.robber, island), codes.PLACE, at("robber"), findings)
