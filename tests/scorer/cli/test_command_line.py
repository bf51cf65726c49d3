"""The command line: what may be typed, where output goes, and how a run ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import scorer.scoring.score
from scorer import __version__
from tests.tool import PROGRAM, run_program

BOARD = """\
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
RECORD = (
    f"game: hutan\nmode: standard\ntiles: first game\nplayers:\n  - name: Léa\n{BOARD}  - {{name: Papa, counted: 40}}\n"
)
BAD = RECORD.replace("wT w  w", "wT w  x")
DOUBTFUL = RECORD.replace("players:", "modification: other\nplayers:").replace(".  .  .  wT w  w", "g  .  .  wT w  w")


@pytest.fixture(autouse=True)
def folder(run) -> Path:  # noqa: ARG001 - it changes into the folder
    """Write records into the folder in which commands run, and return it."""
    folder = Path.cwd()
    for name, text in {"soiree": RECORD, "bad": BAD, "doubtful": DOUBTFUL}.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder


# ---------------------------------------------------------------------------------------------------
# What may be typed


def test_scorer_alone_shows_three_steps_the_games_and_the_commands(run) -> None:
    ran = run()
    assert (ran.status, ran.err) == (0, "")
    for told in ("scorer new hutan soiree.yaml", "scorer soiree.yaml", "hutan", "score", "check", "sheet", "new"):
        assert told in ran.out
    assert ran.out == run("--help").out == run("-h").out == run("help").out


@pytest.mark.parametrize("file", ["soiree.yaml", "soiree", "./soiree"])
def test_a_file_alone_is_scored(run, file: str) -> None:
    ran = run(file)
    assert ran == run("score", file)
    assert (ran.status, ran.err) == (0, "")
    assert "Léa wins with 46 points, 6 ahead of Papa" in ran.out


def test_options_may_follow_a_file_alone(run) -> None:
    assert run("soiree", "--format", "json").json["file"] == "soiree.yaml"


def test_the_whole_name_of_a_file_wins_over_one_with_a_suffix(run, folder: Path) -> None:
    (folder / "soiree").write_text(BAD, "utf-8")
    assert run("soiree").status == 1
    assert run("soiree.yaml").status == 0


@pytest.mark.parametrize("arguments", [("-",), ("score", "-"), ("check", "-")])
def test_the_standard_input_is_read(run, arguments: tuple[str, ...]) -> None:
    assert run(*arguments, stdin=RECORD).status == 0
    assert "<stdin>:12:22" in run(*arguments, stdin=BAD).err


def test_a_dash_is_named_as_standard_input_in_json(run) -> None:
    assert run("score", "-", "--format", "json", stdin=RECORD).json["file"] == "<stdin>"


def test_a_game_alone_is_looked_up(run) -> None:
    assert run("Hutan") == run("games", "hutan")


def test_version(run) -> None:
    assert run("--version").out == f"scorer, version {__version__}\n"


@pytest.mark.parametrize("command", ["score", "check", "sheet", "new", "games", "rules", "help"])
def test_help_of_a_command(run, command: str) -> None:
    ran = run("help", command)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: scorer {command} ")
    assert ran.out == run(command, "--help").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("chekc soiree", "`chekc` is no command and no file; did you mean check?"),
        ("xyzzy", "`xyzzy` is no command and no file; `scorer help` lists the commands"),
        ("help xyzzy", "`xyzzy` is no command and no file"),
        ("score soiree --bogus", "No such option '--bogus'"),
        ("--bogus", "No such option '--bogus'"),
        ("score", "Missing argument"),
        ("score soiree --format yaml", "'yaml' is not one of 'text', 'json'"),
        ("--lang de", "'de' is not one of 'en', 'fr'"),
        ("score soiree --lang de", "'de' is not one of 'en', 'fr'"),
        ("nowhere.yaml", "nowhere.yaml: there is no such file"),
        ("score nowhere", "nowhere: there is no such file"),
        ("new hutan --from .", ". is a folder, a file is needed"),
        ("new chess", "there is no game `chess`; the games are hutan"),
        ("new huttan", "there is no game `huttan`; did you mean hutan?"),
        ("score soiree --player Zoé", "no player is called `Zoé`; there are Léa, Papa"),
    ],
)
def test_wrong_usage_is_told_in_words_with_status_2(run, arguments: str, told: str) -> None:
    ran = run(*arguments.split())
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("command", [(), ("score",), ("check",), ("sheet",), ("new", "hutan")])
@pytest.mark.parametrize("name", ["a" * 300, "a" * 300 + ".yaml", "no/where/x.yaml", "soiree.yaml/x.yaml"])
def test_a_name_that_no_file_can_have_is_a_problem_of_the_user(run, command: tuple[str, ...], name: str) -> None:
    assert run(*command, name).status == 2


# ---------------------------------------------------------------------------------------------------
# What is printed, and where


def test_results_and_diagnostics_have_a_stream_each(run) -> None:
    good, bad, doubtful = run("score", "soiree"), run("score", "bad"), run("score", "doubtful")
    assert (good.err, good.status) == ("", 0)
    assert "error[HUT031]" in bad.err
    assert "Total" not in bad.out
    assert "warning[HUT045]" in doubtful.err
    assert "Total" in doubtful.out


def test_what_was_read_is_said_back(run) -> None:
    line = "Léa   16 trees · 4 animals · 3 bare flowers · 10 empty · 7 complete areas │ red 7 yellow 4 blue 2 grey 3 white 7\n"
    assert run("check", "soiree").out == line + "no errors\n"
    assert run("score", "soiree").out.startswith(line)


@pytest.mark.parametrize("option", ["-q", "--quiet"])
def test_quiet_does_not_say_back_what_was_read(run, option: str) -> None:
    assert run("check", "soiree", option).out == "no errors\n"
    assert "bare flowers" not in run("score", "soiree", option).out


@pytest.mark.parametrize(
    ("command", "form"), [("score", "text"), ("score", "json"), ("check", "text"), ("check", "json")]
)
def test_strict_makes_warnings_errors(run, command: str, form: str) -> None:
    assert run(command, "doubtful", "--format", form).status == 0
    strict = run(command, "doubtful", "--format", form, "--strict")
    assert strict.status == 1
    assert "Total" not in strict.out
    if form == "json":
        told = [(each["code"], each["severity"]) for each in strict.json["diagnostics"]]
        assert told == [("REC036", "error"), ("HUT045", "error")]


def test_one_player_is_found_by_a_part_of_the_name(run, folder: Path) -> None:
    table = run("score", "soiree", "--player", "lea", "-q").out.partition("Notes")[0]
    assert "Léa" in table
    assert "Papa" not in table
    names = RECORD.replace("Léa", "Anna Lena").replace("Papa", "Anna Maria")
    (folder / "annas.yaml").write_text(names, "utf-8")
    assert run("score", "annas", "--player", "lena").status == 0
    several = run("score", "annas", "--player", "anna")
    assert (several.status, several.err) == (2, "scorer: `anna` may be Anna Lena, Anna Maria: type a longer part\n")


def test_concise_is_a_line_a_fault(run) -> None:
    ran = run("check", "bad", "--format", "concise")
    assert ran.status == 1
    assert ran.err.startswith("bad.yaml:12:22: error[HUT031] ")
    assert ran.err.count("\n") == 1


def test_every_file_is_checked(run) -> None:
    ran = run("check", "soiree", "bad", "nowhere", "doubtful")
    assert ran.status == 2
    assert "error[HUT031]" in ran.err
    assert "warning[HUT045]" in ran.err
    assert "nowhere" in ran.err


def test_a_claim_that_differs_is_status_1_for_a_score_and_not_for_a_check(run, folder: Path) -> None:
    (folder / "claimed.yaml").write_text(RECORD.replace("    board:", "    claimed: 84\n    board:"), "utf-8")
    scored = run("score", "claimed")
    assert scored.status == 1
    assert "Léa: Total 84 was claimed, 46 was computed" in scored.out
    assert run("check", "claimed").status == 0


# ---------------------------------------------------------------------------------------------------
# Colours, terminals, pipes


@pytest.mark.parametrize(
    ("options", "environment", "coloured"),
    [
        ((), {}, False),
        (("--color", "always"), {}, True),
        (("--color", "always"), {"NO_COLOR": "1"}, True),
        (("--color", "never"), {}, False),
        (("--color", "auto"), {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colours_are_for_terminals_and_on_demand(
    folder: Path, options: tuple[str, ...], environment: dict[str, str], coloured: bool
) -> None:
    ran = run_program("score", "bad.yaml", "soiree.yaml", *options, cwd=folder, environment=environment)
    assert ("\x1b[" in ran.err, "\x1b[" in ran.out) == (coloured, coloured)


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_a_terminal_has_colours_unless_it_asks_for_none(
    run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], coloured: bool
) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert ("\x1b[" in run("check", "bad").err) == coloured


@pytest.mark.parametrize("arguments", ["", "score soiree.yaml", "check bad.yaml", "explain soiree.yaml --lang fr"])
def test_a_terminal_that_knows_ascii_only_shows_what_it_can(folder: Path, arguments: str) -> None:
    ran = run_program(*arguments.split(), cwd=folder, environment={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert ran.status == (1 if "bad" in arguments else 0)
    assert (ran.out + ran.err).isascii()
    assert "Traceback" not in ran.err


def test_a_file_name_that_is_no_text_does_not_stop_the_output(folder: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("file names are text here")
    name = b"soir\xe9e.yaml"
    (folder / "soiree.yaml").rename(folder / name.decode("utf-8", "surrogateescape"))
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [*PROGRAM, "score", name, "--format", "json"], cwd=folder, capture_output=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert json.loads(ran.stdout)["file"] == "soir?e.yaml"


@pytest.mark.parametrize(
    "arguments",
    [("score", "soiree.yaml", "-q"), ("score", "soiree.yaml", "--format", "json"), ("new", "hutan"), ("--help",)],
)
def test_a_pipe_that_is_closed_ends_the_run_quietly(folder: Path, arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(  # noqa: S603 - it is the program under test
        [*PROGRAM, *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        told = running.stderr.read()
        running.wait(timeout=30)
    assert (running.returncode, told) == (0, b"")


# ---------------------------------------------------------------------------------------------------
# How a run may end


def test_a_fault_of_the_tool_is_one_line_and_status_3(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(scorer.scoring.score, "score", fail)
    ran = run("score", "soiree", "--format", "json")
    assert (ran.status, ran.out) == (3, "")
    assert ran.err.count("\n") == 1
    assert "ZeroDivisionError" in ran.err
    assert __version__ in ran.err
    assert "report" in ran.err


def test_interrupting_a_run_is_quiet(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(scorer.scoring.score, "score", interrupt)
    ran = run("score", "soiree", "-q")
    assert (ran.status, ran.err.strip()) == (130, "")


# ---------------------------------------------------------------------------------------------------
# French


@pytest.mark.parametrize(
    ("arguments", "environment", "told"),
    [
        ("--lang fr", {}, "jeux"),
        ("--lang=fr --help", {}, "jeux"),
        ("help --lang fr", {}, "jeux"),
        ("", {"LANG": "fr_FR.UTF-8"}, "jeux"),
        ("score soiree.yaml --lang fr", {}, "Zones complètes"),
        ("--lang fr soiree.yaml", {}, "Zones complètes"),
        ("soiree.yaml --lang=fr", {}, "Zones complètes"),
        ("score soiree.yaml", {"LANGUAGE": "fr:en"}, "Zones complètes"),
        ("check soiree.yaml --lang fr", {}, "arbres"),
        ("check bad.yaml --lang fr", {}, "erreur[HUT031]"),
        ("score --help --lang fr", {}, "Utilisation"),
        ("help score --lang fr", {}, "Utilisation"),
        ("new hutan --lang fr", {}, "arbre"),
        ("--lang fr new hutan", {}, "arbre"),
    ],
)
def test_french_is_spoken_where_it_is_asked_for(
    folder: Path, arguments: str, environment: dict[str, str], told: str
) -> None:
    ran = run_program(*arguments.split(), cwd=folder, environment=environment)
    assert told.casefold() in (ran.out + ran.err).casefold()


def test_the_language_of_the_record_is_spoken_unless_another_is_asked_for(folder: Path) -> None:
    (folder / "fr.yaml").write_text(RECORD.replace("game:", "langue: français\njeu:"), "utf-8")
    assert "Zones complètes" in run_program("fr.yaml", cwd=folder).out
    assert "Completed areas" in run_program("fr.yaml", "--lang", "en", cwd=folder).out
    assert "Zones complètes" in run_program("fr.yaml", cwd=folder, environment={"LANG": "en_GB.UTF-8"}).out


def test_wrong_usage_is_told_in_the_language_of_the_record(run) -> None:
    Path("fr.yaml").write_text(RECORD.replace("game: hutan", "game: hutan\nlanguage: fr"), encoding="utf-8")
    for arguments in (
        ["score", "fr.yaml", "--player", "Nemo"],
        ["explain", "fr.yaml", "--category", "oiseaux"],
        ["draw", "fr.yaml", "--highlight", "oiseaux"],
        ["score", "fr.yaml", "--reading", "tie=x"],
        ["new", "hortis", "--from", "fr.yaml"],
    ):
        ran = run(*arguments)
        assert ran.status == 2
        assert not any(word in ran.err for word in (" no ", " not ", "type "))
        assert run(*arguments, "--lang", "en").err != ran.err


@pytest.mark.parametrize(
    "arguments", ["sheet soiree -o p.png", "pad hutan -o p.doc", "draw soiree -o p.gif", "sheet soiree -o -"]
)
def test_a_format_that_is_not_written_is_refused(run, folder: Path, arguments: str) -> None:
    before = set(folder.iterdir())
    ran = run(*arguments.split())
    assert ran.status == 2
    assert "written as ." in ran.err
    assert set(folder.iterdir()) == before


def test_a_name_without_an_ending_gets_that_of_what_is_written(run, folder: Path) -> None:
    assert run("pad", "hutan", "-o", "blank").out == "blank.pdf is written\n"
    assert (folder / "blank.pdf").exists()


def test_a_dash_for_a_new_record_prints_it(run, folder: Path) -> None:
    before = set(folder.iterdir())
    assert run("new", "hutan", "-", "--from", "soiree").out.startswith("game: hutan\n")
    assert set(folder.iterdir()) == before


@pytest.mark.parametrize(
    "arguments",
    [("--format", "json", "soiree.yaml"), ("--format=json", "soiree"), ("--lang", "fr", "--format", "json", "soiree")],
)
def test_options_may_stand_before_a_file_alone(run, arguments: tuple[str, ...]) -> None:
    ran = run(*arguments)
    assert (ran.status, ran.err) == (0, "")
    assert ran.json["schema"] == "scorer/result/1"


def test_options_before_a_command_are_not_its_own(run) -> None:
    ran = run("--format", "json", "check", "soiree")
    assert ran.status == 2
    assert "No such option '--format'" in ran.err


def test_what_stands_for_values_is_french_in_french_help(folder: Path) -> None:
    french = run_program("rules", "--help", "--lang", "fr", cwd=folder).out
    assert "rules [OPTIONS] JEU [RÈGLE|CODE|MOTS]" in french
    assert "TUILES" in run_program("new", "hutan", "--help", "--lang", "fr", cwd=folder).out
