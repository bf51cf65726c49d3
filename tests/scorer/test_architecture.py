"""What may import what, and what a start of the program may load."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from scorer.record.shapes import Shape, fields
from scoring_rules import GAMES, every_key, load_game
from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.typed import forms as common_forms
from scoring_rules.frame.typed.form import ShortForm
from tests.paths import ROOT

RULES = sorted((ROOT / "scoring_rules").rglob("*.py"))
TOOL = sorted((ROOT / "scorer").rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imports(path: Path) -> Iterator[str]:
    """Yield the names of all modules that a file imports anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module, names, level):
                assert level == 0, f"{path} imports relatively"
                yield str(module)
                yield from (f"{module}.{each.name}" for each in names)


def within(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


# ---------------------------------------------------------------------------------------------------
# One arrow


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_the_games_know_no_tool_no_terminal_and_no_paper(path: Path) -> None:
    foreign = {"scorer", "click", "yaml", "reportlab", "gettext", "font_roboto"}
    assert [module for module in imports(path) if within(module, foreign)] == []


@pytest.mark.parametrize("path", TOOL, ids=name_of)
def test_the_tool_knows_no_game(path: Path) -> None:
    games = {f"scoring_rules.{slug}" for slug in GAMES}
    assert [module for module in imports(path) if within(module, games)] == []


@pytest.mark.parametrize("path", TOOL, ids=name_of)
def test_no_code_of_the_tool_names_a_game(path: Path) -> None:
    """A game may be named in a docstring or inside a longer message, never be a value of its own."""
    values = {
        node.value.casefold().replace("_", "").replace("-", "")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert values.isdisjoint({slug.replace("_", "") for slug in GAMES})


ALSO_OF_THE_TOOL = {"cards", "edition", "items", "letter", "map", "mode", "right", "rule"}
"""Key words of games that mean other things, too."""


@pytest.mark.parametrize("path", TOOL, ids=name_of)
def test_no_code_of_the_tool_has_a_key_of_a_game(path: Path) -> None:
    keys = every_key().words.keys() - RECORD_KEYS.words.keys() - ALSO_OF_THE_TOOL
    values = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
    assert keys.isdisjoint(values)


def forms(shape: Shape) -> Iterator[ShortForm]:
    """Yield the short forms of a value and of all that it holds."""
    if shape.form is not None:
        yield shape.form
    inside = [] if shape.model is None else fields(shape.model).values()
    for each in (*filter(None, [shape.inner]), *inside):
        yield from forms(each)


def test_a_short_form_is_where_it_is_used() -> None:
    used = {slug: set(forms(Shape("model", model=load_game(slug).record()))) for slug in GAMES}
    shared = {form for form in vars(common_forms).values() if isinstance(form, ShortForm)}
    assert [form.text for form in shared if sum(form in each for each in used.values()) < 2] == []
    for slug, each in used.items():
        module = import_module(f"scoring_rules.{slug}.reading.record")
        own = {form for form in vars(module).values() if isinstance(form, ShortForm)} - shared
        assert own <= each
        assert each <= own | shared


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_knows_no_other(slug: str) -> None:
    others = {f"scoring_rules.{each}" for each in GAMES if each != slug}
    files = (ROOT / "scoring_rules" / slug).rglob("*.py")
    assert [module for path in files for module in imports(path) if within(module, others)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "scoring_rules").glob("*.py")), ids=name_of)
def test_what_games_share_knows_no_game(path: Path) -> None:
    games = {f"scoring_rules.{slug}" for slug in GAMES}
    assert [module for module in imports(path) if within(module, games)] == []


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_pydantic_is_met_only_where_records_are_modelled(path: Path) -> None:
    if path.name == "record.py":
        return
    tree = ast.parse(path.read_text("utf-8"))
    for_checkers = [
        node
        for test in ast.walk(tree)
        if isinstance(test, ast.If) and isinstance(test.test, ast.Name) and test.test.id == "TYPE_CHECKING"
        for node in ast.walk(test)
    ]
    met = [
        node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node not in for_checkers
        and within(str(node.module), {"pydantic", "pydantic_core", "scoring_rules.frame.record"})
    ]  # fmt: skip
    assert met == []


@pytest.mark.parametrize("path", [path for path in RULES + TOOL if path.stat().st_size], ids=name_of)
def test_every_module_says_in_its_first_line_what_it_is(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text("utf-8")))
    assert said
    assert said.splitlines()[0].endswith(".")


# ---------------------------------------------------------------------------------------------------
# Starting

RECORD = """\
game: hutan
mode: standard
tiles: first game
players:
  - name: Léa
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
HEAVY = {"reportlab", "difflib", "font_roboto", "asyncio", "http"}
PDF_AND_MODELS = {"reportlab", "font_roboto", "pydantic", "yaml"}
LOADED = """
import sys
sys.argv = ["scorer", *sys.argv[1:]]
from scorer.cli.group import main
try:
    main()
except SystemExit as ended:
    sys.stderr.write("\\n".join(["", f"status {ended.code}", *sys.modules]))
"""


def loaded(folder: Path, *arguments: str) -> set[str]:
    """Return the modules that a run loads; the run has to end well."""
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [sys.executable, "-c", LOADED, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    _, _, told = ran.stderr.partition("\nstatus ")
    status, *modules = told.splitlines()
    assert status == "0", ran.stderr
    return set(modules)


@pytest.mark.parametrize(
    ("arguments", "kept_out"),
    [
        ("--help", HEAVY | {"yaml", "pydantic", "scoring_rules.hutan", "json"}),
        ("", HEAVY | {"yaml", "pydantic", "scoring_rules.hutan", "json"}),
        ("--version", HEAVY | {"yaml", "pydantic", "scoring_rules.hutan"}),
        (
            "score soiree.yaml --format json",
            HEAVY | {"scoring_rules.hutan.showing.picture", "scoring_rules.hutan.showing.template"},
        ),
        ("score soiree.yaml", {"reportlab", "font_roboto"}),
        ("check soiree.yaml", HEAVY | {"scoring_rules.hutan.showing.picture"}),
        ("new hutan", HEAVY | {"pydantic", "yaml"}),
        ("games", PDF_AND_MODELS | {"scoring_rules.hutan"}),
        ("games hutan", PDF_AND_MODELS),
        ("rules hutan", PDF_AND_MODELS),
        ("help score", {"reportlab", "scoring_rules.hutan"}),
    ],
)
def test_a_command_loads_no_more_than_it_needs(tmp_path: Path, arguments: str, kept_out: set[str]) -> None:
    (tmp_path / "soiree.yaml").write_text(RECORD, "utf-8")
    modules = loaded(tmp_path, *arguments.split())
    assert modules & kept_out == set()


def test_the_modules_that_a_run_loads_are_seen(tmp_path: Path) -> None:
    (tmp_path / "soiree.yaml").write_text(RECORD, "utf-8")
    seen = loaded(tmp_path, "score", "soiree.yaml", "--format", "json")
    assert {"click", "yaml", "pydantic", "scoring_rules.hutan", "scorer.cli.commands.records.score"} <= seen
    assert not any(
        module.startswith("scoring_rules.") and module.split(".")[1] in set(GAMES) - {"hutan"} for module in seen
    )


@pytest.mark.parametrize("package", ["scoring_rules", "scoring_rules.hutan"])
def test_the_games_are_used_without_the_tool_and_without_models(package: str) -> None:
    code = f"import {package}, sys; print(*sys.modules)"
    told = subprocess.check_output([sys.executable, "-c", code], text=True)  # noqa: S603 - it is our package
    assert {"scorer", "click", "yaml", "pydantic", "reportlab"}.isdisjoint(told.split())
