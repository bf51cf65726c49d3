"""Empty boards to fill in with a pen: every game has one, as it lies where that is known, and nothing is painted over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader

from scoring_rules import GAMES, load_game
from scoring_rules.frame.board.picture import Group, Label, Polygon, flat
from scoring_rules.frame.board.picture import Path as Drawn
from scoring_rules.hutan.showing.pieces import WATER_LINE, lake
from tests.paths import EXAMPLES
from tests.tool import Ran, read_text

PLACES = {"hutan": 36, "hortis": 64, "habitats": 64, "hexfolk": 19, "forest_shuffle": 75}
"""What there is to write in."""


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(("lang", "paper", "per_page"), [("en", "a4", "1"), ("fr", "letter", "2"), ("fr", "a4", "4")])
def test_every_game_has_a_board_to_fill_in(
    slug: str, lang: str, paper: str, per_page: str, run: Callable[..., Ran]
) -> None:
    ran = run("pad", slug, "--board", "--lang", lang, "--paper", paper, "--per-page", per_page)
    assert ran.status == 0, ran.err
    (page,) = PdfReader(f"{slug.replace('_', '-')}-empty-board.pdf").pages
    assert page.extract_text().count("Date") == int(per_page)


@pytest.mark.parametrize("slug", GAMES)
def test_there_are_places_to_write_in_and_no_ink_in_them(slug: str) -> None:
    board = load_game(slug).info.empty_board()(None)
    shapes = list(flat(board.picture.shapes))
    boxes = [shape for shape in shapes if isinstance(shape, Polygon | Drawn) and shape.outline]
    assert len(boxes) >= PLACES[slug]
    assert not [shape for shape in boxes if shape.fill]
    assert board.letters
    assert [shape for shape in shapes if isinstance(shape, Label)]


def test_the_water_of_hutan_lies_as_options_say(run: Callable[..., Ran]) -> None:
    for number, options in enumerate(((), ("--scenario", "D"), ("--first-game",))):
        assert run("pad", "hutan", "--board", *options, "-o", f"{number}.pdf").status == 0
    assert len({Path(f"{number}.pdf").read_bytes() for number in range(3)}) == 3


def test_an_old_record_gives_its_tiles_and_its_map() -> None:
    for path, slug in (("hutan/four-players.yaml", "hutan"), ("hexfolk/three-players.yaml", "hexfolk")):
        table = read_text((EXAMPLES / path).read_text("utf-8"), folder=EXAMPLES / slug).table
        shapes = load_game(slug).info.empty_board()(table).picture.shapes
        if slug == "hutan":
            assert (
                sum(isinstance(each, Group) and each.shapes is lake() for each in shapes)
                == table.seats[0].board.layout.lakes.bit_count()
            )
            assert any(isinstance(each, Drawn) and each.outline == WATER_LINE for each in flat(shapes))
        else:
            assert sum(isinstance(each, Polygon) for each in flat(shapes)) >= len(table.island.hexes)
