"""The records that slips are made in: bases of the five games, with control counts where these are wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from scorer.reading.read import Read
from scoring_rules.frame.language.text import ENGLISH
from tests.slips import forest_shuffle, habitats, hexfolk, hortis, hutan
from tests.slips.judge import Judged, judged
from tests.slips.keys import OF_KEYS
from tests.slips.slip import Slip, Slips, made
from tests.tool import read_text


class Source(NamedTuple):
    """Where the records of a game come from, and what is got wrong in them."""

    base: Callable[[Random], str]
    slips: Slips


SOURCES: Mapping[str, Source] = MappingProxyType(
    {
        "hutan": Source(hutan.base, hutan.SLIPS),
        "forest_shuffle": Source(forest_shuffle.base, forest_shuffle.SLIPS),
        "habitats": Source(habitats.base, habitats.SLIPS),
        "hortis": Source(hortis.base, hortis.SLIPS),
        "hexfolk": Source(hexfolk.base, hexfolk.SLIPS),
    }
)
_TRIES = 3
_SELDOM = frozenset(
    {
        "board mirrored", "board upside down", "boards exchanged", "forests exchanged", "roads of two exchanged",
        "row left out", "row twice", "two rows exchanged", "line left out", "line twice", "name of another",
    }
)  # fmt: skip
"""Slips with a whole row, board or player; those with a single word, letter or sign are made three times as often."""
_OFTEN = 3


def counted(text: str) -> str:
    """Return a record with what the control line asks for, counted on the table of each player."""
    read = read_text(text)
    assert read.game is not None
    lines = []
    seat = -1
    for line in text.split("\n"):
        lines.append(line)
        if line.startswith("  - name:"):
            seat += 1
            lines.append(f"    pieces: {', '.join(_counts(read, seat))}")
    return "\n".join(lines)


def _counts(read: Read, seat: int) -> Iterator[str]:
    """Yield what a player counts in ten seconds: what the line in the template asks for, trees of a forest by kind."""
    assert read.game is not None
    counts = read.game.counts(read.table, seat)
    hosts = {piece.id for piece in read.game.info.pieces if piece.group and read.slug == "forest_shuffle"}
    for piece in read.game.info.pieces:
        number = counts.get(piece.id)
        if isinstance(number, int) and (piece.example or (piece.id in hosts and number)):
            yield piece.text.with_values(n=number).render(ENGLISH)


class Made(NamedTuple):
    """A slip in a record, and what came of it."""

    true: str
    slip: Slip
    judged: Judged


def slips_of(game: str, seed: int, *, control: bool = False) -> Iterator[Made]:
    """Yield slips of a game without end, those with single words three times as often as those with rows or boards; those that change nothing in a record are passed over."""
    rng = Random(f"{game} {seed}")  # noqa: S311 - slips are no secret
    source = SOURCES[game]
    kinds = [
        (kind, make)
        for kind, make in (*source.slips.items(), *OF_KEYS.items())
        for _ in range(1 if kind in _SELDOM else _OFTEN)
    ]
    while True:
        true = source.base(rng)
        read = read_text(true)
        if read.has_errors or any(each.severity == "warning" for each in read.diagnostics):
            continue
        typed = counted(true) if control else true
        true_read = read_text(typed)
        for _ in range(_TRIES):
            kind, make = rng.choice(kinds)
            slip = made(kind, make, rng, typed)
            came = slip and judged(slip, true_read)
            if slip and came:
                yield Made(typed, slip, came)
