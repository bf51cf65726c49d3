from itertools import combinations

from scorer.drawing.palette import colour
from scoring_rules.hutan.data.words import COLOURS
from scoring_rules.hutan.showing.picture import FLOWERS

TONES = {key: colour(style).lightness for key, style in FLOWERS.items()}


def test_every_colour_has_its_own():
    assert set(FLOWERS) == set(COLOURS)


def test_flowers_differ_in_grey():
    assert min(abs(a - b) for a, b in combinations(TONES.values(), 2)) > 0.03


def test_letters_can_be_read_on_every_flower():
    assert min(TONES.values()) - colour("ink").lightness > 0.4
