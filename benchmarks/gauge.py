"""The gauge: processor time in units, a unit being a millionth of one calibration loop.

A unit is about a microsecond of a current machine. Figures in units can be compared between machines,
and with other programs that are measured by the same loop.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

TURNS = 10_000_000
UNITS = 1_000_000
_ROUND_SECONDS = 0.1


class Figures(NamedTuple):
    """What one call cost in each of several rounds, in seconds of processor time."""

    rounds: tuple[float, ...]

    @property
    def least(self) -> float:
        """The fastest round: what the code costs when nothing disturbs it."""
        return min(self.rounds)

    @property
    def median(self) -> float:
        """The middle round: what it costs on the machine as it is."""
        return median(self.rounds)


def calibrate() -> float:
    """Return the seconds of processor time of the loop: ten million turns that fill a dict of 1009 keys."""
    filled = {}
    start = process_time()
    for i in range(TURNS):
        filled[(i * 7919) % 1009] = i
    return process_time() - start


def measure(call: Callable[[], object], rounds: int) -> Figures:
    """Return what one call costs; each round repeats it for about a tenth of a second."""
    call()
    repeats = max(1, round(_ROUND_SECONDS / max(_seconds(call, 1), 1e-6)))
    return Figures(tuple(_seconds(call, repeats) / repeats for _ in range(rounds)))


def _seconds(call: Callable[[], object], repeats: int) -> float:
    start = process_time()
    for _ in range(repeats):
        call()
    return process_time() - start
