"""`scorer schema GAME`: the JSON Schema of a game's record, for editors."""

from __future__ import annotations

import json

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

    An editor that knows it offers the keys while you type and marks those that do not exist. Write it
    beside your records, `scorer schema hutan > hutan.schema.json`, and begin each with the line
    `# yaml-language-server: $schema=hutan.schema.json`.
    """
    from scorer.lookup.schema import schema

    made = schema(game, language(chosen_language(lang)))
    # Escaped to ASCII, so that a shell that reads and writes it in an encoding of its own does no harm.
    hand_over(f"{json.dumps(made, indent=1)}\n")
