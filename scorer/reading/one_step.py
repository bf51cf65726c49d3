"""Trying the single steps that people get wrong, at most so many, until one of them alone makes a record legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from scorer.reading.table import table_of
from scorer.record.codes import REPAIRED
from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY
from scoring_rules.frame.typed.repair import (
    Grid,
    Repair,
    boards_turned,
    lists_exchanged,
    neighbouring_cells,
    rows_exchanged,
    rows_twice,
    turned_somehow,
)

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_MOST_CELLS = 9000
"""Cells that are read in all tries together, which bounds the time: one try reads all cells of a record."""
_MOST_TRIES = 240
_MOST_TOLD = 4
"""Steps that each make the record legal; of more none is said."""
_LEAST_CELLS = 36
_SEVERAL = 2
"""Errors from which on a step is looked for: a single one at a cell says best itself what is wrong."""


class Asked(NamedTuple):
    """How a record is read: the rulings asked for, and the language that its keys tell."""

    rulings: dict[str, str] | None
    told: str


def with_repair(game: Game[Any], record: Any, findings: list[Finding], asked: Asked, *, shaped: bool) -> list[Finding]:
    """Return the one step that makes a record legal in place of its errors; what is wrong where there is none.

    A record with a fault in its `shape` has to be mended there first.
    """
    waived = {fold(code) for code in record.allow}
    errors = [each for each in findings if is_error(each, waived)]
    step = the_step(game, record, errors, asked) if shaped and errors else None
    if step is None:
        return findings
    _, _, left = table_of(game, step.record, asked.rulings, told=asked.told)
    codes = {each.code for each in left}
    return [_finding(step, errors), *(each for each in findings if not is_error(each, waived) and each.code in codes)]


def the_step(game: Game[Any], record: Any, errors: Sequence[Finding], asked: Asked) -> Repair | None:
    """Return the one step that makes a record with these errors legal; None where there is none, or several.

    Steps that concern whole rows, boards and tiles are tried before those that concern single cells; of each the
    first so many, by the number of cells.
    """
    if sum(error.stands_for for error in errors) < _SEVERAL:
        return _row_too_many(game, record, errors, asked)
    seats = sorted({seat for error in errors for seat in _seats(error)})
    cells = sum(_size(player, game) for player in record.players)
    tries = min(_MOST_TRIES, _MOST_CELLS // max(cells, _LEAST_CELLS))
    for steps in _kinds_of_steps(game, record, seats, errors):
        legal = list(islice(_legal(game, islice(steps, tries), record, asked), _MOST_TOLD))
        if legal:
            return legal[0] if len({(step.label, step.help) for step in legal}) == 1 else turned_somehow(legal)
    return None


def _row_too_many(game: Game[Any], record: Any, errors: Sequence[Finding], asked: Asked) -> Repair | None:
    """Return which row is typed twice, where all that is wrong is something about a board as a whole."""
    grids = [
        grid
        for error in errors
        if _is_of_board(error, game.keys.board)
        for seat in _seats(error)
        if (grid := Grid.of(record, seat, game.keys.board)) is not None
    ]
    steps = (step for grid in grids for step in rows_twice(grid))
    legal = list(islice(_legal(game, steps, record, asked), 2))
    return legal[0] if len(legal) == 1 else None


def _is_of_board(error: Finding, board: str) -> bool:
    """Whether an error is about a board as a whole, such as one row too many."""
    place = error.marks[0].place
    return place.path[2:] == (board,) and place.part == KEY


def _seats(error: Finding) -> Iterator[int]:
    for mark in error.marks:
        path = mark.place.path
        if len(path) > 1 and path[0] == "players" and isinstance(path[1], int):
            yield path[1]


def _size(player: Any, game: Game[Any]) -> int:
    """Return how many words a player's board has, about, those that are slower to read counted so often."""
    typed = getattr(player, game.keys.board)
    words = len(str(typed).split()) if isinstance(typed, tuple) else 1
    return words * (game.replay_effort if any(getattr(player, key) for key in game.replayed) else 1)


def _kinds_of_steps(
    game: Game[Any], record: Any, seats: Sequence[int], errors: Sequence[Finding]
) -> Iterator[Iterator[Repair]]:
    """Yield the steps that are tried, the likeliest kind first: those of the game, boards, rows, single cells."""
    grids = [grid for seat in seats if (grid := Grid.of(record, seat, game.keys.board)) is not None]
    yield _of_the_game(game, record, seats, errors)
    for steps in (boards_turned, rows_exchanged, neighbouring_cells):
        yield chain.from_iterable(map(steps, grids))


def _of_the_game(game: Game[Any], record: Any, seats: Sequence[int], errors: Sequence[Finding]) -> Iterator[Repair]:
    """Yield the steps that a game knows of, boards of two players exchanged, a row typed twice."""
    yield from game.repairs()(record, errors)
    if record.players and isinstance(getattr(record.players[0], game.keys.board, None), tuple):
        yield from lists_exchanged(record, (game.keys.board,), seats)
    for seat in seats:
        grid = Grid.of(record, seat, game.keys.board)
        if grid is not None:
            yield from rows_twice(grid)


def _legal(game: Game[Any], steps: Iterable[Repair], record: Any, asked: Asked) -> Iterator[Repair]:
    """Yield the steps that make the record legal, of equal records one."""
    waived = {fold(code) for code in record.allow}
    seen: list[Any] = []
    for step in steps:
        _, _, findings = table_of(game, step.record, asked.rulings, told=asked.told)
        if not any(is_error(each, waived) for each in findings) and step.record not in seen:
            seen.append(step.record)
            yield step


def is_error(finding: Finding, waived: Iterable[str]) -> bool:
    """Whether a finding stops a score; the folded codes of `waived` do not."""
    return finding.code.severity == "error" and not (finding.code.waivable and fold(finding.code.id) in waived)


def _finding(step: Repair, errors: Sequence[Finding]) -> Finding:
    remedy = step.help
    if len(errors) > 1:
        remedy = Text("{remedy}; {n} errors follow from it", remedy=step.help, n=len(errors))
    return Finding(REPAIRED, (Mark(step.place, step.label),), remedy)
