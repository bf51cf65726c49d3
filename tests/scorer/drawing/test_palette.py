from itertools import combinations

from scorer.drawing.palette import PALETTE
from scoring_rules.frame.board.picture import Label, Line
from tests.scorer.paper.games import disputed
from tests.scorer.paper.recorded import pages


def test_every_style_of_a_sheet_with_boards_has_a_colour():
    used = set()
    for page in pages(disputed()):
        for shape in page:
            used |= {shape.style} if isinstance(shape, Label | Line) else {shape.fill, shape.outline}
    assert used - {""} <= set(PALETTE)
    assert {"red", "yellow", "blue", "grey", "white", "lake", "water", "hatching"} <= used


def test_flowers_differ_in_grey():
    tones = [PALETTE[name].lightness for name in ("red", "yellow", "blue", "grey", "white")]
    assert min(abs(a - b) for a, b in combinations(tones, 2)) > 0.03


def test_letters_can_be_read_on_every_flower():
    for name in ("red", "yellow", "blue", "grey", "white", "paper", "verdict", "band"):
        assert PALETTE[name].lightness - PALETTE["ink"].lightness > 0.4
