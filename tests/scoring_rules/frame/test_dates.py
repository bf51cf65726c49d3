"""Days as people type them, in three languages."""

from __future__ import annotations

import pytest

from scoring_rules.frame.language.dates import NoSuchDayError, read_date
from scoring_rules.frame.language.numerals import whole_number


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-11-28", "2026-11-28"), ("28/11/2026", "2026-11-28"), ("28.11.2026", "2026-11-28"),
        ("14-11-2026", "2026-11-14"), ("14/11/26", "2026-11-14"), ("samedi 14/11/2026", "2026-11-14"),
        ("14 novembre 2026", "2026-11-14"), ("1er décembre 2026", "2026-12-01"), ("le 3 août 2026", "2026-08-03"),
        ("28 November 2026", "2026-11-28"), ("Nov 28, 2026", "2026-11-28"), ("Saturday 28 Nov 2026", "2026-11-28"),
        ("28th of November 2026", "2026-11-28"), ("3. Oktober 2026", "2026-10-03"), ("mar. 3 mars 2026", "2026-03-03"),
        ("Samstag, 28. Dezember 2026", "2026-12-28"), ("2026/1/5", "2026-01-05"),
    ],
)  # fmt: skip
def test_a_day_is_read(typed: str, day: str) -> None:
    found = read_date(typed)
    assert found is not None
    assert found.isoformat() == day


@pytest.mark.parametrize(
    "typed", ["yesterday", "November 2026", "28", "", "28 11", "28 Brumaire 2026", "1/2", "28 Nov"]
)
def test_what_is_no_day_is_none(typed: str) -> None:
    assert read_date(typed) is None


@pytest.mark.parametrize("typed", ["31 November 2026", "30.2.2026", "2026-13-01", "31/04/26"])
def test_a_day_that_does_not_exist_is_told_apart(typed: str) -> None:
    with pytest.raises(NoSuchDayError):
        read_date(typed)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("47", 47), ("- 4", -4), ("−4", -4), ("+3", 3), ("５", 5), ("47 points", 47), ("47 pts", 47), ("5 cartes", 5), ("n°12", 12), ("no. 12", 12), ("#12", 12), ("3 victory cards", 3)],
)  # fmt: skip
def test_a_number_is_read_with_what_is_counted(typed: str, number: int) -> None:
    assert whole_number(typed) == number


@pytest.mark.parametrize("typed", ["", "four", "1.5", "1,5", "1234567", "4 x", "12 13", "A1", "1N"])
def test_what_is_no_number_is_none(typed: str) -> None:
    assert whole_number(typed) is None
