"""Words of a tile: half of a corner is told as such, whole corners are read."""

from __future__ import annotations

import pytest

from tests.tool import errors, read_text

RECORD = """\
game: hutan
mode: standard
tiles: pink circle {corner}, blue circle SW / red circle NW, white square NE
players:
  - {{name: A, counted: 5}}
"""


@pytest.mark.parametrize(
    ("side", "corners"),
    [
        ("bas", ("SE", "SW")),
        ("bottom", ("SE", "SW")),
        ("haut", ("NW", "NE")),
        ("top", ("NW", "NE")),
        ("gauche", ("NW", "SW")),
        ("left", ("NW", "SW")),
        ("droite", ("NE", "SE")),
        ("S", ("SE", "SW")),
        ("O", ("NW", "NE", "SE", "SW")),
    ],
)
def test_a_side_leaves_the_corners_that_it_is_half_of(side: str, corners: tuple[str, ...]) -> None:
    (error,) = errors(read_text(RECORD.format(corner=side)))
    assert str(error.label) == f"`{side}` is a side, but the symbol is in a corner"
    assert str(error.help) == f"type one of {', '.join(corners)}"


@pytest.mark.parametrize("corner", ["bas droite", "en bas à droite", "bottom right", "sud-est", "unten rechts"])
def test_a_corner_in_words_is_read(corner: str) -> None:
    assert errors(read_text(RECORD.format(corner=corner))) == []
