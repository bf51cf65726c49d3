"""`scorer sheet` as a user runs it."""

from io import BytesIO
from pathlib import Path

import click
import pytest
from pypdf import PdfReader

from tests.scorer.paper.test_fonts import VERA
from tests.tool import Ran

RECORD = """
game: hutan
title: {title}
mode: advanced
tiles: white circle SW, red square NE / blue circle NW, pink square SE
ecosystem: 7 11 16 20 23
allow: [HUT021]
players:
  - name: Anna
    board: |
      b  y  w  wT b  .
      .  .  ~~ rA ~~ .
      g  y  bT rT {cell}  .
      rT rT wA gT bT b
      rT rT wT gA bT yT
      y  y  ~~ b  .  w
    {claimed}
"""


@pytest.fixture
def sheet(run):
    """Return what prints the record `soiree.yaml` of a folder of its own."""

    def sheet(*arguments: str, title: str = "Soirée", claimed: str = "", cell: str = "rT") -> Ran:
        text = RECORD.format(title=title, claimed=claimed, cell=cell)
        Path("soiree.yaml").write_text(text, encoding="utf-8")
        return run("sheet", *(arguments or ("soiree.yaml",)))

    return sheet


def pages(file: str = "soiree.pdf") -> list[str]:
    return [page.extract_text() for page in PdfReader(BytesIO(Path(file).read_bytes())).pages]


def test_the_sheet_has_the_name_of_the_record(sheet):
    ran = sheet("soiree")
    assert (ran.status, ran.out, ran.err) == (0, "soiree.pdf is written\n", "")
    (page,) = pages()
    assert "Anna: 58 points" in page
    assert "How the points came about" in page


def test_every_item_stands_with_its_working_and_its_places(sheet):
    sheet()
    text = " ".join(pages()[0].split())
    for line in (
        "Trees 13 × 2 26 A4, C3,",
        "orangutan in an area of 3 B4 3 × (3 − 1) 6",
        "red area of 4 D1, D2, E1, E2 2 × (4 − 1) 6",
        "mixed area of 2 A2, A3 −2 × (2 − 1) −2",
        "A4, D1, E1, E6",
    ):
        assert line in text


@pytest.mark.parametrize("option", ["--one-page", "--poster", "--sign"])
def test_what_is_printed_can_be_chosen(sheet, option: str):
    assert sheet("soiree.yaml", option).status == 0
    text = pages()[0]
    assert ("How the points came about" in text) == (option == "--sign")
    assert ("Total" in text) == (option != "--poster")


def test_paper(sheet):
    assert sheet("soiree.yaml", "--paper", "letter").status == 0
    page = PdfReader("soiree.pdf").pages[0]
    assert (page.mediabox.width, page.mediabox.height) == (612, 792)


def test_several_records_make_one_document(sheet):
    assert sheet("soiree.yaml", "soiree.yaml", "-o", "all.pdf").status == 0
    assert len(pages("all.pdf")) == 2


def test_a_waived_fault_is_on_the_sheet(sheet):
    ran = sheet(cell=". ")
    assert ran.status == 0
    assert "HUT021: an animal is in an area that is not complete" in "\n".join(pages())


@pytest.mark.parametrize(("claimed", "status"), [("claimed: 58", 0), ("claimed: 60", 1)])
def test_a_claim_that_differs_is_told_by_the_status_and_on_the_sheet(sheet, claimed: str, status: int):
    assert sheet(claimed=claimed).status == status
    assert claimed.replace(":", "") in pages()[0]


def test_a_record_with_errors_is_not_printed(sheet):
    ran = sheet(cell="?? ")
    assert ran.status == 1
    assert not Path("soiree.pdf").exists()


def test_characters_without_a_glyph_are_named_and_what_to_do_about_it(sheet):
    ran = sheet(title="王 ∙ 😀")
    assert ran.status == 0
    assert ran.err == (
        "scorer: the font has no sign for 3 characters, drawn as frames with their numbers:"
        " ∙ U+2219, 王 U+738B, 😀 U+1F600; `--font FILE.ttf` adds a font that has them\n"
    )


def test_a_font_of_the_user_lends_its_signs(sheet):
    ran = sheet("soiree.yaml", "--font", str(VERA), title="∙")
    assert (ran.status, ran.err) == (0, "")
    assert "∙" in pages()[0]


def test_what_is_no_font_is_refused_before_anything_is_written(sheet):
    ran = sheet("soiree.yaml", "--font", "soiree.yaml")
    assert ran.status == 2
    assert ran.err == "scorer: soiree.yaml is not a font that can be used: a TrueType font (.ttf) is needed\n"
    assert not Path("soiree.pdf").exists()


@pytest.mark.parametrize(("told", "err"), [(0, ""), (1, "soiree.pdf cannot be opened")])
def test_the_sheet_is_opened_when_asked_for(sheet, monkeypatch, told: int, err: str):
    opened: list[str] = []
    monkeypatch.setattr(click, "launch", lambda name: opened.append(name) or told)
    ran = sheet("soiree.yaml", "--open")
    assert ran.status == 0
    assert opened == ["soiree.pdf"]
    assert err in ran.err


def test_a_pdf_of_others_is_kept(sheet):
    Path("soiree.pdf").write_bytes(b"%PDF-1.4")
    assert sheet().status == 2
    assert Path("soiree.pdf").read_bytes() == b"%PDF-1.4"
    assert sheet("soiree.yaml", "--force").status == 0
