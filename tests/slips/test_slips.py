"""Slips are caught where they are, and what the tool says of them leads on: a sample; `docs/slips.md` has the figures."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from random import Random

import pytest

from tests.slips.games import SOURCES, counted, slips_of
from tests.slips.judge import judged
from tests.slips.slip import Slip, Span
from tests.tool import read_text, told

_SAMPLE = 60


@pytest.mark.parametrize("game", SOURCES)
def test_most_slips_are_one_message_at_their_place_and_the_help_leads_on(game: str) -> None:
    came = [each.judged for each in islice(slips_of(game, 1), _SAMPLE)]
    caught = [each for each in came if each.is_caught]
    assert len(caught) > _SAMPLE / 2
    assert sum(each.is_one_at_its_place for each in caught) >= 0.85 * len(caught)
    assert sum(each.shows for each in caught) >= 0.75 * len(caught)


@pytest.mark.parametrize(
    ("game", "most"), [("hutan", 0.05), ("hexfolk", 0.05), ("hortis", 0.08), ("forest_shuffle", 0.1), ("habitats", 0.1)]
)
def test_few_slips_pass_in_silence_where_pieces_were_counted(game: str, most: float) -> None:
    came = [each.judged for each in islice(slips_of(game, 1, control=True), _SAMPLE)]
    by_chance = 2 * sqrt(most * _SAMPLE)  # two standard deviations of so small a sample
    assert sum(each.is_silent for each in came) <= most * _SAMPLE + by_chance


@pytest.mark.parametrize("game", SOURCES)
def test_counts_of_good_records_raise_no_alarm(game: str) -> None:
    rng = Random(f"{game} counts")  # noqa: S311 - records, no secrets
    for _ in range(5):
        text = SOURCES[game].base(rng)
        if not read_text(text).has_errors:
            wrong = [told(each) for each in read_text(counted(text)).diagnostics if each.severity != "note"]
            assert [each for each in wrong if each["code"] == "REC019"] == []


TRUE = "game: hutan\nmode: family\nplayers:\n  - name: Anna\n    counted: 20\n"


@pytest.mark.parametrize(
    ("wrong", "span", "came"),
    [
        ("counted: 2o", Span(5, 14, 16), (True, True)),
        ("countad: 20", Span(5, 5, 12), (True, True)),
        ("countad: 20", Span(1, 1, 5), (True, False)),
        ("counted: 21", Span(5, 14, 16), (False, False)),
    ],
)
def test_a_slip_is_judged_by_what_is_told_where(wrong: str, span: Span, came: tuple[bool, bool]) -> None:
    slip = Slip("made up", TRUE.replace("counted: 20", wrong), (span,))
    found = judged(slip, read_text(TRUE))
    assert found is not None
    assert (found.is_caught, found.is_one_at_its_place) == came
    assert found.is_silent == (not came[0])


def test_what_says_the_same_is_no_slip() -> None:
    assert judged(Slip("made up", TRUE.replace("Anna", " Anna"), ()), read_text(TRUE)) is None
