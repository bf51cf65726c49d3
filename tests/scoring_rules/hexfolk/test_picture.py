"""The drawing of the island: what can be told apart in grey, what lies below what."""

from __future__ import annotations

from itertools import combinations

import pytest

from scorer.drawing.palette import colour
from scoring_rules.frame.board.picture import Circle, Label, Line, Picture, Point, Polygon, flat
from scoring_rules.hexfolk.showing.land import LANDS, motif, number
from scoring_rules.hexfolk.showing.picture import picture
from scoring_rules.hexfolk.showing.pieces import GLOW, colours, ink, road
from tests.paths import EXAMPLES
from tests.tool import read_text

THREE = (EXAMPLES / "hexfolk" / "three-players.yaml").read_text("utf-8")


@pytest.fixture(scope="module")
def drawn() -> Picture:
    return picture(read_text(THREE).table, 0)


def luminance(style: str) -> float:
    parts = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in colour(style))
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def test_a_walk_can_be_seen_on_roads_of_any_colour() -> None:
    styles = colours(["Ann", "Ben", "white", "orange", "green", "brown", "black", "purple"])
    for style in styles:
        dashes = [shape for shape in road(Point(0, 0), Point(12, 0), style, "a", is_walked=True)
                  if isinstance(shape, Line) and shape.dash]  # fmt: skip
        assert dashes
        assert all(contrast(dash.style, style) >= 3 for dash in dashes)
        assert contrast(ink(style), style) >= 3


def test_terrains_have_pictures_of_their_own() -> None:
    assert len({motif(terrain) for terrain in LANDS}) == len(LANDS)
    lightness = {terrain: colour(style).lightness for terrain, style in LANDS.items()}
    alike = [pair for pair in combinations(lightness, 2) if abs(lightness[pair[0]] - lightness[pair[1]]) < 0.05]
    assert ("forest", "hills") not in alike
    assert ("forest", "fields") not in alike
    assert ("hills", "fields") not in alike


@pytest.mark.parametrize(("value", "pips"), [(2, 1), (6, 5), (8, 5), (12, 1), (11, 2)])
def test_a_number_has_a_pip_for_each_way_to_throw_it(value: int, pips: int) -> None:
    assert sum(isinstance(shape, Circle) for shape in number(value)) == pips + 1


def test_the_walk_that_has_the_card_glows_below_the_pieces(drawn: Picture) -> None:
    shapes = list(flat(drawn.shapes))
    glowing = [index for index, shape in enumerate(shapes) if isinstance(shape, Line) and shape.style == GLOW]
    dashed = [index for index, shape in enumerate(shapes) if isinstance(shape, Line) and shape.dash]
    assert len(glowing) == 10
    assert max(glowing) < min(dashed)


def test_ports_and_roads_keep_clear_of_each_other(drawn: Picture) -> None:
    shapes = list(flat(drawn.shapes))
    rates = [shape.at for shape in shapes if isinstance(shape, Label) and str(shape.text) in {"2:1", "3:1"}]
    roads = [shape for shape in shapes if isinstance(shape, Line) and shape.dash]
    assert len(rates) == 9
    for at in rates:
        assert all(abs(at.x - end.x) + abs(at.y - end.y) > 4.5 for each in roads for end in (each.start, each.end))


def test_what_is_marked_covers_nothing(drawn: Picture) -> None:
    marked = picture(read_text(THREE).table, 0, frozenset({"C4/SW", "E3.S"}))
    plain = [shape for shape in flat(drawn.shapes) if isinstance(shape, Polygon | Label)]
    kept = [shape for shape in flat(marked.shapes) if isinstance(shape, Polygon | Label)]
    assert kept == plain
