"""The board of Hutan in text: water lines, tokens, what is marked."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.base.texts import language
from scoring_rules import load_game
from scoring_rules.frame.language.text import render
from scoring_rules.hutan.board.layout import SQUARE
from scoring_rules.hutan.showing.sketch import sketch
from scoring_rules.hutan.table import Table
from tests.scoring_rules.hutan.tables import PLAYED, table

CELLS = st.frozensets(st.sampled_from(SQUARE.names))


def drawn(text: str) -> list[str]:
    return dedent(text).strip("\n").split("\n")


def shown(given: Table, marked: frozenset[str] = frozenset(), *, plain: bool = False, lang: str = "en") -> list[str]:
    """Return the board of the first seat as it is shown in a language."""
    return [render(line, language(lang)) for line in sketch(given, 0, marked, plain=plain)]


def test_areas_are_parted_by_water_lines():
    assert shown(table(PLAYED)) == drawn("""
           1  2  3  4  5  6
          ┌──┬─────┬────────┐
        A │~~│.  yT│rT .  r │
          ├──┼─────┼──┬─────┤
        B │wA│rT rT│bT│gT gA│
          │  │     │  ├─────┤
        C │wT│rT rT│bA│wT wT│
          ├──┴─────┼──┼─────┤
        D │.  .  gT│yT│rT . │
          ├──┐  ┌──┤  ├──┐  │
        E │~~│. │yT│yA│~~│. │
          ├──┴──┤  ├──┴──┴──┤
        F │.  . │. │wT w  w │
          └─────┴──┴────────┘
    """)


def test_marked_cells_stand_in_brackets():
    lines = shown(table(PLAYED), frozenset({"A1", "A2", "A6", "B1"}))
    assert [lines[0], lines[2], lines[4]] == drawn("""
            1    2    3    4    5    6
        A │[~~]│[.]   yT │ rT   .   [r] │
        B │[wA]│ rT   rT │ bT │ gT   gA │
    """)


def test_french_letters_in_french():
    lines = shown(table(PLAYED), frozenset({"B1"}), lang="fr")
    assert [lines[2], lines[4], lines[12]] == drawn("""
        A │ ~~ │ .    jT │ rT   .    r  │
        B │[cA]│ rT   rT │ bT │ gT   gA │
        F │ .    .  │ .  │ cT   c    c  │
    """)


@given(CELLS, st.booleans())
def test_a_drawing_in_any_language_is_the_same_board(marked: frozenset[str], plain: bool):
    for lang in ("en", "fr"):
        lines = shown(table(PLAYED), marked, plain=plain, lang=lang)
        rows = "\n".join(line[1:].translate(str.maketrans("│|[]", "    ")) for line in lines[2::2])
        assert table(rows) == table(PLAYED)


@given(CELLS)
def test_as_many_brackets_as_marked_cells_and_the_same_tokens(marked: frozenset[str]):
    lines = shown(table(PLAYED), marked)
    assert "".join(lines).count("[") == len(marked)
    tokens = [token for line in lines[2::2] for token in line[1:].translate(str.maketrans("│[]", "   ")).split()]
    assert tokens == PLAYED.split()


@given(CELLS)
def test_the_plain_drawing_is_ascii_and_of_the_same_shape(marked: frozenset[str]):
    plain = shown(table(PLAYED), marked, plain=True)
    assert all(line.isascii() for line in plain)
    assert list(map(len, plain)) == list(map(len, shown(table(PLAYED), marked)))
    assert max(map(len, plain)) <= 60


def test_a_seat_without_a_board_cannot_be_drawn():
    with pytest.raises(ValueError, match="no board"):
        sketch(table(None), 0)


def test_the_tool_finds_it():
    assert load_game("hutan").sketching() is sketch
