"""Points counted by hand for every player need nothing that only boards are scored by."""

from __future__ import annotations

import pytest

from scoring_rules import GAMES
from tests.tool import codes, read_text

COUNTED = "players: {Ann: {counted: 8}, Ben: {counted: 7}}\n"


@pytest.mark.parametrize("slug", GAMES)
def test_no_mode_and_no_edition_is_asked_for(slug: str) -> None:
    found = read_text(f"game: {slug}\n{COUNTED}")
    assert codes(found) == []
    assert found.table.settings.mode is None
    assert found.table.settings.edition is None


@pytest.mark.parametrize(
    ("slug", "key", "code"), [("hutan", "mode: x", "REC032"), ("habitats", "edition: x", "REC032")]
)
def test_one_that_is_typed_is_read(slug: str, key: str, code: str) -> None:
    assert codes(read_text(f"game: {slug}\n{key}\n{COUNTED}")) == [code]


@pytest.mark.parametrize(("slug", "code"), [("hutan", "HUT001"), ("habitats", "HAB001")])
def test_one_board_among_them_needs_it(slug: str, code: str) -> None:
    board = {"hutan": "board: [. .]", "habitats": "reserve: [. .]"}[slug]
    found = read_text(f"game: {slug}\nplayers: {{Ann: {{counted: 8}}, Ben: {{{board}}}}}\n")
    assert code in codes(found)
