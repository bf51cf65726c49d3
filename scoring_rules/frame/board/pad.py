"""An empty score pad as plain values: what is printed on it, and what room there is to write in.

How large everything is set, and what is left out on a small pad, is known to whatever prints it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from scoring_rules.frame.board.picture import Picture, Shape
from scoring_rules.frame.language.text import Value


class Cell(NamedTuple):
    """What is printed in the cell of each player.

    Attributes:
        split: A dotted line between how many there are and the points for them.
        boxes: How many small boxes there are to write in or to tick.
        numbered: Whether the boxes bear their numbers, from 1.
        target: The number of the box that stands out, 0 where none does.
        circled: Values of which those that are true are circled.
        award: A value in a ring: the ring is filled in for the one player who has it, "" where there is none.
        tick: Whether there is one box, to tick.
    """

    split: bool = False
    boxes: int = 0
    numbered: bool = False
    target: int = 0
    circled: tuple[str, ...] = ()
    award: str = ""
    tick: bool = False


SPLIT = Cell(split=True)
TICK = Cell(tick=True)

Kind: TypeAlias = Literal["row", "part", "tie"]


class Field(NamedTuple):
    """A small box with a word above it; `value` is what is printed in it already."""

    caption: Value
    value: Value = ""


class Row(NamedTuple):
    """A row of a pad.

    Attributes:
        label: What it is called, "" where there is a line to write on instead.
        hint: The values that count, in a few words.
        cell: What is in each player's cell.
        kind: A "part" is low, and is added up in the row that follows; a "tie" says what breaks one.
        card: What is in the box for the number of a card: None for no box, "" for an empty one.
        fields: Small boxes at the end of the label.
        symbol: A picture of what scores, in a square with sides of 100.
        heavy: Whether a strong line is below it.
    """

    label: Value
    hint: Value = ""
    cell: Cell = Cell()
    kind: Kind = "row"
    card: Value | None = None
    fields: tuple[Field, ...] = ()
    symbol: tuple[Shape, ...] = ()
    heavy: bool = False


class Entry(NamedTuple):
    """A line of a list at the foot: what it is called by, what it is, what it gives, what it gives more."""

    number: Value
    text: Value
    points: Value = ""
    more: Value = ""


class Strip(NamedTuple):
    """A list at the foot, in two columns, with its heading and what stands at the other end of it."""

    heading: Value
    entries: tuple[Entry, ...] = ()
    aside: Value = ""


class Pad(NamedTuple):
    """A score pad: its rows without names and total, the boxes for modes, what is below the total, lists at the foot.

    `symbol` is the picture of the game, in a square with sides of 100.
    """

    rows: tuple[Row, ...]
    modes: tuple[Value, ...] = ()
    ties: tuple[Row, ...] = ()
    strips: tuple[Strip, ...] = ()
    symbol: tuple[Shape, ...] = ()

    @property
    def plain(self) -> Pad:
        """The same without pictures."""
        return self._replace(rows=tuple(row._replace(symbol=()) for row in self.rows), symbol=())


class EmptyBoard(NamedTuple):
    """A board to fill in with a pen: its lines, and the letters that a record takes, in a few lines."""

    picture: Picture
    letters: tuple[Value, ...]
