"""Writing a tile as it is typed in a list of tiles: in one line, or key by key where a line cannot say it all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from scoring_rules.frame.language.quoting import quoted
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data.words import LETTERS, SIDES, in_letters
from scoring_rules.habitats.reading.tiles.fields import FIELDS


def one_line(tile: Tile) -> str:
    """Return `animal D GGGF 6` and the like; the name is left out, and the ground of a watchtower."""
    is_tower = tile.kind == "watchtower"
    ground = "".join(_letters(tile))
    if ground == "W" and tile.sides:
        ground = "water"  # a W alone might be the west side
    sides = "".join(SIDES[side] for side in tile.sides)
    values = {
        "terrain": "" if is_tower else ground,
        "needs": in_letters(tile.needs),
        "design": tile.design,
        "sees": " ".join(map(_steps, tile.sees)),
        "animal": f"{tile.points}/{tile.per_flower}",
        "counts": tile.counts,
        "border": sides,
        "sides": sides,
        "points": "" if is_tower or tile.kind == "flower" else str(tile.points),
    }
    return " ".join([tile.kind, *(text for _, text in _by_fields(tile.kind, values))])


def _letters(tile: Tile) -> Iterable[str]:
    return (LETTERS[terrain] for terrain in tile.terrains)


def _steps(cell: tuple[int, int]) -> str:
    down, right = cell
    vertical = ("S" if down > 0 else "N") * abs(down)
    return vertical + ("E" if right > 0 else "W") * abs(right)


def _by_fields(kind: str, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield what is written for each field of a kind: the first of its keys that has a value, and that."""
    for field in FIELDS[kind]:
        yield from [(key, values[key]) for key in field.keys if values.get(key)][:1]


def definition(tile: Tile) -> str:
    """Return what is typed after a token in a list of tiles: one line, or keys where a line cannot say it all."""
    if not tile.name and (tile.kind != "watchtower" or not tile.terrains):
        return one_line(tile)
    needs = ", ".join(f"{LETTERS[index]}: {number}" for index, number in tile.needs)
    sides = _listed(SIDES[side] for side in tile.sides)
    values = {
        "terrain": _listed(_letters(tile)),
        "needs": f"{{{needs}}}" if needs else "",
        "design": tile.design,
        "sees": _listed(f"[{down}, {right}]" for down, right in tile.sees),
        "animal": str(tile.points),
        "flower": str(tile.per_flower),
        "counts": tile.counts,
        "border": sides,
        "sides": sides,
        "points": "" if tile.kind == "flower" else str(tile.points),
    }
    named = [("name", quoted(str(tile.name)))] if tile.name else []
    keys = [("kind", tile.kind), *named, *_by_fields(tile.kind, values)]
    return "{" + ", ".join(f"{key}: {value}" for key, value in keys) + "}"


def _listed(values: Iterable[str]) -> str:
    """Return a list as YAML has it between brackets, and nothing for an empty one."""
    listed = ", ".join(values)
    return f"[{listed}]" if listed else ""
