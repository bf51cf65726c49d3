"""Results and findings as JSON objects, exactly as programs read them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from scorer.base.diagnostics import Diagnostic
from scorer.report.diagnostics import arrange, to_dict
from scoring_rules.frame.language.text import Language, render
from scoring_rules.frame.result import Category, Difference, Item, PlayerScore, Result
from scoring_rules.frame.typed.nodes import Document

RESULT_SCHEMA = "scorer/result/1"
CHECK_SCHEMA = "scorer/check/1"


def to_json(objects: Sequence[dict[str, Any]], *, several: bool) -> str:
    """Return one object as itself, those of several files as an array, in order; a line break ends it."""
    return json.dumps(list(objects) if several else objects[0], ensure_ascii=False, indent=2) + "\n"


def check_object(file: str, diagnostics: Sequence[Diagnostic], language: Language) -> dict[str, Any]:
    """Return what `check` found in a file."""
    return {"schema": CHECK_SCHEMA, "file": file, **_diagnostics(diagnostics, language)}


def refused_object(
    file: str, documents: dict[str, Document], diagnostics: Sequence[Diagnostic], game: str | None, language: Language
) -> dict[str, Any]:
    """Return the object of a record with errors: no players, no tie-break, no notes."""
    return {
        "schema": RESULT_SCHEMA,
        "game": game,
        "file": file,
        "inputs": _inputs(documents),
        **_diagnostics(diagnostics, language),
    }


def result_object(
    result: Result, file: str, documents: dict[str, Document], diagnostics: Sequence[Diagnostic], language: Language
) -> dict[str, Any]:
    """Return the object of a scored record."""
    tie = result.tie_break
    return {
        "schema": RESULT_SCHEMA,
        "game": result.game,
        "edition": result.edition,
        "mode": result.mode,
        "rules_version": result.rules_version,
        "file": file,
        "inputs": _inputs(documents),
        "played_with": [render(fact, language) for fact in result.played],
        "players": [_player(player, language) for player in result.players],
        "tie_break": None if tie is None else {"rule": tie.rule, "text": tie.text.render(language)},
        "notes": [note.render(language) for note in result.notes],
        **_diagnostics(diagnostics, language),
    }


def _inputs(documents: dict[str, Document]) -> list[dict[str, str]]:
    return [{"file": name, "sha256": document.sha256} for name, document in documents.items()]


def _diagnostics(diagnostics: Sequence[Diagnostic], language: Language) -> dict[str, Any]:
    arranged = arrange(diagnostics)
    objects = {"diagnostics": [to_dict(diagnostic, language) for diagnostic in arranged.shown]}
    return objects | {"more_diagnostics": arranged.more} if arranged.more else objects


def _player(player: PlayerScore, language: Language) -> dict[str, Any]:
    return {
        "name": player.name,
        "total": player.total,
        "rank": player.rank,
        "winner": player.winner,
        "checked": player.checked,
        "categories": [_category(category, language) for category in player.categories],
        "measures": dict(player.measures),
        "claimed": dict(player.claimed),
        "differences": [_difference(difference) for difference in player.differences],
    }


def _category(category: Category, language: Language) -> dict[str, Any]:
    return {
        "id": category.id,
        "label": render(category.label, language),
        "points": category.points,
        "items": [_item(item, language) for item in category.items],
    }


def _item(item: Item, language: Language) -> dict[str, Any]:
    return {
        "rule": item.rule,
        "label": render(item.label, language),
        "points": item.points,
        "working": render(item.working, language),
        "places": list(item.places),
    }


def _difference(difference: Difference) -> dict[str, Any]:
    compared = {"category": difference.category, "claimed": difference.claimed, "computed": difference.computed}
    extra = {"by": difference.by, "place": difference.place}
    return compared | {key: value for key, value in extra.items() if value is not None}
