"""The colours of the style names, chosen so that they differ in a print in grey, too."""

from __future__ import annotations

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


def _hex(code: str) -> Colour:
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return Colour(red, green, blue)


PALETTE: dict[str, Colour] = {
    # text and the table
    "ink": _hex("1B1B1B"),
    "muted": _hex("5C5C5C"),
    "rule": _hex("9A9A9A"),
    "faint": _hex("C4C4C4"),
    "band": _hex("F3F1EC"),
    "verdict": _hex("E9EFE4"),
    "accent": _hex("2F5D3A"),
    "paper": _hex("FFFFFF"),
    # boards
    "red": _hex("E8877B"),
    "yellow": _hex("F7DC6B"),
    "blue": _hex("5590DE"),
    "grey": _hex("BDB9C4"),
    "white": _hex("FFFFFF"),
    "water": _hex("1F5FA8"),
    "lake": _hex("A9D3EE"),
    "hatching": _hex("B9B2A6"),
    # fruits
    "orange": _hex("F0A04B"),
    "lemon": _hex("FBE983"),
    "lime": _hex("8DB85A"),
    "glade": _hex("EAF0DC"),
    # maps: terrains are light, so that pieces stand out on them
    "land forest": _hex("B4CDA6"),
    "land hills": _hex("E6C3A6"),
    "land pasture": _hex("DDECC2"),
    "land fields": _hex("F7EAB4"),
    "land mountains": _hex("CFD0D8"),
    "land desert": _hex("F1E7D3"),
    "piece red": _hex("E0695B"),
    "piece blue": _hex("3E6FB8"),
    "piece white": _hex("FFFFFF"),
    "piece orange": _hex("F2A24A"),
    "piece green": _hex("7DB96A"),
    "piece brown": _hex("8C5F3F"),
    "piece black": _hex("3C3C3C"),
    "piece purple": _hex("7D5BA6"),
}
