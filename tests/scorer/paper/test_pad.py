"""The blank score pad: what is on it, that a pen fits into it, and that it is cut into equal pads."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.drawing.pen import ASCENT, DESCENT
from scorer.paper.fonts import load
from scorer.paper.pad import Wanted, pad, sheet
from scorer.paper.pages import MARGIN, PAPERS, Page
from scoring_rules import GAMES, load_game
from scoring_rules.frame.board.picture import Label, Line, Polygon, Simple, flat
from scoring_rules.frame.language.text import ENGLISH

FONTS = load()
MM = 72 / 25.4
HUTAN = load_game("hutan").info
HALF_MARGIN = 28.0
"""Between a half that is cut off and its pad: 9.9 mm, what any printer can reach."""

WANTED = [
    (slug, lang, Wanted(players, per_page, 1, PAPERS[paper]))
    for slug in GAMES
    for lang in ("en", "fr")
    for paper in PAPERS
    for per_page in (1, 2)
    for players in (1, 2, 3, 4, 9)
]


def texts(page: Page) -> list[str]:
    return [str(shape.text) for shape in flat(page.shapes) if isinstance(shape, Label)]


def frame(label: Label) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a text; all of a pad's texts begin at their places."""
    assert label.anchor == "start"
    width = FONTS.face(label.bold).width(str(label.text), label.size)
    top, bottom = label.at.y - ASCENT * label.size, label.at.y + DESCENT * label.size
    return label.at.x, top, label.at.x + width, bottom


def extent(shape: Simple) -> tuple[float, float, float, float]:
    if isinstance(shape, Label):
        return frame(shape)
    assert isinstance(shape, Polygon | Line)
    points = shape.points if isinstance(shape, Polygon) else (shape.start, shape.end)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = shape.width / 2
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def marks(page: Page) -> list[Line]:
    """Return the marks where to cut, which alone stand in the margins."""
    return [shape for shape in page.shapes if isinstance(shape, Line)]


def tables(page: Page) -> Iterator[tuple[float, float, float, float]]:
    """Yield the frames of the tables."""
    for shape in flat(page.shapes):
        if isinstance(shape, Polygon) and shape.outline:
            yield extent(shape)


def lines(page: Page, *, upright: bool) -> list[float]:
    """Return where the lines of the first table lie, its frame among them."""
    left, top, right, bottom = next(tables(page))
    found = {left, right} if upright else {top, bottom}
    for shape in flat(page.shapes):
        if isinstance(shape, Line) and shape not in marks(page):
            (x, y), (end_x, end_y) = shape.start, shape.end
            if left <= x <= right and top <= y <= bottom and (x == end_x if upright else y == end_y):
                found.add(x if upright else y)
    return sorted(found)


@pytest.fixture(params=WANTED, ids=lambda each: f"{each[0]}-{each[1]}-{each[2]}")
def page(request: pytest.FixtureRequest) -> Page:
    slug, lang, wanted = request.param
    return sheet(load_game(slug).info, wanted, language(lang), FONTS)


def test_no_two_texts_overlap(page: Page):
    labels = [shape for shape in flat(page.shapes) if isinstance(shape, Label)]
    for one, other in combinations(map(frame, labels), 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_nothing_but_the_marks_leaves_the_margins(page: Page):
    width, height = page.paper
    for shape in flat(page.shapes):
        margin = 0.0 if shape in marks(page) else HALF_MARGIN if marks(page) else MARGIN
        left, top, right, bottom = extent(shape)
        assert min(left, top, width - right, height - bottom) >= margin - 0.51  # half a line, and what rounding adds


def test_texts_stay_in_their_column(page: Page):
    boxes = list(tables(page))
    middle = lines(page, upright=True)[1] - boxes[0][0]
    for label in (shape for shape in flat(page.shapes) if isinstance(shape, Label)):
        left, top, right, bottom = frame(label)
        for box in boxes:
            if box[0] <= left <= box[2] and box[1] <= top <= box[3]:
                assert right <= box[0] + middle
                assert bottom <= box[3]


def test_a_pen_fits_into_every_cell(page: Page):
    columns, rows = lines(page, upright=True)[1:], lines(page, upright=False)
    assert min(after - before for before, after in pairwise(columns)) >= 14 * MM - 1
    assert min(after - before for before, after in pairwise(rows)) >= 7 * MM - 1


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("paper", PAPERS)
def test_twelve_players_fit_on_a_sheet(slug: str, lang: str, paper: str):
    page = sheet(load_game(slug).info, Wanted(12, 1, 1, PAPERS[paper]), language(lang), FONTS)
    assert len(lines(page, upright=True)) == 14


def test_the_rows_are_those_of_the_pad():
    page = sheet(HUTAN, Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert texts(page) == [
        "Hutan: score pad", "Date", "Place", "Game no.", "Name",
        "Trees", "2 for each tree",
        "Animals", "3, 6, 9, 12 each, by area: 2, 3, 4, 5 cells",
        "Completed areas", "2, 4, 6, 8 for 2, 3, 4, 5 cells",
        "Unfinished or mixed areas", "−2, −4, −6, −8 for 2, 3, 4, 5 cells; family: 0",
        "Card no. ______", "advanced and solo: points as on the card",
        *["Card no. ______"] * 4,
        "Total", "Rank", "Remarks",
    ]  # fmt: skip
    assert len(lines(page, upright=False)) == 13


def test_a_forest_has_no_row_that_can_never_be_filled():
    page = sheet(load_game("forest_shuffle").info, Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert not [text for text in texts(page) if "hrub" in text]


@pytest.mark.parametrize("players", [1, 4])
def test_there_is_a_column_for_each_player(players: int):
    page = sheet(HUTAN, Wanted(players, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert len(lines(page, upright=True)) == players + 2


@pytest.mark.parametrize("paper", PAPERS)
def test_two_pads_are_equal_halves_with_marks_between_them(paper: str):
    page = sheet(HUTAN, Wanted(4, 2, 1, PAPERS[paper]), ENGLISH, FONTS)
    assert page.paper == PAPERS[paper]
    assert texts(page)[: len(texts(page)) // 2] == texts(page)[len(texts(page)) // 2 :]
    upper, lower = tables(page)
    middle = page.paper.height / 2
    assert {line.start.y for line in marks(page)} == {middle}
    assert upper[3] < middle < lower[1]
    assert lower[1] - upper[1] == pytest.approx(middle)


def test_one_pad_has_no_marks():
    assert marks(sheet(HUTAN, Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)) == []


def test_pads_with_many_rows_lie_side_by_side():
    page = sheet(HUTAN._replace(pad=HUTAN.pad * 2), Wanted(4, 2, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert page.paper == PAPERS["a4"][::-1]
    left, right = tables(page)
    assert left[2] < page.paper.width / 2 < right[0]
    middle = page.paper.width / 2
    assert {line.start.x for line in marks(page)} == {middle}
    assert right[0] - left[0] == pytest.approx(middle)


@pytest.mark.parametrize("rows", [1, 2])
def test_marks_begin_at_the_very_edge(rows: int):
    page = sheet(HUTAN._replace(pad=HUTAN.pad * rows), Wanted(4, 2, 1, PAPERS["a4"]), ENGLISH, FONTS)
    ends = [min(x, y, page.paper.width - x, page.paper.height - y) for m in marks(page) for x, y in (m.start, m.end)]
    assert ends.count(0) == len(marks(page)) == 2


def test_rows_that_do_not_fit_are_refused():
    with pytest.raises(Problem, match=r"the rows of Hutan do not fit with 2 pads .* `--per-page 1`"):
        sheet(HUTAN._replace(pad=HUTAN.pad * 4), Wanted(4, 2, 1, PAPERS["a4"]), ENGLISH, FONTS)


def test_the_document_is_in_its_language_and_has_a_title():
    document = pad(HUTAN, Wanted(4, 2, 3, PAPERS["letter"]), language("fr"), "fr")
    reader = PdfReader(BytesIO(document))
    assert reader.trailer["/Root"]["/Lang"] == "fr"
    assert reader.metadata.title.startswith("Hutan")
    assert len(reader.pages) == 3
    assert "Zones inachevées ou hétérogènes" in reader.pages[2].extract_text()
    assert document == pad(HUTAN, Wanted(4, 2, 3, PAPERS["letter"]), language("fr"), "fr")


def test_the_command_writes_over_what_scorer_wrote_only(run):
    ran = run("pad", "hutan")
    assert (ran.status, ran.out) == (0, "hutan-pad.pdf is written\n")
    written = Path("hutan-pad.pdf").read_bytes()
    assert run("pad", "Hutan", "--paper", "a4", "--players", "4").status == 0
    assert Path("hutan-pad.pdf").read_bytes() == written
    Path("hutan-pad.pdf").write_text("mine")
    assert run("pad", "hutan").status == 2
    assert Path("hutan-pad.pdf").read_text() == "mine"
    assert run("pad", "hutan", "--force").status == 0
    assert Path("hutan-pad.pdf").read_bytes() == written


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_two_pads_fit_on_a_sheet_if_nobody_says_how_many_columns(run, slug: str, paper: str):
    assert run("pad", slug, "--per-page", "2", "--paper", paper.upper()).status == 0


@pytest.mark.parametrize(("slug", "names"), [("hexfolk", 4), ("hortis", 4), ("hutan", 4), ("forest_shuffle", 5)])
def test_a_pad_has_the_columns_of_one_table(slug: str, names: int, run):
    assert run("pad", slug, "-o", "usual").status == 0
    assert run("pad", slug, "-o", "asked", "--players", str(names)).status == 0
    assert Path("usual.pdf").read_bytes() == Path("asked.pdf").read_bytes()


def test_names_are_printed_above_their_columns(run):
    assert run("pad", "hutan", "--players", "Anna;Ben;Zoé").status == 0
    text = PdfReader("hutan-pad.pdf").pages[0].extract_text()
    assert all(name in text for name in ("Anna", "Ben", "Zoé"))
    long = "Jean-Christophe de la Rochefoucauld-Montbel"
    page = sheet(HUTAN, Wanted(3, 2, 1, PAPERS["a4"], ("Anna", long, "Zoé")), ENGLISH, FONTS)
    left, *inner = lines(page, upright=True)[1:]
    columns = list(pairwise([left, *inner]))
    named = [shape for shape in flat(page.shapes) if isinstance(shape, Label) and shape.bold and shape.size == 9.0]
    frames = [frame(label) for label in named]
    assert {"Anna", "Zoé"} <= {str(label.text) for label in named}
    assert all(any(begin <= x and right <= end for begin, end in columns) for x, _, right, _ in frames)
    assert len(named) > len(columns)  # two pads, and a name in two lines


def test_names_that_the_font_lacks_are_told(run):
    ran = run("pad", "hutan", "--players", "王,Ben")
    assert ran.status == 0
    assert "王 U+738B" in ran.err
    assert "--font" in ran.err


def test_a_pad_has_no_more_columns_than_can_play(run):
    ran = run("pad", "forest_shuffle", "--players", "6")
    assert ran.status == 2
    assert ran.err == "scorer: Forest Shuffle is for 1 to 5 players, 6 are asked for\n"


def test_too_many_columns_are_refused_with_what_fits(run):
    ran = run("pad", "hortis", "--players", "12", "--per-page", "2")
    assert ran.status == 2
    assert ran.err == (
        "scorer: 12 columns of 14 mm do not fit with 2 pads on a sheet, at most 10 do: "
        "ask for fewer with `--players`, or use `--per-page 1`\n"
    )
    assert run("pad", "hortis", "--players", "10", "--per-page", "2").status == 0


@pytest.mark.parametrize(
    "option", ["--players=0", "--players=13", "--per-page=3", "--sheets=0", "--paper=a5", "--players=Anna Ben"]
)
def test_what_cannot_be_printed_is_wrong_usage(run, option: str):
    assert run("pad", "hutan", option).status == 2
    assert not Path("hutan-pad.pdf").exists()
