"""What `scorer new` writes beside a record: a file for each player, the schema that an editor looks for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scoring_rules import GAMES
from tests.tool import codes, read_text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_file_for_each_player_beside_the_record_that_names_them(run, game: str, lang: str) -> None:
    ran = run("new", game, "evenings.yaml", "--players", "Zoé,Jo Ann", "--one-file-each", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    assert sorted(path.name for path in Path().iterdir()) == ["evenings.yaml", "jo-ann.yaml", "zoe.yaml"]
    assert all(name in ran.out for name in ("evenings.yaml", "jo-ann.yaml", "zoe.yaml"))
    found = read_text(Path("evenings.yaml").read_text("utf-8"), folder=Path.cwd())
    assert (codes(found), [player.name for player in found.record.players]) == ([], ["Zoé", "Jo Ann"])
    whole = read_text(run("new", game, "--players", "Zoé,Jo Ann", "--lang", lang).out)
    assert found.table == whole.table
    assert run("check", "evenings.yaml").status == 0


def test_names_that_would_have_one_file_get_one_each(run) -> None:
    Path("evening").mkdir()
    ran = run("new", "hutan", "evening/evening.yaml", "--players", "Evening;a!b;ab;?", "--one-file-each")
    assert ran.status == 0
    assert sorted(path.name for path in Path("evening").iterdir()) == [
        "ab-2.yaml", "ab.yaml", "evening-2.yaml", "evening.yaml", "player.yaml",
    ]  # fmt: skip
    assert run("check", "evening").status == 0


def test_no_file_is_written_where_one_is_there(run) -> None:
    Path("ben.yaml").write_text("mine", "utf-8")
    ran = run("new", "hutan", "evening", "--players", "Anna,Ben", "--one-file-each")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "scorer: ben.yaml is there already and is not written over: choose another name\n"
    assert [path.name for path in Path().iterdir()] == ["ben.yaml"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [("hutan --one-file-each", "needs FILE"), ("hortis deck.yaml --deck --one-file-each", "are of records")],
)
def test_what_has_no_players_files_is_said(run, arguments: str, told: str) -> None:
    ran = run("new", *arguments.split())
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err
    assert list(Path().iterdir()) == []


def test_the_schema_is_named_from_the_record_and_written_once(run) -> None:
    Path("evenings").mkdir()
    ran = run("new", "hutan", "evenings/one.yaml", "--schema", "hutan.schema.json")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, "hutan.schema.json is written")
    first = Path("evenings/one.yaml").read_text("utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=../hutan.schema.json"
    assert json.loads(Path("hutan.schema.json").read_text())["title"] == "record of a game of Hutan"
    assert run("check", "evenings/one.yaml").status == 0
    Path("hutan.schema.json").write_text("mine")
    assert run("new", "hutan", "two.yaml", "--schema", "hutan.schema.json").out.count("is written") == 1
    assert Path("hutan.schema.json").read_text() == "mine"


def test_a_schema_elsewhere_is_only_named(run) -> None:
    address = "https://example.org/hutan.json"
    assert run("new", "hutan", "--schema", address).out.startswith(f"# yaml-language-server: $schema={address}\n")
    assert run("new", "hutan", "one.yaml", "--schema", address).status == 0
    assert [path.name for path in Path().iterdir()] == ["one.yaml"]
