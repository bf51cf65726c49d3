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
from scorer.lookup.players import players_typed
from scorer.lookup.template import Head, is_part, old_record, record_to_fill_in
from scoring_rules.frame.language.text import Text, render
from scoring_rules.frame.template import Template


@click.command("new", cls=GameCommand)
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("file", required=False, metavar="[FILE]")
@click.option("--players", metavar="N|A,B", help="How many play, or their names with commas.")
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

    It has no errors as it is. FILE is never written over.
    """
    like = None
    if old is not None:
        like = old_record(old, game, lambda record: language(chosen_language(lang, record)))
    asked = lang or (like and like.language)
    chosen = chosen_language(lang, asked or (like and like.of_keys))
    names: tuple[str, ...] = like.players if like else ()
    if players is not None:
        names = tuple(render(name, language(chosen)) for name in players_typed(players, game).named())
    wanted = Template(names, given_options(options, game), like and like.table, chosen)
    head = Head(asked, like.rulings if like else ())
    text = record_to_fill_in(game, wanted, language(chosen), head)
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
    say(todo, language(chosen))
