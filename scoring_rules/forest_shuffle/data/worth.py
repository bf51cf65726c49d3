"""The shapes that the points of a card may have: a card's data name one with its numbers.

What each shape does is in `scores`; what `of` counts ("insect", "tree and bee") is in `counting`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Fixed(NamedTuple):
    """Points for every copy."""

    points: int


class Per(NamedTuple):
    """Points for each thing counted in the own forest, for every copy."""

    points: int
    of: str


class Around(NamedTuple):
    """Points for each card around the copy, which is a host; for every copy its own."""

    points: int


class Threshold(NamedTuple):
    """Points for every copy if at least so many are counted, none otherwise."""

    points: int
    of: str
    least: int


class Majority(NamedTuple):
    """Points for every copy if no other forest has more (a tie counts as most), or otherwise."""

    points: int
    otherwise: int
    of: str


class SetTable(NamedTuple):
    """One score for the forest by the number counted; the last entry is for all larger numbers."""

    of: str
    points: tuple[int, ...]


class Sets(NamedTuple):
    """One score for the forest: all of a type in sets without repeats, points by a set's size.

    `rule` is the id of the one rule that all these cards share.
    """

    rule: str
    of: str
    points: tuple[int, ...]


class Pooled(NamedTuple):
    """One score for the forest that several kinds share, by their number; `rule` is its id."""

    rule: str
    of: str
    points: tuple[int, ...]


class Table(NamedTuple):
    """Points for every copy by what is counted: those of the last step that is reached."""

    of: str
    steps: tuple[tuple[int, int], ...]


class OnHost(NamedTuple):
    """Points for every copy whose host is of this kind or type.

    `as_itself`: a host that only counts as the kind is none.
    """

    points: int
    host: str
    as_itself: bool = False


class Opposite(NamedTuple):
    """Points for every copy at a tree whose opposite side has a card of this type."""

    points: int
    type: str


class Alone(NamedTuple):
    """Points for every copy that is the only card around its host."""

    points: int


class Shared(NamedTuple):
    """Points for every copy that shares its slot, the bottom one, with another copy."""

    points: int


class IfPresent(NamedTuple):
    """Points for every copy if at least one card of this kind is in the forest."""

    points: int
    kind: str


class OwnSymbol(NamedTuple):
    """Points for each card with the tree symbol that the copy itself shows, for every copy."""

    points: int
    shrubs: bool = True


class Symbols(NamedTuple):
    """Points for each card with one of these tree symbols, for every copy; for saplings, too, if so."""

    points: int
    symbols: tuple[str, ...]
    saplings: bool = False
    shrubs: bool = True


Worth: TypeAlias = (
    Fixed
    | Per
    | Around
    | Threshold
    | Majority
    | SetTable
    | Sets
    | Pooled
    | Table
    | OnHost
    | Opposite
    | Alone
    | Shared
    | IfPresent
    | OwnSymbol
    | Symbols
)

BUTTERFLIES = Sets("butterflies", "butterfly", (0, 0, 3, 6, 12, 20, 35, 55, 80))
FIREFLIES = Pooled("fireflies", "fireflies", (0, 0, 10, 15, 20))
