"""A tile whose ground is grey shows no terrain: the word may be typed, and means as much as no word."""

from __future__ import annotations

import pytest

from tests.tool import codes, errors, read_text

RECORD = """\
game: habitats
edition: bga
tiles:
  ent: entrance S
  x: {tile}
players:
  - name: Anne
    reserve: |
      ent x
"""


@pytest.mark.parametrize("grey", ["grey", "gray", "gris", "grau"])
@pytest.mark.parametrize(("kind", "rest"), [("gate", "N 4"), ("camp", "NE 3"), ("watchtower", "around 2/1")])
def test_a_grey_ground_is_no_terrain(kind: str, rest: str, grey: str) -> None:
    found, without = (read_text(RECORD.format(tile=f"{kind} {ground}{rest}")) for ground in (f"{grey} ", ""))
    assert errors(found) == []
    assert found.table.tiles == without.table.tiles
    assert found.table.tiles["x"].terrains == ()


@pytest.mark.parametrize("tile", ["tourist grey tiles 1", "animal grey GGF 4"])
def test_a_tile_that_has_a_terrain_is_not_grey(tile: str) -> None:
    assert codes(read_text(RECORD.format(tile=tile))) == ["HAB011"]
