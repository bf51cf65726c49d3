"""What the commands share: help in the user's language, and the options that several have."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from gettext import gettext
from typing import Any, TypeVar

import click

from scorer.base.languages import LANGUAGES
from scorer.base.texts import NAMES
from scorer.cli.completion import records
from scorer.cli.group import ASKED_LANGUAGE
from scoring_rules import FILES

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


class Command(click.Command):
    """A command whose help is in the language of the run, chosen before commands are imported."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.help:
            self.help = gettext(inspect.cleandoc(self.help))
        for parameter in self.params:
            if parameter.metavar:
                parameter.metavar = gettext(parameter.metavar)
            if isinstance(parameter, click.Option) and parameter.help:
                parameter.help = gettext(inspect.cleandoc(parameter.help))


def lang_option(function: Decorated) -> Decorated:
    """Add `--lang`, which may also stand before the command."""

    def heard(ctx: click.Context, _: click.Parameter, value: str | None) -> str | None:
        return value or ctx.meta.get(ASKED_LANGUAGE)

    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=heard,
        help="Language of all that is shown; the record's own otherwise.",
    )(function)


def names_option(function: Decorated) -> Decorated:
    """Add `--names`."""
    return click.option(
        "--names",
        type=click.Choice(NAMES),
        help="Language of the names of cards, animals, colours; that of all else otherwise.",
    )(function)


def reading_option(function: Decorated) -> Decorated:
    """Add `--reading`, as many times as there are readings."""
    return click.option(
        "--reading",
        "readings",
        multiple=True,
        metavar="KEY=VALUE",
        help="A ruling where sources differ, instead of the record's; `scorer games GAME` lists them.",
    )(function)


def watch_option(function: Decorated) -> Decorated:
    """Add `--watch`."""
    return click.option(
        "--watch",
        "watched",
        is_flag=True,
        help="Run again at each save of the files, until Ctrl-C (status 0).",
    )(function)


def color_option(function: Decorated) -> Decorated:
    """Add `--color`."""
    return click.option(
        "--color",
        type=click.Choice(["auto", "always", "never"]),
        default="auto",
        show_default=True,
        help="Colours: auto is on a terminal only, and never where NO_COLOR is set.",
    )(function)


def strict_option(function: Decorated) -> Decorated:
    """Add `--strict`."""
    return click.option("--strict", is_flag=True, help="Count warnings as errors.")(function)


def quiet_option(function: Decorated) -> Decorated:
    """Add `--quiet`."""
    return click.option("-q", "--quiet", is_flag=True, help="Do not say back what was read.")(function)


_GIVEN = "scorer.files given"


def given_option(function: Decorated) -> Decorated:
    """Add an option for every file that may stand for a field of a record: `--deck FILE`."""

    def heard(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
        if value is not None and option.name is not None:
            ctx.meta.setdefault(_GIVEN, {})[option.name] = value

    for field, text in reversed(list(FILES.items())):
        function = click.option(
            f"--{field}",
            metavar="FILE",
            expose_value=False,
            callback=heard,
            help=text.key,
            shell_complete=records,
        )(function)
    return function


def given(ctx: click.Context) -> dict[str, str]:
    """Return the files that were given, by their fields."""
    return dict(ctx.meta.get(_GIVEN, {}))


def files_argument(function: Decorated) -> Decorated:
    """Add the record files, at least one; `-` is the standard input."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE…", shell_complete=records)(function)
