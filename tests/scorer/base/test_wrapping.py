"""Lines that fit a terminal, however wide the signs are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.base.fit import Hyphens
from scorer.base.terminal import cells, wrapped
from scorer.base.texts import language
from scorer.report.heading import TIED
from scorer.report.text import to_text
from tests.tool import scored

NAMES = ("Anna-Katharina", "Jean-Baptiste Émile", "李小龙王小明李小龙", "Maximilienne-Éléonore de la Tour")
BOARD = """\
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""


def table(width: int) -> str:
    players = "".join(f"  - {{name: {name}, counted: {{trees: 8, animals: 3}}}}\n" for name in NAMES)
    result = scored(f"game: hutan\nmode: standard\ntiles: first game\nplayers:\n{players}")
    return to_text(result, "Hutan", {}, language("en"), color=False, width=width)


@pytest.mark.parametrize("width", [60, 80, 100])
def test_a_report_fits_its_width(width: int) -> None:
    assert all(cells(line) <= width for line in table(width).splitlines())


def test_names_are_broken_at_blanks_and_hyphens_first() -> None:
    words = set(table(60).split("──")[0].split())
    assert {"Anna-", "Katharina", "Jean-", "Baptiste", "Émile"} <= words


@given(
    st.text(alphabet="ab李é -\N{NO-BREAK SPACE}", max_size=60),
    st.integers(8, 30),
    st.sampled_from(["never", "in long words", "always"]),
)
def test_nothing_is_lost_and_every_line_fits(text: str, width: int, hyphens: Hyphens) -> None:
    lines = wrapped(text, width, "  ", "    ", hyphens=hyphens)
    assert all(cells(line) <= width for line in lines)
    assert "".join("".join(lines).split(" ")) == "".join(text.split(" "))


def test_tied_words_stay_together() -> None:
    assert wrapped(f"one two{TIED}three", 10) == ["one", f"two{TIED}three"]


@pytest.mark.parametrize("columns", [50, 60, 72])
def test_the_line_of_what_was_read_heeds_the_columns_that_are_set(
    run, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    text = f"game: hutan\nmode: standard\ntiles: first game\nplayers:\n  - name: 李小龙\n{BOARD}"
    whole = run("check", "-", stdin=text).out
    assert whole.count("\n") == 2
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = run("check", "-", stdin=text).out.splitlines()
    assert all(cells(line) <= columns for line in lines)
    assert " ".join(" ".join(lines).split()) == " ".join(whole.split())
    assert all(line[:8] == " " * 8 for line in lines[1:-1])


@pytest.mark.parametrize("blank", [" ", TIED])
def test_a_product_stays_on_one_line(blank: str) -> None:
    lines = wrapped(f"all of the trees: 13{blank}×{blank}2 = 26 points", 22)
    assert lines == ["all of the trees:", "13 × 2 = 26 points"]
