"""The colours of cards differ in a print in grey where they stand beside each other."""

from __future__ import annotations

from itertools import product

import pytest

from scorer.drawing.palette import colour
from scoring_rules.forest_shuffle.showing.tones import SPECIES, TYPES, of_host, of_type
from scoring_rules.forest_shuffle.showing.trees import host
from scoring_rules.frame.board.picture import Circle, Line, Path, Shape

STEP = 0.10
HOSTS = [of_host(kind) for kind in (*SPECIES, "")]
AROUND = [of_type(drawn) for drawn in (*TYPES, "")]
SILHOUETTES = [(kind, "tree") for kind in (*SPECIES, "")] + [("", "shrub"), ("", "sapling")]


def step(one: str, other: str) -> float:
    return abs(colour(one).lightness - colour(other).lightness)


def test_lines_stand_out_from_all_grounds_and_from_paper() -> None:
    grounds = [tones.ground for tones in (*HOSTS, *AROUND)]
    for tones, ground in product((*HOSTS, *AROUND), (*grounds, "paper")):
        assert step(tones.line, ground) >= STEP, (tones, ground)


@pytest.mark.parametrize(("kind", "slot"), SILHOUETTES)
def test_the_parts_of_a_silhouette_differ(kind: str, slot: str) -> None:
    parts = {style for shape in host(kind, slot) for style in styles(shape)} - {"paper"}
    for one, other in product(parts, parts):
        assert one == other or step(one, other) >= STEP, (kind, one, other)
        assert step(one, of_host(kind).ground) >= STEP


def styles(shape: Shape) -> set[str]:
    match shape:
        case Line():
            return {shape.style}
        case Path() | Circle():
            return {shape.fill, shape.outline} - {""}
    raise AssertionError(shape)
