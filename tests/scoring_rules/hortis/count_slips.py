"""Every kind of slip at every place of random games: where it is reported, and by which name.

    python -m tests.scoring_rules.hortis.count_slips [GAMES] [SEED]

prints the tables of docs/hortis-slips.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scoring_rules.frame.typed.place import Cell
from scoring_rules.hortis.board.spaces import Grove, layout
from scoring_rules.hortis.game import GAME
from scoring_rules.hortis.replaying.likely_placements import move_text
from scoring_rules.hortis.table import Board, Move, Seat, Settings, Table
from tests.scoring_rules.hortis.games import Played, dealt, play
from tests.scoring_rules.hortis.slips import Made, slips


class Told(NamedTuple):
    """What came of a slip: its name, whether it alone was reported at its token, whether by its name."""

    name: str
    placed: bool
    named: bool
    what: str


def moves_of(played: Played) -> tuple[Move, ...]:
    """Return the placements of a game."""
    return tuple(Move(n, turn // 90, x, y) for n, turn, x, y in played.placements)


def table_of(played: Played, rows: list[list[str]]) -> Table:
    """Return the table with a grove as typed and the placements."""
    grove = Grove.typed([" ".join(row) for row in rows])
    moves = moves_of(played)
    deck = {number: layout(card) for number, card in played.deck.items()}
    return Table(Settings(deck=deck), (Seat("Anna", Board.of_grove(grove), grove, moves),))


def slips_of(played: Played):
    """Yield every slip at every place of a game: the place, the slip, the rows as typed."""
    rows, (left, top) = played.game.rows()
    for spot in sorted(played.game.stacks):
        column, row = spot[0] - left, spot[1] - top
        for slip in slips(played.game, spot):
            typed = [list(each) for each in rows]
            typed[row][column] = slip.token
            yield Cell(row, column), slip, typed
    yield from _extra(rows)


def _extra(rows):
    """Yield a tree typed at every place where nothing lies."""
    for row, tokens in enumerate(rows):
        for column, token in enumerate(tokens):
            if not token[1:]:
                typed = [list(each) for each in rows]
                typed[row][column] = "O1"
                yield Cell(row, column), Made("space too many", "O1", ("HRT071",)), typed


def told(played: Played):
    """Yield what the checks say of every slip."""
    for cell, slip, rows in slips_of(played):
        found = [each for each in GAME.check(table_of(played, rows)) if each.code.severity == "error"]
        places = [each.marks[0].place.part for each in found]
        names = [each.code.id for each in found]
        named = len(names) == 1 and names[0] in slip.codes
        yield Told(slip.name, places == [cell], named, f"{slip.name} {slip.token} at {cell}: {names} at {places}")


def placement_slips(played: Played) -> Iterator[tuple[str, int, Move]]:
    """Yield every placement typed wrongly: what was done, the number of the placement, the move as typed."""
    moves = moves_of(played)
    for number in range(1, len(moves)):
        move = moves[number]
        wrong = {
            "column and row exchanged": move._replace(column=move.row, row=move.column),
            "turned the other way": move._replace(turn=(move.turn + 2) % 4),
            "one space off": move._replace(column=move.column + 1),
            "turned by a quarter": move._replace(turn=(move.turn + 1) % 4),
        }
        yield from ((name, number, each) for name, each in wrong.items() if each != move)


def placement_told(played: Played) -> Iterator[tuple[str, bool, bool]]:
    """Yield for every placement typed wrongly, beside the grove: its name, reported there, right repair named."""
    moves, (rows, _) = moves_of(played), played.game.rows()
    table = table_of(played, rows)
    for name, number, wrong in placement_slips(played):
        typed = (*moves[:number], wrong, *moves[number + 1 :])
        seat = table.seats[0]._replace(moves=typed)
        found = [each for each in GAME.check(table._replace(seats=(seat,))) if each.code.severity == "error"]
        if not found:
            continue  # the placement leaves the same grove
        there = [each.marks[0].place.path[2:4] for each in found] == [("placements", number)]
        yield name, there, there and str(move_text(moves[number])) in str(found[0].help)


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _table(heads: str, rows: Mapping[str, list[tuple[bool, bool]]]) -> Iterator[str]:
    """Yield a table in Markdown: for each name how many there were and the share of each verdict."""
    yield heads
    yield "|---|---|---|---|"
    every = [each for made in rows.values() for each in made]
    for name, made in [*sorted(rows.items()), ("all", every)]:
        first, second = (sum(each[verdict] for each in made) for verdict in (0, 1))
        yield f"| {name} | {len(made)} | {_percent(first, len(made))} | {_percent(second, len(made))} |"


def main(games: int, seed: int) -> None:
    """Print both tables."""
    rng = dealt(seed)
    spaces: dict[str, list[tuple[bool, bool]]] = {}
    placements: dict[str, list[tuple[bool, bool]]] = {}
    for _ in range(games):
        played = play(rng)
        for each in told(played):
            spaces.setdefault(each.name, []).append((each.placed, each.named))
        for name, there, repaired in placement_told(played):
            placements.setdefault(name, []).append((there, repaired))
    print("\n".join(_table("| slip | made | at its token alone | by its name |", spaces)), end="\n\n")  # noqa: T201
    print("\n".join(_table("| placement | typed so | at its line alone | right one named |", placements)))  # noqa: T201


if __name__ == "__main__":
    main(*(int(each) for each in (sys.argv[1:] + ["100", "1"][len(sys.argv) - 1 :])))
