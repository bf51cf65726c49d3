import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.drawing.pen import ASCENT, DESCENT
from scorer.paper.fonts import load
from scorer.paper.operators import Run, spelled
from scoring_rules.frame.board.picture import Anchor, Label, Point, Polygon
from tests.scorer.paper.test_fonts import VERA

FONTS = load()


def spell(label: Label, fonts=FONTS) -> list[Run | Polygon]:
    return list(spelled(label, str(label.text), fonts))


def test_a_text_with_all_its_glyphs_is_one_run():
    label = Label(Point(10, 20), "Aïcha & <b>", 12, anchor="start", bold=True)
    assert spell(label) == [Run(Point(10, 20), "Aïcha & <b>", 12, "ink", FONTS.bold)]


@pytest.mark.parametrize(("anchor", "start"), [("start", 0.0), ("middle", 0.5), ("end", 1.0)])
def test_anchors(anchor: Anchor, start: float):
    (run,) = spell(Label(Point(100, 20), "Ben", 12, anchor=anchor))
    assert isinstance(run, Run)
    assert run.at.x == pytest.approx(100 - start * FONTS.regular.width("Ben", 12))


def test_a_character_without_a_glyph_becomes_a_frame_with_its_code_point():
    shapes = spell(Label(Point(0, 20), "a王b", 12, anchor="start"))
    assert [shape.text for shape in shapes if isinstance(shape, Run)] == ["a", "73", "8B", "b"]
    assert len([shape for shape in shapes if isinstance(shape, Polygon)]) == 1


def test_a_character_of_another_font_is_a_run_of_it():
    fonts = load(VERA)
    runs = [run for run in spell(Label(Point(0, 20), "a∙b", 12, anchor="start"), fonts) if isinstance(run, Run)]
    assert [(run.text, run.face.name) for run in runs] == [("a", "Roboto"), ("∙", "Extra"), ("b", "Roboto")]
    assert [run.at.x for run in runs] == sorted(run.at.x for run in runs)


@given(st.text(min_size=1, max_size=20), st.booleans())
def test_only_glyphs_are_painted_within_the_box_that_was_measured(text: str, bold: bool):
    width = FONTS.face(bold).width(text, 10)
    for shape in spell(Label(Point(0, 0), text, 10, anchor="start", bold=bold)):
        if isinstance(shape, Run):
            assert all(map(shape.face.has, shape.text))
            right = shape.at.x + shape.face.width(shape.text, shape.size)
            assert -1e-6 <= shape.at.x <= right <= width + 1e-6
        else:
            assert all(-ASCENT * 10 <= p.y <= DESCENT * 10 for p in shape.points)
            assert all(-1e-6 <= p.x <= width + 1e-6 for p in shape.points)
