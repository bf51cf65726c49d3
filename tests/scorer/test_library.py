"""The library face: what a program gets of a record, and what `import scorer` costs it."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import scorer
from scoring_rules.frame.language.text import Text
from tests.paths import EXAMPLES

EXAMPLE = EXAMPLES / "hutan" / "four-players.yaml"
TEXT = EXAMPLE.read_text(encoding="utf-8")
BROKEN = TEXT.replace("rT rT wA", "rT rT wQ")


@pytest.fixture(scope="module")
def record() -> scorer.Record:
    return scorer.read(EXAMPLE)


# ---------------------------------------------------------------------------------------------------
# Reading


def test_a_record_says_what_it_is(record: scorer.Record) -> None:
    assert record.file == str(EXAMPLE)
    assert record.game == "hutan"
    assert record.players == ("Anna", "Ben", "Chloé", "David")
    assert record.table.settings.cards == (7, 11, 16, 20, 23)
    assert record.diagnostics == ()
    assert repr(record) == f"<Record {EXAMPLE}: hutan, Anna, Ben, Chloé, David>"


@pytest.mark.parametrize(
    "source",
    [str(EXAMPLE), str(EXAMPLE.with_suffix("")), TEXT, TEXT.replace("\n", "\r"), TEXT.encode(), TEXT.encode("utf-16")],
    ids=["path", "path without its ending", "text", "old line ends", "bytes", "UTF-16"],
)
def test_a_source_is_a_path_or_a_text(record: scorer.Record, source: str | bytes) -> None:
    assert scorer.read(source).table == record.table


def test_a_text_names_files_of_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "papa.yaml").write_text("name: Papa\ncounted: 61\n")
    monkeypatch.chdir(tmp_path)
    assert scorer.read("game: hutan\nplayers: [papa.yaml]\nmode: family\n").players == ("Papa",)


@pytest.mark.parametrize("call", [scorer.read, scorer.check])
def test_a_file_that_is_not_there_is_an_error_of_the_system(call: object, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        call(tmp_path / "none.yaml")  # type: ignore[operator]
    with pytest.raises(OSError):  # noqa: PT011 - which one depends on the system
        call(tmp_path)  # type: ignore[operator]


# ---------------------------------------------------------------------------------------------------
# Errors


def test_errors_are_raised_with_the_report() -> None:
    with pytest.raises(scorer.RecordError) as raised:
        scorer.read(BROKEN)
    assert [each.code.id for each in raised.value.diagnostics] == ["HUT031"]
    report = str(raised.value)
    assert "  --> <text>:22:13\n" in report
    assert report.endswith("1 error in 1 file")
    assert isinstance(raised.value, ValueError)


def test_errors_are_told_in_the_language_of_the_record() -> None:
    with pytest.raises(scorer.RecordError, match="1 erreur dans 1 fichier"):
        scorer.read(BROKEN + "language: fr\n")


def test_check_returns_what_read_raises() -> None:
    (found,) = scorer.check(BROKEN)
    assert (found.severity, found.file, found.span.line, found.span.column) == ("error", "<text>", 22, 13)
    assert str(found).startswith("<text>:22:13: error[HUT031]")
    assert "\n" not in str(found)


def test_warnings_are_no_errors_and_stay_with_the_record() -> None:
    commented = TEXT.replace("Saturday at Anna's", "Team #1")
    assert [each.severity for each in scorer.read(commented).diagnostics] == ["warning"]
    assert scorer.check(commented) == scorer.read(commented).diagnostics


@pytest.mark.parametrize("source", [b"", b"\x00", b"%PDF-1.7", "\n", "\ud800\n", "a: 1\n", "- 1\n", "game: chess\n"])
def test_nothing_but_a_record_is_read_and_all_else_is_told(source: str | bytes) -> None:
    with pytest.raises(scorer.RecordError):
        scorer.read(source)
    assert [each.severity for each in scorer.check(source)] == ["error"]


def test_diagnostics_stand_in_the_order_of_the_file() -> None:
    lines = [each.span.line for each in scorer.check(BROKEN.replace("gA wT wA", "gA wT wX").replace("mode:", "mood:"))]
    assert lines == sorted(lines)
    assert len(lines) >= 3


# ---------------------------------------------------------------------------------------------------
# Scores


def test_a_score_is_plain_values(record: scorer.Record) -> None:
    score = scorer.score(record)
    david = score.players[-1]
    assert score.winners == ("David",)
    assert (david.name, david.total, david.rank, david.winner) == ("David", 110, 1, True)
    assert {each.id: each.points for each in david.categories}["trees"] == 26
    item = david.categories[0].items[0]
    assert (item.rule, item.points, item.working, str(item.label)) == ("hutan.trees", 26, "13 × 2", "trees")
    assert all(isinstance(note, Text) and str(note) for note in score.notes)
    assert score.result.tie_break is None


def test_a_score_prints_as_the_table(record: scorer.Record) -> None:
    score = scorer.score(record)
    assert repr(score) == str(score) == score.to_text() == score.to_text("en")
    assert "David wins with 110 points" in repr(score)
    assert "\x1b" not in repr(score)
    assert "Zones complètes" in score.to_text("fr")


def test_the_record_chooses_the_language_of_its_score() -> None:
    score = scorer.score(scorer.read(TEXT + "language: fr\n"))
    assert repr(score) == score.to_text("fr")
    assert score.to_dict() == score.to_dict("fr") != score.to_dict("en")
    with pytest.raises(ValueError, match="no such language"):
        score.to_dict("xx")


def test_a_score_is_the_json_of_the_command_line(record: scorer.Record, run) -> None:
    made = scorer.score(record).to_dict()
    assert made == run("score", "--format", "json", str(EXAMPLE)).json
    assert json.loads(json.dumps(made)) == made


def _sent(value: object):
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own


def test_records_scores_and_errors_travel_between_processes(record: scorer.Record) -> None:
    assert _sent(record) == record
    assert _sent(scorer.score(record)).to_dict() == scorer.score(record).to_dict()
    with pytest.raises(scorer.RecordError) as raised:
        scorer.read(BROKEN)
    again = _sent(raised.value)
    assert (str(again), again.diagnostics) == (str(raised.value), raised.value.diagnostics)


# ---------------------------------------------------------------------------------------------------
# The import


def test_the_import_alone_loads_nothing() -> None:
    code = "import sys; before = set(sys.modules); import scorer; print(*sorted(set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert not set(ran.stdout.split()) & {"yaml", "pydantic", "click", "scoring_rules", "scorer.api"}


def test_records_are_read_and_scored_without_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text(BROKEN, "utf-8")
    code = (
        "import sys, scorer\n"
        "scorer.score(scorer.read(sys.argv[1])).to_text()\n"
        "scorer.check(sys.argv[2])\n"
        "try: scorer.read(sys.argv[2])\n"
        "except scorer.RecordError as error: str(error)\n"
        "print(*(name for name in sys.modules if name == 'click' or name.startswith('scorer.cli')))"
    )
    ran = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, str(EXAMPLE), str(tmp_path / "broken.yaml")],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.split() == []


def test_the_module_lists_what_it_offers() -> None:
    assert set(scorer.__all__) <= set(dir(scorer))
    assert all(getattr(scorer, name).__doc__ for name in scorer.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        scorer.nothing  # type: ignore[attr-defined]  # noqa: B018
