"""The table of a score on the terminal, however little space there is."""

from __future__ import annotations

import pytest

from scorer.base.terminal import cells
from scorer.report.text import GAP, Row, table

HEAD = Row(("", "Anna-\nKatharina", "李小龙"), bold=True, low=True)
ROWS = (Row(("Completed areas", "12", "−18")), GAP, Row(("Total", "12", "−18"), bold=True))


def shown(width: int = 80, label: int | None = None) -> list[str]:
    return list(table(HEAD, ROWS, (label, None, None), width, lambda text: f"*{text}*"))


def test_numbers_are_flush_right_and_names_are_just_above_the_rule() -> None:
    assert [line.replace("*", "") for line in shown()] == [
        "                      Anna-",
        "                  Katharina   李小龙",
        "─" * 36,
        "Completed areas          12      −18",
        "",
        "Total                    12      −18",
    ]


def test_only_words_are_bold() -> None:
    assert shown()[-1] == "*Total*                    *12*      *−18*"


def test_labels_take_several_lines_where_they_have_to() -> None:
    assert [line[:9].rstrip() for line in shown(label=9)[3:5]] == ["Completed", "areas"]


@pytest.mark.parametrize("width", [15, 20, 25, 30, 36])
def test_a_table_fits(width: int) -> None:
    assert max(cells(line.replace("*", "")) for line in shown(width)) <= width
