"""A game on the command line: the argument that names it, and the options that only it has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from gettext import gettext
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import click

from scorer.base.problem import Problem
from scorer.cli.completion import games
from scorer.cli.group import spoken
from scorer.cli.options import Command, TextType
from scoring_rules import GAMES, load_game
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.template import TemplateOption, flag
from scoring_rules.titles import by_id, by_name, by_part

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

_OPTIONS = "scorer.options of the game"


class GameName(TextType):
    """An argument that is the name of a game in any language, or what only one of them begins with."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002 - as click calls it
        """Return the slug of the game.

        Raises:
            Problem: There is none, or several fit; it names the nearest.
        """
        match = by_part(value)
        if match.found is not None:
            return match.found
        if match.several:
            raise Problem(Text("`{name}` may be {several}: type a longer part", name=value, several=match.several))
        near = Lexicon((slug, (slug,)) for slug in GAMES).near(value)
        raise Problem(
            Text("there is no game `{game}`; did you mean {near}?", game=value, near=near)
            if near
            else Text("there is no game `{game}`; the games are {games}", game=value, games=tuple(GAMES))
        )

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the games that begin so."""
        return games(ctx, param, incomplete)


class GameCommand(Command):
    """A command with the template options of the game that it is given, known once that is typed.

    `parts` tells whether there are options, too, for files that are no records.
    """

    parts = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments, the options of the game among them."""
        whole = next(filter(None, (find(each) for find in (by_id, by_name) for each in args)), None)
        words = [*_alone(args), *(each for each in args if not each.startswith("-"))]
        slug = whole or next(filter(None, (by_part(each).found for each in words)), None)
        ctx.meta[_OPTIONS] = [] if slug is None else [_option(each, ctx) for each in self._of(slug)]
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            owners = tuple(game for game, option in self._of_all_games() if flag(option.id) == error.option_name)
            if not owners:
                raise
            text = Text("{option} is an option of {games} only", option=error.option_name, games=owners)
            raise Problem(text) from error

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the parameters of the command, those of the game before `--help`."""
        *own, help_option = super().get_params(ctx)
        return [*own, *ctx.meta.get(_OPTIONS, ()), help_option]

    def _of(self, slug: str) -> Iterator[TemplateOption]:
        return (option for option in load_game(slug).templates().options if self.parts or not option.part)

    def _of_all_games(self) -> Iterator[tuple[str, TemplateOption]]:
        return ((slug, option) for slug in GAMES for option in self._of(slug))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Say which game has options of its own, where no game is named."""
        if ctx.meta.get(_OPTIONS):
            return
        for game in GAMES:
            options = tuple(flag(option.id) for slug, option in self._of_all_games() if slug == game)
            if options:
                text = Text(
                    "For {game} also {options}: see `scorer {command} {game} --help`.",
                    game=game, options=options, command=ctx.info_name or "",
                )  # fmt: skip
                formatter.write_paragraph()
                formatter.write_text(text.render(spoken(ctx)))


class GameRecordCommand(GameCommand):
    """A command with the template options of a game that are of records."""

    parts = False


def _alone(args: Sequence[str]) -> Iterator[str]:
    """Yield the arguments that are no options and stand behind none, whose values they may be."""
    return (each for before, each in pairwise(["", *args]) if not each.startswith("-") and not before.startswith("-"))


def given_options(typed: dict[str, Any], slug: str) -> dict[str, str]:
    """Return the options of a game that were given, by their ids.

    Raises:
        Problem: Two of them exclude each other.
    """
    found = {key: "" if value is True else str(value) for key, value in typed.items() if value}
    for option in load_game(slug).templates().options:
        for other in option.excludes:
            if option.id in found and other in found:
                text = Text(
                    "{option} and {other} exclude each other: give one of them",
                    option=flag(option.id),
                    other=flag(other),
                )
                raise Problem(text)
    return found


def _option(option: TemplateOption, ctx: click.Context) -> click.Option:
    return click.Option(
        [flag(option.id), option.id],
        help=option.text.render(spoken(ctx)),
        metavar=gettext(option.metavar) if option.metavar else None,
        is_flag=not option.metavar,
    )
