"""Reading what lies on the map beside the players' pieces: tiles, ports, the robber."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.numerals import VALUES
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.place import KEY, Place, at
from scoring_rules.hexfolk.board.island import Hex, Island
from scoring_rules.hexfolk.data import box, codes
from scoring_rules.hexfolk.data.words import (
    ANY_RESOURCE,
    ANY_WORDS,
    RESOURCE_WORDS,
    RESOURCES,
    TERRAIN_WORDS,
    TERRAINS,
)
from scoring_rules.hexfolk.reading.naming import Wrong, edge_of, hex_of
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


def read_tiles(
    record: HexfolkRecord, island: Island, found: list[Finding]
) -> tuple[dict[str, Tile], dict[str, Place]]:
    """Return the tiles that can be read, by the canonical names of their hexes, and where they stand."""
    tiles: dict[str, Tile] = {}
    places: dict[str, Place] = {}
    for key, typed in record.tiles.items():
        each = hex_of(key, island)
        if isinstance(each, Wrong):
            found.append(finding(codes.PLACE, at("tiles", key, part=KEY), each.label, help=each.help))
            continue
        place = at("tiles", key, part=KEY)
        if each.name in places:
            found.append(_again(place, places[each.name], each.name))
            continue
        places[each.name] = place
        tile = _tile(typed, at("tiles", key), found)
        if tile is not None:
            tiles[each.name] = tile
    return tiles, places


def _again(place: Place, first: Place, name: str) -> Finding:
    marks = (Mark(first, Text("{place} first", place=name)), Mark(place, Text("{place} again", place=name)))
    return Finding(codes.HEX_TWICE, marks, Text("keep one of them"), "last")


def _tile(typed: str, place: Place, found: list[Finding]) -> Tile | None:
    """Return a tile as typed: `forest 3`, `3 forest`, `desert`."""
    numbers = _NUMBER.findall(typed)
    word = _NUMBER.sub(" ", typed).strip(" ,:")
    if not word or len(numbers) > 1:
        label = Text("`{typed}` is no tile", typed=short(typed))
        found.append(
            finding(codes.TILE, place, label, help=Text("a tile is its terrain and its number: `forest 3`"))
        )
        return None
    in_words = None if numbers else _in_words(word)
    if in_words is not None:
        found.append(finding(codes.TILE, place, in_words.label, help=in_words.help))
        return None
    terrain = look_up(word, _TERRAINS, place, found, codes.TILE)
    if terrain is None:
        return None
    number = int(numbers[0].replace("−", "-")) if numbers else None
    if number is None:
        return Tile(terrain)
    if terrain == "desert":
        label = Text("a desert with the number {number}", number=number)
        remedy = Text("the desert has no number: type `desert` alone, or the right terrain")
    elif number not in box.NUMBERS:
        label = Text("the number {number}", number=number)
        remedy = Text("the numbers are {all}; there is no 7", all=box.NUMBERS)
    else:
        return Tile(terrain, number)
    found.append(finding(codes.TILE_NUMBER, place, label, help=remedy))
    return None


def _in_words(typed: str) -> Wrong | None:
    """Return what to type for a tile whose number is a word; None where none of its words is a number."""
    words = typed.replace(",", " ").replace(":", " ").split()
    number = next((word for word in words if fold(word) in VALUES), None)
    if number is None or len(words) == 1:
        return None
    terrain = " ".join(word for word in words if word != number)
    return Wrong(
        Text("`{typed}` has its number in words", typed=short(typed)),
        Text("type it in digits: `{tile}`", tile=f"{short(terrain)} {VALUES[fold(number)]}"),
    )


def read_ports(
    record: HexfolkRecord, island: Island, found: list[Finding]
) -> tuple[dict[int, str], dict[int, Place]]:
    """Return the ports that can be read, by edge, and where they stand."""
    ports: dict[int, str] = {}
    places: dict[int, Place] = {}
    for key, typed in record.ports.items():
        place = at("ports", key, part=KEY)
        edge = edge_of(key, island)
        if isinstance(edge, Wrong):
            found.append(finding(codes.PLACE, place, edge.label, help=edge.help))
            continue
        if edge in places:
            found.append(_again(place, places[edge], island.edges[edge]))
            continue
        places[edge] = place
        if edge not in island.coast:
            label = Text("{edge} lies between two hexes", edge=island.edges[edge])
            found.append(
                finding(codes.PORT_INLAND, place, label, help=Text("a port lies on an edge to the sea"))
            )
        kind = look_up(typed, _KINDS, at("ports", key), found)
        if kind is not None:
            ports[edge] = kind
    return ports, places


def read_robber(record: HexfolkRecord, island: Island, found: list[Finding]) -> Hex | None:
    """Return the hex of the robber."""
    if record.robber is None:
        return None
    each = hex_of(record.robber, island)
    if isinstance(each, Wrong):
        found.append(finding(codes.PLACE, at("robber"), each.label, help=each.help))
        return None
    return each
