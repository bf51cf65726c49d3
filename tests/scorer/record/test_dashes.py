"""A forgotten dash, or one too many, is one message that says so, and obeying it gives the record that was meant."""

from __future__ import annotations

import pytest

from tests.tool import codes, read_text

SLIPS = {
    "below players": ("game: hexfolk\nplayers:\n  name: Ann\n  settlements: 2\n", "TXT045", 3),
    "in French": ("jeu: hexfolk\njoueurs:\n  nom: Ann\n  colonies: 2\n", "TXT045", 3),
    "two players": ("game: hexfolk\nplayers:\n  name: Ann\n  settlements: 2\n  name: Ben\n  cities: 2\n", "TXT045", 3),
    "a forest": ("game: forest_shuffle\nplayers:\n  name: Ann\n  forest: |\n    oak\n", "TXT045", 3),
    "further right": ("game: forest_shuffle\nplayers:\n  name: Ann\n    forest: |\n      oak\n", "TXT045", 3),
    "the second": (
        (
            "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: |\n      oak\n"
            "  name: Ben\n    forest: |\n      oak\n"
        ),
        "TXT045",
        6,
    ),
    "each key": ("game: forest_shuffle\nplayers:\n  - name: Ann\n  - forest: |\n      oak\n", "TXT046", 4),
    "the name as a key": ("game: hexfolk\nplayers:\n  - Ann:\n    settlements: 2\n", "TXT032", 3),
    "no colon": ("game: hexfolk\nplayers:\n  - name Ann\n    settlements: 2\n", "TXT032", 3),
    "an equals sign": ("game: hexfolk\nplayers:\n  - name = Ann\n    settlements: 2\n", "TXT032", 3),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_it_is_said_once_at_its_place(slip: str) -> None:
    text, code, line = SLIPS[slip]
    found = read_text(text)
    assert [(each.code.id, each.span.line) for each in found.diagnostics if each.severity == "error"] == [(code, line)]


OBEYED = {
    "below players": ("`- name: Ann`", "game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n"),
    "in French": ("`- nom: Ann`", "jeu: hexfolk\njoueurs:\n  - nom: Ann\n    colonies: 2\n"),
    "two players": (
        "line 4, line 6",
        "game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n  - name: Ben\n    cities: 2\n",
    ),
    "a forest": ("lines 4 to 5", "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: |\n      oak\n"),
    "further right": ("`- name: Ann`", "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: |\n      oak\n"),
    "the second": (
        "`- name: Ben`",
        (
            "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: |\n      oak\n"
            "  - name: Ben\n    forest: |\n      oak\n"
        ),
    ),
    "each key": ("a space", "game: forest_shuffle\nplayers:\n  - name: Ann\n    forest: |\n      oak\n"),
    "the name as a key": ("`- name: Ann`", "game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n"),
    "no colon": ("`- name: Ann`", "game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n"),
    "an equals sign": ("`- name: Ann`", "game: hexfolk\nplayers:\n  - name: Ann\n    settlements: 2\n"),
}
"""What the help shows, and the record after doing what it says."""


@pytest.mark.parametrize("slip", SLIPS)
def test_obeying_the_help_gives_the_record(slip: str) -> None:
    (said,) = [each for each in read_text(SLIPS[slip][0]).diagnostics if each.severity == "error"]
    shown, obeyed = OBEYED[slip]
    assert shown in str(said.help)
    assert codes(read_text(obeyed)) == []


def test_names_that_are_keys_are_names_in_a_map() -> None:
    found = read_text("game: hexfolk\nplayers:\n  Ann: {settlements: 2}\n  Cities: {settlements: 3}\n")
    assert [seat.name for seat in found.table.seats] == ["Ann", "Cities"]


def test_an_empty_entry_is_not_left_out_without_a_word() -> None:
    for empty in ("~", "null", ""):
        found = read_text(f"game: hexfolk\nplayers:\n  - {empty}\n  - {{name: Ann, settlements: 2}}\n")
        assert codes(found) == ["REC005"]
