"""`python -m benchmarks.reserves [RECORD …]`: making the reserves of a Habitats table and scoring them, in units.

A reserve sorts its tiles and finds its habitats when it is made, and goals are measured then, once a
table. So what scoring costs a program that makes each table anew is both together.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from benchmarks.gauge import UNITS, calibrate, measure
from benchmarks.stages import items
from scorer import files
from scorer.reading import read
from scoring_rules import habitats
from scoring_rules.habitats import goals
from scoring_rules.habitats.board import Board, reserve_of
from scoring_rules.habitats.table import Objective, Table
from scoring_rules.habitats.tile import Laid

ROUNDS = 15
RECORDS = tuple(
    Path(__file__).parent / name for name in ("habitats-25-tiles.yaml", "habitats-25-tiles-goals.yaml")
)


def main(paths: Sequence[Path]) -> None:
    """Calibrate, measure every record, calibrate again, print."""
    before = calibrate()
    measured = [
        (path.name, stage, len(table.seats), measure(call, ROUNDS))
        for path in paths
        for table in [read(files.read(str(path))).table]
        for stage, call in _stages(table).items()
    ]
    after = calibrate()
    unit = (before + after) / 2 / UNITS
    print(f"{'units a reserve':32}{'stage':18}{'least':>9}{'median':>9}")
    for name, stage, boards, figures in measured:
        least, median = (seconds / unit / boards for seconds in (figures.least, figures.median))
        print(f"{name:32}{stage:18}{least:9.1f}{median:9.1f}")
    print(f"calibration {before:.3f} s before, {after:.3f} s after: drift {after / before - 1:+.1%}")


def _stages(table: Table) -> Mapping[str, Callable[[], object]]:
    """Return what makes the table from its laid tiles, what scores it, and both; each does all the work anew."""
    boards = [seat.board for seat in table.seats if seat.board is not None]
    laid = [
        (each.square.rows, each.square.columns, {p.cell: Laid(p.tile, p.turn) for p in each.placed})
        for each in boards
    ]

    def made() -> Table:
        reserves = [reserve_of(*each) for each in laid]
        seats = tuple(seat._replace(board=board) for seat, board in zip(table.seats, reserves, strict=True))
        years = tuple(tuple(_measured(each, reserves) for each in year) for year in table.years)
        return table._replace(seats=seats, years=years)

    def scored(table: Table) -> object:
        return [items(habitats, table, seat) for seat in range(len(table.seats))]

    return {"make": made, "score": lambda: scored(table), "make and score": lambda: scored(made())}


def _measured(objective: Objective, boards: Sequence[Board]) -> Objective:
    """Return an objective with what the reserves reach, where it is measured from them."""
    if not objective.measured:
        return objective
    return objective._replace(values=tuple(goals.measure(objective.goal, board) for board in boards))


if __name__ == "__main__":
    main([Path(typed) for typed in sys.argv[1:]] or RECORDS)
