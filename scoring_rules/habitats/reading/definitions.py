"""The lists that define tiles: their tokens, what is defined twice, what lies nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Place
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.reading.tiles.complete_tile import fitted
from scoring_rules.habitats.reading.tiles.facts import animal_of
from scoring_rules.habitats.reading.tiles.line_notation import read_line
from scoring_rules.habitats.reading.tiles.long_notation import read_entry
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


def read_definitions(
    blocks: Sequence[Mapping[str, TileEntry]], edition: str | None, found: list[Finding]
) -> Definitions:
    """Return the tiles that some lists define.

    Args:
        blocks: The lists, each from tokens to entries.
        edition: Whose facts are offered and compared; None where it is not known.
        found: Takes what is wrong.
    """
    tiles: dict[str, Tile | None] = {}
    places: dict[str, Place] = {}
    for number, block in enumerate(blocks):
        for token, entry in block.items():
            place = Place(("tiles", number, token), KEY)
            if _badly_named(token, place, found):
                continue
            tile = _tile(token, entry, place, edition, found)
            if token in tiles:
                other = tiles[token]
                if tile is not None and other is not None and _unnamed(tile) != _unnamed(other):
                    found.append(_twice(other, places[token], tile, place))
                continue
            tiles[token], places[token] = tile, place
    found += _animals_that_differ(tiles, places)
    return Definitions(tiles, places, len(blocks))


def unused(
    blocks: Sequence[Mapping[str, object]], definitions: Definitions, used: set[str]
) -> Iterator[Finding]:
    """Yield a note for each list that defines tiles that lie nowhere."""
    for number, block in enumerate(blocks):
        idle = [token for token in block if definitions.tiles.get(token) and token not in used]
        if idle:
            shown = tuple(f"`{token}`" for token in idle[:_MOST_NAMED])
            more = len(idle) - len(shown)
            label = (
                Text("{tokens} and {more} more", tokens=shown, more=more)
                if more
                else Text("{tokens}", tokens=shown)
            )
            remedy = Text("look whether one of them was typed otherwise in a reserve")
            yield finding(codes.NOT_USED, Place(("tiles", number, idle[0]), KEY), label, help=remedy)


def _badly_named(token: str, place: Place, found: list[Finding]) -> bool:
    meaning = reserved(token)
    if meaning is None:
        return False
    label = Text("`{token}` {meaning}", token=token, meaning=meaning)
    found.append(
        finding(codes.TILE_NAME, place, label, help=Text("choose another short word, as `lio` or `tow2`"))
    )
    return True


def _tile(
    token: str, entry: TileEntry, place: Place, edition: str | None, found: list[Finding]
) -> Tile | None:
    """Return the tile of a token, or None where it cannot be read or something is missing."""
    draft = (
        read_line(entry.line, (*place.path, "line"), place, found)
        if entry.line is not None
        else read_entry(entry, place.path, place, found)
    )
    return None if draft is None else fitted(draft, token, edition, found)


def _unnamed(tile: Tile) -> Tile:
    return tile._replace(name="")


def _twice(first: Tile, there: Place, later: Tile, here: Place) -> Finding:
    marks = (
        Mark(there, Text("`{token}` is {tile} here", token=first.token, tile=one_line(first))),
        Mark(here, Text("`{token}` is {tile} here", token=later.token, tile=one_line(later))),
    )
    return Finding(
        codes.TILE_TWICE,
        marks,
        Text("mend the one that is wrong, or call one of them by another word"),
        "last",
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
            called, before = tile.name or token, earlier.name or earlier.token
            marks = (
                Mark(places[earlier.token], Text("{animal}: {tile}", animal=before, tile=one_line(earlier))),
                Mark(places[token], Text("{animal}: {tile}, and before: {other}", animal=called, tile=one_line(tile), other=one_line(earlier))),
            )  # fmt: skip
            remedy = Text("mend the one that is wrong; if both tiles are in the box, give them two names")
            yield Finding(codes.ANIMAL_TWICE, marks, remedy, "last")


def _numbers(tile: Tile) -> tuple[object, ...]:
    return tile.terrains, tile.needs, tile.points
