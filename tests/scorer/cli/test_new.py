"""`scorer new`: a record to fill in that passes every check, and never over another file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.base.texts import language
from scorer.lookup.template import Head, record_to_fill_in
from scoring_rules import GAMES
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.frame.template import Template
from tests.tool import codes, read_text


@pytest.mark.parametrize("spoken", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_template_passes_every_check(game: str, spoken: str) -> None:
    found = read_text(record_to_fill_in(game, Template(language=spoken), language(spoken), Head()))
    assert (codes(found), codes(found, "warning")) == ([], [])
    assert found.slug == game


def test_the_file_that_was_asked_for_is_written(run) -> None:
    ran = run("new", "hutan", "soiree.yaml")
    assert (ran.status, ran.err) == (0, "")
    assert "soiree.yaml is written" in ran.out
    assert Path("soiree.yaml").read_text("utf-8") == run("new", "hutan").out
    assert run("check", "soiree.yaml").status == 0


def test_without_a_suffix_it_is_yaml(run) -> None:
    assert run("new", "hutan", "soiree").status == 0
    assert [path.name for path in Path().iterdir()] == ["soiree.yaml"]


@pytest.mark.parametrize("name", ["soiree.yaml", "soiree"])
def test_a_file_is_never_written_over(run, name: str) -> None:
    Path("soiree.yaml").write_text("mine", "utf-8")
    ran = run("new", "hutan", name)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "scorer: soiree.yaml is there already and is not written over: choose another name\n"
    assert Path("soiree.yaml").read_text("utf-8") == "mine"


def test_a_link_to_nowhere_is_not_followed(run) -> None:
    Path("soiree.yaml").symlink_to("elsewhere.yaml")
    assert run("new", "hutan", "soiree.yaml").status == 2
    assert not Path("elsewhere.yaml").exists()


def test_a_folder_that_is_not_there_is_told(run) -> None:
    ran = run("new", "hutan", "no/where.yaml")
    assert ran.status == 2
    assert "no/where.yaml cannot be written: is the folder there" in ran.err


def test_the_players_are_named(run) -> None:
    text = run("new", "hutan", "--players", " Léa, Papa ,, Zoé").out
    assert [seat.name for seat in read_text(text).table.seats] == ["Léa", "Papa", "Zoé"]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ("Léa;Papa", ["Léa", "Papa"]),
        ("Léa and Papa", ["Léa", "Papa"]),
        ("Léa, Papa et Zoé", ["Léa", "Papa", "Zoé"]),
        ("Anna Lena,", ["Anna Lena"]),
        ("4", ["Player 1", "Player 2", "Player 3", "Player 4"]),
    ],
)
def test_players_may_be_typed_in_many_ways(run, players: str, names: list[str]) -> None:
    text = run("new", "hutan", "--players", players).out
    assert [seat.name for seat in read_text(text).table.seats] == names


@pytest.mark.parametrize("slug", GAMES)
def test_a_number_of_players_is_enough_in_every_game_and_language(run, slug: str) -> None:
    for lang, name in (("en", "Player 2"), ("fr", "Joueur 2")):
        found = read_text(run("new", slug, "--players", "2", "--lang", lang).out)
        assert codes(found) == []
        assert found.record.players[1].name == name


def test_one_name_with_a_space_is_asked_about(run) -> None:
    ran = run("new", "hutan", "--players", "Anna Ben")
    assert (ran.status, ran.out) == (2, "")
    for option in ("Anna,Ben", "Anna Ben,"):
        assert f'--players "{option}"' in ran.err
        assert run("new", "hutan", "--players", option).status == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("forêt", "game: forest_shuffle"),
        ("Forêt Mixte", "game: forest_shuffle"),
        ("MISCHWALD", "game: forest_shuffle"),
        ("fo", "game: forest_shuffle"),
        ("hab", "game: habitats"),
        ("grove", "game: hortis"),
    ],
)
def test_a_game_is_found_by_any_name_or_its_beginning(run, typed: str, told: str) -> None:
    assert told in run("new", typed).out
    assert run("games", typed).out.startswith(run("games", told.partition(" ")[2]).out[:10])


def test_a_beginning_of_several_games_is_asked_about(run) -> None:
    ran = run("rules", "h")
    assert (ran.status, ran.err) == (
        2, "scorer: `h` may be hutan, hexfolk, habitats, hortis: type a longer part\n",
    )  # fmt: skip


def test_options_of_a_game_are_known_by_a_part_of_its_name(run) -> None:
    assert "tiles: first game" in run("new", "--first-game", "hut").out


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("0", "Hutan is for 1 to 4 players, 0 are asked for"),
        (" , ", "--players wants a number, or names with commas"),
        ("Léa,lea", "give each player a name of its own"),
        (",".join(f"P{n}" for n in range(13)), "at most 12 players"),
        ("x" * 81, "names of at most 80 characters"),
    ],
)
def test_players_that_no_record_can_have_are_refused(run, players: str, told: str) -> None:
    ran = run("new", "hutan", "soiree", "--players", players)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err
    assert not Path("soiree.yaml").exists()


NAMES = (
    'Anna "la rouge"', "O'Neil", "d’Artagnan", "a: b", "a:", "Team #1", "#1", "- Bo", "-", "--", "...", "---", "? x",
    "&anchor", "*alias", "!tag", "%x", "@home", "`x`", "|", ">", "{a}", "[b]", "}", "]", "~", "null", "Null", "no", "yes",
    "1", "007", "1:30", "2026-11-28", "0x1F", "1e3", "=", "<<", "<b>&amp;</b>", "[bold]red[/bold]", "{name}", "100%",
    "\\", "a\\nb", "😀", "👩‍👩‍👧", "李雷", "Ωμέγα", "العربية", "é", "e\u0301", "ｒＴ", "Name mit Leerzeichen",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_name_survives_the_round_trip(run, name: str) -> None:
    assert run("new", "hutan", "soiree", f"--players={name},Ben").status == 0
    found = read_text(Path("soiree.yaml").read_text("utf-8"))
    assert (codes(found), codes(found, "warning")) == ([], [])
    assert [seat.name for seat in found.table.seats] == [name, "Ben"]
    assert run("check", "soiree").status == 0


TYPED = st.text(
    st.characters(blacklist_categories=("Cc", "Cf", "Cs", "Zl", "Zp", "Zs"), whitelist_characters=" "),
    min_size=1,
    max_size=20,
)
"""Names without control characters and signs that are not seen; any blank is read as a plain one."""


@given(TYPED)
def test_any_name_survives_the_round_trip(typed: str) -> None:
    name = typed.strip()
    if not name or "," in name or fold(name) == fold("Ben"):
        return
    found = read_text(record_to_fill_in("hutan", Template((name, "Ben")), ENGLISH, Head()))
    assert codes(found) == []
    assert [seat.name for seat in found.table.seats] == [name, "Ben"]
