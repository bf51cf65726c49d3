"""A sheet is for people who read it: it tells them what came of the game, not what to type."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest

from tests.tool import Ran

TIED = "game: hutan\nmode: family\nplayers:\n  - {name: Ann, counted: 61}\n  - {name: Ben, counted: 61}\n"
WITHOUT_ORDER = TIED.replace("players:", "first_in_last_round: Chloe\nplayers:") + "  - {name: Chloe, counted: 40}\n"
OPEN_TURN = "game: hexfolk\nplayers:\n  - {name: Ann, counted: 10}\n  - {name: Ben, counted: 4}\n"
OBJECTIVES = (
    "game: habitats\nedition: cwali\ntiles: {ent: entrance S}\n"
    "years:\n  - objectives: [{name: bees, points: [3, 1], values: {Ann: 2, Ben: 1}}]\n"
    "players:\n  - {name: Ann, counted: 61}\n  - {name: Ben, reserve: [ent G]}\n"
)
NO_TARGET = (
    "game: hortis\nrecipes: [16, 17]\nplayers:\n"
    "  - {name: Ann, tally: {oranges: 4, squirrel: unused}, recipes: [{card: 16, points: 5}, {card: 17, points: 4}]}\n"
)
BESIDE_A_WHEELBARROW = (
    "game: hortis\nplayers:\n  - name: Ann\n    grove: |\n      O1   C2:4 V1:P --\n      V2:B O2:E C1:3 V2:5\n"
)
RECORDS = {
    "a tie": TIED,
    "a tie by the seating": WITHOUT_ORDER,
    "a turn": OPEN_TURN,
    "objectives": OBJECTIVES,
    "a target": NO_TARGET,
}
COMMANDED = {"en": r"\b(?:add|type) \w+:|reverses that", "fr": r"\b(?:ajoutez|écrivez) \w+:|fait l’inverse"}
"""What tells to type a key of the record."""


def on_paper(run: Callable[..., Ran], text: str, lang: str) -> str:
    ran = run("sheet", "-", "-o", "game.pdf", "--lang", lang, stdin=text)
    assert ran.status == 0, ran.err
    pages = pypdf.PdfReader(io.BytesIO(Path("game.pdf").read_bytes())).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


@pytest.mark.parametrize("lang", COMMANDED)
@pytest.mark.parametrize("text", RECORDS.values(), ids=RECORDS)
def test_what_to_type_is_said_on_the_screen_and_not_on_paper(run: Callable[..., Ran], text: str, lang: str) -> None:
    screen = " ".join(run("score", "-", "--lang", lang, stdin=text).out.split()).replace("`", "")
    assert re.search(COMMANDED[lang], screen)
    assert not re.search(COMMANDED[lang], on_paper(run, text, lang))


@pytest.mark.parametrize(("lang", "mark"), [("en", "wheelbarrow as a token"), ("fr", "brouette, simple jeton")])
def test_a_ruling_of_yes_or_no_is_marked_by_what_it_means(run: Callable[..., Ran], lang: str, mark: str) -> None:
    shown = on_paper(run, BESIDE_A_WHEELBARROW, lang)
    assert mark in shown
    assert not re.search(r"\b(?:no|non|yes|oui) ?: ", shown.replace("\N{NO-BREAK SPACE}", " "))


def test_a_name_on_paper_is_told_from_what_was_read(run: Callable[..., Ran]) -> None:
    assert "Ann : 0 orange" in on_paper(run, BESIDE_A_WHEELBARROW, "fr").replace("\N{NO-BREAK SPACE}", " ")
