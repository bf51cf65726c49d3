"""Readings: what sources see differently selects other rules, and a note tells what that would change."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest

from scoring_rules.hutan.game import GAME
from scoring_rules.hutan.table import Settings
from tests.scoring_rules.hutan.tables import PLAYED
from tests.tool import codes, read_text, scored

DEFAULT = {"pairs": "per_pair", "orangutan_bonus": "each"}


def replaced(reading: str, ruling: str) -> list[str]:
    """Return the rules that a ruling replaces."""
    every = Settings("advanced", tuple(range(1, 25)))
    before = GAME.rules(every)
    after = GAME.rules(every._replace(readings=DEFAULT | {reading: ruling}))
    assert list(before) == list(after)
    return [key for key in after if after[key] is not before[key]]


@pytest.mark.parametrize(
    ("reading", "ruling", "cards"),
    [
        ("pairs", "per_pair", []),
        ("pairs", "per_piece", [17, 18, 19]),
        ("orangutan_bonus", "each", []),
        ("orangutan_bonus", "per_tile", [23]),
    ],
)
def test_a_ruling_replaces_the_cards_that_it_is_about(reading: str, ruling: str, cards: list[int]) -> None:
    assert replaced(reading, ruling) == [f"hutan.ecosystem_{card}" for card in cards]


def test_each_reading_lists_its_default_among_its_rulings() -> None:
    assert {each.id: each.default for each in GAME.info.readings} == DEFAULT
    for reading in GAME.info.readings:
        assert reading.default in {option.id for option in reading.options}
        assert len(reading.options) == 2


def record(cards: str = "17 18 19 23 1", readings: str = "") -> str:
    rows = indent(dedent(PLAYED).strip(), "      ")
    return (
        f"game: hutan\nmode: advanced\ntiles: first game\necosystem: {cards}\n{readings}"
        f"players:\n  - name: Anna\n    board: |\n{rows}\n"
    )


def notes_of_readings(text: str) -> list[str]:
    return [str(note) for note in scored(text).notes if "if the ruling were" in str(note)]


def test_a_note_names_the_other_ruling_with_both_totals() -> None:
    by_default, other = scored(record()), scored(record(readings="readings: {pairs: per_piece}\n"))
    total, instead = by_default.players[0].total, other.players[0].total
    assert total != instead
    (note,) = notes_of_readings(record())
    assert "`per_piece`" in note
    assert f"Anna {instead} points instead of {total}" in note
    (back,) = notes_of_readings(record(readings="readings: {pairs: per_piece}\n"))
    assert "`per_pair`" in back
    assert f"Anna {total} points instead of {instead}" in back


def test_a_reading_that_changes_nothing_is_not_mentioned() -> None:
    assert notes_of_readings(record("1 2 3 4 5")) == []


@pytest.mark.parametrize(
    "typed",
    [
        "pairs: per_piece",
        "pairs: per piece",
        "PAIRS: Per-Piece",
        "pairs: par pièce",
        "{pairs: per_piece, orangutan_bonus: each}",
    ],
)
def test_a_ruling_may_be_typed_in_any_way_that_names_fold(typed: str) -> None:
    inside = typed if typed.startswith("{") else f"{{{typed}}}"
    found = read_text(record(readings=f"readings: {inside}\n"))
    assert codes(found) == []
    assert found.table.settings.readings == DEFAULT | {"pairs": "per_piece"}


@pytest.mark.parametrize(
    ("typed", "code", "column"),
    [("{pears: per_piece}", "REC027", 12), ("{pairs: sometimes}", "REC032", 19), ("{pairs: per}", "REC033", 19)],
)
def test_an_unknown_reading_or_ruling_is_an_error_where_it_stands(typed: str, code: str, column: int) -> None:
    (error,) = read_text(record(readings=f"readings: {typed}\n")).diagnostics
    assert (error.code.id, error.span.line, error.span.column) == (code, 5, column)
