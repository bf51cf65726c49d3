"""`scorer new`: a commented record to fill in that already passes every check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from scorer.base.files import STDIN
from scorer.base.languages import LANGUAGES, choose
from scorer.base.terminal import harmless
from scorer.base.texts import language
from scorer.cli.completion import records
from scorer.cli.console import Problem, answer_in, say
from scorer.cli.game_names import GameName
from scorer.cli.game_options import GameCommand, given
from scorer.cli.group import environment
from scorer.cli.options import lang_option
from scorer.lookup.template import Head, is_part, record_to_fill_in
from scoring_rules import load_game
from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import LONGEST_NAME, MOST_PLAYERS
from scoring_rules.frame.template import Template

if TYPE_CHECKING:
    from scorer.reading.read import Read


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
@lang_option
def command(
    game: str, file: str | None, players: str | None, old: str | None, lang: str | None, **options: Any
) -> None:
    """Write a record of GAME to fill in, to FILE or to the screen.

    It already passes `scorer check`. FILE is never written over.
    """
    read = None if old is None else _read(old, game, lang)
    names = _names(players, game) or (tuple(player.name for player in read.record.players) if read else ())
    asked = lang or (read and read.language)
    chosen = choose(lang, asked or (read and _of_keys(read)), environment())
    wanted = Template(names, given(options, game), read and read.table, chosen)
    text = record_to_fill_in(game, wanted, language(chosen), Head(asked, _rulings(read, game)))
    if file is None or file == STDIN:
        click.echo(text, nl=False)
        return
    if not Path(file).name.strip("."):
        raise Problem(Text("`{file}` is no name for a file: choose another", file=file))
    path = Path(file) if Path(file).suffix else Path(f"{file}.yaml")
    _create(path, text)
    todo = (
        Text("{file} is written: fill it in, then `scorer check {file}`", file=str(path))
        if is_part(game, wanted)
        else Text("{file} is written: fill it in, then `scorer {file}`", file=str(path))
    )
    say(todo, language(chosen))


def _read(name: str, game: str, lang: str | None) -> Read:
    """Return what an old record holds; only this needs a parser and models."""
    from scorer.base.files import read
    from scorer.reading.read import read as read_record

    found = read_record(read(name))
    answer_in(language(choose(lang, found.language, environment())))
    if found.slug is not None and found.slug != game:
        raise Problem(
            Text("{file} is a record of {other}, not of {game}", file=name, other=found.slug, game=game)
        )
    if found.has_errors:
        raise Problem(Text("{file} has errors: mend what `scorer check {file}` shows", file=name))
    return found


def _of_keys(read: Read) -> str | None:
    """Return the language of the keys of an old record, by the one that names its game."""
    root = next(iter(read.documents.values())).root
    typed = {fold(key.text) for key, _ in getattr(root, "entries", ())}
    own = RECORD_KEYS.name("game")
    return next((code for code in LANGUAGES if fold(getattr(own, code)) in typed), None)


def _rulings(read: Read | None, game: str) -> tuple[tuple[str, str], ...]:
    """Return the rulings of an old record that are not the default."""
    if read is None:
        return ()
    settings = read.table.settings
    chosen = settings.readings
    readings = load_game(game).info.readings
    return tuple(
        (each.id, chosen[each.id])
        for each in readings
        if chosen[each.id] != each.default_in(settings.edition)
    )


def _names(typed: str | None, game: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in (typed or "").split(",") if name.strip())
    if len({fold(name) or name for name in names}) < len(names):
        raise Problem(Text("give each player a name of its own"))
    unseen = next((name for name in names if harmless(name) != name), None)
    if unseen is not None:
        raise Problem(Text("the name `{name}` has a sign that is not seen: type it anew", name=unseen))
    if len(names) > MOST_PLAYERS or any(len(name) > LONGEST_NAME for name in names):
        raise Problem(
            Text(
                "at most {players} players, with names of at most {length} characters",
                players=MOST_PLAYERS,
                length=LONGEST_NAME,
            )
        )
    fewest, most = load_game(game).info.players
    if names and not fewest <= len(names) <= most:
        text = Text("{game} is for {fewest} to {most} players, {n} are named",
                    game=load_game(game).info.name, fewest=fewest, most=most, n=len(names))  # fmt: skip
        raise Problem(text)
    return names


def _create(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise Problem(
            Text("{file} is there already and is not written over: choose another name", file=str(path))
        ) from error
    except (OSError, ValueError) as error:
        raise Problem(
            Text("{file} cannot be written: is the folder there, and may you write in it?", file=str(path))
        ) from error
