"""The JSON of `score` and `check`: every key, what stays away when there are errors, and exit statuses."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

BOARD = """\
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
GOOD = f"""\
game: hutan
mode: advanced
tiles: first game
ecosystem: 19 3 5 15 20
players:
  - name: Aïcha
{BOARD}\
    claimed: {{trees: 30, total: 84}}
    claims: [{{by: Papa, total: 47}}]
    adjustments: [{{points: -2, reason: late}}]
  - name: Papa
    counted: 61
"""
FINE = f"game: hutan\nmode: standard\ntiles: first game\nplayers:\n  - name: Anna\n{BOARD}"
BAD = FINE.replace("wT w  w", "wT w  x")


@pytest.fixture(autouse=True)
def files(run) -> Path:  # noqa: ARG001 - it changes into the folder
    """Write a record of each kind into the folder in which commands run, and return it."""
    folder = Path.cwd()
    small = "      .  .  .  .  .  .\n" * 3 + "      ~~ .  .  .  ~~ .\n      .  .  .  .  .  .\n"
    doubtful = FINE[: FINE.index("      ~~")] + "      ~~ rT r  .  .  .\n" + small
    tie = FINE.replace("players:", "players:\n  - {name: Ben, counted: 46}")
    apart = FINE.replace(".  .  .  wT w  w", "g  .  .  wT w  w")
    texts = {
        "good": GOOD, "fine": FINE, "bad": BAD, "doubtful": doubtful, "tie": tie, "empty": "", "text": "hello",
        "waived": apart.replace("players:", "allow: [HUT025]\nplayers:"),
    }  # fmt: skip
    for name, text in texts.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
    return folder


RESULT = [
    "schema",
    "game",
    "edition",
    "mode",
    "rules_version",
    "file",
    "inputs",
    "played_with",
    "players",
    "tie_break",
    "notes",
    "diagnostics",
]
PLAYER = ["name", "total", "rank", "winner", "checked", "categories", "measures", "claimed", "differences"]
ITEM = ["rule", "label", "points", "working", "places"]
DIAGNOSTIC = [
    "code", "severity", "message", "help", "rule", "path", "file", "line", "column", "end_line", "end_column", "related",
]  # fmt: skip


def test_a_result_key_by_key(run, files: Path) -> None:
    found = run("score", "good.yaml", "--format", "json").json
    assert list(found) == RESULT
    assert {key: found[key] for key in RESULT[:6]} == {
        "schema": "scorer/result/1",
        "game": "hutan",
        "edition": None,
        "mode": "advanced",
        "rules_version": "1",
        "file": "good.yaml",
    }
    digest = hashlib.sha256((files / "good.yaml").read_bytes()).hexdigest()
    assert found["inputs"] == [{"file": "good.yaml", "sha256": digest}]
    assert found["diagnostics"] == []
    assert found["tie_break"] is None
    assert found["played_with"][0] == "advanced"
    assert all(isinstance(note, str) for note in found["notes"])


def test_a_player_key_by_key(run) -> None:
    aicha, papa = run("score", "good.yaml", "--format", "json").json["players"]
    assert list(aicha) == list(papa) == PLAYER
    assert (aicha["name"], aicha["rank"], aicha["winner"], aicha["checked"]) == ("Aïcha", 1, True, True)
    assert (papa["name"], papa["rank"], papa["winner"], papa["checked"]) == ("Papa", 2, False, False)
    assert [each["id"] for each in aicha["categories"]] == [
        "trees", "animals", "completed_areas", "unfinished_areas",
        "ecosystem_19", "ecosystem_3", "ecosystem_5", "ecosystem_15", "ecosystem_20", "adjustments",
    ]  # fmt: skip
    assert [each["label"] for each in aicha["categories"][:1]] == ["Trees"]
    assert aicha["measures"] == {
        "trees": 16, "animals": 4, "rating": None, "scenario_reached": None, "challenges": ["score_100", "trees_15"],
    }  # fmt: skip
    assert aicha["claimed"] == {"trees": 30, "total": 84}
    total = aicha["total"]
    assert aicha["differences"] == [
        {"category": "trees", "claimed": 30, "computed": 32},
        {"category": "total", "claimed": 84, "computed": total},
        {"category": "total", "claimed": 47, "computed": total, "by": "Papa"},
    ]
    assert papa["categories"] == [
        {
            "id": "counted", "label": "Counted by hand", "points": 61,
            "items": [{"rule": "counted", "label": "Counted by hand", "points": 61, "working": "", "places": []}],
        }
    ]  # fmt: skip
    assert papa["measures"] == {}


def test_an_item_key_by_key_and_every_sum(run) -> None:
    for player in run("score", "good.yaml", "--format", "json").json["players"]:
        assert player["total"] == sum(each["points"] for each in player["categories"])
        for category in player["categories"]:
            assert list(category) == ["id", "label", "points", "items"]
            assert category["points"] == sum(item["points"] for item in category["items"])
            assert all(list(item) == ITEM for item in category["items"])
    trees = run("score", "fine.yaml", "--format", "json").json["players"][0]["categories"][0]
    assert trees["items"][0] == {
        "rule": "hutan.trees",
        "label": "trees",
        "points": 32,
        "working": "16 × 2",
        "places": "A3 A4 B2 B3 B4 B5 C1 C2 C3 C5 C6 D3 D4 D5 E3 F4".split(),  # noqa: SIM905 - it is read more easily
    }


def test_a_tie_is_told(run) -> None:
    tie = run("score", "tie.yaml", "--format", "json").json["tie_break"]
    assert list(tie) == ["rule", "text"]
    assert tie["rule"] == "hutan.tie"
    assert "first_in_last_round" in tie["text"]


def test_readings_are_noted_with_both_numbers(run) -> None:
    found = run("score", "good.yaml", "--format", "json").json
    (note,) = [note for note in found["notes"] if "per_piece" in note]
    assert f" instead of {found['players'][0]['total']}" in note


def test_with_errors_there_is_no_score(run) -> None:
    ran = run("score", "bad.yaml", "--format", "json")
    assert (ran.status, ran.err) == (1, "")
    assert list(ran.json) == ["schema", "game", "file", "inputs", "diagnostics"]
    (error,) = ran.json["diagnostics"]
    assert list(error) == DIAGNOSTIC
    assert {key: error[key] for key in ("code", "severity", "rule", "path", "file")} == {
        "code": "HUT031", "severity": "error", "rule": "hutan.board", "path": "players[0].board[F6]", "file": "bad.yaml",
    }  # fmt: skip
    assert [error[key] for key in ("line", "column", "end_line", "end_column")] == [12, 22, 12, 23]
    assert error["related"] == []


def test_places_that_share_a_fault_are_related(run, files: Path) -> None:
    (files / "twice.yaml").write_text(FINE.replace("wT rT rT", "wA rT rT"), "utf-8")
    (error,) = run("check", "twice.yaml", "--format", "json").json["diagnostics"]
    assert (error["code"], error["line"], error["column"]) == ("HUT024", 9, 7)
    (related,) = error["related"]
    assert {key: related[key] for key in ("path", "file", "line", "column")} == {
        "path": "players[0].board[B1]", "file": "twice.yaml", "line": 8, "column": 7,
    }  # fmt: skip


def test_what_was_waived_stays_a_note(run) -> None:
    found = run("score", "waived.yaml", "--format", "json").json
    assert [(each["code"], each["severity"]) for each in found["diagnostics"]] == [("HUT025", "note")]
    assert "players" in found


def test_check_key_by_key(run) -> None:
    fine, bad = run("check", "fine.yaml", "--format", "json"), run("check", "bad.yaml", "--format", "json")
    assert fine.json == {"schema": "scorer/check/1", "file": "fine.yaml", "diagnostics": []}
    assert (list(bad.json), bad.status, bad.err) == (["schema", "file", "diagnostics"], 1, "")


@pytest.mark.parametrize("command", ["score", "check"])
def test_several_files_are_an_array_in_order(run, command: str) -> None:
    ran = run(command, "fine.yaml", "bad.yaml", "tie.yaml", "--format", "json")
    assert [each["file"] for each in ran.json] == ["fine.yaml", "bad.yaml", "tie.yaml"]
    assert (ran.status, ran.err) == (1, "")


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ("score fine.yaml", 0),
        ("score tie.yaml", 0),
        ("score doubtful.yaml", 0),
        ("score doubtful.yaml --strict", 1),
        ("check doubtful.yaml --strict", 1),
        ("score good.yaml", 1),
        ("check good.yaml", 0),
        ("score bad.yaml", 1),
        ("score empty.yaml", 1),
        ("score text.yaml", 1),
        ("score nowhere.yaml", 2),
        ("check .", 1),
        ("score fine.yaml bad.yaml", 1),
        ("score bad.yaml nowhere.yaml fine.yaml", 2),
        ("check nowhere.yaml fine.yaml", 2),
        ("score", 2),
        ("score fine.yaml --format xml", 2),
    ],
)
def test_exit_statuses(run, arguments: str, status: int) -> None:
    assert run(*arguments.split(), "--format=json" if "--format" not in arguments else "-q").status == status


def test_a_bad_file_never_hides_a_good_one(run) -> None:
    ran = run("score", "nowhere.yaml", "fine.yaml", "--format", "json")
    assert [each["file"] for each in ran.json] == ["fine.yaml"]
    assert ran.status == 2
    assert ran.err == "scorer: nowhere.yaml: there is no such file\n"


def test_one_player_may_be_asked_for(run) -> None:
    found = run("score", "good.yaml", "--format", "json", "--player", "aicha").json
    assert [(each["name"], each["rank"]) for each in found["players"]] == [("Aïcha", 1)]


def test_the_same_file_gives_the_same_bytes(run) -> None:
    assert run("score", "good.yaml", "--format", "json") == run("score", "good.yaml", "--format", "json")


def test_letters_are_not_escaped(run) -> None:
    assert '"Aïcha"' in run("score", "good.yaml", "--format", "json").out
