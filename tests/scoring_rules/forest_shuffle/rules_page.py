"""The rules page of Forest Shuffle: what it explains, and its examples as records."""

from __future__ import annotations

from scorer.lookup.rulebook import Section
from scoring_rules import load_game
from scoring_rules.forest_shuffle.data.words import BOXES
from scoring_rules.forest_shuffle.table import Settings
from tests.page_examples import example, key_of
from tests.rules_pages import RulesPage


def whole(part: str) -> str:
    """Return a record with a part of it as typed: a whole list of players, or one player's keys."""
    lines = part.splitlines()
    if any(key_of(line) == "players" for line in lines):
        return "\n".join(["game: forest_shuffle", *lines, ""])
    top = [line for line in lines if key_of(line) == "boxes"]
    own = [line for line in lines if line not in top]
    if not any(key_of(line) == "forest" for line in own):
        own.append("forest: []")
    player = ["players:", "  - name: Anna", *(f"    {line}" for line in own)]
    return "\n".join(["game: forest_shuffle", *top, *player, ""])


def records(told: Section, _: str) -> tuple[str, str]:
    shown = example(told)
    assert shown is not None
    return whole(shown.wrong), whole(shown.right)


PAGE = RulesPage(
    rules=frozenset(load_game("forest_shuffle").rules(Settings(tuple(BOXES)))) | {"forest_shuffle.tie"},
    records=records,
    told_in_lines=frozenset({"FOR034"}),
)
