"""A sixth game, made as CONTRIBUTING says, driven through every command: the tool needs no word about it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import jsonschema
import pytest
import yaml

import scoring_rules
from scorer.cli.overview import COMMANDS
from scoring_rules import GAMES, every_key, load_game
from scoring_rules.frame.language.text import Text
from tests.paths import ROOT
from tests.tool import Ran

Run = Callable[..., Ran]

TOY = ROOT / "tests" / "toy"
RECORD = """\
game: pebbles
length: long
players:
  - name: Anna
    board: |
      r r r
      g w .
      g w w
      = 3 white
  - name: Ben
    board: |
      r g g
      r g w
      r g g
"""
WRONG = """\
game: pebbles
players:
  - name: Anna
    board: |
      r r r
      g x .
      g w w
  - name: Ben
"""


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have the game beside the others: its folder, and its entry in the registry."""
    monkeypatch.setattr(scoring_rules, "__path__", [*scoring_rules.__path__, str(TOY)])
    monkeypatch.setitem(GAMES, "pebbles", Text("lay pebbles in rows of one colour"))  # type: ignore[arg-type]
    every_key.cache_clear()
    yield
    every_key.cache_clear()


@pytest.fixture
def record(run: Run) -> str:  # noqa: ARG001 - it goes into the folder of the run
    Path("evening.yaml").write_text(RECORD, "utf-8")
    return "evening.yaml"


def test_the_game_is_small() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in TOY.rglob("*.py")) <= 150


def test_every_command_is_driven_here() -> None:
    driven = {"score", "explain", "check", "sheet", "draw", "pad", "new", "games", "cards", "rules", "schema"}
    assert set(COMMANDS) - driven == {"completion", "help"}, "what needs no game is tested elsewhere"


def test_score_as_text(run: Run, record: str) -> None:
    ran = run("score", record)
    assert ran.status == 0
    assert "Anna wins with 5 points, 5 ahead of Ben" in ran.out
    assert "whether columns score" in ran.out, "the other reading would change Ben's total"


def test_score_as_json(run: Run, record: str) -> None:
    anna, ben = run("score", record, "--format", "json").json["players"]
    assert (anna["total"], ben["total"], anna["winner"]) == (5, 0, True)
    assert anna["categories"][0]["items"][0]["places"] == ["A1", "A2", "A3"]


def test_score_by_the_other_reading(run: Run, record: str) -> None:
    anna, ben = run("score", record, "--format", "json", "--reading", "columns=oui").json["players"]
    assert (anna["total"], ben["total"]) == (5, 10)


@pytest.mark.parametrize(("form", "told"), [("csv", ",Anna,lines,5,5,1,yes"), ("markdown", "| Lines | 5 | 0 |")])
def test_score_in_other_formats(run: Run, record: str, form: str, told: str) -> None:
    assert told in run("score", record, "--format", form).out


def test_white_pebbles_break_a_tie(run: Run) -> None:
    players = RECORD.replace("r r r", "r r g")
    told = run("score", "-", stdin=players).out
    assert "Anna wins with 0 points, as many as Ben" in told
    assert "a tie: white pebbles decide" in told


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_explain(run: Run, record: str, form: str) -> None:
    ran = run("explain", record, "--format", form)
    assert ran.status == 0
    assert "line of one colour" in ran.out
    assert "worth 3 points, in a long game 5" in " ".join(ran.out.split())


def test_check_says_what_was_read(run: Run, record: str) -> None:
    assert "Anna  3 white" in run("check", record).out


def test_check_finds_what_is_wrong(run: Run) -> None:
    ran = run("check", "-", "--format", "json", stdin=WRONG)
    found = [(each["code"], each["line"], each["column"]) for each in ran.json["diagnostics"]]
    assert (ran.status, found) == (1, [("PEB003", 6, 9), ("PEB002", 8, 5)])


def test_control_counts(run: Run) -> None:
    ran = run("check", "-", "--format", "json", stdin=RECORD.replace("= 3 white", "= 4 blancs"))
    assert [(each["code"], each["line"]) for each in ran.json["diagnostics"]] == [("REC019", 9)]


def test_more_than_the_bag_holds_may_be_allowed(run: Run) -> None:
    white = "game: pebbles\nplayers:\n" + "".join(
        f"  {name}: |\n    w w w\n    w w w\n    w w w\n" for name in ("Anna", "Ben")
    )
    ran = run("check", "-", "--format", "json", stdin=white)
    assert [(each["code"], each["severity"]) for each in ran.json["diagnostics"]] == [("PEB004", "warning")]
    white = white.replace("    w w w\n  B", "    w w w\n    = 9 white\n  B") + "    = 9 white\n"
    allowed = run("check", "-", "--strict", "--format", "json", stdin=white + "allow: PEB004\n")
    assert [each["severity"] for each in allowed.json["diagnostics"]] == ["note"]


def test_too_many_players(run: Run) -> None:
    five = "game: pebbles\nplayers:\n" + "".join(f"  P{n}: |\n    . . .\n    . . .\n    . . .\n" for n in range(5))
    ran = run("check", "-", "--format", "json", stdin=five)
    assert [(each["code"], each["line"]) for each in ran.json["diagnostics"]] == [("PEB001", 19)]


@pytest.mark.parametrize("arguments", [("sheet",), ("draw",), ("draw", "-o", "evening.pdf")])
def test_paper(run: Run, record: str, arguments: tuple[str, ...]) -> None:
    command, *rest = arguments
    assert run(command, record, *rest).status == 0
    made = Path("evening.svg" if arguments == ("draw",) else "evening.pdf").read_bytes()
    assert made.startswith((b"<svg", b"%PDF", b"<?xml"))


def test_pad(run: Run) -> None:
    assert run("pad", "pebbles", "-o", "pad.pdf").status == 0
    assert Path("pad.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_new_passes_its_own_check(run: Run, lang: str) -> None:
    assert run("new", "pebbles", "soiree.yaml", "--lang", lang, "--players", "Léa,Tom").status == 0
    assert ("joueurs:" in Path("soiree.yaml").read_text("utf-8")) == (lang == "fr")
    ran = run("check", "soiree.yaml")
    assert ran.status == 0, ran.err


@pytest.mark.parametrize(("arguments", "told"), [
    (("games",), "lay pebbles in rows of one colour"),
    (("games", "Galets"), "whether columns score"),
    (("rules", "pebbles", "--codes"), "PEB003"),
    (("rules", "pebbles", "pebbles.lines", "--lang", "fr"), "Une rangée d’une seule couleur"),
    (("rules", "pebbles", "peb004"), "Look at the boards again."),
])  # fmt: skip
def test_looking_up(run: Run, arguments: tuple[str, ...], told: str) -> None:
    ran = run(*arguments)
    assert ran.status == 0
    assert told in ran.out


def test_a_game_without_cards_says_so(run: Run) -> None:
    ran = run("cards", "pebbles")
    assert (ran.status, ran.err) == (2, "scorer: pebbles has no cards or tiles that can be looked up\n")


def test_the_schema_takes_the_record(run: Run) -> None:
    schema = json.loads(run("schema", "pebbles").out)
    jsonschema.Draft202012Validator(schema).validate(yaml.safe_load(RECORD))
    assert not jsonschema.Draft202012Validator(schema).is_valid({"game": "pebbles", "bord": "r r r"})


def test_french_keys(run: Run) -> None:
    french = RECORD.replace("game:", "jeu:").replace("length: long", "longueur: longue")
    french = french.replace("players:", "joueurs:").replace("name:", "nom:").replace("board:", "plateau:")
    assert [player["total"] for player in run("score", "-", "--format", "json", stdin=french).json["players"]] == [5, 0]


def test_what_the_game_does_not_say_has_defaults() -> None:
    game = load_game("pebbles")
    assert (game.cards(), dict(game.measures(None, 0, 0, 0)), list(game.notes(None, ()))) == ((), {}, [])
