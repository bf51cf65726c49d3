"""The colours of the style names, chosen so that they differ in a print in grey, too."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Colour(NamedTuple):
    """Red, green and blue, from 0 to 1."""

    red: float
    green: float
    blue: float

    @property
    def code(self) -> str:
        """The colour as documents write it: `#E8877B`."""
        return "#" + "".join(f"{round(255 * part):02X}" for part in self)

    @property
    def lightness(self) -> float:
        """How light it is in a print in grey, from 0 to 1."""
        return 0.299 * self.red + 0.587 * self.green + 0.114 * self.blue


def colour(style: str) -> Colour:
    """Return the colour of a style: one of the palette, or the one that is its name (`#E8877B`)."""
    return _hex(style) if style.startswith("#") else PALETTE[style]


@cache
def _hex(code: str) -> Colour:
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return Colour(red, green, blue)


PALETTE: dict[str, Colour] = {
    "ink": _hex("#1F2421"),
    "muted": _hex("#5A605C"),
    "rule": _hex("#9A9A9A"),
    "faint": _hex("#C4C4C4"),
    "grey": _hex("#BDB9C4"),
    "hatching": _hex("#B9B2A6"),
    "band": _hex("#F3F1EC"),
    "verdict": _hex("#EAF2E3"),
    "accent": _hex("#2F6B3C"),
    "hair": _hex("#DDDFDA"),
    "wrong": _hex("#B3261E"),
    "paper": _hex("#FFFFFF"),
}
"""What the text, the tables and all drawings have in common; a game has its own colours beside these."""
