"""The foot of every page: what the sheet was made from, and the number of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scorer.drawing.blocks import SMALL, label
from scorer.drawing.pen import Pen
from scorer.paper.pdf.page import MARGIN, Paper
from scoring_rules.frame.board.picture import Line, Point, Shape
from scoring_rules.frame.language.text import Text

HEIGHT = 22.0
_SHORT_HASH = 12


def foot(
    pen: Pen, paper: Paper, hashes: Sequence[str], rules_version: str, page: tuple[int, int]
) -> Iterator[Shape]:
    """Yield the foot of a page; `page` is its number and how many there are."""
    y = paper.height - MARGIN
    left, right = MARGIN, paper.width - MARGIN
    yield Line(Point(left, y - 13), Point(right, y - 13), "rule", 0.5)
    number, count = page
    numbered = pen.say(Text("page {number} of {count}", number=number, count=count))
    made = Text(
        "input {hash} · rules version {version}",
        hash=tuple(each[:_SHORT_HASH] for each in hashes),
        version=rules_version,
    )
    room = pen.width - pen.measure(numbered, SMALL.size) - 12
    yield label(left, y - 2, pen.short(made, SMALL.size, room), SMALL)
    yield label(right, y - 2, numbered, SMALL)._replace(anchor="end")
