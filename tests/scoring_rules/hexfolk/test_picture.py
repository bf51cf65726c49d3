"""The drawing of the island: what can be told apart in grey, what lies below what, what keeps clear of what."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, dist, pi, sin

import pytest

from scorer.drawing.palette import Colour, colour
from scorer.drawing.pen import Usual
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Path, Picture, Point, Polygon, Simple, flat
from scoring_rules.hexfolk.board.island import island_of_rows
from scoring_rules.hexfolk.data.box import MAPS, YIELDS
from scoring_rules.hexfolk.showing.land import LANDS, SMALLEST_LETTERS, emblem, motif, name, number
from scoring_rules.hexfolk.showing.picture import picture
from scoring_rules.hexfolk.showing.pieces import GLOW, city, colours, frame, ink, road
from scoring_rules.hexfolk.showing.sea import out_at_sea, port
from scoring_rules.hexfolk.table import Board, Seat, Settings, laid_out
from tests.paths import EXAMPLES
from tests.tool import read_text

THREE = (EXAMPLES / "hexfolk" / "three-players.yaml").read_text("utf-8")
STYLES = colours(["Ann", "Ben", "white", "orange", "green", "brown", "black", "purple"])
HIGH = 12.0
"""From the middle of a hex to each of its corners."""
CORNERS = [Point(HIGH * sin(turn * pi / 3), -HIGH * cos(turn * pi / 3)) for turn in range(6)]
SAMPLE = 12.0
"""In points, the side of a sample of the legend on a sheet."""
HUGE = MAPS["huge"].rows
PAGE = 527.0
"""In points, the width of what is printed on A4."""


@pytest.fixture(scope="module")
def drawn() -> Picture:
    return picture(read_text(THREE).table, 0)


def luminance(style: str) -> float:
    parts = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour(style))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def from_stretch(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from the straight line between two others."""
    x, y = end.x - start.x, end.y - start.y
    part = ((point.x - start.x) * x + (point.y - start.y) * y) / (x * x + y * y)
    part = min(max(part, 0.0), 1.0)
    return dist(point, Point(start.x + part * x, start.y + part * y))


# ---------------------------------------------------------------------------------------------------
# Colours


def test_a_walk_can_be_seen_on_roads_of_any_colour() -> None:
    for style in (*STYLES, "grey"):
        dashes = [s for s in road(Point(12, 0), style, "a", is_walked=True) if isinstance(s, Line) and s.dash]
        assert len(dashes) == 2
        assert all(contrast(dash.style, style) >= 3 for dash in dashes)
        assert contrast(ink(style), style) >= 3


@pytest.mark.parametrize("styles", [tuple(LANDS.values()), STYLES])
def test_colours_are_steps_apart_in_a_print_in_grey(styles: tuple[str, ...]) -> None:
    grey = sorted(colour(style).lightness for style in styles)
    assert min(light - dark for dark, light in pairwise(grey)) >= 0.0999


def without_green(style: str) -> Colour:
    """Return what deuteranopes see of a colour (Viénot, Brettel and Mollon 1999), in linear parts."""
    red, green, blue = (part**2.2 for part in colour(style))
    same = 0.29275 * red + 0.70725 * green
    return Colour(same, same, -0.02234 * red + 0.02234 * green + blue)


def test_terrains_differ_for_those_who_see_no_green() -> None:
    seen = {terrain: without_green(style) for terrain, style in LANDS.items()}
    assert {pair for pair in combinations(seen, 2) if dist(seen[pair[0]], seen[pair[1]]) < 0.1} == set()


def test_terrains_and_resources_have_pictures_of_their_own() -> None:
    assert len({motif(terrain) for terrain in LANDS}) == len(LANDS)
    assert len({emblem(terrain) for terrain in YIELDS}) == len(YIELDS)


@pytest.mark.parametrize("style", LANDS.values())
def test_names_of_hexes_can_be_read_on_every_terrain(style: str) -> None:
    (label,) = name("A1", alone=False)
    assert isinstance(label, Label)
    assert contrast(label.style, style) >= 3


# ---------------------------------------------------------------------------------------------------
# Numbers and letters


@pytest.mark.parametrize(
    ("value", "pips"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)]
)
def test_a_number_has_a_pip_for_each_way_to_throw_it(value: int, pips: int) -> None:
    assert sum(isinstance(shape, Circle) for shape in number(value)) == pips + 1


def test_no_letters_are_too_small_on_paper(drawn: Picture) -> None:
    sizes = [shape.size for shape in flat(drawn.shapes) if isinstance(shape, Label)]
    assert min(sizes) * drawn.least / drawn.width >= 5.999
    for sample in drawn.legend:
        letters = [shape.size for shape in flat(sample.shapes) if isinstance(shape, Label)]
        assert min(letters, default=10) * SAMPLE / sample.side >= 6


def test_the_largest_map_by_name_has_readable_letters_on_a_page() -> None:
    island = island_of_rows(HUGE)
    table = laid_out(Settings(), island, (Seat("Red", Board()),))
    assert picture(table, 0).least <= PAGE


def test_samples_stay_in_their_squares() -> None:
    framed = picture(read_text(THREE).table, 0, frozenset({"C4/SW"}))
    assert [str(sample.text) for sample in framed.legend][3:] == [
        "settlement", "city", "road of a longest walk", "has the longest road", "robber", "counts",
    ]  # fmt: skip
    for sample in framed.legend:
        for left, top, right, bottom in map(extent, filter(is_seen, flat(sample.shapes))):
            assert min(left, top) >= 0
            assert max(right, bottom) <= sample.side


def test_a_legend_has_no_marks_that_are_not_there() -> None:
    table = laid_out(Settings(), island_of_rows((3, 4, 3)), (Seat("Red", Board(), letter="r"),))
    assert [str(sample.text) for sample in picture(table, 0).legend] == ["r Red", "settlement", "city"]


def is_seen(shape: Simple) -> bool:
    """Whether a shape is not white on the white of a page."""
    return not (isinstance(shape, Polygon | Path) and shape.outline == "paper") and not (
        isinstance(shape, Line) and shape.style == "paper"
    )


def extent(shape: Simple) -> tuple[float, float, float, float]:
    match shape:
        case Polygon():
            points, reach = shape.points, shape.width / 2
        case Path():
            points, reach = tuple(point for step in shape.steps for point in step.points), shape.width / 2
        case Line():
            points, reach = (shape.start, shape.end), shape.width / 2
        case Circle():
            points, reach = (shape.centre,), shape.radius + shape.width / 2
        case _:
            points, reach = (shape.at,) if isinstance(shape, Label) else (shape.centre,), 0.0
    xs, ys = zip(*points, strict=True)
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


# ---------------------------------------------------------------------------------------------------
# What lies where


def test_nothing_leaves_the_picture(drawn: Picture) -> None:
    for left, top, right, bottom in map(extent, flat(drawn.shapes)):
        assert min(left, top) >= 0
        assert right <= drawn.width
        assert bottom <= drawn.height


def test_the_walk_that_has_the_card_glows_below_the_pieces(drawn: Picture) -> None:
    shapes = list(flat(drawn.shapes))
    glowing = [index for index, shape in enumerate(shapes) if isinstance(shape, Line) and shape.style == GLOW]
    dashed = [index for index, shape in enumerate(shapes) if isinstance(shape, Line) and shape.dash]
    assert len(glowing) == 10
    assert max(glowing) < min(dashed)


def test_names_and_numbers_of_hexes_keep_clear_of_roads_and_buildings() -> None:
    breadth = max(shape.width for shape in road(Point(12, 0), "paper", "a") if isinstance(shape, Line)) / 2
    (label,) = name("D4", alone=False)
    assert isinstance(label, Label)
    width = Usual(bold=True).width("D4", label.size)
    box = [Point(label.at.x - part * width, label.at.y - up) for part in (0, 0.5, 1) for up in (0, 0.7 * label.size)]
    disc = number(8)[0]
    assert isinstance(disc, Circle)
    sides = list(zip(CORNERS, [*CORNERS[1:], CORNERS[0]], strict=True))
    middle = Point(0, 4.2)
    for start, end in sides:
        assert all(from_stretch(point, start, end) > breadth for point in box)
        assert from_stretch(middle, start, end) > breadth + disc.radius
    assert all(dist(point, middle) > disc.radius for point in box)
    walls = next(shape for shape in city("paper", "a") if isinstance(shape, Polygon))
    for x, y in CORNERS:
        around = [Point(x + corner.x, y + corner.y) for corner in walls.points]
        for start, end in zip(around, [*around[1:], around[0]], strict=True):
            assert all(from_stretch(point, start, end) > walls.width / 2 for point in box)


@pytest.mark.parametrize("rows", [(3, 4, 5, 4, 3), HUGE, (3, 2, 3), (2, 1, 2)])
def test_no_road_and_no_frame_lies_on_a_port(rows: tuple[int, ...]) -> None:
    island = island_of_rows(rows)
    at = [Point(point.x * HIGH * sin(pi / 3), point.y * HIGH / 2) for point in island.points]
    stretches = [(at[one], at[other]) for one, other in island.ends]
    breadth = max(shape.width for shape in frame([(Point(0, 0), Point(12, 0))], ()) if isinstance(shape, Line)) / 2
    disc = max(s.radius for s in port(Point(-6, -8), Point(6, -8), "3:1", None) if isinstance(s, Circle))
    for edge in island.coast:
        inland = next(hexagon.centre for hexagon in island.hexes if edge in hexagon.sides)
        middle = Point(inland.x * HIGH * sin(pi / 3), inland.y * HIGH / 2)
        lies = out_at_sea(*stretches[edge], middle)
        assert all(from_stretch(lies, *stretch) > disc + breadth for stretch in stretches)


# ---------------------------------------------------------------------------------------------------
# What is marked

MARKED = frozenset({"C4/SW", "E3.S", "B1/NW"})


def figure(shape: Simple) -> Simple:
    """Return a shape without its colours."""
    match shape:
        case Polygon() | Path() | Circle():
            return shape._replace(fill="", outline="")
        case _:
            return shape._replace(style="")


def test_what_is_marked_covers_nothing_and_leaves_nothing_out(drawn: Picture) -> None:
    marked = picture(read_text(THREE).table, 0, MARKED)
    found = iter([figure(shape) for shape in flat(marked.shapes)])
    plain = [figure(s) for s in flat(drawn.shapes) if not (isinstance(s, Line) and s.width > 6)]
    assert all(shape in found for shape in plain)


def test_one_outline_is_around_what_is_marked_and_below_all_else(drawn: Picture) -> None:
    table = read_text(THREE).table
    marked = picture(table, 0, MARKED)
    shapes = list(flat(marked.shapes))
    bands = [s for s in shapes if isinstance(s, Line | Circle) and s not in set(flat(drawn.shapes))
             and ((isinstance(s, Line) and s.width > 7.5) or (isinstance(s, Circle) and s.radius > 4.6))]  # fmt: skip
    styles = [band.style if isinstance(band, Line) else band.fill for band in bands]
    assert styles == ["ink"] * 3 + ["paper"] * 3
    above = shapes[shapes.index(bands[-1]) :]
    said = [str(s.text) for s in above if isinstance(s, Label)]
    assert {*table.island.hex_named, "6", "8", "a", "B", "c"} <= set(said)


def test_pieces_that_are_not_marked_are_paler() -> None:
    table = read_text(THREE).table
    plain, marked = (picture(table, 0, places) for places in (frozenset[str](), MARKED))
    pieces = {group for group in plain.shapes if isinstance(group, Group)}
    kept = [group for group in marked.shapes if isinstance(group, Group) and group in pieces]
    assert len(kept) == len(MARKED)


def test_a_walk_that_is_not_marked_glows_less() -> None:
    table = read_text(THREE).table
    walk = frozenset(table.island.edges[edge] for edge in table.seats[1].pieces.roads)

    def glowing(marked: frozenset[str]) -> int:
        shapes = flat(picture(table, 0, marked).shapes)
        return sum(isinstance(shape, Line) and shape.style == GLOW for shape in shapes)

    assert [glowing(marked) for marked in (frozenset(), walk, frozenset({"E3.S"}))] == [10, 10, 0]


def test_the_smallest_letters_are_those_of_the_names(drawn: Picture) -> None:
    assert min(s.size for s in flat(drawn.shapes) if isinstance(s, Label)) == SMALLEST_LETTERS
