"""What is asked for: columns, pads on a sheet, sheets, their paper, how much ink."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from scorer.paper.pages import Paper

Ink: TypeAlias = Literal["normal", "low"]


class Wanted(NamedTuple):
    """What is to be printed.

    Attributes:
        players: How many columns.
        per_page: How many pads on a sheet; None for two, or one where so many columns need it.
        sheets: How many sheets.
        paper: What they are printed on.
        names: The names above the columns, if any.
        fewer: Whether fewer columns will do where these do not fit.
        ink: With "low" there are thin grey lines only, and nothing bold.
    """

    players: int
    per_page: int | None
    sheets: int
    paper: Paper
    names: tuple[str, ...] = ()
    fewer: bool = False
    ink: Ink = "normal"
