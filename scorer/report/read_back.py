"""What was read, said back in a line for each player: most slips are legal boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scorer.base.terminal import cells, harmless, wrapped
from scoring_rules.frame.language.text import Language

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_MOST_INDENT = 16
TIED = "\N{NO-BREAK SPACE}"
"""Ties a number to its word, so that no line is broken between them."""


def read_back(
    game: Game[Any], record: Any, table: Any, language: Language, width: int | None = None
) -> list[str]:
    """Return one line a player: `Léa  16 trees · 2 animals │ red 5 yellow 4`; several where it is wider than `width`."""
    names = [harmless(player.name) for player in record.players]
    room = max(map(cells, names), default=0)
    lines: list[str] = []
    for seat, name in enumerate(names):
        if table.seats[seat].board is None:
            continue
        begin = f"{name}{'':{room - cells(name)}}  "
        counts = _counts(game, table, seat, language)
        if width is None:
            lines.append(f"{begin}{counts.replace(TIED, ' ')}")
        else:
            indent = " " * min(room + 2, _MOST_INDENT)
            text = begin.replace(" ", TIED) + counts if room + 2 < width else f"{begin}{counts}"
            lines += [line.replace(TIED, " ").rstrip() for line in wrapped(text, width, "", indent)]
    return lines


def _counts(game: Game[Any], table: Any, seat: int, language: Language) -> str:
    """Return what is counted, the words of each count tied together."""
    counts = game.counts(table, seat)
    groups: dict[int, list[str]] = {}
    for piece in game.info.pieces:
        text = piece.text.with_values(n=counts[piece.id]).render(language)
        groups.setdefault(piece.group, []).append(text.replace(" ", TIED))
    return " │ ".join(
        (f"{TIED}· " if group == 0 else " ").join(parts) for group, parts in sorted(groups.items())
    )
