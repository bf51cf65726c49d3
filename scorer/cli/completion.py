"""What may stand at the cursor of a shell: commands, games, rules, records.

The functions are called by click with a context, a parameter and the beginning of a word, in a
process that a shell waits for: nothing here reads a record, or imports a command or a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from scorer.base.texts import language
from scoring_rules import GAMES
from scoring_rules.frame.language.names import fold

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

RECORD = "record"
"""The type of an item that has the shell itself look for files; its scripts know it."""


def first_words(ctx: click.Context, incomplete: str) -> list[CompletionItem]:
    """Return what may stand after `scorer`: a command, a record, a game."""
    return [*commands(ctx, None, incomplete), *games(ctx, None, incomplete), *records(ctx, None, incomplete)]


def commands(ctx: click.Context, _: click.Parameter | None, incomplete: str) -> list[CompletionItem]:
    """Return the commands that begin so, with what they do."""
    from scorer.cli.overview import COMMANDS

    spoken = language(ctx.find_root().obj)
    return [
        _item(name, help=command.summary.render(spoken))
        for name, command in COMMANDS.items()
        if name.startswith(incomplete)
    ]


def games(ctx: click.Context, _: click.Parameter | None, incomplete: str) -> list[CompletionItem]:
    """Return the games that begin so, with what they are."""
    spoken = language(ctx.find_root().obj)
    begun = fold(incomplete)
    return [_item(slug, help=GAMES[slug].render(spoken)) for slug in GAMES if fold(slug).startswith(begun)]


def records(_ctx: click.Context, _: click.Parameter | None, incomplete: str) -> list[CompletionItem]:
    """Return the one item that stands for the records and folders that begin so."""
    return [_item(incomplete, type=RECORD)]


def rules(ctx: click.Context, _: click.Parameter | None, incomplete: str) -> list[CompletionItem]:
    """Return the rules and codes of the command's game that begin so, with their titles.

    The name of the game before a rule may be left out.
    """
    from scorer.lookup import rulebook

    game = str(ctx.params.get("game"))
    if game not in GAMES:
        return []
    return [
        _item(id_, help=section.title)
        for section in rulebook.book(game, ctx.params.get("lang") or ctx.find_root().obj)
        for id_ in _begun(section.id, incomplete)
    ]


def _begun(id_: str, incomplete: str) -> Iterator[str]:
    """Yield a rule's id, or else the part of it after its first full stop, if it begins so."""
    forms = (id_, id_.partition(".")[2])
    yield from [form for form in forms if form.casefold().startswith(incomplete.casefold())][:1]


def _item(value: str, type: str = "plain", help: str | None = None) -> CompletionItem:
    from click.shell_completion import CompletionItem

    return CompletionItem(value, type=type, help=help)
