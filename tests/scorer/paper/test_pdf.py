"""The document itself: bytes, fonts, metadata, text and ink."""

import re
from io import BytesIO
from itertools import chain

import pypdfium2
import pytest
from pypdf import PdfReader

from scorer.paper.fonts import Face, load
from scorer.paper.pages import PAPERS, Page, Paper
from scorer.paper.pdf import pdf
from scorer.paper.sheets.given import SheetInput
from scorer.paper.sheets.sheet import sheet
from scoring_rules.frame.board.picture import Label, Point, Polygon, box
from scoring_rules.frame.language.text import ENGLISH
from tests.scorer.paper.games import disputed, game
from tests.scorer.paper.recorded import texts
from tests.scorer.paper.test_fonts import VERA

A4 = PAPERS["a4"]


def printed(*games: SheetInput, lang: str = "en", paper: Paper = A4) -> bytes:
    return sheet(games, ENGLISH, lang, paper, load()).pdf


@pytest.fixture(scope="module")
def document() -> bytes:
    return printed(disputed(), game("王小明", "Дмитрий"))


@pytest.fixture(scope="module")
def reader(document: bytes) -> PdfReader:
    return PdfReader(BytesIO(document))


def test_the_same_games_give_the_same_bytes(document: bytes):
    assert printed(disputed(), game("王小明", "Дмитрий")) == document


def test_another_game_gives_other_bytes(document: bytes):
    assert printed(disputed(), game("王小民", "Дмитрий")) != document


def test_games_follow_each_other_each_with_its_own_numbers(reader: PdfReader):
    numbers = [re.findall(r"page (\d of \d)$", page.extract_text().strip())[0] for page in reader.pages]
    assert numbers == ["1 of 2", "2 of 2", "1 of 2", "2 of 2"]


@pytest.mark.parametrize("paper", PAPERS)
def test_pages_have_the_size_of_the_paper(paper: str):
    page = PdfReader(BytesIO(printed(game("Léa"), paper=PAPERS[paper]))).pages[0]
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(PAPERS[paper], abs=0.01)


def test_text_can_be_found_and_copied(reader: PdfReader):
    text = "\n".join(page.extract_text() for page in reader.pages)
    for words in ("Soirée du 12", "Aïcha wins with 94 points", "made the tea & <b>cake</b>", "Дмитрий"):
        assert words in text


def test_all_fonts_are_embedded(reader: PdfReader):
    names = set()
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():
            found = font.get_object()
            names.add(found["/BaseFont"])
            assert "/FontFile2" in found["/FontDescriptor"]
    assert any("Bold" in name for name in names)


def test_no_text_is_set_in_a_font_that_is_not_embedded(document: bytes):
    fonts = {
        text.get_font().get_base_name()
        for page in pypdfium2.PdfDocument(document)
        for text in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT])
    }
    assert len(fonts) == 2
    assert all("Roboto" in name for name in fonts)


def test_language_title_and_author(reader: PdfReader):
    assert reader.trailer["/Root"]["/Lang"] == "en"
    assert reader.metadata.title == "Soirée du 12 · Hutan: score sheet"
    assert reader.metadata.author == "scorer"


def test_the_language_is_the_one_given():
    document = printed(game("Léa"), lang="fr")
    assert PdfReader(BytesIO(document)).trailer["/Root"]["/Lang"] == "fr"


@pytest.mark.parametrize("title", ["\ud800", "(((", "\\", "😀" * 50, "<?xml", "\x00"])
def test_no_title_breaks_the_document(title: str):
    document = printed(game("Léa", title=title))
    assert len(PdfReader(BytesIO(document)).pages) == 1


def ink(text: str) -> bytes:
    """Return the pixels of a text drawn alone on a page."""
    page = Page(A4, (Label(Point(100, 100), text, 40, anchor="start"),))
    document = pypdfium2.PdfDocument(pdf([page], load(), "", "en"))
    return bytes(document[0].render(scale=1, grayscale=True).buffer)


def test_every_character_leaves_ink_of_its_own():
    blank = ink(" ")
    drawn = [ink(character) for character in "AäЖΩ&<王五😀😁\ud800"]
    assert blank not in drawn
    assert len(set(drawn)) == len(drawn)


def inks(characters: str) -> list[bytes]:
    """Return the pixels of each character, drawn beside each other in rows."""
    places = [Point(30 + 50 * (n % 10), 60 + 60 * (n // 10)) for n in range(len(characters))]
    labels = (Label(at, c, 30, anchor="start") for at, c in zip(places, characters, strict=True))
    document = pypdfium2.PdfDocument(pdf([Page(A4, tuple(labels))], load(), "", "en"))
    drawn = document[0].render(scale=2, grayscale=True).to_pil()
    return [drawn.crop((2 * x, 2 * y - 80, 2 * x + 90, 2 * y + 30)).tobytes() for x, y in places]


def test_every_character_of_a_sheet_leaves_ink_that_is_not_that_of_a_missing_glyph(monkeypatch):
    with monkeypatch.context() as blind:
        blind.setattr(Face, "has", lambda *_: True)
        lacking, blank = inks("\uffff ")
    said = "".join(chain(*texts(disputed()), *texts(game("Łukasz Ωλυμπία", "Дмитрий ЁЩ", "Zoë"))))
    characters = "".join(sorted(set(said) - {" "}))
    face = load().regular
    for character, ink in zip(characters, inks(characters), strict=True):
        assert face.has(character)
        assert ink not in (lacking, blank), character


def test_a_character_of_the_font_that_the_user_gave_is_drawn_in_it():
    page = Page(A4, (Label(Point(100, 100), "a∙", 40, anchor="start"),))
    document = PdfReader(BytesIO(pdf([page], load(VERA), "", "en")))
    fonts = document.pages[0]["/Resources"]["/Font"].values()
    assert any("Vera" in font.get_object()["/BaseFont"] for font in fonts)
    assert "∙" in document.pages[0].extract_text()


def test_what_is_lost_is_told():
    assert sheet([game("王 😀")], ENGLISH, "en", A4, load()).missing == ("王", "😀")
    assert sheet([game("Zoë")], ENGLISH, "en", A4, load()).missing == ()


def test_hatching_leaves_ink_within_its_figure_only():
    shape = Polygon(box(100, 100, 100, 50), "ink", hatch=4)
    document = pypdfium2.PdfDocument(pdf([Page(A4, (shape,))], load(), "", "en"))
    picture = document[0].render(scale=1, grayscale=True).to_pil().point(lambda tone: 255 * (tone < 160))
    left, top, right, bottom = picture.getbbox()
    assert (left, top) >= (99, 99)
    assert right <= 201
    assert bottom <= 151
    marked = picture.crop((100, 100, 200, 150)).histogram()[255] / 5000
    assert 0.1 < marked < 0.9
