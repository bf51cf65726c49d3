"""A result on the terminal: one table for all players, who won and why, claims, notes."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from scorer.base.terminal import cells, harmless
from scorer.base.wrapping import wrapped
from scorer.scoring.pad_order import rows
from scorer.scoring.verdict import outcome
from scoring_rules.frame.language.text import Language, Text, Value, render, written
from scoring_rules.frame.result import Difference, PlayerScore, Result

if TYPE_CHECKING:
    from rich.table import Table

_LABEL_WIDTH = 34
_NAME_WIDTH = 7
"""What a column of points is never made narrower than."""
_BETWEEN = 3


def to_text(
    result: Result, heading: Value, labels: dict[str, Value], language: Language, *, color: bool, width: int
) -> str:
    """Return the report of one result; `labels` are the names of all categories of the game."""
    from rich.console import Console
    from rich.text import Text as Plain

    page = io.StringIO()
    console = Console(
        file=page,
        width=width,
        force_terminal=color,
        no_color=not color,
        highlight=False,
        markup=False,
        emoji=False,
    )
    console.print(Plain(render(heading, language), style="bold"))
    console.print(_table(result, language, width))
    console.print()
    for sentence in sentences(result, labels, language):
        for line in wrapped(sentence, width):
            console.print(Plain(line))
    notes = [note.render(language) for note in result.notes]
    if notes:
        console.print()
        console.print(Plain(Text("Notes").render(language), style="bold"))
        for note in notes:
            for line in wrapped(f"· {note}", width, " ", "   "):
                console.print(Plain(line))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"


def _table(result: Result, language: Language, width: int) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text as Plain

    labels = [render(category.label, language) for category in rows(result.players)]
    names, label_width = _head(labels, [player.name for player in result.players], width)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="bold")
    table.add_column("", max_width=label_width, overflow="fold")
    for name in names:
        column = max(_NAME_WIDTH, *map(cells, name)) if label_width < _LABEL_WIDTH else None
        table.add_column(Plain("\n".join(name)), justify="right", overflow="fold", max_width=column)
    for category in rows(result.players):
        table.add_row(Plain(render(category.label, language)), *points_of(category.id, result.players))
    table.add_section()
    table.add_row(
        Plain(Text("Total").render(language), style="bold"),
        *(Plain(written(player.total), style="bold") for player in result.players),
    )
    if len(result.players) > 1:
        table.add_row(Text("Rank").render(language), *(str(player.rank) for player in result.players))
    if not all(player.checked for player in result.players):
        unchecked = Text("not checked").render(language)
        table.add_row("", *("" if player.checked else unchecked for player in result.players))
    return table


def _head(labels: Sequence[str], names: Sequence[str], width: int) -> tuple[list[list[str]], int]:
    """Return the lines of each name, which leave room for the labels, and how wide the labels may be."""
    longest_word = max((cells(word) for label in labels for word in label.split()), default=0)
    room = max(_NAME_WIDTH, (width - longest_word) // len(names) - _BETWEEN)
    lines = [wrapped(harmless(name), room, hyphens=True) for name in names]
    taken = sum(_BETWEEN + max(_NAME_WIDTH, *map(cells, each)) for each in lines)
    return lines, min(_LABEL_WIDTH, max(longest_word, width - taken))


def points_of(category: str, players: Sequence[PlayerScore]) -> Iterator[str]:
    """Yield each player's points of a category, empty where a player has none of it."""
    for player in players:
        yield next((written(each.points) for each in player.categories if each.id == category), "")


def sentences(result: Result, labels: dict[str, Value], language: Language) -> Iterator[str]:
    """Yield what is said below the table: who won and why, adjustments, claims that differ."""
    yield outcome(result.players).render(language)
    if result.tie_break is not None:
        yield result.tie_break.text.render(language)
    for player in result.players:
        for category in player.categories:
            if category.id == "adjustments":
                for item in category.items:
                    points = written(item.points) if item.points < 0 else f"+{item.points}"
                    yield Text(
                        "{player}: {points} points ({reason})",
                        player=player.name,
                        points=points,
                        reason=item.label,
                    ).render(language)
        for difference in player.differences:
            yield claim(player, difference, labels).render(language)


def claim(player: PlayerScore, difference: Difference, labels: dict[str, Value]) -> Text:
    """Return in one sentence how a claim differs from what was computed."""
    if difference.category == "winner":
        if difference.claimed:
            return Text("the record names {player} as a winner, the score does not", player=player.name)
        return Text("{player} wins by the score, the record names another winner", player=player.name)
    what = labels.get(difference.category, difference.category)
    if difference.place is not None and isinstance(difference.claimed, bool):
        if difference.claimed:
            return Text(
                "{player}: {place} is marked as scoring, by the score it gives nothing",
                player=player.name, place=difference.place,
            )  # fmt: skip
        return Text(
            "{player}: {place} is marked as giving nothing, by the score it scores",
            player=player.name, place=difference.place,
        )  # fmt: skip
    if difference.by is not None:
        return Text(
            "{by} says {claimed} for {player}: {what} {computed} was computed",
            by=difference.by, claimed=difference.claimed, player=player.name, what=what, computed=difference.computed,
        )  # fmt: skip
    return Text(
        "{player}: {what} {claimed} was claimed, {computed} was computed",
        player=player.name, what=what, claimed=difference.claimed, computed=difference.computed,
    )  # fmt: skip
