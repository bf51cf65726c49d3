"""Texts that are no YAML and plainly mean something: they are read as they are meant, at their own places."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scorer.base.languages import LANGUAGES
from scorer.source import documents, parser
from scoring_rules import GAMES
from tests.tool import Ran, codes, read_text

PLAYER = "players:\n  - {name: Ann, settlements: 2, cities: 1}\n"


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("title: Hutan : le retour", "title", "Hutan : le retour"),
        ("titre: a: b: c", "title", "a: b: c"),
        ("place: chez Léa : salon", "place", "chez Léa : salon"),
        ("remarks: late: very", "remarks", "late: very"),
        ("title: @home: again", "title", "@home: again"),
        ("titre: - La belle -", "title", "- La belle -"),
        ("place: *chez* Léa", "place", "*chez* Léa"),
        ("place: !here", "place", "!here"),
        ("remarks: & so on", "remarks", "& so on"),
    ],
)
def test_a_text_that_does_not_score_takes_the_whole_line(line: str, key: str, value: str) -> None:
    found = read_text(f"game: hexfolk\n{line}\n{PLAYER}")
    assert codes(found) == []
    assert getattr(found.record, key) == value


@pytest.mark.parametrize("typed", ["points: - 4", "points:  −  4", "points: – 4"])
def test_a_minus_may_stand_apart(typed: str) -> None:
    for form in (
        f"[{{{typed}, reason: late}}]",
        f"[{{reason: late: again, {typed}}}]",
        f"\n      - {typed}\n        reason: late",
    ):
        found = read_text(f"game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n    adjustments: {form}\n")
        assert codes(found) == [], form
        assert found.record.players[0].adjustments[0].points == -4


def test_what_is_wrong_besides_is_said_of_what_was_typed() -> None:
    found = read_text(f"game: hexfolk\ntitle: a : b\nmode: a: b\n{PLAYER}")
    assert [(each.code.id, each.span.line) for each in found.diagnostics] == [("TXT023", 3)]


@pytest.mark.parametrize(
    "page", ["<!DOCTYPE html>\n<html>", "<html>\n", '<?xml version="1.0"?>', "From: a\nSubject: b\n"]
)
def test_other_files_are_told_by_their_content(page: str) -> None:
    assert [each.code.id for each in documents.load("x.yaml", page.encode())[1]] == ["TXT001"]


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ('{"name": "x", "version": "1.0", "dependencies": {}}', "(JSON)"),
        ('[{"a": 1}]', "(JSON)"),
        ('{"schema": "scorer/result/1", "game": "hutan", "players": []}', "a result that scorer wrote"),
        ("file,date,game\na.yaml,2026,hutan\n", "(CSV)"),
        ("nom;points\nAnna;5\n", "(CSV)"),
    ],
)
def test_what_can_be_read_and_is_no_record_is_told_as_what_it_is(file: str, kind: str) -> None:
    (told,) = read_text(file).diagnostics
    assert told.code.id == "REC001"
    assert kind in str(told.label)


def test_a_record_in_json_that_lacks_its_game_is_a_record() -> None:
    assert codes(read_text('{"mode": "family", "players": [{"name": "Ann", "counted": 5}]}')) == ["REC002"]


def test_a_long_file_that_begins_like_an_email_is_told_at_once() -> None:
    # A pattern that could split the lines in many ways would not end within this life.
    (told,) = documents.load("x.yaml", b"From: a\n" + b"\n" * 500 + b"b\n" * 100_000)[1]
    assert told.code.id != "TXT001"


@pytest.mark.parametrize("page", ["De : Anna\nObjet : scores\n\nBonsoir\n", "<svg xmlns='x'/>"])
def test_other_files_are_told_in_french_too(page: str) -> None:
    assert [each.code.id for each in documents.load("x.yaml", page.encode())[1]] == ["TXT001"]


@pytest.mark.parametrize("inside", ["  - name: Ann\n", "  - name: Ann\n    board: |\n"])
def test_joined_versions_are_named(inside: str) -> None:
    text = f"game: hexfolk\nplayers:\n{inside}<<<<<<< HEAD\n      a\n=======\n      b\n>>>>>>> other\n"
    assert codes(read_text(text)) == ["TXT047"]


def test_what_comments_say_is_not_disputed() -> None:
    assert not parser.is_disputed("a: 1  # as in `b: 2`\n# `x` & *y\n")
    assert parser.is_disputed("a: &x 1\n")
    assert parser.is_disputed('a: "x # y", &z\n')


@pytest.mark.parametrize("empty", ["", " ~", " null", ' ""', " ''"])
def test_an_empty_value_means_one_thing(empty: str) -> None:
    found = read_text(f"game: hexfolk\ntitle:{empty}\n{PLAYER}")
    assert codes(found) == []
    assert found.record.title is None


@pytest.mark.parametrize(
    ("typed", "help_"),
    [("hier", "28 November 2026"), ("31/11/2026", "2026-11-28"), ("11/28/2026", "the day comes first: 28/11/2026")],
)
def test_a_date_that_cannot_be_read_keeps_no_score_back(typed: str, help_: str) -> None:
    found = read_text(f"game: hexfolk\ndate: {typed}\n{PLAYER}")
    assert [(each.code.id, each.severity) for each in found.diagnostics] == [("REC009", "warning")]
    assert help_ in str(found.diagnostics[0].help)
    assert found.table is not None


def test_a_name_that_cannot_be_seen_is_told_so_with_quotes_or_without() -> None:
    for typed in ("\u2800", '"\u2800"', '" "'):
        (told,) = read_text(f"game: hexfolk\nplayers:\n  - name: {typed}\n    settlements: 2\n").diagnostics
        assert (told.code.id, str(told.label)) == ("REC005", "nothing of this can be seen")


def test_a_file_of_any_size_is_told_by_what_is_read_of_it() -> None:
    (told,) = documents.load("x.yaml", b"a" * (1 << 20 | 1))[1]
    assert str(told.label) == "it has more than 1048576 bytes, the most that are read"


@pytest.mark.parametrize("text", ["game: {}\n", "{}: 1\ngame: hexfolk\n", "game: hexfolk\ntarget: {}\n"])
def test_what_was_typed_is_quoted_in_short(text: str) -> None:
    told = read_text(text.format("x" * 10_000)).diagnostics
    assert told
    assert all(len(f"{each.label} {each.help}") < 300 for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_template_goes_to_the_fast_parser(slug: str, language: str, run: Callable[..., Ran]) -> None:
    assert not parser.is_disputed(run("new", slug, "--lang", language).out)
