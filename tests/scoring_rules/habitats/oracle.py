"""A second, slow and literal scorer of reserves, which shares nothing with the one under test."""

from __future__ import annotations

from tests.scoring_rules.habitats.reserves import SIDES, Park, Spot, turned

EDITIONS = {"allplay": True, "bga": False, "cwali": False}
"""Whether a tourist counts its own tile."""


def beside(spot: Spot) -> list[Spot]:
    return [(spot[0] + down, spot[1] + right) for down, right in SIDES.values()]


def spread(start: Spot, alike: set[Spot]) -> set[Spot]:
    """Return the group of spots that one is in, walking from neighbour to neighbour."""
    found, waiting = {start}, [start]
    while waiting:
        for other in beside(waiting.pop()):
            if other in alike and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def ground(park: Park, terrain: str) -> set[Spot]:
    if terrain == "flower":
        return {spot for spot, tile in park.items() if tile["kind"] == "flower"}
    return {spot for spot, tile in park.items() if terrain in tile.get("terrain", ())}


def has(park: Park, spot: Spot, terrain: str) -> int:
    """Return how many tiles of touching habitats an animal finds, each once, its own not among them."""
    found: set[Spot] = set()
    alike = ground(park, terrain)
    for other in beside(spot):
        if other in alike:
            found |= spread(other, alike)
    return len(found - {spot})


def happy(park: Park, spot: Spot) -> bool:
    return all(has(park, spot, terrain) >= number for terrain, number in park[spot]["needs"].items())


def sees(park: Park, spot: Spot, *, blocked: bool) -> set[Spot]:
    tile = park[spot]
    row, column = spot
    towers = {each for each, other in park.items() if other["kind"] == "watchtower"} - {spot}
    straight = list(SIDES.values())
    slanted = [(-1, -1), (-1, 1), (1, 1), (1, -1)]
    match tile.get("design"):
        case "around":
            return {(row + d, column + r) for d, r in straight + slanted}
        case "adjacent":
            return {(row + d, column + r) for d, r in straight}
        case "orthogonal" | "diagonal":
            found = set()
            for d, r in straight if tile["design"] == "orthogonal" else slanted:
                for far in range(1, 60):
                    there = (row + d * far, column + r * far)
                    if blocked and there in towers:
                        break
                    found.add(there)
            return found
    found = set()
    for typed in tile["sees"]:
        down, right = typed
        for _ in range(tile.get("turn", 0) // 90):
            down, right = right, -down
        hidden = any(
            (row + down * part / length, column + right * part / length) in towers
            for length in [max(abs(down), abs(right))]
            for part in range(1, length)
        )
        if not (blocked and hidden):
            found.add((row + down, column + right))
    return found


def tile_points(  # noqa: PLR0911 - one answer a kind
    park: Park, spot: Spot, *, counts_self: bool, blocked: bool = True, any_contact: bool = False
) -> int | None:
    """Return the points of a tile, None for one that never scores."""
    tile = park[spot]
    match tile["kind"]:
        case "animal":
            return tile["points"] if happy(park, spot) else 0
        case "flower":
            return 1
        case "watchtower":
            seen = [(each, park[each]) for each in sees(park, spot, blocked=blocked) if each in park]
            animals = sum(other["kind"] == "animal" and happy(park, each) for each, other in seen)
            return animals * tile["animal"] + sum(o["kind"] == "flower" for _, o in seen) * tile["flower"]
        case "tourist":
            alike = ground(park, tile["terrain"][0])
            own = spread(spot, alike)
            if tile["counts"] == "terrain":
                return tile["points"] * len(alike)
            if tile["counts"] == "tiles":
                return tile["points"] * (len(own) - (not counts_self))
            habitats = {frozenset(spread(each, alike)) for each in alike}
            return tile["points"] * (len(habitats) - 1)
        case "gate":
            border = turned(tile["border"], tile.get("turn", 0))
            open_ = [step for side, step in SIDES.items() if side not in border]
            full = all((spot[0] + d, spot[1] + r) in park for d, r in open_)
            return tile["points"] if full else 0
        case "camp":
            return tile["points"] if camp_scores(park, spot, any_contact=any_contact) else 0
    return None


def camp_scores(park: Park, spot: Spot, *, any_contact: bool) -> bool:
    marked = turned(park[spot]["sides"], park[spot].get("turn", 0))
    for side, (down, right) in SIDES.items():
        other = park.get((spot[0] + down, spot[1] + right))
        if side in marked and (other is None or other["kind"] == "camp"):
            return False
        if any_contact and other is not None and other["kind"] == "camp":
            return False
    return True


def score(park: Park, edition: str, *, blocked: bool = True, any_contact: bool = False) -> dict[str, int]:
    """Return the points by category."""
    found: dict[str, int] = {}
    for spot, tile in park.items():
        points = tile_points(park, spot, counts_self=EDITIONS[edition], blocked=blocked, any_contact=any_contact)
        if points is not None:
            category = f"{tile['kind']}s"
            found[category] = found.get(category, 0) + points
    return found
