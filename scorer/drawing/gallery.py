"""All boards of a game in one picture, each below its player's name and total."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt

from scorer.drawing import boards
from scorer.drawing.blocks import gap, stacked, total
from scorer.drawing.measures import Guess
from scorer.drawing.pen import Pen
from scorer.drawing.title import heading
from scoring_rules.frame.board.picture import Picture, Polygon, box
from scoring_rules.frame.language.text import Language, Text, Value

_MARGIN = 24.0
_WIDTH = 320.0
"""Of a board, where its letters do not need more; all else is measured in the same units."""


def drawing(
    title: Value, facts: Sequence[Value], players: Sequence[boards.Player], language: Language
) -> Picture:
    """Return one picture of some boards, as many beside as below each other.

    Args:
        title: The heading.
        facts: The line below the title.
        players: Their boards, at least one.
        language: Says the texts, which are broken into lines here.
    """
    players = boards.together(players)
    columns = ceil(sqrt(len(players)))
    board = max(_WIDTH, *(player.picture.least for player in players))
    width = columns * board + (columns - 1) * boards.BETWEEN
    pen = Pen(Guess(), language, width)
    blocks = (
        *heading(pen, title, facts, ""),
        gap(8),
        *boards.rows(pen, players, columns, board),
        *boards.legend(pen, players),
    )
    height = total(blocks)
    return Picture(
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        (
            Polygon(box(0, 0, width + 2 * _MARGIN, height + 2 * _MARGIN), "paper"),
            *stacked(blocks, _MARGIN, _MARGIN),
        ),
        title,
        tuple(_in_words(player) for player in players),
    )


def _in_words(player: boards.Player) -> Text:
    said = player.picture.alternative
    if player.total is None:
        return Text("{names}: {board}", names=player.name, board=said)
    if player.aside:
        return Text("{total} points, {aside}: {board}", total=player.total, aside=player.aside, board=said)
    return Text("{total} points: {board}", total=player.total, board=said)
