"""Writing a tile in one line, as it is typed in a list of tiles."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.language.quoting import quoted
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data.words import LETTERS, SIDES

_WITH_SIDES = ("gate", "camp", "entrance")


def one_line(tile: Tile) -> str:
    """Return `animal D GGGF 6` and the like; the name is left out, and the ground of a watchtower."""
    ground = "".join(LETTERS[terrain] for terrain in tile.terrains)
    if ground == "W" and tile.kind in _WITH_SIDES:
        ground = "water"  # a W alone might be the west side
    sides = "".join(SIDES[side] for side in tile.sides)
    points = str(tile.points)
    match tile.kind:
        case "animal":
            words = [ground, "".join(LETTERS[index] * number for index, number in tile.needs), points]
        case "watchtower":
            words = [tile.design or " ".join(map(_steps, tile.sees)), f"{points}/{tile.per_flower}"]
        case "tourist":
            words = [ground, tile.counts, points]
        case "gate":
            words = [ground, sides, points]
        case "camp":
            words = [ground, sides, points]
        case "entrance":
            words = [ground, sides]
        case _:
            words = [ground]
    return " ".join([tile.kind, *filter(None, words)])


def _steps(cell: tuple[int, int]) -> str:
    down, right = cell
    vertical = ("S" if down > 0 else "N") * abs(down)
    return vertical + ("E" if right > 0 else "W") * abs(right)


def definition(tile: Tile) -> str:
    """Return what stands behind a token in a list of tiles: one line, or keys where a line cannot say it all."""
    if not tile.name and (tile.kind != "watchtower" or not tile.terrains):
        return one_line(tile)
    return "{" + ", ".join(f"{key}: {value}" for key, value in _keys(tile)) + "}"


def _keys(tile: Tile) -> Iterator[tuple[str, str]]:
    yield "kind", tile.kind
    if tile.name:
        yield "name", quoted(str(tile.name))
    if tile.terrains:
        yield "terrain", f"[{', '.join(LETTERS[terrain] for terrain in tile.terrains)}]"
    if tile.needs:
        yield "needs", "{" + ", ".join(f"{LETTERS[index]}: {number}" for index, number in tile.needs) + "}"
    if tile.design:
        yield "design", tile.design
    if tile.sees:
        yield "sees", f"[{', '.join(f'[{down}, {right}]' for down, right in tile.sees)}]"
    if tile.kind == "watchtower":
        yield from (("animal", str(tile.points)), ("flower", str(tile.per_flower)))
    if tile.counts:
        yield "counts", tile.counts
    if tile.sides:
        key = "sides" if tile.kind == "camp" else "border"
        yield key, f"[{', '.join(SIDES[side] for side in tile.sides)}]"
    if tile.kind not in {"watchtower", "flower", "entrance", "plain"}:
        yield "points", str(tile.points)
