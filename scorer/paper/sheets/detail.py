"""How the points came about, and what was noted, in two columns of the smallest letters that are needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from scorer.drawing.blocks import Block, gap, paragraph, section, total
from scorer.drawing.pen import Pen, Type
from scorer.paper.pages import Flow
from scorer.paper.sheets.columns import fit, in_columns
from scorer.paper.sheets.given import SheetInput
from scorer.paper.sheets.workings import USUAL, workings
from scorer.scoring.summary import place_said
from scoring_rules.frame.language.text import Text, Value, without_remedy

_AROUND_HEADING = 8.0
_HEADING = Type(13.0, bold=True)
_SPARE = 70.0
"""The least height in which columns are begun."""
_WORTH_IT = 200.0
"""The least height in which columns are begun that go on elsewhere."""


def fill_detail(flow: Flow, narrow: Pen, game: SheetInput, lost: Sequence[Value], below: float) -> None:
    """Set how the points came about in two columns: on the page that is begun if they fit there, else on others.

    On a page that holds all of them there is room left `below`.
    """
    heading = paragraph(narrow, Text("How the points came about"), _HEADING, most=1)
    around = total(heading) + 2 * _AROUND_HEADING + below
    sizes = list(_closer(narrow, game, lost))
    blocks = next((each for each in sizes if fit(each, flow.room - around)), None)
    if blocks is None:
        blocks = sizes[0]
        if not _saves_a_page(total(blocks), flow.room - around, flow.full - around):
            flow.turn()
            blocks = next((each for each in sizes if fit(each, flow.room - around)), blocks)
    flow.add([gap(_AROUND_HEADING), *(block._replace(keep=_SPARE) for block in heading), gap(_AROUND_HEADING)])
    for block in in_columns(blocks, narrow.width, lambda: flow.room if flow.room > _SPARE else flow.full):
        flow.add([block])


def _saves_a_page(height: float, room: float, full: float) -> bool:
    """Whether columns of some height together take a page less if they begin in the room that there is."""
    return room > _WORTH_IT and ceil((height - 2 * room) / (2 * full)) < ceil(height / (2 * full))


def _closer(narrow: Pen, game: SheetInput, lost: Sequence[Value]) -> Iterator[list[Block]]:
    """Yield how the points came about in ever smaller letters, so that a page is not begun for a few lines."""
    return (detail(narrow, game, size, lost) for size in (USUAL, 7.1, 6.7, 6.3))


def detail(narrow: Pen, game: SheetInput, size: float, lost: Sequence[Value] = ()) -> list[Block]:
    """Return how the points came about, and what was noted, in a column."""
    noted = Type(size, "muted")
    return [
        *workings(narrow, game.result.players, place_said(game.result), size),
        *_tail(narrow, game, noted),
        *section(narrow, Text("Missing characters"), lost, noted),
    ]


def _tail(pen: Pen, game: SheetInput, noted: Type) -> Iterator[Block]:
    """Yield what was noted, what was waived, what was read."""
    result = game.result
    notes = [without_remedy(note) for note in result.notes if note not in result.outcome]
    yield from section(pen, Text("Notes"), notes, noted)
    yield from section(pen, Text("Waived by the players"), game.waived, noted)
    yield from section(pen, Text("What was read"), game.read, noted)
