"""No part of a game may go missing: every entry loads, and every module of a game is needed by one of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scoring_rules import GAMES, load_game
from scoring_rules.frame.game import Game
from tests.paths import ROOT

LOADED: dict[str, Callable[[Game[Any]], object]] = {
    "record": lambda game: game.record(),
    "drawing": lambda game: game.drawing(),
    "sketching": lambda game: game.sketching(),
    "templates": lambda game: game.templates().lines,
    "cards": lambda game: game.cards(),
}
"""What a game imports only when it is asked for."""

MODULES = {slug: sorted((ROOT / "scoring_rules" / slug).rglob("*.py")) for slug in GAMES}


def name_of(path: Path) -> str:
    """Return the name of the module in a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def file_of(module: str) -> Path | None:
    """Return the file of a module, None where there is no such module."""
    path = ROOT.joinpath(*module.split("."))
    found = (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())
    return next(found, None)


def names_in(path: Path) -> set[str]:
    """Return the names that a file binds or uses anywhere."""
    names: set[str] = set()
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Name(name) | ast.FunctionDef(name) | ast.ClassDef(name):
                names.add(name)
            case ast.alias(name, asname):
                names.add(asname or name)
    return names


def is_module(package: str, name: str) -> bool:
    """Whether what is imported from a package is a module in it, there or not, and no name that it has itself."""
    path = file_of(package)
    return path is not None and path.name == "__init__.py" and name not in names_in(path)


def imported(node: ast.AST) -> Iterator[str]:
    """Yield the names of the modules of games that are imported anywhere in a tree, if only for types, too."""
    for inner in ast.walk(node):
        match inner:
            case ast.Import(names):
                modules = [alias.name for alias in names]
            case ast.ImportFrom(str(module), names, 0):
                within = (f"{module}.{alias.name}" for alias in names if is_module(module, alias.name))
                modules = [module, *within]
            case _:
                continue
        yield from (module for module in modules if module.partition(".")[0] == "scoring_rules")


def without_types(tree: ast.Module) -> ast.Module:
    """Return a module without what it imports for checkers of types only."""
    kept = [node for node in tree.body if not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test))]
    return ast.Module(kept, [])


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def reached(slug: str) -> set[str]:
    """Return the names of all modules that the value of a game imports, directly or not.

    Importing a module imports the packages that it is in.
    """
    names: set[str] = set()
    waiting = [f"scoring_rules.{slug}.game"]
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if name in names or path is None:
            continue
        names.add(name)
        waiting += imported(without_types(tree_of(path)))
        waiting.append(name.rpartition(".")[0])
    return names


@pytest.mark.parametrize("slug", GAMES)
def test_every_module_of_a_game_is_needed(slug: str) -> None:
    assert {name_of(path) for path in MODULES[slug]} - reached(slug) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_every_module_that_a_game_imports_is_there(slug: str) -> None:
    """What is imported in a function only, or for types only, is missed by no import of the game itself."""
    wanted = {module for path in MODULES[slug] for module in imported(tree_of(path))}
    assert [module for module in sorted(wanted) if file_of(module) is None] == []


@pytest.mark.parametrize("load", LOADED.values(), ids=LOADED)
@pytest.mark.parametrize("slug", GAMES)
def test_every_part_of_a_game_loads(slug: str, load: Callable[[Game[Any]], object]) -> None:
    assert load(load_game(slug))


def test_what_is_no_game_is_not_loaded() -> None:
    with pytest.raises(KeyError):
        load_game("chess")


def test_every_folder_with_a_rules_page_is_a_game() -> None:
    assert {path.parent.parent.name for path in (ROOT / "scoring_rules").glob("*/rules/en.md")} == set(GAMES)
