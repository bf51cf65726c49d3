"""The blank score pad: what is on it, that a pen fits into it, and that it is cut into equal pads."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from pypdf import PdfReader

from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.drawing.pen import ASCENT, DESCENT
from scorer.paper.fonts import load
from scorer.paper.pads.drawn import Ink
from scorer.paper.pads.pad import Subject, Wanted, pad, sheet
from scorer.paper.pages import MARGIN, PAPERS, Page
from scoring_rules import GAMES, load_game
from scoring_rules.frame.board.picture import Circle, Label, Line, Path, Polygon, Simple, flat
from scoring_rules.frame.language.text import ENGLISH

FONTS = load()
MM = 72 / 25.4
HALF_MARGIN, QUARTER_MARGIN = 28.0, 20.0
"""Between a part that is cut off and its pad: 9.9 mm, what any printer can reach."""


def subject(slug: str, table: object = None) -> Subject:
    game = load_game(slug)
    return Subject(game.info.name, game.pad(table))


HUTAN = subject("hutan")
WANTED = [
    (slug, lang, Wanted(players, per_page, 1, PAPERS[paper]))
    for slug in GAMES
    for lang in ("en", "fr")
    for paper in PAPERS
    for per_page, most in ((1, 9), (2, 4), (4, 2))
    for players in (1, 2, 3, 4, 9)
    if players <= most
]


def texts(page: Page) -> list[str]:
    return [str(shape.text) for shape in flat(page.shapes) if isinstance(shape, Label)]


def frame(label: Label) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a text."""
    width = FONTS.face(label.bold).width(str(label.text), label.size)
    left = label.at.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor] * width
    top, bottom = label.at.y - ASCENT * label.size, label.at.y + DESCENT * label.size
    return left, top, left + width, bottom


def extent(shape: Simple) -> tuple[float, float, float, float]:
    match shape:
        case Label():
            return frame(shape)
        case Polygon(points):
            pass
        case Path(steps):
            points = tuple(point for step in steps for point in step.points)
        case Line(start, end):
            points = (start, end)
        case Circle(centre, radius):
            x, y = centre
            return x - radius, y - radius, x + radius, y + radius
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = shape.width / 2
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def marks(page: Page) -> list[Line]:
    """Return the marks where to cut, which alone stand in the margins."""
    return [shape for shape in page.shapes if isinstance(shape, Line)]


def tables(page: Page) -> Iterator[tuple[float, float, float, float]]:
    """Yield the frames of the tables."""
    for shape in flat(page.shapes):
        if isinstance(shape, Polygon) and (shape.outline, shape.width) == ("ink", 1.0):
            yield extent(shape)


def lines(page: Page, *, upright: bool) -> list[float]:
    """Return where the lines of the first table lie, its frame among them."""
    left, top, right, bottom = next(tables(page))
    found = {left, right} if upright else {top, bottom}
    for shape in flat(page.shapes):
        if isinstance(shape, Line) and shape not in marks(page) and is_through(shape, right - left, bottom - top):
            (x, y), (end_x, end_y) = shape.start, shape.end
            if left <= x <= right and top <= y <= bottom and (x == end_x if upright else y == end_y):
                found.add(x if upright else y)
    return sorted(found)


def is_through(line: Line, width: float, height: float) -> bool:
    """Whether a line goes through a whole table, as those that part its cells."""
    across, down = abs(line.end.x - line.start.x), abs(line.end.y - line.start.y)
    return not line.dash and (across > 0.95 * width or down > 0.95 * height)


@pytest.fixture(params=WANTED, ids=lambda each: f"{each[0]}-{each[1]}-{each[2]}")
def page(request: pytest.FixtureRequest) -> Page:
    slug, lang, wanted = request.param
    return sheet(subject(slug), wanted, language(lang), FONTS)


def test_no_two_texts_overlap(page: Page):
    labels = [shape for shape in flat(page.shapes) if isinstance(shape, Label)]
    for one, other in combinations(map(frame, labels), 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_nothing_but_the_marks_leaves_the_margins(page: Page):
    width, height = page.paper
    for shape in flat(page.shapes):
        if isinstance(shape, Label) and not shape.text:
            continue
        margin = 0.0 if shape in marks(page) else {0: MARGIN, 2: HALF_MARGIN, 4: QUARTER_MARGIN}[len(marks(page))]
        left, top, right, bottom = extent(shape)
        assert min(left, top, width - right, height - bottom) >= margin - 2.1  # the leaf of a picture, half a line


def test_texts_stay_in_their_cells(page: Page):
    boxes = list(tables(page))
    columns = [x - boxes[0][0] for x in lines(page, upright=True)]
    for label in (shape for shape in flat(page.shapes) if isinstance(shape, Label)):
        left, top, right, bottom = frame(label)
        for box in boxes:
            if box[0] <= left <= box[2] and box[1] <= top <= box[3]:
                assert any(begin <= left - box[0] and right - box[0] <= end for begin, end in pairwise(columns))
                assert bottom <= box[3]


def test_no_letter_is_below_six_points(page: Page):
    assert min(shape.size for shape in flat(page.shapes) if isinstance(shape, Label) and str(shape.text)) >= 6.0


def test_a_pen_fits_into_every_cell(page: Page):
    columns, rows = lines(page, upright=True)[1:], lines(page, upright=False)
    assert min(after - before for before, after in pairwise(columns)) >= 14 * MM - 1
    assert min(after - before for before, after in pairwise(rows)) >= 7 * MM - 1


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("paper", PAPERS)
def test_twelve_players_fit_on_a_sheet(slug: str, lang: str, paper: str):
    page = sheet(subject(slug), Wanted(12, 1, 1, PAPERS[paper]), language(lang), FONTS)
    assert len(lines(page, upright=True)) == 14


def test_the_rows_are_those_of_the_pad():
    page = sheet(HUTAN, Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    said = texts(page)
    assert said[:9] == ["solo", "advanced", "standard", "family", "Hutan", "Date", "Place", "Game no.", "Name"]
    for row in (
        ["Trees", "2 for each tree"],
        ["Animals", "3, 6, 9, 12 each, by area: 2, 3, 4, 5 cells"],
        ["Completed areas", "2, 4, 6, 8 for 2, 3, 4, 5 cells"],
        ["Unfinished or mixed areas", "−2, −4, −6, −8 for 2, 3, 4, 5 cells; family: 0"],
        ["TOTAL", "played first in the last round (breaks a tie)"],
        ["Ecosystem cards", "solo: 80 · 100 · 120 · 135 · 150"],
        ["12", "animals on the edge", "6, cassowary +4"],
    ):
        assert any(said[place : place + len(row)] == row for place in range(len(said)))
    assert said[-1] == "Remarks"
    assert len(lines(page, upright=False)) == 13


def test_every_card_of_hutan_is_at_the_foot():
    notes = [str(note.name) for note in HUTAN.pad.notes]
    assert notes == ["1–5", "6–10", *map(str, range(11, 25))]


def test_a_forest_has_no_row_that_can_never_be_filled():
    page = sheet(subject("forest_shuffle"), Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert not [text for text in texts(page) if "hrub" in text]


def test_each_game_has_room_for_what_it_counts():
    rows = {slug: subject(slug).pad.rows for slug in GAMES}
    assert [row.boxes for row in rows["hortis"][:3]] == [5, 5, 5]
    assert [row.number for row in rows["hortis"] if row.number is not None] == ["", ""]
    assert [row.to_name for row in rows["habitats"]].count(True) == 6
    assert rows["hexfolk"][0].boxes == 10
    assert [row.values for row in rows["hexfolk"]].count(("2",)) == 2


def test_little_ink_leaves_pictures_out():
    usual, low = (
        sheet(HUTAN, Wanted(4, 2, 1, PAPERS["a4"], (), ink), ENGLISH, FONTS) for ink in (Ink(), Ink(pictures=False))
    )
    filled = [[s for s in flat(page.shapes) if getattr(s, "fill", "")] for page in (usual, low)]
    assert len(filled[0]) > 50
    assert filled[1] == []


@pytest.mark.parametrize("players", [1, 4])
def test_there_is_a_column_for_each_player(players: int):
    page = sheet(HUTAN, Wanted(players, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert len(lines(page, upright=True)) == players + 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("per_page", "columns", "rows"), [(2, 2, 1), (4, 2, 2)])
def test_pads_lie_alike_in_equal_parts_with_marks_between_them(paper: str, per_page: int, columns: int, rows: int):
    page = sheet(HUTAN, Wanted(2, per_page, 1, PAPERS[paper]), ENGLISH, FONTS)
    assert sorted(page.paper) == sorted(PAPERS[paper])
    found = list(tables(page))
    offsets = {
        (round(x % (page.paper.width / columns), 3), round(y % (page.paper.height / rows), 3)) for x, y, *_ in found
    }
    assert (len(found), len(offsets)) == (per_page, 1)
    ends = [min(x, y, page.paper.width - x, page.paper.height - y) for m in marks(page) for x, y in (m.start, m.end)]
    assert ends.count(0) == len(marks(page)) == 2 * (columns - 1) + 2 * (rows - 1)


def test_one_pad_has_no_marks():
    assert marks(sheet(HUTAN, Wanted(4, 1, 1, PAPERS["a4"]), ENGLISH, FONTS)) == []


def test_pads_of_many_columns_lie_one_above_the_other():
    page = sheet(HUTAN, Wanted(9, 2, 1, PAPERS["a4"]), ENGLISH, FONTS)
    assert page.paper == PAPERS["a4"]


def test_rows_that_do_not_fit_are_refused():
    much = HUTAN._replace(pad=HUTAN.pad._replace(rows=HUTAN.pad.rows * 4))
    with pytest.raises(Problem, match=r"the rows of Hutan do not fit with 2 pads .* `--per-page 1`"):
        sheet(much, Wanted(4, 2, 1, PAPERS["a4"]), ENGLISH, FONTS)


@pytest.mark.parametrize("slug", GAMES)
def test_fifty_sheets_are_small(slug: str):
    assert len(pad(subject(slug), Wanted(4, 2, 50, PAPERS["a4"]), language("fr"), "fr")) < 150_000


def test_the_document_is_in_its_language_and_has_a_title():
    document = pad(HUTAN, Wanted(4, 2, 3, PAPERS["letter"]), language("fr"), "fr")
    reader = PdfReader(BytesIO(document))
    assert reader.trailer["/Root"]["/Lang"] == "fr"
    assert reader.metadata.title.startswith("Hutan")
    assert len(reader.pages) == 3
    assert "Zones inachevées ou hétérogènes" in " ".join(reader.pages[2].extract_text().split())
    assert document == pad(HUTAN, Wanted(4, 2, 3, PAPERS["letter"]), language("fr"), "fr")


def test_the_command_writes_over_what_scorer_wrote_only(run):
    ran = run("pad", "hutan")
    assert (ran.status, ran.out) == (0, "hutan-pad.pdf is written\n")
    written = pathlib.Path("hutan-pad.pdf").read_bytes()
    assert run("pad", "Hutan", "--paper", "a4", "--players", "4").status == 0
    assert pathlib.Path("hutan-pad.pdf").read_bytes() == written
    pathlib.Path("hutan-pad.pdf").write_text("mine")
    assert run("pad", "hutan").status == 2
    assert pathlib.Path("hutan-pad.pdf").read_text() == "mine"
    assert run("pad", "hutan", "--force").status == 0
    assert pathlib.Path("hutan-pad.pdf").read_bytes() == written


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("paper", PAPERS)
def test_two_pads_fit_on_a_sheet_if_nobody_says_how_many_columns(run, slug: str, paper: str):
    assert run("pad", slug, "--per-page", "2", "--paper", paper.upper()).status == 0


@pytest.mark.parametrize(("slug", "names"), [("hexfolk", 4), ("hortis", 2), ("hutan", 4), ("forest_shuffle", 5)])
def test_a_pad_has_the_columns_of_one_table(slug: str, names: int, run):
    assert run("pad", slug, "-o", "usual").status == 0
    assert run("pad", slug, "-o", "asked", "--players", str(names)).status == 0
    assert pathlib.Path("usual.pdf").read_bytes() == pathlib.Path("asked.pdf").read_bytes()


def test_names_are_printed_above_their_columns(run):
    assert run("pad", "hutan", "--players", "Anna;Ben;Zoé").status == 0
    text = PdfReader("hutan-pad.pdf").pages[0].extract_text()
    assert all(name in text for name in ("Anna", "Ben", "Zoé"))
    long = "Jean-Christophe de la Rochefoucauld-Montbel"
    page = sheet(HUTAN, Wanted(3, 2, 1, PAPERS["a4"], ("Anna", long, "Zoé")), ENGLISH, FONTS)
    left, *inner = lines(page, upright=True)[1:]
    columns = list(pairwise([left, *inner]))
    named = [
        shape
        for shape in flat(page.shapes)
        if isinstance(shape, Label) and shape.bold and shape.size == 9.0 and str(shape.text) != ""
    ]
    frames = [frame(label) for label in named if label.at.x < page.paper.width / 2]
    assert {"Anna", "Zoé"} <= {str(label.text) for label in named}
    assert all(any(begin <= x and right <= end for begin, end in columns) for x, _, right, _ in frames)
    assert len(named) > len(columns)  # two pads, and a name in two lines


OLD = {
    "hutan": "mode: advanced\necosystem: 7 11 16 20 23\n",
    "hortis": "recipes: [16, 17]\n",
    "habitats": "edition: cwali\nyears:\n  - objectives: [{name: bees, points: [3, 1], values: {Ann: 2, Ben: 1}}]\n",
    "hexfolk": "target: 12\nturn: Ann\n",
    "forest_shuffle": "",
}
PRINTED = {
    "hutan": ("7", "trees on yellow", "23"), "hortis": ("16", "17"), "habitats": ("Year 1: bees",), "hexfolk": ("target is 12",),
    "forest_shuffle": ("Ann",),
}  # fmt: skip


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_record_knows_is_printed(run, slug: str):
    text = f"game: {slug}\n{OLD[slug]}players:\n  - {{name: Ann, counted: 12}}\n  - {{name: Ben, counted: 10}}\n"
    pathlib.Path("old.yaml").write_text(text, "utf-8")
    ran = run("pad", slug, "--from", "old.yaml")
    assert ran.status == 0, ran.err
    shown = PdfReader(f"{slug.replace('_', '-')}-pad.pdf").pages[0].extract_text()
    assert all(words in shown for words in ("Ann", "Ben", *PRINTED[slug]))


def test_ecosystem_cards_are_printed_in_their_rows(run):
    assert run("pad", "hutan", "--ecosystem", "7, 11,16,20,23").status == 0
    assert "trees on yellow" in PdfReader("hutan-pad.pdf").pages[0].extract_text()
    ran = run("pad", "hutan", "--ecosystem", "7,11")
    assert (ran.status, ran.err) == (2, "scorer: --ecosystem: 2 cards are typed\n")
    assert run("pad", "hortis", "--ecosystem", "7,11").err == "scorer: --ecosystem is for Hutan\n"


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
    ran = run("pad", "hortis", "--players", "12", "--per-page", "4")
    assert ran.status == 2
    assert ran.err == (
        "scorer: 12 columns of 14 mm do not fit with 4 pads on a sheet, at most 7 do: "
        "ask for fewer with `--players`, or use `--per-page 1`\n"
    )
    assert run("pad", "hortis", "--players", "7", "--per-page", "4").status == 0
    assert run("pad", "hortis", "--players", "12", "--force").status == 0  # one on a sheet, as nobody asked for two


@pytest.mark.parametrize(
    "option", ["--players=0", "--players=13", "--per-page=3", "--sheets=0", "--paper=a5", "--players=Anna Ben"]
)
def test_what_cannot_be_printed_is_wrong_usage(run, option: str):
    assert run("pad", "hutan", option).status == 2
    assert not pathlib.Path("hutan-pad.pdf").exists()
