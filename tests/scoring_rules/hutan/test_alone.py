"""The game without the tool: what its docstring shows is true, and needs neither files nor pydantic."""

from __future__ import annotations

import doctest
import subprocess
import sys

from scoring_rules.hutan import game
from scoring_rules.hutan.board.layout import layout, tiles

SIMULATOR = """
import sys
from scoring_rules.hutan.game import GAME
from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.table import Seat, Settings, Table

laid = layout(tiles("first game"))
full = ["~~ rT rT rT rT rT"] + ["rT rT rT rT rT rT"] * 3 + ["~~ rT rT rT ~~ rT"] + ["rT rT rT rT rT rT"]
empty = ["~~ . . . . ."] + [". . . . . ."] * 3 + ["~~ . . . ~~ ."] + [". . . . . ."]
seats = (Seat("Anna", Board.typed(laid, full)), Seat("Ben", Board.typed(laid, empty)))
table = Table(Settings("advanced", cards=(1, 6, 15, 23, 24)), seats)

def total(seat):
    return sum(item.points for rule in GAME.rules(table.settings).values() for item in rule.score(table, seat))

totals = [total(seat) for seat in range(2)]
ranking = GAME.rank(table, totals)
print(totals, ranking.ranks, ranking.winners, GAME.measures(table, 0, totals[0], 0)["trees"])
print(*sorted({name.partition(".")[0] for name in sys.modules} & {"pydantic", "yaml", "click", "scorer"}))
"""


def test_the_example_of_the_docstring_is_true() -> None:
    ran = doctest.testmod(game)
    assert ran.attempted
    assert not ran.failed


def test_a_table_built_directly_is_scored_without_pydantic_yaml_or_the_tool() -> None:
    ran = subprocess.run([sys.executable, "-c", SIMULATOR], capture_output=True, text=True, check=True)  # noqa: S603
    scored, loaded = ran.stdout.splitlines()
    areas = len(layout(tiles("first game")).areas)
    # 33 trees; every area complete: twice (cells - 1), and 3 on card 1; on card 6 and 15 each tree; four tiles; 12 lines.
    total = 33 * 2 + 2 * (33 - areas) + 3 * areas + 2 * 33 + 33 + 4 * 8 + 12 * 6
    assert scored == f"[{total}, 0] (1, 2) (True, False) 33"
    assert loaded == ""
