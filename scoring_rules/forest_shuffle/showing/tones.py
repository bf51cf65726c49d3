"""The colours of cards: of each species of tree, and of each type of what lives around them.

A line is darker than each ground by more than a print in grey needs to tell them apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import Face


class Tones(NamedTuple):
    """The colours of a card: of its line and its picture, and of its ground."""

    line: str
    ground: str


SPECIES: dict[str, Tones] = {
    "linden": Tones("#C9A227", "#FBF3D3"),
    "oak": Tones("#A8743D", "#F3E6D3"),
    "silver_fir": Tones("#3E7F86", "#DCECEC"),
    "birch": Tones("#9C967F", "#F4F2EA"),
    "beech": Tones("#6B9E48", "#E6F0DA"),
    "sycamore": Tones("#CC6A33", "#F9E5D8"),
    "douglas_fir": Tones("#53719A", "#DEE6F1"),
    "horse_chestnut": Tones("#96423F", "#F3DEDC"),
    "european_larch": Tones("#7F9440", "#EFF3DC"),
    "stone_pine": Tones("#4F6B4A", "#E1EADF"),
    "palm_tree": Tones("#3F8F6A", "#DDEFE6"),
}
_OTHER = Tones("#6C6F5E", "#F1EEE4")
TYPES: dict[str, Tones] = {
    "butterfly": Tones("#A23A66", "#FBE3EC"),
    "bird": Tones("#2F5F86", "#DCEBF6"),
    "bat": Tones("#4D4177", "#E4E0F1"),
    "amphibian": Tones("#1F7059", "#D8EFE5"),
    "mushroom": Tones("#96572A", "#F6E5D2"),
    "plant": Tones("#3C7D3A", "#E2F1D6"),
    "deer": Tones("#6E4E22", "#EEE0CB"),
    "cloven_hoofed": Tones("#6E4E22", "#EEE0CB"),
    "pawed": Tones("#8A5526", "#F6E3D0"),
    "insect": Tones("#75661C", "#F1EBCF"),
    "person": Tones("#5A605C", "#ECECE8"),
}
"""Of the types of cards, the one that is drawn before those that it is drawn instead of."""


def of_host(kind: str) -> Tones:
    """Return the colours of a host."""
    return SPECIES.get(kind, _OTHER)


def of_type(drawn: str) -> Tones:
    """Return the colours of a type of card, as `drawn_type` has it."""
    return TYPES.get(drawn, _OTHER)


def drawn_type(faces: Sequence[Face]) -> str:
    """Return the type of the cards of a slot as it is drawn: such as share one are of the same."""
    types = faces[0].printing.types
    return next((each for each in TYPES if each in types), "")
