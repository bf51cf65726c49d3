"""The top of a sheet: what was played, when and where, and in large who won, by how much and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.blocks import BODY, SMALL, Block, gap, label, paragraph, stacked
from scorer.drawing.pen import Pen, Type
from scorer.scoring.summary import outcome
from scoring_rules.frame.board.picture import Polygon, box
from scoring_rules.frame.language.text import Value, without_remedy
from scoring_rules.frame.result import Result

_TITLE = Type(20.0, bold=True)
_WINNER = Type(15.0, bold=True)
_WHY = Type(9.5)
_WINNER_LINES = 5
_INDENT = 12.0
_PADDING = 8.0
_MOST_REMARKS = 12
_LONGEST_REMARKS = 1200
"""Paragraphs and characters of remarks that are printed."""
_EDGE = 4.0
_BETWEEN = 2.0
_OVERLAP = 0.3


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
    return [Block(SMALL.leading, (label(0, SMALL.ascent, line, SMALL),)), gap(10)]


def verdict(pen: Pen, result: Result) -> Iterator[Block]:
    """Yield who won, what decided a tie and what else came of the points, on a ground of their own."""
    inner = pen._replace(width=pen.width - 2 * _INDENT)
    yield _strip(pen, gap(_PADDING))
    for line in paragraph(inner, outcome(result), _WINNER, most=_WINNER_LINES):
        yield _strip(pen, line)
    why = () if result.tie_break is None else (result.tie_break.text,)
    if why or result.outcome:
        yield _strip(pen, gap(_BETWEEN))
    for text in (*why, *result.outcome):
        for line in paragraph(inner, without_remedy(text), _WHY):
            yield _strip(pen, line)
    yield _strip(pen, gap(_PADDING))


def _strip(pen: Pen, block: Block) -> Block:
    """Return a block on the ground of the verdict, which seems to be one with that of the next."""
    top, height = -_OVERLAP, block.height + 2 * _OVERLAP
    edge = Polygon(box(0, top, _EDGE, height), "accent")
    ground = Polygon(box(_EDGE, top, pen.width - _EDGE, height), "verdict")
    return Block(block.height, (edge, ground, *stacked([block], _INDENT, 0)))
