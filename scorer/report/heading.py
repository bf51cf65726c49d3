"""What is said before a score: the facts of the game in one line, and what was read of each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scorer.base.terminal import cells, harmless, wrapped
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Language, Text, Value, render
from scoring_rules.frame.result import Result

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_MOST_INDENT = 16
TIED = "\N{NO-BREAK SPACE}"
"""Ties a number to its word, so that no line is broken between them."""


def heading(info: Info, record: Any, result: Result, file: str = "") -> Text:
    """Return the facts of a game in one line, the name of its `file` last where there are several."""
    parts: list[Value] = [record.title or "", info.name, *result.played, on_day(record.date), record.place or "", file]
    line: Value = ""
    for part in parts:
        if part:
            line = Text("{line} · {part}", line=line, part=part) if line else part
    return line if isinstance(line, Text) else Text("{line}", line=line)


def on_day(date: str | None) -> Value:
    """Return a day as it is written in each language; empty where none is given."""
    if date is None:
        return ""
    year, month, day = date.split("-")
    return Text("{year}-{month}-{day}", year=year, month=month, day=day)


def read_back(
    game: Game[Any], record: Any, table: Any, language: Language, width: int | None = None, player: str | None = None
) -> list[str]:
    """Return one line a player: `Léa  16 trees · 2 animals │ red 5 yellow 4`; several where it is wider than `width`.

    With the name of a `player` only that one's line.
    """
    names = [harmless(each.name) for each in record.players]
    shown = [player in {None, each.name} for each in record.players]
    room = max((cells(name) for name, is_shown in zip(names, shown, strict=True) if is_shown), default=0)
    lines: list[str] = []
    for seat, name in enumerate(names):
        if table.seats[seat].board is None or not shown[seat]:
            continue
        begin = f"{name}{'':{room - cells(name)}}  "
        counts = " │ ".join(
            filter(None, (_counts(game, table, seat, language), *_read_as(game, record, table, seat, language)))
        )
        if width is None:
            lines.append(f"{begin}{counts.replace(TIED, ' ')}")
        else:
            indent = " " * min(room + 2, _MOST_INDENT)
            text = begin.replace(" ", TIED) + counts if room + 2 < width else f"{begin}{counts}"
            lines += [line.replace(TIED, " ").rstrip() for line in wrapped(text, width, "", indent)]
    return lines


def read_in_sentences(game: Game[Any], record: Any, table: Any, language: Language) -> list[str]:
    """Return one line a player for paper, where no columns tell a name from what follows: `Léa: 16 trees · 2 animals`."""
    said: list[str] = []
    for seat, player in enumerate(record.players):
        if table.seats[seat].board is not None:
            counts = _counts(game, table, seat, language).replace(TIED, " ")
            said.append(render(Text("{name}: {counts}", name=harmless(player.name), counts=counts), language))
    return said


def _read_as(game: Game[Any], record: Any, table: Any, seat: int, language: Language) -> Iterator[str]:
    """Yield what was read from parts of names, as one: `marten = Beech Marten · squirrel = Red Squirrel`."""
    said = [harmless(render(each, language)).replace(" ", TIED) for each in game.read_as(record, table, seat)]
    if said:
        yield f"{TIED}· ".join(said)


def _counts(game: Game[Any], table: Any, seat: int, language: Language) -> str:
    """Return what is counted, the words of each count tied together."""
    counts = game.counts(table, seat)
    groups: dict[int, list[str]] = {}
    for piece in (piece for piece in game.info.pieces if piece.id in counts):
        have = counts[piece.id]
        n = have if isinstance(have, int) else have.start
        if piece.rare and not n:
            continue
        text = piece.text.with_values(n=n).render(language)
        groups.setdefault(piece.group, []).append(text.replace(" ", TIED))
    return " │ ".join((f"{TIED}· " if group == 0 else " ").join(parts) for group, parts in sorted(groups.items()))
