from scorer.drawing.palette import PALETTE, colour
from scoring_rules.frame.board.picture import Label, Line
from scoring_rules.hutan.showing.pieces import TONES, WATER, WATER_LINE
from tests.scorer.paper.games import disputed
from tests.scorer.paper.recorded import pages


def test_every_style_of_a_sheet_with_boards_has_a_colour():
    used = set()
    for page in pages(disputed()):
        for shape in page:
            used |= {shape.style} if isinstance(shape, Label | Line) else {shape.fill, shape.outline}
    assert {style for style in used - {""} if not style.startswith("#")} <= set(PALETTE)
    assert {*(tones.fill for tones in TONES.values()), WATER, WATER_LINE} <= used


def test_a_colour_has_a_name_or_is_its_own():
    assert colour("#E8877B").code == "#E8877B"
    assert colour("ink").code == "#1F2421"


def test_letters_can_be_read_on_every_ground():
    for name in ("grey", "paper", "verdict", "band"):
        assert PALETTE[name].lightness - PALETTE["ink"].lightness > 0.4
