"""The rules page of Hortis: what it explains, and its examples, put into the golden records."""

from __future__ import annotations

from scorer.lookup.rulebook import Section, section
from scoring_rules import load_game
from scoring_rules.hortis.table import Settings
from tests.page_examples import parts
from tests.paths import GOLDEN
from tests.rules_pages import RulesPage

RECORDS = GOLDEN / "hortis"


def lines(told: Section) -> list[list[str]]:
    """Return the wrong and the mended lines of an example, `# …` standing for none."""
    return [[line.strip() for line in part.splitlines() if line != "# …"] for part in parts(told)]


def english_lines(code: str) -> list[list[str]]:
    told = section("hortis", code, "en")
    assert told is not None
    return lines(told)


def golden(code: str) -> list[str]:
    """Return the golden record and the mended one."""
    return [(RECORDS / f"{code}.{kind}").read_text("utf-8") for kind in ("yaml", "mended.yaml")]


def records(told: Section, _: str) -> tuple[str, str]:
    """Return the golden records with the lines of the page in place of the English ones."""
    wrong, mended = (
        _replaced(*record) for record in zip(golden(told.id), english_lines(told.id), lines(told), strict=True)
    )
    return wrong, mended


def _replaced(whole: str, english: list[str], shown: list[str]) -> str:
    for line, typed in zip(english, shown, strict=True):
        whole = whole.replace(line, typed)
    return whole


PAGE = RulesPage(
    rules=frozenset(load_game("hortis").rules(Settings())) | {"hortis.tie", "hortis.ranks", "hortis.recipes"},
    records=records,
    folder=RECORDS,
)
