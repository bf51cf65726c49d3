"""The lists that define tiles: their tokens, what is defined twice, what is not used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Finding, Findings, Mark, at_last, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Place
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.reading.tiles.complete_tile import animal_of, complete_tile
from scoring_rules.habitats.reading.tiles.keys import read_entry
from scoring_rules.habitats.reading.tiles.line import read_line
from scoring_rules.habitats.reading.tiles.writing import one_line
from scoring_rules.habitats.reading.tokens import reserved

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import TileEntry

_MOST_NAMED = 8


class Definitions(NamedTuple):
    """The tiles that are defined, by their tokens; None where one cannot be read.

    `places` are those of the tokens, `blocks` how many lists of definitions there are.
    """

    tiles: Mapping[str, Tile | None]
    places: Mapping[str, Place]
    blocks: int


def read_definitions(blocks: Sequence[Mapping[str, TileEntry]], edition: str | None, findings: Findings) -> Definitions:
    """Return the tiles that some lists define, each from tokens to entries."""
    tiles: dict[str, Tile | None] = {}
    places: dict[str, Place] = {}
    for number, block in enumerate(blocks):
        for token, entry in block.items():
            place = Place(("tiles", number, token), KEY)
            if _badly_named(token, place, findings):
                continue
            tile = _tile(token, entry, place, edition, findings)
            if token in tiles:
                other = tiles[token]
                if tile is not None and other is not None and _unnamed(tile) != _unnamed(other):
                    findings.append(_twice(other, places[token], tile, place))
                continue
            tiles[token], places[token] = tile, place
    findings += _animals_that_differ(tiles, places)
    return Definitions(tiles, places, len(blocks))


def unused(blocks: Sequence[Mapping[str, object]], definitions: Definitions, used: set[str]) -> Iterator[Finding]:
    """Yield a note for each list that defines tiles that are in no reserve."""
    for number, block in enumerate(blocks):
        idle = [token for token in block if definitions.tiles.get(token) and token not in used]
        if idle:
            yield finding(
                codes.NOT_USED,
                Place(("tiles", number, idle[0]), KEY),
                "{tokens} and {more} more" if len(idle) > _MOST_NAMED else "{tokens}",
                help="check whether one of them was typed differently in a reserve",
                tokens=tuple(f"`{token}`" for token in idle[:_MOST_NAMED]),
                more=len(idle) - _MOST_NAMED,
            )


def _badly_named(token: str, place: Place, findings: Findings) -> bool:
    meaning = reserved(token)
    if meaning is not None:
        findings.say(
            codes.TILE_NAME,
            place,
            "`{token}` {meaning}",
            help="choose another short word, such as `lio` or `tow2`",
            token=token,
            meaning=meaning,
        )
    return meaning is not None


def _tile(token: str, entry: TileEntry, place: Place, edition: str | None, findings: Findings) -> Tile | None:
    """Return the tile of a token, or None where it cannot be read or something is missing."""
    typed = (
        read_line(entry.line, (*place.path, "line"), place, findings)
        if entry.line is not None
        else read_entry(entry, place.path, place, findings)
    )
    return None if typed is None else complete_tile(typed, token, edition, findings)


def _unnamed(tile: Tile) -> Tile:
    return tile._replace(name="")


def _twice(first: Tile, there: Place, later: Tile, here: Place) -> Finding:
    told = Text("`{token}` is {tile} here", token=first.token, tile=one_line(first))
    return at_last(
        codes.TILE_TWICE,
        (Mark(there, told), Mark(here)),
        told.with_values(tile=one_line(later)),
        help="fix the one that is wrong, or choose another word for one of them",
    )


def _animals_that_differ(tiles: Mapping[str, Tile | None], places: Mapping[str, Place]) -> Iterator[Finding]:
    """Yield each animal that is defined a second time with other numbers."""
    first: dict[str, Tile] = {}
    for token, tile in tiles.items():
        if tile is None or tile.kind != "animal":
            continue
        earlier = first.setdefault(animal_of(str(tile.name), token), tile)
        of_one_word = not (earlier.name or tile.name) and fold(earlier.token) == fold(token)
        if _numbers(earlier) != _numbers(tile) and not of_one_word:
            before = Text("{animal}: {tile}", animal=earlier.name or earlier.token, tile=one_line(earlier))
            yield at_last(
                codes.ANIMAL_TWICE,
                (Mark(places[earlier.token], before), Mark(places[token])),
                "{animal}: {tile}, but {other} before",
                help="fix the one that is wrong; if both tiles are in the box, give them different names",
                animal=tile.name or token,
                tile=one_line(tile),
                other=one_line(earlier),
            )


def _numbers(tile: Tile) -> tuple[object, ...]:
    return tile.terrains, tile.needs, tile.points
