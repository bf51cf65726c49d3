"""The drawing of groves and tallies: every piece can be seen, in grey too, marked or not, with its points."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

from scorer.drawing.palette import colour
from scorer.drawing.pen import Usual
from scorer.drawing.points import with_points
from scoring_rules.frame.board.picture import Circle, Group, Label, Path, Picture, Simple, flat
from scoring_rules.frame.board.square_frame import CELL
from scoring_rules.hortis.board.spaces import SQUIRREL
from scoring_rules.hortis.data.box import BASKET, LEMON, WHEELBARROW
from scoring_rules.hortis.showing.picture import _FRAME, _LEAST_LETTER, picture
from scoring_rules.hortis.showing.pieces import CROWN, TONES, fruit, lying
from tests.paths import EXAMPLES
from tests.tool import read_text, scored

FOLDER = EXAMPLES / "hortis"
TWO = (FOLDER / "deux-joueurs.yaml").read_text("utf-8")
GROVE, TALLY = 0, 1


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def drawn(seat: int, marked: frozenset[str] = frozenset()) -> Picture:
    return picture(read_text(TWO, folder=FOLDER).table, seat, marked)


def lemons(seat: int) -> frozenset[str]:
    """Return the places of the lemons' dice of a seat."""
    dice = read_text(TWO, folder=FOLDER).table.seats[seat].board.dice
    return frozenset(die.place for die in dice if die.colour == LEMON)


def bare(shape: Simple) -> Simple:
    """Return a shape without its colours."""
    if isinstance(shape, Circle | Path):
        return shape._replace(fill="", outline="")
    return shape._replace(style="") if not hasattr(shape, "fill") else shape


@pytest.mark.parametrize("seat", [GROVE, TALLY])
def test_a_mark_keeps_every_shape(seat: int) -> None:
    marked = [bare(shape) for shape in flat(drawn(seat, lemons(seat)).shapes)]
    for shape in flat(drawn(seat).shapes):
        marked.remove(bare(shape))
    assert len(marked) == len(lemons(seat)) > 2


@pytest.mark.parametrize("seat", [GROVE, TALLY])
def test_a_frame_fills_nothing_and_is_below_what_is_on_its_space(seat: int) -> None:
    groups = [shape for shape in drawn(seat, lemons(seat)).shapes if isinstance(shape, Group)]
    assert all(isinstance(shape, Path) and not shape.fill for shape in _FRAME)
    for place, framed in enumerate(groups):
        if framed.shapes != _FRAME:
            continue
        here = [
            number
            for number, group in enumerate(groups)
            if 0 <= group.at.x - framed.at.x < CELL and 0 <= group.at.y - framed.at.y < CELL
        ]
        assert place < here[-1]
        assert place == here[-2]


def test_all_but_what_counts_is_paler() -> None:
    fills = [shape.fill for shape in flat(drawn(TALLY, lemons(TALLY)).shapes) if isinstance(shape, Path)]
    assert fills.count(TONES[LEMON].fill) == len(lemons(TALLY))
    assert {TONES[0].fill, TONES[2].fill}.isdisjoint(fills)


def test_fruits_differ_in_grey_from_each_other_and_from_their_crowns() -> None:
    lightness = [colour(style).lightness for style in (*(tones.fill for tones in TONES), CROWN)]
    assert min(abs(a - b) for a, b in combinations(lightness, 2)) >= 0.1
    for tones in TONES:
        assert colour(tones.fill).lightness - colour(tones.line).lightness >= 0.2
        assert colour(tones.fill).lightness - colour("ink").lightness >= 0.3  # pips and numbers


def test_fruits_differ_by_shape() -> None:
    def outlines(kind: int) -> list[object]:
        return [(type(shape), getattr(shape, "steps", getattr(shape, "radius", None))) for shape in fruit(kind)]

    assert all(outlines(a) != outlines(b) for a, b in combinations(range(3), 2))


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_die_has_as_many_pips_as_its_value(value: int) -> None:
    assert len([shape for shape in lying(value, 0) if isinstance(shape, Circle)]) == value


@pytest.mark.parametrize("name", ["deux-joueurs", "recipes", "solo"])
def test_points_cover_no_pip_and_no_number(name: str) -> None:
    """A die of 3 that is beside the squirrel has to be seen as a 3."""
    text = (FOLDER / f"{name}.yaml").read_text("utf-8")
    plain = picture(read_text(text, folder=FOLDER).table, 0)
    score = scored(text, folder=FOLDER).players[0]
    (pointed,) = with_points([plain], [score])
    assert pointed is not None
    pills = [_around(shape) for shape in pointed.shapes[len(plain.shapes) :] if isinstance(shape, Path)]
    said = [box for shape in flat(plain.shapes) for box in _said(shape)]
    assert len(pills) == -sum(category.points for category in score.categories if category.id == "squirrel") > 1
    assert len(said) > 10
    assert [(pill, box) for pill in pills for box in said if pill.meets(box)] == []


def _around(shape: Path) -> Box:
    points = [point for step in shape.steps for point in step.points]
    xs, ys, half = [point.x for point in points], [point.y for point in points], shape.width / 2
    return Box(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)


def _said(shape: Simple) -> list[Box]:
    """Return where a pip, or the number of a basket or a wheelbarrow, is."""
    if isinstance(shape, Circle) and shape.fill == "ink":
        (x, y), radius = shape.centre, shape.radius
        return [Box(x - radius, y - radius, x + radius, y + radius)]
    if isinstance(shape, Label) and shape.text in {str(BASKET), str(WHEELBARROW)}:
        half = Usual(bold=True).width(str(shape.text), shape.size) / 2
        return [Box(shape.at.x - half, shape.at.y - shape.size * 0.72, shape.at.x + half, shape.at.y)]
    return []


@pytest.mark.parametrize("seat", [GROVE, TALLY])
def test_no_letter_is_smaller_than_said(seat: int) -> None:
    made = drawn(seat)
    smallest = min(shape.size for shape in flat(made.shapes) if isinstance(shape, Label))
    assert smallest >= _LEAST_LETTER
    assert made.least * smallest / made.width >= 6


def test_the_squirrel_has_its_own_shape() -> None:
    def outlines(die: int, kind: int) -> set[object]:
        return {getattr(shape, "steps", None) for shape in lying(die, kind)} - {None}

    others = [outlines(die, 0) for die in (2, BASKET, WHEELBARROW)]
    assert all(outlines(SQUIRREL, -1).isdisjoint(other) for other in others)
