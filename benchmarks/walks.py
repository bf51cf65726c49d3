"""`python -m benchmarks.walks`: what the longest walk of a player costs in finished games, in units."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from benchmarks.gauge import UNITS, calibrate, measure
from scorer.base import files
from scorer.reading.read import read
from scoring_rules.hexfolk import longest_walk

ROUNDS = 15
CASES = Path(__file__).parents[1] / "tests" / "cases" / "hexfolk"


def main() -> None:
    """Calibrate, walk the roads of every player of a finished game, calibrate again, print."""
    before = calibrate()
    seconds = []
    for path in sorted(CASES.glob("game-*.yaml")):
        if not path.name.endswith(".expected.yaml"):
            seconds += _measured(path)
    unit = (before + calibrate()) / 2 / UNITS
    print(f"{len(seconds)} players: median {median(seconds) / unit:.1f} units, worst {max(seconds) / unit:.1f}")


def _measured(path: Path) -> list[float]:
    table = read(files.read(str(path))).table
    found = []
    for seat, player in enumerate(table.seats):
        roads = [table.island.ends[edge] for edge in player.pieces.roads]
        others = {c for i, each in enumerate(table.seats) if i != seat for c in each.pieces.buildings}
        found.append(measure(lambda roads=roads, others=others: longest_walk(roads, others), ROUNDS).least)
    return found


if __name__ == "__main__":
    main()
