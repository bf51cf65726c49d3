"""`scorer schema GAME`: the JSON Schema of a game's record, for editors."""

from __future__ import annotations

import click

from scorer.base.texts import language
from scorer.cli.console import chosen_language, hand_over
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Command, shared


@click.command("schema", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@shared("lang_alone")
def command(game: str, lang: str | None) -> None:
    """Print the JSON Schema of the records of GAME.

    An editor that knows it offers keys and values while you type and marks those that do not exist.
    `scorer new hutan soiree.yaml --schema hutan.schema.json` writes it beside a record whose first line
    names it; any record may begin so: `# yaml-language-server: $schema=hutan.schema.json`.
    """
    from scorer.lookup.schema import as_text

    hand_over(as_text(game, language(chosen_language(lang))))
