"""A short form: how a value may be typed besides its long form, and what it then means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from scoring_rules.frame.language.keys import RECORD_KEYS, Keys
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Node


class Owner(NamedTuple):
    """What a short form may ask of the record it is in: its key words, and the keys of the value's own model."""

    keys: Keys = RECORD_KEYS
    fields: tuple[str, ...] = ()


Expand: TypeAlias = Callable[[Node, Owner], Node]


class Typed(Enum):
    """What may be typed in a short form, besides lists and maps of it."""

    TEXT = auto()
    WHOLE = auto()
    """A whole number."""
    INNER = auto()
    """What the list or map holds, in any of its forms."""
    FIRST = auto()
    """What the first key of the model holds, in any of its forms."""
    BOARD = auto()
    """What the key of a player's board holds, in any of its forms."""


class ListOf(NamedTuple):
    """A list whose items may each be any of these."""

    items: tuple[Alternative, ...]


class MapOf(NamedTuple):
    """A map with keys of the user's own, whose values may each be any of these."""

    values: tuple[Alternative, ...]


Alternative: TypeAlias = "Typed | ListOf | MapOf"


@dataclass(frozen=True, eq=False)
class ShortForm:
    """How a field may be typed besides its long form; it is given with the field's type in a record model.

    Attributes:
        text: What may be typed, for readers of the code.
        expand: Turns what is typed into the long form; every part keeps the place it was typed at, and
            what is not in this form stays as it is.
        also: What may be typed besides the long form, for the JSON Schema.
        wanted: What should be there, said if something else is; without it, what the long form is.
        remedy: How it is typed; without it, that follows from what the field holds.
        items: The short form that each item of the list may have itself.
        in_lines: Whether it is typed line by line after `|`.
    """

    text: str
    expand: Expand
    also: tuple[Alternative, ...]
    wanted: Text | None = None
    remedy: Text | None = None
    items: ShortForm | None = None
    in_lines: bool = False
