"""The top of a sheet: what was played, when and where, and in large who won, by how much and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.blocks import BODY, SMALL, Block, gap, label, paragraph
from scorer.drawing.pen import Pen, Type
from scorer.scoring.summary import outcome
from scoring_rules.frame.language.text import Value, without_remedy
from scoring_rules.frame.result import Result

_TITLE = Type(21.0, bold=True)
_WINNER = Type(12.0, "accent", bold=True)
_WHY = Type(9.0)
_WRONG = Type(9.0, "wrong", bold=True)
_WINNER_LINES = 5
_MOST_REMARKS = 12
_LONGEST_REMARKS = 1200
"""Paragraphs and characters of remarks that are printed."""


def heading(pen: Pen, title: Value, facts: Sequence[Value], remarks: str) -> Iterator[Block]:
    """Yield the title, the facts (game, mode, date, place) in one line, and the remarks."""
    yield from paragraph(pen, title, _TITLE, most=3)
    yield gap(2)
    line = " · ".join(said for said in map(pen.say, facts) if said)
    yield from paragraph(pen, line, Type(10.0, "muted"))
    yield gap(4)
    for remark in _printed(remarks).splitlines():
        yield from paragraph(pen, remark, BODY)


def _printed(remarks: str) -> str:
    """Return what of long remarks there is room for; that they are cut is seen by the dots at their end."""
    lines = remarks.splitlines()[:_MOST_REMARKS]
    text = "\n".join(lines)
    if len(text) <= _LONGEST_REMARKS and len(lines) == len(remarks.splitlines()):
        return text
    return text[:_LONGEST_REMARKS].rstrip() + " […]"


def running(pen: Pen, title: Value) -> list[Block]:
    """Return the head of the pages that follow the first."""
    line = pen.short(title, SMALL, pen.width)
    return [Block(SMALL.leading, (label(0, SMALL.ascent, line, SMALL),)), gap(6)]


def verdict(pen: Pen, result: Result, wrong: Sequence[Value] = ()) -> Iterator[Block]:
    """Yield who won, what decided a tie, what else came of the points, and what is `wrong` with claims."""
    yield from paragraph(pen, outcome(result), _WINNER, most=_WINNER_LINES)
    why = () if result.tie_break is None else (result.tie_break.text,)
    for text in (*why, *result.outcome):
        yield from paragraph(pen, without_remedy(text), _WHY)
    for text in wrong:
        yield from paragraph(pen, text, _WRONG)
