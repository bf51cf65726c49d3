"""The report on the terminal: golden texts, and names that do no harm there."""

from __future__ import annotations

import re

import pytest

from scorer.base.terminal import cells
from scorer.base.texts import language
from scorer.report.heading import heading
from scorer.report.text import to_text
from scoring_rules.frame.language.text import written
from tests.tool import read_text, scored

BOARD = """\
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
RECORD = f"""\
game: hutan
title: Soirée du 12
date: 28/11/2026
place: Lyon
mode: standard
tiles: first game
winner: Léa
players:
  - name: Léa
{BOARD}\
    adjustments: [{{points: -2, reason: late}}, {{points: 1, reason: "[bold]kind[/bold]"}}]
    claimed: {{trees: 30, total: 44}}
    claims: [{{by: Papa, total: 50}}]
  - name: Papa
    counted: 61
"""


def report(text: str, code: str = "en", *, color: bool = False, width: int = 80) -> str:
    spoken, result, found = language(code), scored(text), read_text(text)
    assert found.game is not None
    info = found.game.info
    top = heading(info, found.record, result)
    return to_text(result, top, info.labels, spoken, color=color, width=width)


def test_a_report_from_heading_to_notes() -> None:
    assert (
        report(RECORD)
        == """\
Soirée du 12 · Hutan · standard · 2026-11-28 · Lyon
                            Léa          Papa
─────────────────────────────────────────────
Trees                        32
Animals                      12
Completed areas              20
Unfinished or mixed areas   −18
Counted by hand                            61
Adjustments                  −1

Total                        45            61
Rank                          2             1
                                  not checked

Papa wins with 61 points, 16 ahead of Léa
Léa: −2 points (late)
Léa: +1 points ([bold]kind[/bold])
Léa: Trees 30 was claimed, 32 was computed
Léa: Total 44 was claimed, 45 was computed
Papa says 50 for Léa: Total 45 was computed
the record names Léa as a winner, but the score does not
Papa wins by the score, but the record names another winner

Notes
 · Léa reached a challenge, one of which may be ticked in a game: have 15 trees
 · Léa: the claimed categories make 30 of 44; nothing is claimed for Animals,
   Completed areas, Unfinished or mixed areas
 · Papa: counted by hand, not checked
"""
    )


def test_a_day_is_written_as_the_language_writes_it() -> None:
    assert report(RECORD, "fr").splitlines()[0] == "Soirée du 12 · Hutan · standard · 28/11/2026 · Lyon"


def played(*players: str, head: str = "") -> str:
    return "game: hutan\nmode: standard\ntiles: first game\n" + head + "players:\n" + "".join(players)


def counted(name: str, points: int) -> str:
    return f"  - {{name: {name}, counted: {points}}}\n"


@pytest.mark.parametrize(
    ("players", "head", "told"),
    [
        ((counted("A", 5), counted("B", 3)), "", "A wins with 5 points, 2 ahead of B"),
        ((counted("A", 1), counted("B", 0), counted("C", 0)), "", "A wins with 1 point, 1 ahead of B and C"),
        ((counted("A", 5), counted("B", 5)), "", "A and B share the win with 5 points"),
        (
            (counted("A", 5), counted("B", 5)),
            "first_in_last_round: B\n",
            "B wins with 5 points, as many as A\na tie at 5 between A and B: B was the first of them to play in the last round",
        ),
        ((counted("A", -3), counted("B", -4)), "", "A wins with −3 points, 1 ahead of B"),
        ((f"  - name: A\n{BOARD}",), "", "A: 46 points"),
    ],
)
def test_who_won_and_by_how_much(players: tuple[str, ...], head: str, told: str) -> None:
    assert f"\n\n{told}\n" in report(played(*players, head=head))


def test_a_lone_player_has_no_rank() -> None:
    assert "Rank" not in report(played(f"  - name: A\n{BOARD}"))


def test_the_cards_stand_in_the_order_of_the_record_under_their_labels() -> None:
    text = played(f"  - name: A\n{BOARD}", head="ecosystem: 24 3 17 20 1\n").replace("standard", "advanced")
    assert re.findall(r"^Card (\d+): ", report(text), re.MULTILINE) == ["24", "3", "17", "20", "1"]


def test_french_has_its_own_labels_and_names() -> None:
    shown = report(RECORD, "fr")
    assert "Zones complètes" in shown
    assert "Completed areas" not in shown


@pytest.mark.parametrize("width", [20, 40, 80, 100])
def test_no_line_is_wider_than_asked_for(width: int) -> None:
    shown = report(RECORD.replace("Papa", "Papa-Léopold von und zu Musterstadt"), width=width)
    assert max(cells(line) for line in shown.splitlines()) <= width


@pytest.mark.parametrize("name", ["[bold]Léa[/bold]", "[/]", ":smile:", "[link=http://x]", "{total}", "100%", "\\[x]"])
def test_names_are_shown_as_they_are(name: str) -> None:
    text = played(f'  - name: "{name}"\n'.replace("\\", "\\\\") + BOARD)
    assert name in report(text)


def test_without_colours_there_is_no_control_character() -> None:
    assert re.search(r"[^\n\x20-\U0010ffff]", report(RECORD)) is None


def test_with_colours_the_words_are_the_same() -> None:
    coloured = report(RECORD, color=True)
    assert "\x1b[1m" in coloured
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in plain.splitlines()] == report(RECORD).splitlines()


@pytest.mark.parametrize(("points", "shown"), [(3, "3"), (0, "0"), (-3, "−3")])
def test_points_have_a_real_minus(points: int, shown: str) -> None:
    assert written(points) == shown
