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
_CLOSER = (7.1, 6.7, 6.3)
"""Smaller sizes, so that a page is not begun for a few lines."""
_SPARE = 70.0
"""The least height in which columns are begun."""
_WORTH_IT = 200.0
"""The least height in which columns are begun that go on elsewhere."""


def fill_detail(
    flow: Flow, narrow: Pen, game: SheetInput, usual: Sequence[Block], lost: Sequence[Value], below: float
) -> None:
    """Set how the points came about in two columns: on the page that is begun if they fit there, else on others.

    Args:
        flow: The pages.
        narrow: Sets the text of a column.
        game: What is printed.
        usual: How the points came about in the usual size, as `detail` returns it.
        lost: What is said of characters that no font has.
        below: The room that is left on a page that holds all of it.
    """
    heading = paragraph(narrow, Text("How the points came about"), _HEADING, most=1)
    around = total(heading) + 2 * _AROUND_HEADING + below
    whole = [*usual, *section(narrow, Text("Missing characters"), lost, Type(USUAL, "muted"))]
    blocks = _that_fits(narrow, game, whole, lost, flow.room - around)
    if blocks is None and not _saves_a_page(total(whole), flow.room - around, flow.full - around):
        flow.turn()
        blocks = _that_fits(narrow, game, whole, lost, flow.room - around)
    flow.add([gap(_AROUND_HEADING), *(block._replace(keep=_SPARE) for block in heading), gap(_AROUND_HEADING)])
    for block in in_columns(blocks or whole, narrow.width, lambda: flow.room if flow.room > _SPARE else flow.full):
        flow.add([block])


def _that_fits(
    narrow: Pen, game: SheetInput, whole: list[Block], lost: Sequence[Value], room: float
) -> list[Block] | None:
    """Return how the points came about in the largest letters that fit into some room, None where none do."""
    if fit(whole, room):
        return whole
    if total(whole) / 2 * _CLOSER[-1] / USUAL > room:
        return None
    return next((each for each in (detail(narrow, game, size, lost) for size in _CLOSER) if fit(each, room)), None)


def _saves_a_page(height: float, room: float, full: float) -> bool:
    """Whether columns of some height together take a page less if they begin in the room that there is."""
    return room > _WORTH_IT and ceil((height - 2 * room) / (2 * full)) < ceil(height / (2 * full))


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
