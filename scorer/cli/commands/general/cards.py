"""`scorer cards GAME [WORDS]`: the cards and tiles, their names, and what they score in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

import click

from scorer.base.problem import Problem
from scorer.base.terminal import wrapped
from scorer.base.texts import NAMES, language
from scorer.cli.completion import records
from scorer.cli.console import chosen_language, say, wants_color, width
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Command, shared
from scorer.lookup import rulebook
from scorer.lookup.cards import CardSearch
from scoring_rules import load_game
from scoring_rules.frame.info import CardInfo, Reading
from scoring_rules.frame.language.text import Language, Text, Value

_INDENT = 2


class _Style(NamedTuple):
    """How cards are shown: the language of texts, that of the names that come first, and colours."""

    language: Language
    names: Language
    colored: bool

    def bold(self, text: str) -> str:
        return click.style(text, bold=True) if self.colored else text


@click.command("cards", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("words", nargs=-1, metavar="[WORDS]")
@click.option("--names", type=click.Choice(NAMES), help="Language of the names that come first.")
@click.option(
    "--add", "record", metavar="FILE", shell_complete=records, help="Collect what a record defines, with --to."
)
@click.option("--to", metavar="FILE", help="The file that --add adds to; it is made where it is not there.")
@shared("lang_alone", "color")
def command(  # noqa: PLR0917 - one parameter an option
    game: str,
    words: tuple[str, ...],
    names: str | None,
    record: str | None,
    to: str | None,
    lang: str | None,
    color: str,
) -> None:
    """List the cards and tiles of GAME: numbers, names, what they score.

    WORDS find them by their number or by a part of a name in English, French or German. Where one alone
    is found, its drawing and its rule with the sources are shown, too.
    """
    chosen = chosen_language(lang)
    if record is not None or to is not None:
        for line in _collect(game, record, to):
            say(line, language(chosen))
        return
    style = _Style(language(chosen), language(chosen, names), wants_color(color))
    typed = " ".join(words)
    search = CardSearch(load_game(game).cards())
    if not search.cards:
        raise Problem(Text("{game} has no cards or tiles that can be looked up", game=game))
    found = search.find(typed, style.language) if typed else search.cards
    if not found:
        raise Problem(_unknown(game, typed, search.near(typed)))
    readings = {reading.id: reading for reading in load_game(game).info.readings}
    lines = list(_listed(found, readings, style))
    if len(found) == 1:
        lines += _details(found[0], rulebook.section(game, found[0].rule, chosen), style)
    click.echo("\n".join(lines), color=style.colored)


def _collect(game: str, record: str | None, to: str | None) -> Iterator[Text]:
    """Add what a record defines to a file; yield what was done, and what is not alike in the two."""
    if record is None or to is None:
        raise Problem(Text("type both: `--add` with a record, `--to` with the file that it is added to"))
    from scorer.lookup.collect import collect

    done = collect(game, record, to)
    added = (
        Text("added to {file}: {keys}", file=str(done.path), keys=done.added)
        if done.added
        else Text("nothing was added to {file}", file=str(done.path))
    )
    if done.kept:
        added = Text("{added}; there already and left as they are: {keys}", added=added, keys=done.kept)
    yield added
    for each in done.differing:
        yield Text("`{key}` differs between the two: correct the one that is wrong", key=each.key)
        yield Text("  {file}: {line}", file=str(done.path), line=each.in_file)
        yield Text("  {file}: {line}", file=record, line=each.in_record)


def _listed(found: Sequence[CardInfo], readings: Mapping[str, Reading], style: _Style) -> Iterator[str]:
    """Yield the cards under the headings of their kinds: ids and names, below them what they score."""
    for number, (kind, group) in enumerate(groupby(found, lambda card: card.kind)):
        if number:
            yield ""
        yield style.bold(style.language.name(kind))
        of_kind = tuple(group)
        column = max(len(card.id) for card in of_kind) + _INDENT
        for card in of_kind:
            id_ = " " * _INDENT + style.bold(f"{card.id:<{column}}")
            for line in _told(card, readings.get(card.reading), style, width() - _INDENT - column):
                yield id_ + line
                id_ = " " * (_INDENT + column)


def _told(card: CardInfo, reading: Reading | None, style: _Style, room: int) -> Iterator[str]:
    """Yield the names of a card, what it scores, and where sources differ, in lines that fit."""
    first = (style.names.name(card.name), style.language.name(card.name))
    names = dict.fromkeys(filter(None, (*first, *card.name)))
    parts = [" · ".join(names), card.text.render(style.language)]
    if reading is not None:
        default = next(option.name for option in reading.options if option.id == reading.default)
        text = Text("sources differ: reading `{reading}`, {default} by default", reading=reading.id, default=default)
        parts.append(text.render(style.language))
    for part in parts:
        yield from wrapped(part, room)


def _details(card: CardInfo, rule: rulebook.Section | None, style: _Style) -> Iterator[str]:
    """Yield the drawing of a card, and the rule that explains it."""
    if card.caption is not None:
        yield ""
        yield card.caption.render(style.language)
        yield from (" " * _INDENT + line for line in card.drawing)
    if rule is not None:
        yield ""
        yield style.bold(f"{rule.id} · {rule.title}")
        yield from rulebook.plain(rule.body, width())


def _unknown(game: str, typed: str, near: tuple[Value, ...]) -> Text:
    if near:
        return Text("no card of {game} fits `{typed}`; did you mean {near}?", game=game, typed=typed, near=near)
    return Text("no card of {game} fits `{typed}`; `scorer cards {game}` lists all of them", game=game, typed=typed)
