"""Captions: what is set into a box stays within it, in one size, in the middle."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.base.texts import language
from scorer.drawing.pen import Usual
from scorer.drawing.plain_shapes import labels
from scorer.paper.fonts import load
from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.frame.board.picture import Caption, Point
from scoring_rules.frame.language.text import ENGLISH

FONTS = load()
NAMES = [kind.name for kind in KINDS.values()]


@pytest.mark.parametrize("names", ["en", "fr", "de"])
@pytest.mark.parametrize("bold", [False, True])
def test_names_of_cards_take_no_more_room_than_is_reckoned(names: str, bold: bool) -> None:
    for name in NAMES:
        said = language("en", names).name(name)
        assert FONTS.face(bold).width(said, 1) <= Usual(bold).width(said, 1)


@given(
    st.lists(st.text(st.sampled_from("abcdefiW -'é"), min_size=1, max_size=40), min_size=1, max_size=4),
    st.floats(20, 80),
    st.floats(7, 40),
)
def test_every_line_is_within_the_box(texts: list[str], across: float, height: float) -> None:
    caption = Caption(Point(50, 50), across, height, tuple(texts), 6)
    lines = list(labels(caption, ENGLISH))
    for line in lines:
        assert Usual().width(str(line.text), 6) <= across or str(line.text) == "…"
        assert line.at.x == 50
    assert len(lines) * 6 <= max(height, 6)
    if lines:
        middle = (lines[0].at.y + lines[-1].at.y) / 2 - 6 * 0.27
        assert abs(middle - 50) < 1


def test_a_name_is_broken_between_words_and_after_hyphens_else_cut() -> None:
    def said(text: str, across: float, height: float) -> list[str]:
        return [str(each.text) for each in labels(Caption(Point(0, 0), across, height, (text,), 6), ENGLISH)]

    assert said("Great Spotted Woodpecker", 50, 20) == ["Great Spotted", "Woodpecker"]
    assert said("Silver-Washed-Fritillary", 40, 21) == ["Silver-", "Washed-", "Fritillary"]
    assert said("Great Spotted Woodpecker", 50, 7) == ["Great Spotted…"]
