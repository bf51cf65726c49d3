"""The rooms of both packages: which may import which, and how large a room and a module may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from scoring_rules import GAMES

ROOT = Path(__file__).parents[2]
PACKAGES = ("scorer", "scoring_rules")

TOOL = "cli > api > paper > report, drawing > scoring, lookup > reading > record > source > base"
GAME = "game > showing, checking > resolving > scoring > reading > replaying, matching > table > board > data"
FRAME = "... > typed > board > language"
"""From above to below: a room imports none that is beside it or above it. `...` are all that are not named."""

SHARED = "scoring_rules.frame"
HOUSES = {"scorer": TOOL, **{f"scoring_rules.{slug}": GAME for slug in GAMES}, SHARED: FRAME, "scoring_rules": ""}
"""The order of the rooms in each house; what is in no other is the registry of games, which has no rooms."""
USED = {**{house: {SHARED} for house in HOUSES}, "scorer": {"scoring_rules", SHARED}, SHARED: set()}
"""The houses that each house may import: a game knows neither another game nor the registry."""

MOST_NAMES = 12
"""Of modules and rooms in one room."""
MOST_IMPORTED = 14
MOST_LINES = 300


# ---------------------------------------------------------------------------------------------------
# What there is


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))}


@cache
def imported(module: str) -> frozenset[str]:
    """Return the modules of both packages that a module imports anywhere in it, for types only, too."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in MODULES else str(node.module) for name in names}
    return frozenset(found & MODULES.keys()) - {module}


def house_of(module: str) -> str:
    return next(house for house in HOUSES if f"{module}.".startswith(f"{house}."))


def room_of(module: str) -> str:
    """Return the room of a module in its house; the entrance of a house belongs to its uppermost module."""
    house = house_of(module)
    inside = module.removeprefix(house).strip(".").partition(".")[0]
    return inside or HOUSES[house].partition(" ")[0]


def floor(house: str, room: str) -> int | None:
    """Return how far above the ground a room is, None where the order of its house does not know it."""
    floors = [part.split(", ") for part in reversed(HOUSES[house].split(" > "))]
    known = (number for number, rooms in enumerate(floors) if room in rooms)
    return next(known, len(floors) - 1 if ["..."] in floors else None)


def may_import(module: str, other: str) -> bool:
    mine, theirs = house_of(module), house_of(other)
    if mine != theirs:
        return theirs in USED[mine]
    if not HOUSES[mine] or room_of(module) == room_of(other):
        return True
    here, there = floor(mine, room_of(module)), floor(mine, room_of(other))
    unordered = here == there and "..." in HOUSES[mine]
    return here is not None and there is not None and (here > there or unordered)


def within(package: str) -> list[str]:
    return [module for module in MODULES if f"{module}.".startswith(f"{package}.")]


# ---------------------------------------------------------------------------------------------------
# What holds


@pytest.mark.parametrize("package", PACKAGES)
def test_every_room_has_its_place_in_the_order(package: str) -> None:
    modules = [module for module in within(package) if HOUSES[house_of(module)]]
    assert [module for module in modules if floor(house_of(module), room_of(module)) is None] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_leads_upwards(package: str) -> None:
    imports = ((module, other) for module in within(package) for other in sorted(imported(module)))
    assert [f"{module} > {other}" for module, other in imports if not may_import(module, other)] == []


def test_no_imports_run_in_a_circle() -> None:
    try:
        TopologicalSorter({module: imported(module) for module in MODULES}).prepare()
    except CycleError as error:
        pytest.fail(" > ".join(error.args[1]))


def names_of_rooms(package: str) -> Iterator[tuple[str, int]]:
    for path in [ROOT / package, *(ROOT / package).rglob("*")]:
        if (path / "__init__.py").exists():
            names = {each.stem for each in path.glob("*.py")} | {
                each.parent.name for each in path.glob("*/__init__.py")
            }
            yield name_of(path), len(names - {"__init__"})


@pytest.mark.parametrize("package", PACKAGES)
def test_a_room_shows_a_dozen_names_at_most(package: str) -> None:
    assert [(room, count) for room, count in names_of_rooms(package) if count > MOST_NAMES] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_depends_on_few_others(package: str) -> None:
    counts = ((module, len(imported(module))) for module in within(package))
    assert [(module, count) for module, count in counts if count > MOST_IMPORTED] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_a_module_is_read_at_one_sitting(package: str) -> None:
    counts = ((module, len(MODULES[module].read_text("utf-8").splitlines())) for module in within(package))
    assert [(module, count) for module, count in counts if count > MOST_LINES] == []


def test_no_command_imports_another() -> None:
    commands = [module for module in MODULES if module.startswith("scorer.cli.commands.")]
    assert [module for module in commands if imported(module) & set(commands)] == []
