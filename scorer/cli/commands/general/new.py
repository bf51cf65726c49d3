"""`scorer new`: a commented record to fill in that already passes every check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from scorer.base.files import STDIN
from scorer.base.output import create
from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.cli.completion import records
from scorer.cli.console import chosen_language, hand_over, say
from scorer.cli.game_arguments import GameCommand, GameName, given_options
from scorer.cli.options import shared
from scorer.lookup.template import Head, is_part, old_record, players_named, record_to_fill_in
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.template import Template


@click.command("new", cls=GameCommand)
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--players", metavar="A,B", help="The players' names, with commas.")
@click.option(
    "--from",
    "old",
    metavar="OLD.yaml",
    shell_complete=records,
    help="Same players, settings and language as in an old record; `-` reads the standard input.",
)
@shared("lang")
def command(
    game: str, file: str | None, players: str | None, old: str | None, lang: str | None, **options: Any
) -> None:
    """Write a record of GAME to fill in, to FILE or to the screen.

    It already passes `scorer check`. FILE is never written over.
    """
    like = None
    if old is not None:
        like = old_record(old, game, lambda record: language(chosen_language(lang, record)))
    names = players_named(players, game) or (like.players if like else ())
    asked = lang or (like and like.language)
    chosen = chosen_language(lang, asked or (like and like.of_keys))
    wanted = Template(names, given_options(options, game), like and like.table, chosen)
    spoken = language(chosen)
    head = Head(asked, tuple(map(spoken.name, like.rulings)) if like else ())
    text = record_to_fill_in(game, wanted, spoken, head)
    if file is None or file == STDIN:
        hand_over(text)
        return
    if not Path(file).name.strip("."):
        raise Problem(Text("`{file}` is no name for a file: choose another", file=file))
    path = Path(file) if Path(file).suffix else Path(f"{file}.yaml")
    create(path, text)
    todo = (
        Text("{file} is written: fill it in, then `scorer check {file}`", file=str(path))
        if is_part(game, wanted)
        else Text("{file} is written: fill it in, then `scorer {file}`", file=str(path))
    )
    say(todo, spoken)
