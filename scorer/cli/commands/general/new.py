"""`scorer new`: a commented record to fill in that already passes every check."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from scorer.base.files import STDIN, is_there
from scorer.base.output import create, create_all
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
@click.option(
    "--one-file-each", is_flag=True, help="A file for each player beside FILE, which names them: all can type at once."
)
@click.option(
    "--schema", metavar="SCHEMA.json",
    help="Begin with the line by which editors find the schema, which is written if it is not there.",
)  # fmt: skip
@shared("lang")
def command(  # noqa: PLR0917 - one parameter an option
    game: str,
    file: str | None,
    players: str | None,
    old: str | None,
    one_file_each: bool,
    schema: str | None,
    lang: str | None,
    **options: Any,
) -> None:
    """Write a record of GAME to fill in, to FILE or to the screen.

    It has no errors as it is. FILE is never written over.
    """
    like = None
    if old is not None:
        like = old_record(old, game, lambda record: language(chosen_language(lang, record)))
    asked = lang or (like and like.language)
    chosen = chosen_language(lang, asked or (like and like.of_keys))
    spoken = language(chosen)
    names: tuple[str, ...] = like.players if like else ()
    if players is not None:
        names = tuple(render(name, spoken) for name in players_typed(players, game).named())
    path = None if file is None or file == STDIN else _path(file)
    files = like.files_beside(path) if like else {}
    wanted = Template(names, given_options(options, game), like and like.table, chosen, files=files)
    part = is_part(game, wanted)
    if part and (one_file_each or schema):
        raise Problem(Text("--one-file-each and --schema are of records; this is a file that records name"))
    if path is None and one_file_each:
        raise Problem(Text("--one-file-each needs FILE: the files of the players are written beside it"))
    head = Head(asked, tuple(map(spoken.name, like.rulings)) if like else ())
    text = record_to_fill_in(game, wanted, spoken, head)
    if schema:
        text = f"# yaml-language-server: $schema={_from_record(schema, path)}\n{text}"
    if path is None:
        hand_over(text)
        return
    say(_written(game, path, text, each=one_file_each, part=part), spoken)
    if schema and not _is_url(schema) and not is_there(Path(schema)):
        from scorer.lookup.schema import as_text

        create(Path(schema), as_text(game, spoken))
        say(Text("{file} is written", file=schema), spoken)


def _written(game: str, path: Path, text: str, *, each: bool, part: bool) -> Text:
    """Write a record or a part of one, the players in files of their own where that is asked for; return what to do now."""
    if each:
        from scorer.lookup.player_files import one_file_each

        files = one_file_each(text, path, game)
        create_all(files)
        own = tuple(str(file) for file in files if file != path)
        return Text("{file} is written, and {files}: fill these in, then `scorer {file}`", file=str(path), files=own)
    create(path, text)
    if part:
        return Text("{file} is written: fill it in, then `scorer check {file}`", file=str(path))
    return Text("{file} is written: fill it in, then `scorer {file}`", file=str(path))


def _path(file: str) -> Path:
    """Return the file to write: with an ending if none is typed."""
    if not Path(file).name.strip("."):
        raise Problem(Text("`{file}` is no name for a file: choose another", file=file))
    return Path(file) if Path(file).suffix else Path(f"{file}.yaml")


def _from_record(schema: str, record: Path | None) -> str:
    """Return how a record names its schema: counted from its own folder."""
    if _is_url(schema) or record is None:
        return schema
    try:
        return Path(os.path.relpath(schema, record.parent)).as_posix()
    except ValueError:  # on another disk
        return Path(schema).resolve().as_uri()


def _is_url(schema: str) -> bool:
    return "://" in schema
