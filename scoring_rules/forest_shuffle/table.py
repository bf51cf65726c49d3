"""A finished table of Forest Shuffle as plain frozen values: forests, seats, settings.

A forest also holds its tally, as the paper pad does: how many cards there are of each kind, type and tree
symbol, and where. A simulator builds these values directly:

    beech, hare = deck(("base",)).of("beech")[0], deck(("base",)).of("european_hare", "oak")[0]
    forest = Forest.of((Host(Face(beech), left=(Face(hare),)),), cave=3)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import Copies, Host, Tally, tally
from scoring_rules.forest_shuffle.data.readings import DEFAULTS
from scoring_rules.forest_shuffle.data.words import BASE, PLAIN_CAVE
from scoring_rules.frame.table import board_of


class Forest(NamedTuple):
    """One player's forest and cave.

    `kinds` are those of the tally, at hand for the rules. `symbols` are numbers of cards that show a tree
    symbol as counted on the table; they hold where symbols were left out.
    """

    hosts: tuple[Host, ...]
    tally: Tally
    kinds: Mapping[str, Copies]
    cave: int = 0
    cave_kind: str = PLAIN_CAVE
    symbols: Mapping[str, int] = {}

    @classmethod
    def of(
        cls, hosts: Sequence[Host], cave: int = 0, cave_kind: str = PLAIN_CAVE, symbols: Mapping[str, int] | None = None
    ) -> Forest:
        """Return the forest of these hosts, with its tally."""
        counted = tally(hosts)
        return cls(tuple(hosts), counted, counted.kinds, cave, cave_kind, symbols or {})


class Seat(NamedTuple):
    """A player: a forest where there is one that can be scored, or counts to compare with.

    `counts` has "lindens" and "trees", bees included, as far as they are known without the forest; `unread`
    are the keys that are missing or were typed in a way that cannot be read.
    """

    name: str
    board: Forest | None = None
    counts: Mapping[str, int] = {}
    unread: frozenset[str] = frozenset()


class Settings(NamedTuple):
    """What selects the rules: the boxes in play, in the order of `BOXES`, and the rulings."""

    boxes: tuple[str, ...] = (BASE,)
    readings: Mapping[str, str] = DEFAULTS
    mode: str | None = None
    edition: str | None = None

    @property
    def rulings(self) -> tuple[tuple[str, str], ...]:
        """The ruling on each reading, as a key by which rules are kept."""
        return tuple(self.readings.items())


class Table(NamedTuple):
    """The settings, and every player at the table."""

    settings: Settings
    seats: tuple[Seat, ...]


def is_blank(table: Table, seat: int) -> bool:
    """Whether a seat has no host and no card in the cave."""
    forest = board_of(table, seat)
    return not (forest.hosts or forest.cave)
