"""`scorer rules GAME [RULE|CODE|WORDS]`: what a rule says and what a code means, with its sources."""

from __future__ import annotations

from collections.abc import Sequence

import click

from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.cli.completion import rules
from scorer.cli.console import chosen_language, wants_color, width
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Command, shared
from scorer.lookup import rulebook
from scorer.lookup.rulebook import Section
from scoring_rules.frame.language.text import Text


@click.command("rules", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@click.argument("words", nargs=-1, metavar="[RULE|CODE|WORDS]", shell_complete=rules)
@click.option("--codes", is_flag=True, help="List the codes of messages instead of the rules.")
@shared("lang_alone", "color")
def command(game: str, words: tuple[str, ...], codes: bool, lang: str | None, color: str) -> None:
    """Look up a rule of GAME, or what the code of a message means.

    Without more, all rules are listed. Words find every rule that has all of them.
    """
    colored = wants_color(color)
    typed, chosen = " ".join(words), chosen_language(lang)
    if codes and typed:
        raise Problem(Text("--codes lists all codes: leave `{typed}` out, or look it up without --codes", typed=typed))
    lines = _answer(game, typed, chosen, colored) if typed else _all(game, chosen, colored, codes=codes)
    click.echo("\n".join(lines), color=colored)


def _all(game: str, lang: str, colored: bool, *, codes: bool) -> list[str]:
    """Return the list of the rules and how to list the codes, or that of the codes."""
    book = rulebook.book(game, lang)
    shown = [each for each in book if each.is_code == codes]
    if codes:
        return _listed(shown, colored)
    left = Text("{n} codes of messages: `scorer rules {game} --codes`", n=len(book) - len(shown), game=game)
    return [*_listed(shown, colored), "", left.render(language(lang))]


def _answer(game: str, typed: str, lang: str, colored: bool) -> list[str]:
    """Return the section that was meant, or a list of those that speak of what was typed, or both."""
    named = rulebook.section(game, typed, lang)
    if named:
        return _shown(named, colored)
    told = rulebook.titled(game, typed, lang)
    found = [each for each in rulebook.find(game, typed, lang) if each != told]
    if told is None and len(found) == 1:
        told = found.pop()
    if told is None and not found:
        raise Problem(_unknown(game, typed, lang))
    if told is None:
        return _listed(found, colored)
    more = ["", Text("More about it:").render(language(lang)), *_listed(found, colored)] if found else []
    return [*_shown(told, colored), *more]


def _shown(section: Section, colored: bool) -> list[str]:
    heading = _bold(f"{section.id} · {section.title}", colored)
    return [heading, "", *rulebook.plain(section.body, width())]


def _listed(sections: Sequence[Section], colored: bool) -> list[str]:
    """Return one line a section: its id and its title."""
    column = max(len(each.id) for each in sections)
    return [f"{_bold(f'{each.id:<{column}}', colored)}  {each.title}" for each in sections]


def _bold(text: str, colored: bool) -> str:
    return click.style(text, bold=True) if colored else text


def _unknown(game: str, typed: str, lang: str) -> Text:
    near = rulebook.near(game, typed, lang)
    if near:
        return Text("no rule of {game} speaks of `{typed}`; did you mean {near}?", game=game, typed=typed, near=near)
    return Text(
        "no rule of {game} speaks of `{typed}`; `scorer rules {game}` lists all of them", game=game, typed=typed
    )
