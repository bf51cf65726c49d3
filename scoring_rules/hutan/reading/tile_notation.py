"""Reading the tiles as they lie: `blue circle SE, pink circle SW / white circle NE, red circle NW`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place, Step
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import TILE_COLOURS, TILE_SIDES, TILE_WORDS, TURNS
from scoring_rules.hutan.table import Tile, tiles

_NAMES = TILE_COLOURS | TILE_SIDES
_TILE_WORDS = Lexicon(
    (("colour" if word in TILE_COLOURS else "side", word), (name, word, *TILE_WORDS[word]))
    for word, name in _NAMES.items()
)
_TILE_PART = re.compile(r"[\s_@,\-–—]+")
_TWO_CORNERS = {"NO": ("NW", "NE"), "SO": ("SW", "SE")}
"""French and German initials that mean two corners: nord-ouest and Nordost."""
_SIDES = {"N", "E", "S", "W", "O"}
_TILES = 4
_LAYOUT_SHAPES = ([2, 2], [4], [1, 1, 1, 1])
"""How many tiles may stand in the rows: as they lie, or one after the other."""


class Laid(NamedTuple):
    """Four tiles, the slots whose turn was left out, and where each tile is typed."""

    tiles: tuple[Tile, ...]
    unturned: tuple[int, ...]
    places: tuple[Place, ...]


def read_tiles(
    rows: tuple[tuple[str, ...], ...], path: tuple[Step, ...], found: list[Finding]
) -> Laid | None:
    """Return four tiles as they lie, None where they cannot be read."""
    typed = [(word, Place((*path, row, i))) for row, line in enumerate(rows) for i, word in enumerate(line)]
    if len(typed) == 1 and fold(typed[0][0]) in _FIRST_GAME_WORDS:
        return Laid(tiles("first game"), (), (Place(path),) * _TILES)
    lengths = [len(row) for row in rows]
    if lengths not in _LAYOUT_SHAPES:
        found.append(finding(codes.TILES_SHAPE, Place(path), _shape_label(lengths), help=_SHAPE_HELP))
        return None
    before = len(found)
    read = [(_tile(word, place, found), place) for word, place in typed]
    found += _tiles_twice([(tile, place) for tile, place in read if tile is not None])
    if len(found) > before:
        return None
    good = tuple(tile for tile, _ in read if tile is not None)
    unturned = tuple(slot for slot, tile in enumerate(good) if not tile.turn)
    turned = tuple(tile if tile.turn else tile._replace(turn=TURNS[0]) for tile in good)
    return Laid(turned, unturned, tuple(place for _, place in read))


def _shape_label(lengths: list[int]) -> Text:
    if sum(lengths) == _TILES:
        rows = " / ".join(map(str, lengths))
        return Text("the rows have {rows} tiles, two rows of two are needed", rows=rows)
    return Text("{n} tile is typed, four are needed", "{n} tiles are typed, four are needed", n=sum(lengths))


def _tiles_twice(typed: list[tuple[Tile, Place]]) -> Iterator[Finding]:
    """Yield every tile of a colour that was typed before."""
    first: dict[str, Place] = {}
    colours = {tile.colour for tile, _ in typed}
    missing = tuple(name for colour, name in TILE_COLOURS.items() if colour not in colours)
    for tile, place in typed:
        if tile.colour in first:
            label = Text("a second {colour} tile", colour=TILE_COLOURS[tile.colour])
            remedy = Text("a board has one tile of each colour: {missing} is missing", missing=missing)
            marks = (Mark(place, label), Mark(first[tile.colour], Text("the first one")))
            yield Finding(codes.TILE_TWICE, marks, remedy, "last")
        first.setdefault(tile.colour, place)


_FIRST_GAME = tiles("first game")
EXAMPLE = Name(
    *("{}, {} / {}, {}".format(*names) for names in zip(*(tile.name for tile in _FIRST_GAME), strict=True))
)
_SHAPE_HELP = Text(
    "type the four tiles as they lie, commas between them and a slash between the rows: `{example}`,"
    " or type `first game`",
    example=EXAMPLE,
)
_FIRST_GAME_WORDS = {"firstgame", "premierepartie", "erstesspiel", "erstepartie"}


def _tile(typed: str, place: Place, found: list[Finding]) -> Tile | None:
    """Return one tile, `TURN` empty where it was left out."""
    parts: dict[str, str] = {}
    for word in filter(None, _TILE_PART.split(typed)):
        kind, value = _tile_word(word, place, found)
        if not kind:
            return None
        if kind in parts:
            remedy = Text("type colour, side and turn, as in `{example}`", example=_FIRST_GAME[0].name)
            first, second = (_NAMES.get(each, each) for each in (parts[kind], value))
            label = Text("`{first}` and `{second}` cannot both hold", first=first, second=second)
            found.append(finding(codes.TILE_WORD, place, label, help=remedy))
            return None
        parts[kind] = value
    if "colour" not in parts or "side" not in parts:
        label = (
            Text("`{typed}` does not say which colour the tile has", typed=short(typed))
            if "colour" not in parts
            else Text("`{typed}` does not say circle or square", typed=short(typed))
        )
        remedy = Text(
            "the symbol in a corner of the tile shows its colour and is a circle or a square:"
            " type it as in `{example}`",
            example=_FIRST_GAME[0].name,
        )
        found.append(finding(codes.TILE_WORD, place, label, help=remedy))
        return None
    return Tile(parts["colour"], parts["side"], parts.get("turn", ""))


def _tile_word(word: str, place: Place, found: list[Finding]) -> tuple[str, str]:
    """Return what a word of a tile is (colour, side or turn) and its value; empty if unknown."""
    if word.upper() in TURNS:
        return "turn", word.upper()
    if word.upper() in _TWO_CORNERS:
        west, east = _TWO_CORNERS[word.upper()]
        label = Text("`{typed}` may be {west} (ouest) or {east} (Ost)", typed=word, west=west, east=east)
        remedy = Text("type {west} or {east}", west=west, east=east)
        found.append(finding(codes.TILE_WORD, place, label, help=remedy))
        return "", ""
    if word.upper() in _SIDES:
        label = Text("`{typed}` is a side, the symbol lies in a corner", typed=word)
        found.append(finding(codes.TILE_WORD, place, label, help=Text("type one of {turns}", turns=TURNS)))
        return "", ""
    match = _TILE_WORDS.find(word)
    if match.found is not None:
        return match.found
    near = _TILE_WORDS.near(word)
    label = Text("`{typed}` is no word of a tile", typed=short(word))
    remedy = (
        Text("did you mean {near}?", near=near)
        if near
        else Text(
            "a tile is its colour, `circle` or `square`, and the corner of its symbol: `{example}`",
            example=_FIRST_GAME[0].name,
        )
    )
    found.append(finding(codes.TILE_WORD, place, label, help=remedy))
    return "", ""
