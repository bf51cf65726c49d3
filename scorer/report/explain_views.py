"""An explanation for its readers: on the terminal, in Markdown, and as JSON beside the points."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from scorer.base.terminal import harmless, wrapped
from scorer.report.explanation import (
    Block,
    Drawing,
    Entry,
    Heading,
    Paragraph,
    Quote,
    Subject,
    reading_texts,
    rule_texts,
)
from scorer.report.markdown import escaped
from scoring_rules.frame.language.text import Language, Text, Value, render
from scoring_rules.frame.result import Category, PlayerScore

_MARKED = re.compile(r"\[[^][]+\]")
_TICKS = re.compile(r"`+")


def to_text(blocks: Iterable[Block], language: Language, *, bold: Callable[[str], str], width: int) -> Iterator[str]:
    """Yield the lines of an explanation for a terminal; only drawings may be wider than `width`."""

    def say(value: Value) -> str:
        return harmless(render(value, language))

    def lines_of(value: Value, indent: str = "  ", hanging: str = "    ") -> list[str]:
        return wrapped(say(value), width, indent, hanging)

    for block in blocks:
        match block:
            case Heading(text, level):
                yield from [""] * (0, 2, 1)[level - 1]
                yield from map(bold, lines_of(text, "", "  "))
            case Entry():
                yield from lines_of(_with_places(block))
            case Paragraph(text):
                yield from lines_of(text)
            case Quote(rule, text):
                yield from _quoted(rule, text, lines_of)
            case Drawing(text, lines):
                yield from lines_of(Text("{drawing}:", drawing=text))
                for line in lines:
                    yield "    " + _MARKED.sub(lambda match: bold(match[0]), harmless(line))


def _quoted(rule: str, text: str, lines_of: Callable[..., list[str]]) -> Iterator[str]:
    """Yield a rule in words, the items of its list below it."""
    begun, *items = text.split("\n")
    yield from lines_of(Text("rule {rule}: {text}", rule=rule, text=begun))
    for item in items:
        yield from lines_of(item, "    ", "      ")


def to_markdown(blocks: Iterable[Block], language: Language) -> Iterator[str]:
    """Yield the lines of an explanation in Markdown; what users typed is never mark-up."""

    def say(value: Value) -> str:
        return escaped(harmless(render(value, language)))

    before: Block | None = None
    for block in blocks:
        if before is not None and not (isinstance(before, Entry) and isinstance(block, Entry)):
            yield ""
        before = block
        match block:
            case Heading(text, level):
                yield f"{'#' * level} {say(text)}"
            case Entry():
                yield f"- {say(_with_places(block))}"
            case Paragraph(text):
                yield say(text)
            case Quote(rule, text):
                begun, *items = text.split("\n")
                yield from (f"> `{rule}` {begun}", *(">", *(f"> {item}" for item in items)) * bool(items))
            case Drawing(text, lines):
                fence = "`" * max(3, 1 + max(map(len, _TICKS.findall("".join(lines))), default=0))
                yield from (say(Text("{drawing}:", drawing=text)), "", f"{fence}text", *lines, fence)


def _with_places(entry: Entry) -> Value:
    if not entry.places:
        return entry.text
    if not entry.counts:
        return Text("{item}; looked at: {places}", item=entry.text, places=entry.places)
    return Text("{item}; counts: {places}", item=entry.text, places=entry.places)


def with_explanations(
    scored: dict[str, Any], subject: Subject, language: Language, only: Collection[str] | None = None
) -> dict[str, Any]:
    """Return the JSON object of a score with its categories explained; each gets one more entry.

        "explanation": {
          "rules": [{"rule": "hutan.trees", "text": "Every tree that stands at the end of the game …"}],
          "readings": ["sources differ: with `pairs: per_piece` (…) it is 8 points instead of 9"]
        }

    `rules` are the rules of a category, with what they say; `readings` are what other rulings would give. Where
    one category was asked for, `categories` has only that one; `total` remains that of the whole score.

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
                    {**shown, "explanation": _explanation(subject, players[scored_player["name"]], category, language)}
                    for shown, category in zip(
                        scored_player["categories"], players[scored_player["name"]].categories, strict=True
                    )
                    if only is None or category.id in only
                ],
            }
            for scored_player in scored["players"]
        ],
    }


def _explanation(subject: Subject, player: PlayerScore, category: Category, language: Language) -> dict[str, Any]:
    rules = rule_texts(subject, category)
    return {
        "rules": [{"rule": rule, "text": text} for rule, text in rules.items()],
        "readings": [text.render(language) for text in reading_texts(subject, player, category)],
    }
