"""Steps that people get wrong with the tiles of Hutan: two exchanged, one on its other side, or in another corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place
from scoring_rules.frame.typed.repair import Repair
from scoring_rules.hutan.board.layout import Tile
from scoring_rules.hutan.data.words import TILE_SIDES, TURNS
from scoring_rules.hutan.reading.tile_notation import Laid, read_tiles

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanRecord


def repairs(record: HutanRecord, errors: Sequence[Finding]) -> Iterator[Repair]:  # noqa: ARG001 - the interface's
    """Yield each step with the tiles of the table, where these are typed and can be read."""
    if record.tiles is None:
        return
    laid = read_tiles(record.tiles, ("tiles",), Findings())
    if laid is None:
        return
    for one, other in combinations(range(len(laid.tiles)), 2):
        tiles = [*laid.tiles]
        tiles[one], tiles[other] = tiles[other], tiles[one]
        names = {"one": laid.tiles[one].name, "other": laid.tiles[other].name}
        label = Text("{one} and {other} are exchanged", **names)
        yield _with(record, tiles, laid, one, label, Text("type them the other way round"))
    for slot, tile in enumerate(laid.tiles):
        yield from _laid_otherwise(record, laid, slot, tile)


def _laid_otherwise(record: HutanRecord, laid: Laid, slot: int, tile: Tile) -> Iterator[Repair]:
    (side,) = TILE_SIDES.keys() - {tile.side}
    others = [
        *(tile._replace(turn=turn) for turn in TURNS if turn != tile.turn),
        *(tile._replace(side=side, turn=turn) for turn in TURNS),
    ]
    for other in others:
        tiles = [*laid.tiles]
        tiles[slot] = other
        label = Text("this tile lies as {tile}", tile=other.name)
        yield _with(record, tiles, laid, slot, label, Text("type `{tile}`", tile=other.name))


def _with(record: HutanRecord, tiles: list[Tile], laid: Laid, slot: int, label: Text, remedy: Text) -> Repair:
    first, second, third, fourth = (tile.name.en for tile in tiles)
    changed = record.model_copy(update={"tiles": ((first, second), (third, fourth))})
    place: Place = laid.places[slot]
    return Repair(changed, place, label, remedy)
