"""What the commands share: help in the user's language, and the options that several have."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from gettext import gettext
from typing import TYPE_CHECKING, Any, TypeVar

import click

from scorer.base.languages import LANGUAGES
from scorer.base.problem import Problem
from scorer.base.texts import NAMES
from scorer.cli.completion import records
from scorer.cli.group import ASKED_LANGUAGE
from scoring_rules import FILES
from scoring_rules.frame.language.text import Text

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    TextType = click.ParamType[str]
    NumberType = click.ParamType[int]
else:
    TextType = NumberType = click.ParamType  # generic for type checkers only, before click 8.4


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


class PaperName(TextType):
    """An option that is a size of paper that is written; case does not matter."""

    name = "paper"

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:  # noqa: ARG002 - as click calls it
        """Return the sizes, as the help shows them."""
        return f"[{'|'.join(_papers())}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002 - as click calls it
        """Return the size.

        Raises:
            Problem: It is another one; it says what to do.
        """
        if value.strip().lower() in _papers():
            return value.strip().lower()
        raise Problem(
            Text(
                "`{paper}` is not written: choose one of {papers}, and have the printer fit the page to its paper",
                paper=value,
                papers=_papers(),
            )
        )

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:  # noqa: ARG002 - as click calls it
        """Return the sizes that begin so."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in _papers() if name.startswith(incomplete.lower())]


class Between(NumberType):
    """An option that is a number from `least` to `most`."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:  # noqa: ARG002 - as click calls it
        """Return the range, as the help shows it."""
        return f"{self.least}-{self.most}"

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002 - as click calls it
        """Return the number.

        Raises:
            Problem: It is none, or out of the range.
        """
        typed = str(value).strip()
        if re.fullmatch("[0-9]{1,6}", typed) and self.least <= int(typed) <= self.most:
            return int(typed)
        option = param.opts[0] if param is not None else ""
        text = Text("{option} {typed}: a number from {least} to {most} is needed",
                    option=option, typed=typed, least=self.least, most=self.most)  # fmt: skip
        raise Problem(text)


def _papers() -> tuple[str, ...]:
    from scorer.paper.pages import PAPERS  # only commands that print need it

    return tuple(PAPERS)


_SHARED: Mapping[str, Callable[[Any], Any]] = {
    "reading": click.option(
        "--reading", "readings", multiple=True, metavar="KEY=VALUE",
        help="A ruling where sources differ, instead of the record's; `scorer games GAME` lists them.",
    ),
    "given": _files,
    "lang": click.option(
        "--lang", type=click.Choice(LANGUAGES), callback=_asked_language,
        help="Language of all that is shown; otherwise the record's, or else the computer's.",
    ),
    "lang_alone": click.option(
        "--lang", type=click.Choice(LANGUAGES), callback=_asked_language,
        help="Language of all that is shown; the computer's otherwise.",
    ),
    "names": click.option(
        "--names", type=click.Choice(NAMES),
        help="Language of the names of cards, animals, colours; that of all else otherwise.",
    ),
    "color": click.option(
        "--color", type=click.Choice(["auto", "always", "never"]), default="auto", show_default=True,
        help="Colours: auto is on a terminal only, and never where NO_COLOR is set.",
    ),
    "strict": click.option("--strict", is_flag=True, help="Count warnings as errors, and ask for what was counted on the table of every board."),
    "quiet": click.option("-q", "--quiet", is_flag=True, help="Do not say back what was read."),
    "watch": click.option(
        "--watch", "watched", is_flag=True, help="Run again at each save of the files, until Ctrl-C (status 0)."
    ),
    "paper": click.option(
        "--paper", type=PaperName(), default="a4", show_default=True, help="What it is printed on."
    ),
    "font": click.option(
        "--font", metavar="FILE.ttf", shell_complete=records,
        help="A TrueType font for characters that the sheet's own lacks: Chinese, emoji, and so on.",
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
