from itertools import combinations

from scorer.drawing.palette import colour
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.showing.pieces import TONES, animal, flower, tree

LIGHTNESS = {key: colour(tones.fill).lightness for key, tones in TONES.items()}


def test_every_colour_has_its_own():
    assert set(TONES) == set(COLOURS)


def test_flowers_differ_in_grey():
    assert min(abs(a - b) for a, b in combinations(LIGHTNESS.values(), 2)) > 0.1


def test_lines_set_each_colour_off_from_its_ground():
    for tones in TONES.values():
        line = colour(tones.line).lightness
        assert colour(tones.ground).lightness - line > 0.4
        assert colour(tones.fill).lightness - line > 0.15


def test_no_two_flowers_and_no_two_animals_have_one_shape():
    def outlines(shapes) -> list[object]:
        return [(type(shape), getattr(shape, "steps", getattr(shape, "radius", None))) for shape in shapes]

    for draw in (flower, animal):
        assert all(outlines(draw(a)) != outlines(draw(b)) for a, b in combinations(TONES, 2))
    assert len({len(tree(each)) for each in TONES}) == 1
