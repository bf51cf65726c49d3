"""What `scorer new` can be asked for: the options of a game, and a record like an old one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from scoring_rules.frame.board.squares import parse_grid
from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.data.variants import SCENARIOS
from tests.paths import EXAMPLES
from tests.tool import codes, errors, read_text, run_program, told

HUTAN = EXAMPLES / "hutan"
FOUR, FAMILY, SOLO = (str(HUTAN / name) for name in ("four-players.yaml", "famille.yaml", "partie-solo.yaml"))
TILES = "white square SW, rose rond NE / red_circle@nw, blau Quadrat SE"
LAID = tiles("white square SW, pink circle NE, red circle NW, blue square SE")


def made(run, *arguments: str):
    """Return what is read of a record that `new` wrote; nothing is wrong with it."""
    ran = run("new", "hutan", *arguments)
    assert (ran.status, ran.err) == (0, "")
    found = read_text(ran.out)
    assert [told(each) for each in errors(found)] == []
    assert codes(found, "warning") == []
    return found


def layouts(found) -> set:
    return {seat.board.layout for seat in found.table.seats}


@pytest.mark.parametrize("players", [(), ("--players", "Léa"), ("--players", "A,B,C,D")])
@pytest.mark.parametrize("lang", [(), ("--lang", "fr"), ("--lang", "en")])
@pytest.mark.parametrize("setup", [(), ("--tiles", TILES), ("--scenario", "D"), ("--first-game",)])
def test_every_combination_passes_every_check(run, players: tuple, lang: tuple, setup: tuple):
    found = made(run, *players, *lang, *setup)
    assert found.record.language == (lang[1] if lang else None)


@pytest.mark.parametrize("old", [FOUR, FAMILY, SOLO])
@pytest.mark.parametrize("setup", [(), ("--tiles", TILES), ("--scenario", "D"), ("--first-game",)])
@pytest.mark.parametrize("players", [(), ("--players", "Léa"), ("--players", "A,B,C,D")])
def test_a_record_like_an_old_one_passes_every_check(run, old: str, setup: tuple, players: tuple):
    made(run, "--from", old, *setup, *players)


def test_the_tiles_are_written_and_their_lakes_are_on_the_boards(run):
    found = made(run, "--tiles", TILES)
    assert layouts(found) == {layout(LAID)}
    cells = [token.text for row in parse_grid(found.record.players[0].board).rows for token in row]
    assert [cell == "~~" for cell in cells] == [bool(layout(LAID).lakes >> index & 1) for index in range(36)]


def test_the_water_lines_stand_in_comments(run):
    drawn = [line for line in run("new", "hutan", "--first-game").out.splitlines() if line.startswith("#   ")]
    assert drawn[1] == "#     +--+-----+--------+"
    assert drawn[2] == "#   A |~~|.  . |.  .  . |"


@pytest.mark.parametrize("letter", SCENARIOS)
def test_a_scenario_brings_its_tiles_and_cards(run, letter: str):
    found = made(run, "--scenario", letter.lower())
    assert found.table.settings.scenario == letter
    assert found.table.settings.cards == SCENARIOS[letter].cards
    assert layouts(found) == {layout(tiles(SCENARIOS[letter].tiles))}


def test_the_first_game_is_called_so(run):
    assert made(run, "--first-game").record.tiles == (("first game",),)


def test_one_player_plays_solo(run):
    assert made(run, "--players", "Léa").table.settings.mode == "solo"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--tiles", "red circle NW"), "--tiles red circle NW: 1 tile is typed, four are needed; type the four"),
        (("--tiles", TILES.replace("SW", "")), "lacks its turn; type the corner of its coloured symbol"),
        (("--tiles", TILES.replace("rose", "rsoe")), "`rsoe` is not a word for a tile; did you mean "),
        (("--scenario", "Z"), "--scenario Z: `Z` is not known here; type one of A, B, C"),
        (("--scenario", "D", "--first-game"), "--scenario and --first-game exclude each other"),
        (("--tiles", TILES, "--scenario", "D"), "--scenario and --tiles exclude each other"),
        (("--players", "A,B,C,D,E"), "Hutan is for 1 to 4 players, 5 are asked for"),
        (("--from", "nothing.yaml"), "there is no such file"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(run, arguments: tuple, said: str):
    ran = run("new", "hutan", "soiree.yaml", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert not Path("soiree.yaml").exists()


def test_the_help_of_a_game_shows_its_options(run):
    assert "--scenario A-N" in run("new", "hutan", "--help").out
    general = run("new", "--help").out
    assert "--scenario A-N" not in general
    assert "For hutan also --tiles, --scenario, --ecosystem, --first-game" in general


def test_an_option_says_which_game_has_it(run):
    ran = run("new", "--scenario", "D")
    assert (ran.status, ran.err) == (2, "scorer: --scenario is an option of hutan only\n")


# ---------------------------------------------------------------------------------------------------
# --from


def test_players_tiles_cards_and_mode_stay(run):
    old, new = read_text(Path(FOUR).read_text("utf-8")), made(run, "--from", FOUR)
    assert [player.name for player in new.record.players] == [player.name for player in old.record.players]
    assert layouts(new) == layouts(old)
    assert new.table.settings == old.table.settings
    assert all(seat.board.occupied == 0 for seat in new.table.seats)
    assert (new.record.title, new.record.date, new.record.winner) == (None, None, ())


def test_the_language_stays_unless_another_is_asked_for(run):
    assert made(run, "--from", FAMILY).record.language == "fr"
    assert made(run, "--from", FAMILY, "--lang", "en").record.language == "en"


def test_other_players_may_play(run):
    found = made(run, "--from", SOLO, "--players", "Zoé,Luc")
    assert [seat.name for seat in found.table.seats] == ["Zoé", "Luc"]
    assert found.table.settings.mode == "advanced"


OLD = """\
game: hutan
mode: advanced
scenario: C
modification: double negative
readings: {pairs: per_piece, orangutan_bonus: each}
players:
  - {name: "Anna: 1", counted: 80}
  - {name: Ben, counted: 70}
"""


def test_scenario_modification_and_rulings_stay(run, tmp_path: Path):
    (tmp_path / "old.yaml").write_text(OLD)
    found = made(run, "--from", str(tmp_path / "old.yaml"))
    settings = found.table.settings
    assert (settings.scenario, settings.modification) == ("C", "double_negative")
    assert found.record.readings == {"pairs": "per_piece"}
    assert [seat.name for seat in found.table.seats] == ["Anna: 1", "Ben"]


def test_tiles_of_their_own_stay_with_the_player(run, tmp_path: Path):
    board = "    board: |\n" + "      . . . . . .\n" * 6
    text = f"game: hutan\nmode: standard\ntiles: first game\nplayers:\n  - name: Anna\n    tiles: {TILES}\n{board}"
    (tmp_path / "old.yaml").write_text(f"{text}  - name: Ben\n{board}")
    ran = run("new", "hutan", "--from", str(tmp_path / "old.yaml"))
    anna, ben = read_text(ran.out).table.seats
    assert (anna.board.layout, ben.board.layout) == (layout(LAID), layout(tiles("first game")))


def test_an_old_record_with_errors_is_refused(run, tmp_path: Path):
    (tmp_path / "old.yaml").write_text(OLD.replace("C", "X"))
    ran = run("new", "hutan", "--from", str(tmp_path / "old.yaml"))
    assert (ran.status, ran.out) == (2, "")
    assert "old.yaml has errors: fix what `scorer check" in ran.err


def test_a_parser_is_imported_only_for_an_old_record():
    assert imported("new", "hutan", "--scenario", "D") == set()
    assert imported("new", "hutan", "--from", FOUR) == {"yaml", "pydantic"}


def imported(*arguments: str) -> set[str]:
    """Return which of the heavy modules a run imports."""
    code = (
        f"import sys; from scorer.cli.group import cli; cli.main({list(arguments)!r}, obj='en', standalone_mode=False);"
        "print({'yaml', 'pydantic'} & set(sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)  # noqa: S603
    return set(ast.literal_eval(ran.stderr)) if ran.stderr != "set()\n" else set()


def test_it_runs_as_a_program(tmp_path: Path):
    ran = run_program("new", "hutan", "soiree", "--from", FAMILY, cwd=tmp_path)
    assert (ran.status, ran.err) == (0, "")
    assert run_program("check", "soiree", cwd=tmp_path).status == 0
