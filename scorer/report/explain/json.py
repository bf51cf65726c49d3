"""An explanation as JSON: the object of the score, with words beside the points.

Each category of `players` has one more entry, here in the chosen language:

    "explanation": {
      "rules": [{"rule": "hutan.trees", "text": "Every tree that stands at the end of the game …"}],
      "readings": ["sources differ: with `pairs: per_piece` (…) it is 8 points instead of 9"]
    }

`rules` are the rules of the category, with what they say; `readings` are what other rulings would
give. Where one category was asked for, `categories` has only that one; `total` remains
that of the whole score.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from scorer.report.explain.content import Subject, reading_texts, rule_texts
from scoring_rules.frame.language.text import Language
from scoring_rules.frame.result import Category, PlayerScore


def with_explanations(
    scored: dict[str, Any], subject: Subject, language: Language, only: Collection[str] | None = None
) -> dict[str, Any]:
    """Return the JSON object of a score with its categories explained.

    Args:
        scored: The object, of all players of the table or some.
        subject: The score of the whole table.
        language: The language of the texts.
        only: The ids of the categories to keep.
    """
    players = {player.name: player for player in subject.result.players}
    return {
        **scored,
        "players": [
            {
                **scored_player,
                "categories": [
                    {
                        **shown,
                        "explanation": _explanation(
                            subject, players[scored_player["name"]], category, language
                        ),
                    }
                    for shown, category in zip(
                        scored_player["categories"], players[scored_player["name"]].categories, strict=True
                    )
                    if only is None or category.id in only
                ],
            }
            for scored_player in scored["players"]
        ],
    }


def _explanation(
    subject: Subject, player: PlayerScore, category: Category, language: Language
) -> dict[str, Any]:
    rules = rule_texts(subject, category)
    return {
        "rules": [{"rule": rule, "text": text} for rule, text in rules.items()],
        "readings": [text.render(language) for text in reading_texts(subject, player, category)],
    }
