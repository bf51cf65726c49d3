"""The rules page of Habitats: what it explains, and its examples as records."""

from __future__ import annotations

from scorer.lookup.rulebook import Section
from scoring_rules import load_game
from scoring_rules.habitats.board.goals import GOALS
from scoring_rules.habitats.table import Settings
from tests.page_examples import key_of, parts
from tests.rules_pages import RulesPage


def whole(part: str) -> str:
    """Return a record with a part of it as typed: keys, and rows of a reserve without any."""
    lines = part.splitlines()
    rows = [line for line in lines if not line.startswith(" ") and key_of(line) is None]
    typed = [line for line in lines if line not in rows]
    keys = {key_of(line) for line in typed}
    head = [] if "game" in keys else ["game: habitats"]
    head += [] if keys & {"edition", "game"} else ["edition: allplay"]
    head += [] if "tiles" in keys else ["tiles: {ent: entrance S}"]
    if "players" in keys:
        if "ent" not in "".join(typed):
            head = [line for line in head if not line.startswith("tiles")]
        return "\n".join([*head, *typed]) + "\n"
    board = rows or ["ent"]
    return "\n".join(
        [*head, *typed, "players:", "  - name: Anna", "    reserve: |", *(f"      {row}" for row in board)]
    ) + "\n"  # fmt: skip


def records(told: Section, _: str) -> tuple[str, str]:
    wrong, right = parts(told)
    return whole(wrong), whole(right)


IN_FORCE = load_game("habitats").rules(Settings("allplay", years=(1, 2, 3), summed=True))
PAGE = RulesPage(
    rules=frozenset(IN_FORCE) | {"habitats.tie"} | {f"habitats.{goal}" for goal in GOALS},
    records=records,
    told_in_lines=frozenset({"HAB026", "HAB027", "HAB028", "HAB036"}),
    aside=frozenset({("HAB019", "note")}),
)
