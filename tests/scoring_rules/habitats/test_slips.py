"""Slips of a whole reserve or table: what is said once, of the right thing, and at the right place."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorer.base.files import Source
from scorer.reading.read import read
from tests.tool import as_object, codes, read_text, told

HEAD = "game: habitats\nedition: {}\ntiles: {{ent: entrance S, lio: animal D GG 6, gat: gate G N 4, cam: camp NE 3}}\n"


def table(rows: str, edition: str = "allplay", more: str = "") -> str:
    lines = "".join(f"      {row.strip()}\n" for row in rows.split("/"))
    return f"{HEAD.format(edition)}{more}players:\n  - name: A\n    reserve: |\n{lines}"


def labels(text: str) -> list[tuple[str, str]]:
    return [(each.code.id, str(each.label)) for each in read_text(text).diagnostics if each.severity == "error"]


@pytest.mark.parametrize(
    ("rows", "wanted"),
    [
        ("ent G . / . . . / . F F", [("HAB022", "C2 C3 are cut off from the entrance")]),
        ("G G . / . . . / . F .", [("HAB021", "A has no entrance")]),
        ("ent G . / ent . . / . . F", [("HAB021", "another entrance at B1"), ("HAB022", "C3 is cut off from the entrance")]),
        ("ent G lio / G / G G G F", [("HAB032", "row B has 1 cell, row C has 4"), ("HAB032", "row A has 3 cells, row C has 4")]),
        ("ent gat @90 / G G", [("HAB033", "`@90` is on its own")]),
    ],
)  # fmt: skip
def test_what_is_said_of_rows(rows: str, wanted: list[tuple[str, str]]) -> None:
    assert sorted(labels(table(rows))) == sorted(wanted)


def test_a_reserve_in_two_kinds_of_brackets_is_one_error() -> None:
    text = f"{HEAD.format('allplay')}players: [{{name: A, reserve: [[ent, G], [., G]]}}]\n"
    assert [code for code, _ in labels(text)] == ["REC006"]


def test_a_camp_is_wrong_for_cwali_where_it_lies_not_where_it_is_defined() -> None:
    assert codes(read_text(table("ent G", "cwali"))) == []
    assert [(each["code"], each["line"]) for each in map(told, read_text(table("ent G cam", "cwali")).diagnostics) if each["severity"] == "error"] == [("HAB003", 7)]  # fmt: skip


def test_a_tile_that_a_file_has_otherwise_is_shown_in_the_record(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("lio: animal D GG 4\nzeb: {kind: animal, name: zebra, terrain: G, needs: GF, points: 3}\n", "utf-8")  # fmt: skip
    text = (
        "game: habitats\nedition: bga\ntiles: [mine.yaml, {ent: entrance S, lio: animal D GG 5, zeb: animal G GF 3}]\n"
        "players: [{name: A, reserve: [ent lio zeb]}]\n"
    )
    found = read(Source("game.yaml", text.encode(), tmp_path))
    (only,) = [each for each in found.diagnostics if each.severity == "error"]
    assert (only.code.id, only.file, str(only.label)) == ("HAB016", "game.yaml", "`lio` is animal D GG 5 here")
    assert [str(each.label) for each in only.related] == ["`lio` is animal D GG 4 here"]


def test_a_ruling_against_the_edition_is_compared_with_that_of_the_edition() -> None:
    text = table("ent lG tou", "cwali", "readings: {tourist_counts_self: yes}\n")
    text = text.replace("gat:", "tou: tourist G tiles 1, gat:")
    assert any("own tile" in note and "instead of" in note for note in as_object(text)["notes"])
    plain = text.replace("readings: {tourist_counts_self: yes}\n", "")
    assert not any("own tile" in note for note in as_object(plain)["notes"])


def test_another_ruling_says_who_would_win() -> None:
    text = table("ent lG tou", "allplay").replace("gat:", "tou: tourist G tiles 1, gat:")
    text += "  - {name: B, counted: 3}\n"
    assert any("B would win" in note or "A and B would win" in note for note in as_object(text)["notes"])


@pytest.mark.parametrize("text", ["tiles: {}", "tiles:\n", "# mine\n", "", "tiles:\r\n  gat: gate G N 4\r\n"])
def test_a_list_of_tiles_may_begin_empty_and_keeps_its_line_ends(run, tmp_path, monkeypatch, text: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.yaml").write_text(table("ent lio"), "utf-8")
    Path("mine.yaml").write_bytes(text.encode())
    ran = run("cards", "habitats", "--add", "game.yaml", "--to", "mine.yaml")
    if text == "tiles: {}":
        assert ran.status == 2
        return
    made = Path("mine.yaml").read_bytes()
    assert (ran.status, made.count(b"lio: animal D GG 6")) == (0, 1)
    assert made.count(b"\r\n") in {0, made.count(b"\n")}
    assert run("check", "mine.yaml").status == 0


def test_what_gives_0_is_looked_at_and_not_framed(run, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.yaml").write_text(table("lio . . / ent gat@90 ."), "utf-8")
    told_of = run("explain", "game.yaml", "--category", "gates", "--lang", "en").out
    assert "looked at: B1 " in " ".join(told_of.split())
    assert "[" not in told_of


def test_a_template_of_cwali_has_no_camps_and_one_line_for_each_way_of_objectives(run) -> None:
    made = run("new", "habitats", "--edition", "cwali", "--lang", "en").out
    assert "camp" not in made
    for key in ("points:", "awarded:", "values:", "best: low", "parks: final"):
        assert key in made
    begun = "\n".join(
        line[1:] if line.startswith(("#years", "#  - ", "#    objectives", "#      - ")) else line
        for line in made.splitlines()
    )
    assert codes(read_text(begun)) == codes(read_text(begun), "warning") == []
