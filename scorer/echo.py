"""The line of what was read, said back for each player: most slips are legal boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scoring_rules.text import Language

if TYPE_CHECKING:
    from scoring_rules.interface import Game


def read_lines(game: Game, record: Any, table: Any, language: Language) -> list[str]:
    """Return one line a player: `Léa  16 trees · 2 animals │ red 5 yellow 4`."""
    width = max((len(player.name) for player in record.players), default=0)
    return [
        f"{player.name:<{width}}  {_counts(game, table, seat, language)}"
        for seat, player in enumerate(record.players)
        if table.seats[seat].board is not None
    ]


def _counts(game: Game, table: Any, seat: int, language: Language) -> str:
    counts = game.counts(table, seat)
    groups: dict[int, list[str]] = {}
    for piece in game.info.pieces:
        text = piece.text.with_values(n=counts[piece.id])
        groups.setdefault(piece.group, []).append(text.render(language))
    return " │ ".join((" · " if group == 0 else " ").join(parts) for group, parts in sorted(groups.items()))
