"""Reserves made up at random: legal ones, grown tile by tile from the entrance as in play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

Spot: TypeAlias = "tuple[int, int]"
Park: TypeAlias = "dict[Spot, dict]"
"""Tiles by row and column; a tile is the long form as typed, with `turn` in degrees where it is turned."""

LETTERS = {"G": "grassland", "F": "forest", "D": "desert", "W": "water", "L": "flower"}
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CLOCKWISE = "NESW"


def seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - reserves, no secrets


def turned(sides: Sequence[str], degrees: int) -> list[str]:
    return [CLOCKWISE[(CLOCKWISE.index(side) + degrees // 90) % 4] for side in sides]


def some_tile(random: Random) -> dict:
    """Return any tile but an entrance."""
    kind = random.choices(
        ("animal", "flower", "watchtower", "tourist", "gate", "camp", "plain"), (12, 3, 2, 2, 2, 2, 2)
    )[0]
    ground = random.sample(list(LETTERS.values())[:4], 2 if random.random() < 0.1 else 1)
    match kind:
        case "animal":
            letters = random.choices("GFDWL", (3, 3, 3, 3, 2), k=random.randint(1, 4))
            needs = {LETTERS[letter]: letters.count(letter) for letter in sorted(set(letters))}
            return {"kind": kind, "terrain": ground, "needs": needs, "points": random.randint(2, 7)}
        case "watchtower":
            return some_tower(random)
        case "tourist":
            counts = random.choice(("tiles", "habitats", "terrain"))
            return {"kind": kind, "terrain": ground[:1], "counts": counts, "points": random.randint(1, 2)}
        case "gate":
            border = random.sample("NESW", random.randint(1, 2))
            return {
                "kind": kind,
                "terrain": ground,
                "border": border,
                "points": 4,
                "turn": random.choice((0, 90, 180, 270)),
            }
        case "camp":
            sides = random.sample("NESW", random.randint(1, 3))
            return {"kind": kind, "sides": sides, "points": 3, "turn": random.choice((0, 90, 180, 270))}
        case _:
            return {"kind": kind, "terrain": ground}  # fmt: skip


def some_tower(random: Random) -> dict:
    tile = {"kind": "watchtower", "animal": random.randint(1, 2), "flower": 1}
    if random.random() < 0.3:
        tile["terrain"] = random.sample(list(LETTERS.values())[:4], random.randint(1, 2))
    if random.random() < 0.5:
        return tile | {"design": random.choice(("around", "adjacent", "orthogonal", "diagonal"))}
    steps = [(row, column) for row in range(-2, 3) for column in range(-2, 3) if (row, column) != (0, 0)]
    return tile | {"sees": [list(step) for step in random.sample(steps, 4)], "turn": random.choice((0, 90, 180, 270))}


def borders(tile: dict) -> list[str]:
    return turned(tile.get("border", ()), tile.get("turn", 0))


def fits(park: Park, spot: Spot, tile: dict) -> bool:
    """Whether a tile may lie on a free spot: beside another, no border against a tile."""
    beside = False
    for side, (down, right) in SIDES.items():
        other = park.get((spot[0] + down, spot[1] + right))
        if other is None:
            continue
        beside = True
        facing = turned([side], 180)[0]
        if side in borders(tile) or facing in borders(other):
            return False
    below = any(each["kind"] == "entrance" and spot[1] == c and spot[0] > r for (r, c), each in park.items())
    return beside and not below


def some_park(random: Random, tiles: int) -> Park:
    """Return a reserve of so many tiles beside the entrance."""
    park: Park = {(0, 0): {"kind": "entrance", "border": ["S"]}}
    tries = 0
    while len(park) <= tiles and tries < 2000:
        tries += 1
        row, column = random.choice(list(park))
        down, right = random.choice(list(SIDES.values()))
        spot, tile = (row + down, column + right), some_tile(random)
        if spot not in park and fits(park, spot, tile):
            park[spot] = tile
    return park


def quarter_turned(park: Park) -> Park:
    """Return a reserve turned clockwise with all of its tiles; what is printed is written turned."""
    return {(column, -row): _turned_tile(tile) for (row, column), tile in park.items()}


def _turned_tile(tile: dict) -> dict:
    other = dict(tile)
    for key in ("border", "sides"):
        if key in tile:
            other[key] = turned(tile[key], 90)
    if "sees" in tile:
        other["sees"] = [[right, -down] for down, right in tile["sees"]]
    return other


def mirrored(park: Park) -> Park:
    """Return a reserve as in a mirror; turns go the other way."""
    swap = {"N": "N", "S": "S", "E": "W", "W": "E"}
    found: Park = {}
    for (row, column), tile in park.items():
        other = dict(tile)
        for key in ("border", "sides"):
            if key in tile:
                other[key] = [swap[side] for side in tile[key]]
        if "sees" in tile:
            other["sees"] = [[down, -right] for down, right in tile["sees"]]
        if "turn" in tile:
            other["turn"] = -tile["turn"] % 360
        found[row, -column] = other
    return found


def record(parks: Sequence[Park], edition: str = "allplay", readings: str = "{}") -> str:
    """Return the record of a table."""
    definitions: dict[str, str] = {}
    players = []
    for number, park in enumerate(parks):
        top, left = min(row for row, _ in park), min(column for _, column in park)
        bottom, right = max(row for row, _ in park), max(column for _, column in park)
        rows = []
        for row in range(top, bottom + 1):
            cells = []
            for column in range(left, right + 1):
                tile = park.get((row, column))
                cells.append("." if tile is None else _token(tile, definitions))
            rows.append("      " + " ".join(cells))
        players.append(f"  - name: P{number}\n    reserve: |\n" + "\n".join(rows))
    tiles = "\n".join(f"  {token}: {typed}" for typed, token in definitions.items())
    return (
        f"game: habitats\nedition: {edition}\nreadings: {readings}\ntiles:\n{tiles}\nplayers:\n"
        + "\n".join(players)
        + "\n"
    )


def _token(tile: dict, definitions: dict[str, str]) -> str:
    typed = "{" + ", ".join(f"{key}: {_typed(value)}" for key, value in tile.items() if key != "turn") + "}"
    token = definitions.setdefault(typed, f"t{len(definitions)}")
    return f"{token}@{tile['turn']}" if tile.get("turn") else token


def _typed(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {number}" for key, number in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_typed, value)) + "]"
    return str(value)
