"""The stages of a record, each measured alone: from what the stage before it made, kept ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from benchmarks.remaking import REMADE
from scorer.base import files
from scorer.reading.read import read
from scorer.report.json import result_object, to_json
from scorer.scoring.score import score
from scorer.source import documents as source
from scoring_rules.frame.game import Game
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.frame.result import Item


def stages(path: Path) -> tuple[int, Mapping[str, Callable[[], object]]]:
    """Return how many boards a record has, and by name what each of its stages calls.

    Every call does the whole work anew for all boards; nothing but what depends on the box alone
    (such as the layout of tiles) is kept from one call to the next.

    Raises:
        ValueError: the record has errors.
    """
    file = files.read(str(path))
    found = read(file)
    game, record, table = found.game, found.record, found.table
    if game is None or found.has_errors:
        message = f"{path} has errors: scorer check says which"
        raise ValueError(message)
    result = score(game, record, table)
    seats = [seat for seat, each in enumerate(table.seats) if each.board is not None]

    def to_text() -> str:
        made = result_object(result, file.name, found.documents, found.diagnostics, ENGLISH)
        return to_json([made], several=False)

    def scored(table: Any) -> object:
        return [items(game, table, seat) for seat in seats]

    remade = REMADE.get(found.slug or "")
    return len(seats), {
        "parse": lambda: source.load(file.name, file.data),
        "read and check": lambda: read(file),
        "check": lambda: list(game.check(table)),
        **({"board": lambda: remade(table)} if remade else {}),
        "score": lambda: scored(table),
        **({"board and score": lambda: scored(remade(table))} if remade else {}),
        "result": lambda: score(game, record, table),
        "JSON": to_text,
    }


def items(game: Game, table: Any, seat: int) -> list[Item]:
    """Return all items of a board, in pad order."""
    return [item for rule in game.rules(table.settings).values() for item in rule.score(table, seat)]
