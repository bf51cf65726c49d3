"""A result in Markdown: one table for all players, who won and why, claims, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from scorer.base.terminal import harmless
from scorer.scoring.summary import points_of, rows, sentences
from scoring_rules.frame.language.text import Language, Text, Value, render, written
from scoring_rules.frame.result import Result

_MARKS = re.compile(r"[\\`*_\[\]<>#|~&]")
_MARKS_AT_START = re.compile(r"^(\d*)([-+=.)])")


def escaped(text: str) -> str:
    """Return one line with every sign escaped that Markdown might take for its own."""
    return _MARKS_AT_START.sub(r"\1\\\2", _MARKS.sub(r"\\\g<0>", text))


def to_markdown(result: Result, heading: Value, labels: Mapping[str, Value], language: Language) -> str:
    """Return the report of one result; `labels` are the names of all categories of the game."""

    def say(value: Value) -> str:
        return _plain(render(value, language))

    verdict, *others = sentences(result, labels)
    lines = [f"## {say(heading)}", "", *_table(result, language), "", f"**{say(verdict)}**"]
    for sentence in others:
        lines += ["", say(sentence)]
    if result.notes:
        lines += ["", f"### {say(Text('Notes'))}", "", *(f"- {say(note)}" for note in result.notes)]
    return "\n".join(lines) + "\n"


def _table(result: Result, language: Language) -> Iterator[str]:
    players = result.players

    def say(value: Value) -> str:
        return _plain(render(value, language))

    yield _row("", *(_plain(player.name) for player in players))
    yield _row("---", *("--:" for _ in players))
    for category in rows(players):
        yield _row(say(category.label), *points_of(category.id, players))
    yield _row(f"**{say(Text('Total'))}**", *(f"**{written(player.total)}**" for player in players))
    if len(players) > 1:
        yield _row(say(Text("Rank")), *(str(player.rank) for player in players))
    if not all(player.checked for player in players):
        yield _row("", *("" if player.checked else say(Text("not checked")) for player in players))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _plain(text: str) -> str:
    """Return a text as one line that holds no mark-up of its own."""
    return escaped(harmless(" ".join(text.split())))
