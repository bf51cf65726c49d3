"""What `scorer new` writes in comments to be filled in: it fits once its `#` is taken off, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from scorer.base.diagnostics import Diagnostic
from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.lookup.template import Head, record_to_fill_in
from scorer.record.codes import KEY_TWICE, UNKNOWN_KEY, WRONG_SHAPE
from scorer.scoring.summary import outcome
from scoring_rules import GAMES, load_game
from scoring_rules.frame.language.text import ENGLISH, render
from scoring_rules.frame.template import NAME, Template, control_example
from tests.tool import codes, errors, read_text, scored

SHAPE = {each.id for each in (UNKNOWN_KEY, KEY_TWICE, WRONG_SHAPE)}
VALUES = {
    "ecosystem": "3 7 12 18 24",
    "tiles": "white square SW, pink circle NE / red circle NW, blue square SE",
    "scenario": "D",
    "map": "large",
    "edition": "cwali",
    "boxes": "alpine woodland_edge",
}
_OFF = re.compile(r" *#\w+:(?= |$)")
_OPENS = re.compile(r":(?: \|2?)?(?: +#.*)?$")
_BELOW = re.compile(r" *#  +\S")


def _asked() -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield every game with none and with each of its options of a record, in each language."""
    for game in GAMES:
        options = [each.id for each in load_game(game).templates().options if not each.part]
        for given in ({}, *({each: VALUES.get(each, "")} for each in options)):
            for spoken in ("en", "fr"):
                yield game, given, spoken


ASKED = list(_asked())


def made(game: str, given: dict[str, str], spoken: str, players: tuple[str, ...] = ("Anna", "Ben")) -> str:
    wanted = Template(players, given, None, spoken)
    return record_to_fill_in(game, wanted, language(spoken), Head(spoken))


def taken_off(text: str) -> Iterator[str]:
    """Yield the record with the sign taken off one commented key and the lines that belong to it."""
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if not _OFF.match(line):
            continue
        end = index + 1
        while _OPENS.search(line) and end < len(lines) and _BELOW.match(lines[end]):
            end += 1
        block = [each.replace("#", "", 1) for each in lines[index:end]]
        yield "\n".join([*lines[:index], *block, *lines[end:]]) + "\n"


@pytest.mark.parametrize(("game", "given", "spoken"), ASKED)
def test_a_line_fits_once_its_sign_is_taken_off(game: str, given: dict[str, str], spoken: str) -> None:
    text = made(game, given, spoken)
    tried = list(taken_off(text.replace(f": {NAME.fr}", ": Anna").replace(f": {NAME.en}", ": Anna")))
    assert len(tried) >= 4
    for record in tried:
        found = codes(read_text(record))
        assert [code for code in found if code.startswith("TXT") or code in SHAPE] == [], record


@pytest.mark.parametrize(("game", "given", "_"), [each for each in ASKED if each[2] == "fr"])
def test_french_keys_are_written_in_a_french_record(game: str, given: dict[str, str], _: str) -> None:
    text = made(game, given, "fr")
    keys = re.findall(r"(?:^|[\s#{])([a-z_]+):(?=\s|$)", text, re.MULTILINE)
    known = load_game(game).keys
    assert [key for key in keys if key in known.words and known.name(key).fr != key] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [("name", "points"), ("Anna total", "a: name:"), ("card", "left")])
def test_names_that_are_keys_stay_names(game: str, players: tuple[str, ...]) -> None:
    found = read_text(made(game, {}, "fr", players))
    assert errors(found) == []
    assert tuple(seat.name for seat in found.table.seats) == players


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_line_of_control_counts_can_be_read(slug: str, lang: str) -> None:
    info = load_game(slug).info
    example = render(control_example(info), language(lang))
    assert not any(each.severity == "error" for each in unreadable(slug, example)), example
    assert render(info.to_count, language(lang))


def unreadable(slug: str, counts: str) -> list[Diagnostic]:
    """Return what is wrong with how the counts below the first board of a template are typed."""
    typed = record_to_fill_in(slug, Template(("Ann", "Ben")), ENGLISH, Head())
    found = read_text(typed.replace("  - name: Ann\n", f"  - name: Ann\n    pieces: {counts}\n"))
    return [each for each in found.diagnostics if each.code.id == "REC018"]


@pytest.mark.parametrize("slug", GAMES)
def test_a_template_holds_nothing_that_scores(slug: str) -> None:
    for players in (("Ann",), ("Ann", "Ben", "Cleo")):
        if not load_game(slug).info.players[0] <= len(players):
            continue
        result = scored(record_to_fill_in(slug, Template(players), ENGLISH, Head()))
        assert [(each.total, each.winner) for each in result.players] == [(0, False)] * len(players)
        assert str(outcome(result)) == "nothing is typed yet"
