from pathlib import Path

import pytest
import reportlab

from scorer.base.problem import Problem
from scorer.drawing.pen import Guess
from scorer.paper.fonts import digits, load, missing, substitute_width, usable
from scorer.paper.pads.pad import document
from scorer.paper.pads.wanted import Wanted
from scorer.paper.pages import PAPERS
from scoring_rules import load_game
from scoring_rules.frame.language.text import ENGLISH

VERA = Path(reportlab.__file__).parent / "fonts" / "Vera.ttf"
"""A font with signs that the own faces lack, such as ∙."""


@pytest.mark.parametrize(("character", "rows"), [("王", ("73", "8B")), ("😀", ("01F", "600")), ("\x07", ("00", "07"))])
def test_digits(character: str, rows: tuple[str, str]):
    assert digits(character) == rows


def test_the_faces_have_what_european_names_and_the_sheet_need():
    fonts = load()
    needed = "ÀÉÎÕÜŁŞŻčđėğıłńőřśťůźžßœ ΑΩαω АЯаяёЇ …−×·–—’«»½"
    for face in fonts:
        assert [character for character in needed if not face.has(character)] == []


def test_missing_characters_are_named_once_in_order():
    assert missing(load(), ["王小明", "plain", "😀王"]) == ("小", "明", "王", "😀")


def test_a_code_that_a_font_maps_to_no_glyph_is_missing():
    assert missing(load(), ["\uffff"]) == ("\uffff",)


def test_bold_is_wider():
    fonts = load()
    assert fonts.face(bold=True).width("Aïcha", 10) > fonts.face(bold=False).width("Aïcha", 10)


def test_measures_agree_with_the_font_that_is_embedded():
    from reportlab.pdfbase.pdfmetrics import stringWidth

    for face in load():
        assert face.width("Soirée du 12 · Ωμέγα", 9) == pytest.approx(stringWidth("Soirée du 12 · Ωμέγα", face.name, 9))


def test_a_substitute_is_measured_as_it_is_drawn():
    assert load().regular.width("a王", 10) == pytest.approx(load().regular.width("a", 10) + 10 * substitute_width("王"))


def test_another_font_lends_what_the_own_ones_lack_and_nothing_else():
    fonts = load(VERA)
    for face in fonts:
        assert face.spare is not None
        assert face.giver("∙") is face.spare
        assert face.giver("A") is face
        assert face.giver("王") is None
        assert face.width("∙", 10) == pytest.approx(face.spare.width("∙", 10))
    assert missing(fonts, ["∙王"]) == ("王",)
    assert missing(load(), ["∙王"]) == ("∙", "王")


@pytest.mark.parametrize(
    "content",
    [b"", b"no font", b"%PDF-1.4", b"\0\1\0\0" + b"\xff" * 500, VERA.read_bytes()[:5000], b"OTTO" + b"\0" * 99],
)
def test_what_is_no_font_is_refused_in_words(tmp_path: Path, content: bytes):
    file = tmp_path / "some.ttf"
    file.write_bytes(content)
    with pytest.raises(Problem, match=r"some\.ttf is not a font that can be used: a TrueType font"):
        load(file)


def test_damage_that_shows_when_a_sign_is_embedded_is_told_like_any_other(tmp_path: Path):
    data = bytearray(VERA.read_bytes())
    data[48104] = 255  # in the table that says where the glyphs begin
    file = tmp_path / "some.ttf"
    file.write_bytes(data)
    fonts = load(file)
    hutan, wanted = load_game("hutan"), Wanted(2, 1, 1, PAPERS["a4"], ("∙∂∆∏∑", "Ben"))
    with pytest.raises(Problem, match=r"some\.ttf is not a font that can be used"):
        document(hutan.info.name, hutan.info.pad()(None), wanted, ENGLISH, "en", fonts)


def test_a_fault_of_the_tool_is_not_blamed_on_a_font():
    for fonts in (load(), load(VERA)):
        with pytest.raises(ZeroDivisionError), usable(fonts):
            raise ZeroDivisionError


def test_a_font_that_is_not_there_is_said(tmp_path: Path):
    for file in (tmp_path / "none.ttf", tmp_path):
        with pytest.raises(Problem, match="the font cannot be read; is the file there"):
            load(file)


@pytest.mark.parametrize("text", ["Aïcha", "WWWW mmmm @@", "Дмитрий ЩЩЩ", "… — 100 %", "Ωλυμπία"])
def test_a_guess_is_never_too_narrow(text: str):
    assert Guess().face(bold=True).width(text, 10) >= load().bold.width(text, 10)
