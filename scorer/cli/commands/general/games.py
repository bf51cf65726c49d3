"""`scorer games [GAME]`: the games, or what a record of one may hold and which rows its score has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from scorer.base.terminal import wrapped
from scorer.base.texts import language
from scorer.cli.console import chosen_language, wants_color, width
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Command, shared
from scoring_rules import GAMES, load_game
from scoring_rules.frame.info import Info, Option
from scoring_rules.frame.language.keys import PAGE
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Language, Text, render

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game

_COLUMN = 24
_LEAST_WIDTH = 20


class Entry(NamedTuple):
    """A word and what it means; `depth` is how far it is indented."""

    word: str
    meaning: str
    depth: int = 1


@click.command("games", cls=Command)
@click.argument("game", type=GameName(), required=False, metavar="[GAME]")
@shared("lang_alone", "color")
def command(game: str | None, lang: str | None, color: str) -> None:
    """List the games, or what there is to know of GAME.

    That is: the settings of its record, the rows of its score, the readings where sources differ, and
    what can be counted on the table to check the typing.
    """
    spoken = language(chosen_language(lang))
    colored = wants_color(color)
    if game is None:
        lines = _wrapped(Entry(slug, about.render(spoken), 0) for slug, about in GAMES.items())
    else:
        lines = _game(load_game(game), spoken, colored)
    click.echo("\n".join(lines), color=colored)


def _game(game: Game[Any], spoken: Language, colored: bool) -> Iterator[str]:
    """Yield all that is listed of one game."""

    def heading(text: Text) -> str:
        return click.style(text.render(spoken), bold=True) if colored else text.render(spoken)

    info = game.info
    fewest, most = info.players
    name = Text("{game}, {fewest} to {most} players", game=info.name, fewest=fewest, most=most)
    yield heading(name)
    yield from _wrapped([Entry(info.slug, GAMES[info.slug].render(spoken))])
    for title, entries in (
        (Text("Settings (keys of the record)"), _settings(game, spoken)),
        (Text("Categories"), _categories(info, spoken)),
        (Text("Readings (`readings:`), the default first"), _readings(info, spoken)),
        (Text("Control counts (`pieces:`)"), _pieces(info)),
    ):
        listed = list(entries)
        if listed:
            yield ""
            yield heading(title)
            yield from _wrapped(listed)


def _settings(game: Game[Any], spoken: Language) -> Iterator[Entry]:
    for setting in game.info.settings:
        yield Entry(spoken.name(game.keys.name(setting.key)), setting.text.render(spoken))
        yield from (_option(option, spoken) for option in setting.options)


def _categories(info: Info, spoken: Language) -> Iterator[Entry]:
    return (Entry(key, render(label, spoken)) for key, label in info.categories.items())


def _readings(info: Info, spoken: Language) -> Iterator[Entry]:
    for reading in info.readings:
        yield Entry(spoken.name(reading.typed), reading.text.render(spoken))
        ordered = sorted(reading.options, key=lambda option: option.id != reading.default)
        yield from (_option(option, spoken) for option in ordered)
    page = tuple(
        reading.with_option(option)
        for reading in info.readings
        for option in reading.options
        if option.id == reading.page
    )
    if page:
        yield Entry(
            spoken.name(PAGE), Text("the answers of the French rules page: {rulings}", rulings=page).render(spoken)
        )


def _pieces(info: Info) -> Iterator[Entry]:
    """Yield what can be counted: its letter or its first word, then all words for it."""
    return (Entry(piece.letter or piece.words[0], ", ".join(dict.fromkeys(piece.words))) for piece in info.pieces)


def _option(option: Option, spoken: Language) -> Entry:
    name, typed = spoken.name(option.name), spoken.name(option.word)
    word = typed if fold(name) == fold(typed) else f"{typed}, {name}"
    return Entry(word, option.text.render(spoken), 2)


def _wrapped(entries: Iterable[Entry]) -> Iterator[str]:
    """Yield lines of words in one column and meanings in the next, within the terminal's width."""
    listed = [(" " * (2 * each.depth) + each.word, each.meaning) for each in entries]
    room = max(width() - _COLUMN, _LEAST_WIDTH)
    for word, meaning in listed:
        first, *rest = wrapped(meaning, room)
        if len(word) < _COLUMN - 1:
            yield f"{word:<{_COLUMN}}{first}".rstrip()
        else:
            yield word
            rest = [first, *rest]
        yield from (" " * _COLUMN + line for line in rest)
