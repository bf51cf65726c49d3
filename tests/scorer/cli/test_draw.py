"""`scorer draw` as a user runs it."""

import subprocess
import sys
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.tool import Ran

NS = "{http://www.w3.org/2000/svg}"
RECORD = """
game: hutan
title: "Soirée & <b>"
language: {language}
mode: advanced
tiles: white circle SW, red square NE / blue circle NW, pink square SE
ecosystem: 7 11 16 20 23
players:
  - name: Anna
    board: |
      b  y  w  wT b  .
      .  .  ~~ rA ~~ .
      g  y  bT rT rT .
      rT rT wA gT bT b
      rT rT wT gA bT yT
      y  y  ~~ b  .  w
  - name: Ben
    counted: 61
  - name: Chloé
    board: |
      gA wT wA yT .  .
      gT rA ~~ .  ~~ .
      rT rT rT b  .  .
      bA bT wT yT .  .
      bT bT w  y  b  .
      w  g  ~~ .  g  .
"""


@pytest.fixture
def draw(run):
    """Return what draws the record `soiree.yaml` of a folder of its own."""
    Path("soiree.yaml").write_text(RECORD.format(language="en"), encoding="utf-8")

    def draw(*arguments: str) -> Ran:
        return run("draw", *(arguments or ("soiree.yaml",)))

    return draw


def root(file: str = "soiree.svg") -> ET.Element:
    return ET.parse(file).getroot()  # noqa: S314 - it is our own


def words(file: str = "soiree.svg") -> list[str]:
    return [each.text or "" for each in root(file).iter(f"{NS}text")]


def frames(file: str = "soiree.svg") -> int:
    """Return how many units have a line around them; the sample of the legend is one more."""
    return len(
        [p for p in root(file).iter(f"{NS}path") if (p.get("stroke"), p.get("stroke-width")) == ("#FFFFFF", "1.9")]
    )


def test_the_picture_has_the_name_of_the_record(draw):
    ran = draw("soiree")
    assert (ran.status, ran.out, ran.err) == (0, "soiree.svg is written\n", "")
    assert words()[:2] == ["Soirée & <b>", "Hutan · advanced · cards 7, 11, 16, 20, 23"]


def test_every_board_has_a_name_and_a_total_and_who_has_none_is_left_out(draw):
    draw()
    found = words()
    assert found[found.index("Anna") + 1] == "58"
    assert found[found.index("Chloé") + 1] == "91"
    assert "Ben" not in found


def test_the_picture_is_said_in_words(draw):
    draw("soiree.yaml", "--highlight", "trees on the edge")
    title, desc = (root().find(f"{NS}{name}").text for name in ("title", "desc"))
    assert title == "Soirée & <b>"
    assert "58 points, Card 11: trees on the edge: 8: the board of Anna, row by row: A b y w wT b ., B" in desc
    assert "framed: A4 D1 E1 E6" in desc


@pytest.mark.parametrize("typed", ["ecosystem_11", "trees on the edge", "arbres en bordure", "Bäume am Rand", "11"])
def test_what_counts_is_framed(draw, typed: str):
    ran = draw("soiree.yaml", "--highlight", typed)
    assert ran.status == 0, ran.err
    assert frames() == 3 + 4 + 1
    assert "Card 11: trees on the edge: 8" in words()
    assert words()[-1] == "counts"


def test_nothing_is_framed_where_nothing_was_asked_for(draw):
    draw()
    assert frames() == 0
    assert "counts" not in words()


def test_points_stand_on_the_boards(draw):
    draw("soiree.yaml", "--player", "Anna")
    found = words()
    assert (found.count("+6"), found.count("−8"), found.count("3")) == (1, 2, 3)  # one of these is a column


def test_what_is_typed_is_written_where_it_is_asked_for(draw):
    draw()
    assert "rT" not in words()
    draw("soiree.yaml", "--letters", "--player", "Anna", "--force")
    assert words().count("rT") == 6


def test_one_player_alone(draw):
    draw("soiree.yaml", "--player", "chloe")
    assert "Anna" not in words()
    assert "Chloé" in words()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--player", "Zoë"), "no player is called `Zoë`; there are Anna, Ben, Chloé"),
        (("--player", "Ben"), "there is no board to draw: of Ben, points or numbers are typed, not the board"),
        (("--highlight", "gold"), "there is no category `gold`"),
        (("--highlight", "total"), "the total is the sum of the categories"),
        (("-o", "soiree.png"), "soiree.png: a picture is written as .svg or .pdf"),
    ],
)
def test_what_cannot_be_drawn_is_said(draw, arguments: tuple[str, ...], said: str):
    ran = draw("soiree.yaml", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert not Path("soiree.svg").exists()


def test_a_record_with_errors_is_not_drawn(draw):
    text = Path("soiree.yaml").read_text(encoding="utf-8").replace("rA ~~ .", "rA rT .", 1)
    Path("soiree.yaml").write_text(text, encoding="utf-8")
    ran = draw()
    assert ran.status == 1
    assert "error[HUT" in ran.err
    assert not Path("soiree.svg").exists()


def test_a_record_that_is_not_there(draw):
    ran = draw("none.yaml")
    assert ran.status == 2
    assert ran.err == "scorer: none.yaml: there is no such file\n"


def test_the_same_record_gives_the_same_bytes(draw):
    draw("soiree.yaml", "-o", "a.svg")
    draw("soiree.yaml", "-o", "b.svg")
    assert Path("a.svg").read_bytes() == Path("b.svg").read_bytes()


def test_only_a_picture_of_ours_is_written_over(draw):
    assert draw().status == draw().status == 0
    Path("soiree.svg").write_text("<svg/>", encoding="utf-8")
    ran = draw()
    assert ran.status == 2
    assert "soiree.svg was not written by scorer and is kept" in ran.err
    assert draw("soiree.yaml", "--force").status == 0
    assert words()


def test_a_pdf_by_its_suffix(draw):
    assert draw("soiree.yaml", "-o", "out.PDF", "--highlight", "trees").status == 0
    assert draw("soiree.yaml", "-o", "out.PDF").status == 0
    (page,) = PdfReader(BytesIO(Path("out.PDF").read_bytes())).pages
    assert "Soirée & <b>" in page.extract_text()
    assert page.mediabox.width < page.mediabox.height * 2


def test_from_the_standard_input(run):
    ran = run("draw", "-", stdin=RECORD.format(language="en"))
    assert ran.out == "scorer.svg is written\n"
    assert Path("scorer.svg").exists()


def test_it_speaks_the_language_of_the_record(draw):
    Path("soiree.yaml").write_text(RECORD.format(language="fr"), encoding="utf-8")
    draw()
    assert root().get("lang") == "fr"
    assert "rouge, orang-outan" in words()


def test_an_svg_is_drawn_without_what_only_paper_needs(draw):
    draw()
    code = (
        "import sys; sys.argv = ['scorer', 'draw', 'soiree.yaml']\n"
        "from scorer.cli.group import main\n"
        "try: main()\n"
        "except SystemExit: print([name for name in sys.modules if name.split('.')[0] in {'reportlab', 'PIL'}])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout  # noqa: S603
    assert told.splitlines()[-1] == "[]"


def test_a_map_that_all_play_on_is_drawn_once_with_what_counts_for_each(draw):
    Path("island.yaml").write_text(
        "game: hexfolk\nplayers:\n"
        "  - {name: Bo, settlements: [B2.N, D4.S], roads: [B2.N se, D4.S nw]}\n"
        "  - {name: Cy, settlements: [C1.NW, E1.N], roads: [C1.NW s, E1.N se]}\n",
        encoding="utf-8",
    )
    draw("island.yaml", "--highlight", "settlements")
    assert words("island.svg").count("A1") == 1
    assert "Settlements: Bo 2, Cy 2" in words("island.svg")


@pytest.mark.parametrize(
    ("language", "shown", "hidden"), [("en", {"yT", "wA"}, {"jT", "cA"}), ("fr", {"jT", "cA"}, {"yT", "wA"})]
)
def test_flowers_have_the_letters_of_the_language(draw, language: str, shown: set[str], hidden: set[str]):
    Path("soiree.yaml").write_text(RECORD.format(language=language), encoding="utf-8")
    draw("soiree.yaml", "--letters")
    assert shown <= set(words())
    assert not hidden & set(words())
