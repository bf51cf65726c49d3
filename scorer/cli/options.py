"""What the commands share: help in the user's language, and the options that several have."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
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


_GIVEN = "scorer.files given"


def _asked_language(ctx: click.Context, _: click.Parameter, value: str | None) -> str | None:
    """Return what `--lang` says here, or said before the command."""
    return value or ctx.meta.get(ASKED_LANGUAGE)


def _keep(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
    if value is not None and option.name is not None:
        ctx.meta.setdefault(_GIVEN, {})[option.name] = value


def given(ctx: click.Context) -> dict[str, str]:
    """Return the files that were given in place of fields of a record, by these fields."""
    return dict(ctx.meta.get(_GIVEN, {}))


def _files(function: Decorated) -> Decorated:
    """Add an option for every file that may stand for a field of a record: `--deck FILE`."""
    for field, text in reversed(list(FILES.items())):
        function = click.option(
            f"--{field}", metavar="FILE", expose_value=False, callback=_keep, help=text.key, shell_complete=records
        )(function)  # fmt: skip
    return function


_SHARED: Mapping[str, Callable[[Any], Any]] = {
    "reading": click.option(
        "--reading", "readings", multiple=True, metavar="KEY=VALUE",
        help="A ruling where sources differ, instead of the record's; `scorer games GAME` lists them.",
    ),
    "given": _files,
    "lang": click.option(
        "--lang", type=click.Choice(LANGUAGES), callback=_asked_language,
        help="Language of all that is shown; the record's own otherwise.",
    ),
    "names": click.option(
        "--names", type=click.Choice(NAMES),
        help="Language of the names of cards, animals, colours; that of all else otherwise.",
    ),
    "color": click.option(
        "--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True,
        help="Colours: auto is on a terminal only, and never where NO_COLOR is set.",
    ),
    "strict": click.option("--strict", is_flag=True, help="Count warnings as errors."),
    "quiet": click.option("-q", "--quiet", is_flag=True, help="Do not say back what was read."),
    "watch": click.option(
        "--watch", "watched", is_flag=True, help="Run again at each save of the files, until Ctrl-C (status 0)."
    ),
    "force": click.option("--force", is_flag=True, help="Write over a file that scorer did not write."),
}  # fmt: skip
"""The options that several commands have, each what adds it."""


def shared(*names: str) -> Callable[[Decorated], Decorated]:
    """Return what adds options that several commands have, in this order."""

    def add(function: Decorated) -> Decorated:
        for name in reversed(names):
            function = _SHARED[name](function)
        return function

    return add


def files_argument(function: Decorated) -> Decorated:
    """Add the record files, at least one; `-` is the standard input."""
    return click.argument("files", nargs=-1, required=True, metavar="FILE…", shell_complete=records)(function)
