"""A blank score pad as plain values: its rows, what is ticked on it, what it says at its foot."""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.frame.board.picture import Shape
from scoring_rules.frame.language.text import Value


class PadRow(NamedTuple):
    """A row of a pad.

    Attributes:
        label: What the row is for.
        reminder: How it scores, in a few words and values.
        lines: How many such rows there are; only the first has the reminder.
        symbol: A picture of what scores, in a square with sides of 100.
        number: What is printed in a box for the number of a card; None where the row has no such box.
        to_name: Whether there is a line to write on: the name of a goal, what a card says.
        boxes: How many small boxes each player has in the row, to write a die or a place in.
        values: What is printed below these, to circle.
        is_tick: Whether it is a row of boxes to tick, one a player, as one that breaks a tie.
        ends: Whether a block of rows ends with it.
    """

    label: Value
    reminder: Value = ""
    lines: int = 1
    symbol: tuple[Shape, ...] = ()
    number: str | None = None
    to_name: bool = False
    boxes: int = 0
    values: tuple[str, ...] = ()
    is_tick: bool = False
    ends: bool = False


class PadNote(NamedTuple):
    """A line at the foot of a pad: a number or name, what it is for, what it gives."""

    name: Value
    text: Value
    points: Value = ""


class Pad(NamedTuple):
    """A blank pad of a game.

    Attributes:
        rows: The rows between the names and the total; those to tick follow the total.
        symbol: The picture of the game, in a square with sides of 100.
        modes: What may be ticked at the head: how the game was played.
        title: The heading of the notes at the foot.
        notes: What the cards or kinds give.
        ladder: The ratings of a game played alone, or other figures, in one line.
        players: The columns if nobody says how many.
        names: The names above the columns, where they are known.
    """

    rows: tuple[PadRow, ...]
    symbol: tuple[Shape, ...] = ()
    modes: tuple[Value, ...] = ()
    title: Value = ""
    notes: tuple[PadNote, ...] = ()
    ladder: Value = ""
    players: int = 4
    names: tuple[str, ...] = ()
