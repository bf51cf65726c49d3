"""`python -m benchmarks [RECORD …]`: what each stage of a record costs, in units a board."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.gauge import UNITS, Figures, calibrate, measure
from benchmarks.stages import stages

ROUNDS = 15
RECORDS = (
    Path(__file__).parents[1] / "examples" / "hutan" / "four-players.yaml",
    *(
        Path(__file__).parent / f"{name}.yaml"
        for name in (
            "hutan-slowest-cards",
            "forest-shuffle-base",
            "forest-shuffle-mixed",
            "habitats-25-tiles",
            "habitats-25-tiles-goals",
        )
    ),
)
"""An evening of four with five Ecosystem cards, and the same boards with the five that take longest; forests
of 40 cards of the base game, and of 45 of all boxes; a reserve of 25 tiles, and four with two goals to measure."""


def main(paths: Sequence[Path]) -> None:
    """Calibrate, measure every stage of every record, calibrate again, print."""
    before = calibrate()
    measured = [(path.name, *each) for path in paths for each in _measured(path)]
    after = calibrate()
    unit = (before + after) / 2 / UNITS
    print(f"{'units a board':32}{'stage':18}{'least':>9}{'median':>9}")
    for name, stage, boards, figures in measured:
        least, median = (seconds / unit / boards for seconds in (figures.least, figures.median))
        print(f"{name:32}{stage:18}{least:9.1f}{median:9.1f}")
    print(f"calibration {before:.3f} s before, {after:.3f} s after: drift {after / before - 1:+.1%}")


def _measured(path: Path) -> Iterator[tuple[str, int, Figures]]:
    boards, calls = stages(path)
    for stage, call in calls.items():
        yield stage, boards, measure(call, ROUNDS)


if __name__ == "__main__":
    main([Path(typed) for typed in sys.argv[1:]] or RECORDS)
