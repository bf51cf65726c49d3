from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.base.fit import ELLIPSIS, broken, shortened
from scorer.drawing.pen import Pen, Type
from scorer.paper.fonts import load
from scoring_rules.frame.language.text import ENGLISH, Text

FACE = load().regular
MEASURE = partial(FACE.width, size=10)
WIDTHS = st.floats(min_value=30, max_value=400)


@given(st.text(max_size=300), WIDTHS)
def test_no_line_is_too_wide_and_no_character_is_lost(text: str, width: float):
    lines = list(broken(text, width, MEASURE, hyphens="in long words"))
    assert all(FACE.width(line, 10) <= width + 1e-6 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.text(max_size=300), WIDTHS)
def test_a_shortened_line_fits_and_says_that_it_is_shortened(text: str, width: float):
    line = shortened(text, width, MEASURE)
    assert FACE.width(line, 10) <= width + 1e-6
    assert line == text or (line.endswith(ELLIPSIS) and text.startswith(line[:-1]))


def test_words_stay_whole_where_they_can():
    assert list(broken("the largest group of trees", 70, MEASURE, hyphens="in long words")) == [
        "the largest",
        "group of trees",
    ]


def test_a_word_that_is_too_long_is_broken():
    lines = list(broken("a Donaudampfschifffahrt b", 50, MEASURE, hyphens="in long words"))
    assert len(lines) > 2
    assert "".join(lines).replace(" ", "") == "aDonaudampfschifffahrtb"


def test_a_word_that_is_too_long_is_broken_after_a_hyphen_first():
    assert list(broken("Maximilian-Alexander", 70, MEASURE, hyphens="in long words")) == ["Maximilian-", "Alexander"]


def test_a_long_word_takes_time_in_proportion_to_its_length():
    calls = 0
    FACE.width("x", 10)  # a width that is known is only looked up

    class Counting(dict):
        def __getitem__(self, key):
            nonlocal calls
            calls += 1
            return super().__getitem__(key)

    face = FACE._replace(widths=Counting(FACE.widths))
    list(broken("x" * 20_000, 100, partial(face.width, size=10)))
    assert calls < 15 * 20_000


@pytest.mark.parametrize("most", [1, 2, 3])
def test_only_so_many_lines_and_an_ellipsis(most: int):
    pen = Pen(load(), ENGLISH, 60)
    lines = pen.lines(Text("{name} and so on and on and on and on", name="Aïcha"), Type(10), 60, most=most)
    assert len(lines) == most
    assert lines[-1].endswith(ELLIPSIS)
    assert all(pen.measure(line, Type(10)) <= 60 for line in lines)


def test_what_is_said_is_one_clean_line():
    assert Pen(load(), ENGLISH, 100).say(" a\u202eb\tc\r\nd\u2028 ") == "ab c  d"


LONG = "Jean-Christophe de la Rochefoucauld"


@pytest.mark.parametrize("most", [1, 2])
@pytest.mark.parametrize("width", [40.0, 60.0, 90.0])
@pytest.mark.parametrize(
    "names",
    [
        (f"{LONG}-Montbel", f"{LONG}-Montfort", "Anna"),
        (f"A{LONG}", f"B{LONG}", f"A{LONG}x"),
        (f"{LONG} 1 {LONG}", f"{LONG} 2 {LONG}"),
        ("W" * 70 + "aaa", "W" * 70 + "aab"),
    ],
)
def test_long_names_are_never_cut_alike(names: tuple[str, ...], width: float, most: int):
    pen, face = Pen(load(), ENGLISH, 500), Type(9.0)
    found = pen.lines_apart(names, face, width, most)
    assert len(set(map(tuple, found))) == len(names)
    assert all(len(lines) <= most and all(pen.measure(line, face) <= width for line in lines) for lines in found)


def test_a_name_cut_behind_a_hyphen_has_no_blank_there():
    pen, face = Pen(load(), ENGLISH, 500), Type(9.0)
    first, last = pen.lines("Jean-Baptiste-Rochefoucauld-Montbeliard-Hohenzollern", face, 80, 2)
    assert " " not in first + last
