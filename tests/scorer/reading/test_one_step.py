"""The one step that makes a refused record legal is said alone; where several would, or none, the errors are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from scorer.reading import one_step
from scorer.reading.read import Read
from scoring_rules.frame.language.text import ENGLISH, Language, render
from tests.paths import CASES, EXAMPLES
from tests.tool import codes, errors, read_text

HUTAN = (EXAMPLES / "hutan" / "four-players.yaml").read_text("utf-8")
HEXFOLK = (EXAMPLES / "hexfolk" / "three-players.yaml").read_text("utf-8")
FOREST = "game: forest_shuffle\nplayers:\n  - name: Anna\n    forest: |\n"
Lines = list[str]


def rows_of(lines: Lines, name: str) -> list[int]:
    """Return the numbers of the six rows below a name."""
    begin = lines.index(f"  - name: {name}")
    return [at for at in range(begin, len(lines)) if re.fullmatch(r"( {6}| +)(\S+ +){5}\S+ *", lines[at])][:6]


def changed(change: Callable[[Lines], None], text: str = HUTAN) -> Read:
    lines = text.split("\n")
    change(lines)
    return read_text("\n".join(lines))


def exchange(lines: Lines, one: int, other: int) -> None:
    lines[one], lines[other] = lines[other], lines[one]


def mirrored(lines: Lines) -> None:
    for at in rows_of(lines, "Ben"):
        lines[at] = "      " + " ".join(lines[at].split()[::-1])


def upside_down(lines: Lines) -> None:
    rows = rows_of(lines, "Ben")
    for at, row in zip(rows, [lines[each] for each in rows][::-1], strict=True):
        lines[at] = row


def a_row_twice(lines: Lines) -> None:
    at = rows_of(lines, "Ben")[2]
    lines.insert(at, lines[at])


def boards_of_two(lines: Lines) -> None:
    for one, other in zip(rows_of(lines, "Ben"), rows_of(lines, "Chloé"), strict=True):
        exchange(lines, one, other)


def said(read: Read, language: Language = ENGLISH) -> str:
    (error,) = errors(read)
    assert error.code.id == "REC038"
    return f"{render(error.label or '', language)} | {render(error.help or '', language)}"


@pytest.mark.parametrize(
    ("slip", "label"),
    [
        (mirrored, "the board is mirrored: left and right are exchanged"),
        (upside_down, "the board is mirrored: top and bottom are exchanged"),
        (a_row_twice, "row D is row C again"),
        (boards_of_two, "what Ben and Chloé have is exchanged"),
    ],
)
def test_a_slip_with_a_whole_board_of_hutan_is_one_message(slip: Callable[[Lines], None], label: str) -> None:
    assert label in said(changed(slip))


def test_lists_of_two_players_of_hexfolk() -> None:
    def slip(lines: Lines) -> None:
        anna, ben = (next(at for at, line in enumerate(lines) if piece in line) for piece in ("[c4/sw", "[a1/w"))
        exchange(lines, anna, ben)

    assert "what Anna and Ben have is exchanged" in said(changed(slip, HEXFOLK))


def test_a_line_of_a_forest_that_is_there_twice() -> None:
    line = "      douglas fir: chaffinch (beech), squeaker (horse chestnut)\n"
    assert "this line is the one above it again" in said(read_text(FOREST + 2 * line))


def test_the_box_that_two_cards_are_of() -> None:
    text = FOREST + "      european larch: golden eagle\n      stone pine\n"
    assert "Alpine was in play | add the line `boxes: Alpine`" in said(read_text(text))


def test_a_single_error_at_a_cell_says_best_itself_what_is_wrong() -> None:
    read = changed(lambda lines: lines.__setitem__(rows_of(lines, "Anna")[0], "      q  y  w  wT b  ."))
    assert codes(read) == ["HUT031"]


def test_steps_are_bounded_by_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    table_of = one_step.table_of

    def counting(*given: Any, **more: Any) -> Any:
        nonlocal tried
        tried += 1
        return table_of(*given, **more)

    monkeypatch.setattr(one_step, "table_of", counting)
    rows = "\n".join("      " + "wA wT rA gT bA b" for _ in range(6))
    players = "".join(f"  - name: P{seat}\n    board: |\n{rows}\n" for seat in range(4))
    read = read_text(f"game: hutan\nmode: family\ntiles: first game\nplayers:\n{players}")
    assert errors(read)
    assert 0 < tried <= 4 * 70


def test_a_legal_record_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_step, "_legal", None)
    assert errors(read_text((CASES / "hutan" / "table-3p-04-family.yaml").read_text("utf-8"))) == []
