"""A second, slow and literal measure of the nine goals, which shares nothing with the one under test."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from tests.scoring_rules.habitats.oracle import beside, ground, spread
from tests.scoring_rules.habitats.reserves import LETTERS, Park, Spot

TERRAINS = list(LETTERS.values())[:4]


def areas(park: Park) -> list[set[Spot]]:
    found = []
    for terrain in TERRAINS:
        alike = ground(park, terrain)
        found += [set(group) for group in {frozenset(spread(spot, alike)) for spot in alike}]
    return found


def farthest(park: Park, starts: Iterable[Spot]) -> int:
    steps = dict.fromkeys(starts, 0)
    waiting = list(steps)
    for spot in waiting:
        for other in beside(spot):
            if other in park and other not in steps:
                steps[other] = steps[spot] + 1
                waiting.append(other)
    return max(steps.values(), default=0)


def line(park: Park, directions: Iterable[Spot]) -> int:
    longest = 0
    for (row, column), (down, right) in product(park, directions):
        length = 0
        while (row + down * length, column + right * length) in park:
            length += 1
        longest = max(longest, length)
    return longest


def rectangle(park: Park) -> int:
    return max(
        (bottom - top + 1) * (right - left + 1)
        for (top, left), (bottom, right) in product(park, park)
        if top <= bottom
        and left <= right
        and all(spot in park for spot in product(range(top, bottom + 1), range(left, right + 1)))
    )


def kind(park: Park, *kinds: str) -> list[Spot]:
    return [spot for spot, tile in park.items() if tile["kind"] in kinds]


def measure(goal: str, park: Park) -> tuple[int, ...]:  # noqa: PLR0911 - one answer a goal
    match goal:
        case "biggest_area":
            return tuple(sorted((len(area) for area in areas(park)), reverse=True)) or (0,)
        case "terrain_variety":
            sizes = [len(ground(park, terrain)) for terrain in TERRAINS if ground(park, terrain)]
            return len(sizes), min(sizes, default=0)
        case "biggest_rectangle":
            return (rectangle(park),)
        case "closest_to_entrance":
            return (farthest(park, kind(park, "entrance")),)
        case "most_areas":
            return (len(areas(park)),)
        case "flower_variety":
            flowers = kind(park, "flower")
            return len({terrain for spot in flowers for terrain in park[spot]["terrain"]}), len(flowers)
        case "closest_to_road":
            return (farthest(park, kind(park, "entrance", "gate")),)
        case "longest_row":
            return (line(park, [(0, 1), (1, 0)]),)
        case _:
            return (line(park, [(1, 1), (1, -1)]),)
