"""The blank score pad: what is on it, that a pen fits into it, and that it is cut into equal pads."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pypdf import PdfReader

from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.drawing.palette import colour
from scorer.drawing.pen import ASCENT, DESCENT
from scorer.paper.fonts import load
from scorer.paper.pads.divisions import PART_MARGIN
from scorer.paper.pads.pad import document, sheet
from scorer.paper.pads.wanted import Wanted
from scorer.paper.pages import MARGIN, PAPERS, Page
from scoring_rules import GAMES, load_game
from scoring_rules.frame.board.pad import Pad
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Polygon, Simple, flat
from scoring_rules.frame.board.picture import Path as Drawn
from scoring_rules.frame.language.text import Language, Text

FONTS = load()
EXAMPLES = Path(__file__).parents[3] / "examples"
MM = 72 / 25.4
HUTAN = load_game("hutan").info.name
LEAST_SIZE = 6.0
"""Of type that is read at a table, in points."""

WANTED = [
    (slug, lang, Wanted(players, per_page, 1, PAPERS[paper], (), per_page == 4))
    for slug in GAMES
    for lang in ("en", "fr")
    for paper in PAPERS
    for per_page in (1, 2, 4)
    for players in (1, 4, 6)
]


def pad_of(slug: str) -> Pad:
    return load_game(slug).info.pad()(None)


def page_of(slug: str, wanted: Wanted, spoken: Language | None = None) -> Page:
    return sheet(load_game(slug).info.name, pad_of(slug), wanted, spoken or language("en"), FONTS)


def texts(page: Page) -> list[str]:
    return [str(shape.text) for shape in flat(page.shapes) if isinstance(shape, Label)]


def frame(label: Label) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a text."""
    width = FONTS.face(label.bold).width(str(label.text), label.size)
    x = label.at.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor]
    return x, label.at.y - ASCENT * label.size * 0.8, x + width, label.at.y + DESCENT * label.size * 0.5


def extent(shape: Simple) -> tuple[float, float, float, float]:
    match shape:
        case Label():
            return frame(shape)
        case Circle(centre, radius):
            return centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius
        case Drawn(steps):
            points = [point for step in steps for point in step.points]
        case Line(start, end):
            points = [start, end]
        case Polygon(points):
            points = list(points)
    xs, ys = [point.x for point in points], [point.y for point in points]
    reach = shape.width / 2
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def marks(page: Page) -> list[Line]:
    """Return the marks where to cut, which alone stand in the margins."""
    return [shape for shape in page.shapes if isinstance(shape, Line)]


def offsets(page: Page) -> list[tuple[float, float]]:
    return [(shape.at.x, shape.at.y) for shape in page.shapes if isinstance(shape, Group)]


def tables(page: Page) -> Iterator[tuple[float, float, float, float]]:
    """Yield the frames of the tables."""
    for shape in flat(page.shapes):
        if isinstance(shape, Polygon) and extent(shape)[2] - extent(shape)[0] > 200:
            yield extent(shape)


def lines(page: Page, *, upright: bool) -> list[float]:
    """Return where the unbroken lines of the first table lie that go all through it, its frame among them."""
    left, top, right, bottom = next(tables(page))
    length = (bottom - top if upright else right - left) - 4
    found = {left, right} if upright else {top, bottom}
    for shape in flat(page.shapes):
        if isinstance(shape, Line) and shape not in marks(page):
            (x, y), (end_x, end_y) = shape.start, shape.end
            inside = left <= x <= right and top <= y <= bottom
            if inside and (abs(end_y - y) >= length if upright else abs(end_x - x) >= length):
                found.add(x if upright else y)
    return sorted(found)


@pytest.fixture(params=WANTED, ids=lambda each: f"{each[0]}-{each[1]}-{each[2][:3]}-{each[2].paper[0]:.0f}")
def page(request: pytest.FixtureRequest) -> Page:
    slug, lang, wanted = request.param
    return page_of(slug, wanted, language(lang))


def test_no_two_texts_overlap(page: Page):
    group = next(shape for shape in page.shapes if isinstance(shape, Group))
    labels = [shape for shape in flat([group]) if isinstance(shape, Label)]
    for one, other in combinations(map(frame, labels), 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_no_line_runs_through_a_text(page: Page):
    group = next(shape for shape in page.shapes if isinstance(shape, Group))
    labels = [frame(shape) for shape in flat([group]) if isinstance(shape, Label)]
    for line in (shape for shape in flat([group]) if isinstance(shape, Line)):
        left, top, right, bottom = extent(line._replace(width=0))
        for label in labels:
            assert right <= label[0] or label[2] <= left or bottom <= label[1] or label[3] <= top


def test_nothing_but_the_marks_leaves_the_margins(page: Page):
    width, height = page.paper
    for shape in flat(page.shapes):
        margin = 0.0 if shape in marks(page) else PART_MARGIN if marks(page) else MARGIN
        left, top, right, bottom = extent(shape)
        assert min(left, top, width - right, height - bottom) >= margin - 0.51  # half a line, and what rounding adds


def test_no_type_is_too_small_or_too_pale(page: Page):
    for shape in flat(page.shapes):
        if isinstance(shape, Label):
            assert shape.size >= LEAST_SIZE
            assert colour(shape.style).lightness < 0.5


def test_texts_stay_in_their_column(page: Page):
    edge = lines(page, upright=True)[1]
    left, top, _, bottom = next(tables(page))
    for label in (shape for shape in flat(page.shapes) if isinstance(shape, Label) and shape.anchor != "middle"):
        start, above, end, below = frame(label)
        if left <= start <= edge and top <= above <= bottom:
            assert end <= edge
            assert below <= bottom


def test_a_pen_fits_into_every_cell(page: Page):
    columns, rows = lines(page, upright=True)[1:], lines(page, upright=False)
    assert min(after - before for before, after in pairwise(columns)) >= 14 * MM - 1
    assert min(after - before for before, after in pairwise(rows)) >= 4.5 * MM - 1


def test_every_part_of_a_sheet_has_its_pad_at_one_offset(page: Page):
    columns = len({x for x, _ in offsets(page)})
    rows = len({y for _, y in offsets(page)})
    width, height = page.paper.width / columns, page.paper.height / rows
    found = {(round(x % width, 3), round(y % height, 3)) for x, y in offsets(page)}
    assert len(found) == 1
    ends = [min(x, y, page.paper.width - x, page.paper.height - y) for m in marks(page) for x, y in (m.start, m.end)]
    assert ends.count(0) >= len(marks(page)) == 2 * (columns - 1 + rows - 1)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("paper", PAPERS)
def test_twelve_players_fit_on_a_sheet(slug: str, lang: str, paper: str):
    page = page_of(slug, Wanted(12, None, 1, PAPERS[paper]), language(lang))
    assert len(lines(page, upright=True)) == 14


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("paper", PAPERS)
def test_half_a_sheet_has_everything(slug: str, lang: str, paper: str):
    page = page_of(slug, Wanted(4, None, 1, PAPERS[paper]), language(lang))
    assert len(offsets(page)) == 2
    shown, pad, spoken = texts(page), pad_of(slug), language(lang)
    assert Text("Remarks").render(spoken) in shown
    numbers = [str(entry.number) for strip in pad.strips for entry in strip.entries]
    assert set(numbers) <= set(shown)
    assert shown[: len(shown) // 2] == shown[len(shown) // 2 :]


def test_the_rows_are_those_of_the_pad():
    shown = texts(page_of("hutan", Wanted(4, 1, 1, PAPERS["a4"])))
    assert shown[: shown.index("1–5")] == [
        "Hutan", "family", "standard", "advanced", "solo", "Date", "Place", "Game no.",
        "Trees", "how many × 2",
        "Animals", "2–5 cells: 3 · 6 · 9 · 12",
        "Completed areas", "2–5 cells: 2 · 4 · 6 · 8",
        "Unfinished or mixed", "−2 · −4 · −6 · −8 (family: 0)",
        "Ecosystem cards", "TOTAL", "Played first in the last round", "(breaks a tie)",
        "Name", "Ecosystem cards", "Solo 80 · 100 · 120 · 135 · 150",
    ]  # fmt: skip


def test_all_cards_are_at_the_foot_with_their_values():
    page = page_of("hutan", Wanted(4, 1, 1, PAPERS["a4"]))
    shown = texts(page)
    assert shown[shown.index("14") :][:4] == ["14", "animal in an area of 4, 5", "7", "tiger +4"]
    assert "…" not in "".join(shown)
    assert "…" not in "".join(texts(page_of("hutan", Wanted(4, None, 1, PAPERS["letter"]), language("fr"))))


def test_a_forest_has_no_row_that_can_never_be_filled():
    assert not [text for text in texts(page_of("forest_shuffle", Wanted(4, 1, 1, PAPERS["a4"]))) if "hrub" in text]


def test_the_values_of_a_forest_are_those_of_its_rules():
    shown = texts(page_of("forest_shuffle", Wanted(4, None, 1, PAPERS["a4"])))
    assert {"1 · 4 · 9 · 16 · 25 · 36 · 49", "0 · 3 · 6 · 12 · 20 · 35 · 55", "0 · 10 · 15 · 20", "5 · 15 · 25"} <= {
        *shown
    }


def test_a_track_has_a_box_a_point_and_marks_the_target():
    page = page_of("hexfolk", Wanted(4, None, 1, PAPERS["a4"]))
    numbers = [shape for shape in flat(page.shapes) if isinstance(shape, Label) and shape.size == LEAST_SIZE]
    assert [str(each.text) for each in numbers[:15]] == [str(number) for number in range(1, 16)]
    assert {str(each.text) for each in numbers if each.bold} == {"10"}


def test_awards_have_a_ring_a_player():
    page = page_of("hexfolk", Wanted(3, 1, 1, PAPERS["a4"]))
    assert len([shape for shape in flat(page.shapes) if isinstance(shape, Circle)]) == 2 * 3


def test_fruits_have_five_boxes_a_player_and_values_to_circle():
    page = page_of("hortis", Wanted(2, 1, 1, PAPERS["a4"]))
    small = [s for s in flat(page.shapes) if isinstance(s, Polygon) and 5 < extent(s)[2] - extent(s)[0] < 12.5]
    assert len(small) >= 3 * 5 * 2
    assert texts(page).count("15") == 3 * 2


@pytest.mark.parametrize("players", [1, 4])
def test_there_is_a_column_for_each_player(players: int):
    assert len(lines(page_of("hutan", Wanted(players, 1, 1, PAPERS["a4"])), upright=True)) == players + 2


def test_low_ink_has_thin_grey_lines_and_nothing_bold():
    wanted = Wanted(4, None, 1, PAPERS["a4"])
    normal, low = (list(flat(page_of("hutan", each).shapes)) for each in (wanted, wanted._replace(ink="low")))
    assert len(normal) == len(low)
    assert [s.text for s in normal if isinstance(s, Label)] == [s.text for s in low if isinstance(s, Label)]
    assert not [shape for shape in low if isinstance(shape, Label) and (shape.bold or shape.style == "accent")]
    assert max(shape.width for shape in low if isinstance(shape, Polygon)) <= 0.5


def test_rows_that_do_not_fit_are_refused():
    pad = pad_of("hutan")
    with pytest.raises(Problem, match=r"the rows of Hutan do not fit with 2 pads .* `--per-page 1`"):
        sheet(HUTAN, pad._replace(rows=pad.rows * 5), Wanted(4, 2, 1, PAPERS["a4"]), language("en"), FONTS)


def test_the_document_is_in_its_language_and_has_a_title():
    made = document(HUTAN, pad_of("hutan"), Wanted(4, 2, 3, PAPERS["letter"]), language("fr"), "fr")
    reader = PdfReader(BytesIO(made))
    assert reader.trailer["/Root"]["/Lang"] == "fr"
    assert reader.metadata.title.startswith("Hutan")
    assert len(reader.pages) == 3
    assert "Zones complètes" in reader.pages[2].extract_text()


def test_fifty_pads_are_small_and_two_processes_write_the_same(tmp_path: Path):
    made = []
    for seed in "12":
        file = tmp_path / f"{seed}.pdf"
        asked = [sys.executable, "-m", "scorer", "pad", "forest_shuffle", "--sheets", "25", "-o", str(file)]
        subprocess.run(  # noqa: S603 - our own program
            asked, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}
        )
        made.append(file.read_bytes())
    assert made[0] == made[1]
    assert len(made[0]) < 150_000


def test_the_command_writes_over_what_scorer_wrote_only(run):
    ran = run("pad", "hutan")
    assert (ran.status, ran.out) == (0, "hutan-pad.pdf is written\n")
    written = Path("hutan-pad.pdf").read_bytes()
    assert run("pad", "Hutan", "--paper", "a4", "--players", "4", "--per-page", "2").status == 0
    assert Path("hutan-pad.pdf").read_bytes() == written
    Path("hutan-pad.pdf").write_text("mine")
    assert run("pad", "hutan").status == 2
    assert Path("hutan-pad.pdf").read_text() == "mine"
    assert run("pad", "hutan", "--force").status == 0
    assert Path("hutan-pad.pdf").read_bytes() == written


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", ["2", "4"])
def test_pads_fit_on_a_sheet_if_nobody_says_how_many_columns(run, slug: str, paper: str, count: str):
    assert run("pad", slug, "--per-page", count, "--paper", paper.upper()).status == 0


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
    page = page_of("hutan", Wanted(3, 2, 1, PAPERS["a4"], ("Anna", long, "Zoé")))
    columns = list(pairwise(lines(page, upright=True)[1:]))
    group = next(shape for shape in page.shapes if isinstance(shape, Group))
    named = [shape for shape in flat([group]) if isinstance(shape, Label) and shape.bold and shape.size == 9.0]
    frames = [frame(label) for label in named]
    assert {"Anna", "Zoé"} <= {str(label.text) for label in named}
    assert all(any(begin <= x and right <= end for begin, end in columns) for x, _, right, _ in frames)
    assert len(named) > len(columns)  # a name in two lines


def text_of(file: str = "pad.pdf") -> str:
    return PdfReader(file).pages[0].extract_text()


@pytest.mark.parametrize("typed", ["2,7,12,18,24", "2 7 12 18 24", "2; 7; 12; 18; 24"])
def test_cards_are_printed_that_are_in_play(run, typed: str):
    assert run("pad", "hutan", "--ecosystem", typed, "-o", "pad").status == 0
    assert "yellow areas how many × 3\n" in text_of()
    assert "animals on the edge how many × 6, cassowary +4\n" in text_of()
    assert text_of().count("Ecosystem cards") == 2  # the heading at the foot alone, on both halves


def test_a_scenario_brings_its_cards(run):
    assert run("pad", "hutan", "--scenario", "A", "-o", "pad").status == 0
    assert "tiles with areas of" in text_of()


@pytest.mark.parametrize(("typed", "told"), [("2 7 12 18 25", "no card has the number `25`"), ("2 7", "2 cards are")])
def test_cards_that_are_none_are_told(run, typed: str, told: str):
    ran = run("pad", "hutan", "--ecosystem", typed)
    assert (ran.status, ran.err.partition(":")[0]) == (2, "scorer")
    assert f"--ecosystem {typed}: {told}" in ran.err


def test_an_option_that_changes_nothing_on_a_pad_is_refused(run):
    ran = run("pad", "hutan", "--first-game")
    assert (ran.status, ran.err) == (2, "scorer: a pad of Hutan is the same with --first-game: leave it out\n")
    assert run("pad", "hortis", "--deck").status == 2  # a deck is no record


def test_camps_are_only_where_there_are_any(run):
    assert run("pad", "habitats", "--edition", "cwali", "-o", "pad").status == 0
    assert "Camps" not in text_of()


@pytest.mark.parametrize(
    ("record", "printed"),
    [
        ("hutan/four-players", ["how many × "]),
        ("habitats/three-parks", ["most flowers\nYear 1", "fewest gates", "Anna", "Chloé"]),
        ("hortis/recipes", ["Recipe 3", "31", "33", "Léa"]),
        ("hexfolk/three-players", ["Anna", "Ben"]),
        ("forest_shuffle/soiree", ["Léa", "Zoé", "Tilleul"]),
    ],
)
def test_an_old_record_brings_what_is_known(run, record: str, printed: list[str]):
    assert run("pad", record.partition("/")[0], "--from", str(EXAMPLES / f"{record}.yaml"), "-o", "pad").status == 0
    assert [part for part in printed if part not in text_of()] == []


def test_players_of_today_go_before_those_of_an_old_record(run):
    old = str(EXAMPLES / "habitats" / "three-parks.yaml")
    assert run("pad", "habitats", "--from", old, "--players", "Zoé,Max", "-o", "pad").status == 0
    assert "Zoé" in text_of()
    assert "Anna" not in text_of()
    assert "fewest gates" in text_of()


def test_an_old_record_of_another_game_is_refused(run):
    ran = run("pad", "hutan", "--from", str(EXAMPLES / "habitats" / "three-parks.yaml"))
    assert ran.status == 2
    assert "is a record of habitats, not of hutan" in ran.err


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
    assert "12 columns of 14 mm do not fit with 4 pads on a sheet, at most " in ran.err
    most = ran.err.partition("at most ")[2].partition(" ")[0]
    assert run("pad", "hortis", "--players", most, "--per-page", "4").status == 0


@pytest.mark.parametrize(
    "option", ["--players=0", "--players=13", "--per-page=3", "--sheets=0", "--paper=a5", "--players=Anna Ben"]
)
def test_what_cannot_be_printed_is_wrong_usage(run, option: str):
    assert run("pad", "hutan", option).status == 2
    assert not Path("hutan-pad.pdf").exists()
