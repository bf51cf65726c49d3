"""The streams of a run: encodings that never fail, colours where they are wanted, exit statuses."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import sys
from pathlib import Path

import click

from scorer.base.terminal import harmless
from scorer.cli.substitutes import ERRORS, register
from scoring_rules.frame.language.text import Language, Text

FINE, WRONG, USAGE, FAULT = 0, 1, 2, 3
"""Exit statuses: fine; errors in a record or a claim that differs; wrong usage; a fault of the tool."""


class Problem(Exception):  # noqa: N818 - it is the user's, not the program's
    """Something the user has to mend on the command line or in the file system; ends with status 2.

    `language` is that of the record that was opened before, if there was one.
    """

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text
        self.language = _spoken()


_SPOKEN = f"{__name__}.spoken"


def answer_in(language: Language) -> None:
    """Have what goes wrong from here on be told in the language of a record."""
    context = click.get_current_context(silent=True)
    if context is not None:
        context.meta[_SPOKEN] = language


def _spoken() -> Language | None:
    context = click.get_current_context(silent=True)
    return None if context is None else context.meta.get(_SPOKEN)


class _AsciiOnly(io.TextIOWrapper):
    """A stream for ASCII whose name for it is unknown to the command line library.

    A stream that calls itself `ascii` the library takes for wrongly set up: it writes UTF-8 there.
    """

    encoding = "plain"


def prepare_streams() -> None:
    """Have output replace what a terminal cannot show, instead of failing; nothing is said where it is closed."""
    register()
    if not re.fullmatch("[0-9]+", os.environ.get("COLUMNS", "0")):
        del os.environ["COLUMNS"]  # no number that every library reads alike
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - until the very end
        stream = getattr(sys, name)
        if not isinstance(stream, io.TextIOWrapper):
            continue
        stream.reconfigure(errors=ERRORS)
        if codecs.lookup(stream.encoding).name == "ascii":
            plain = _AsciiOnly(stream.buffer, "ascii", ERRORS, line_buffering=stream.line_buffering)
            setattr(sys, name, plain)


def say(text: Text, language: Language) -> None:
    """Print one line, in which names of files and words of the command line do nothing to a terminal."""
    click.echo(harmless(text.render(language)))


def echo_problem(text: Text, language: Language) -> None:
    """Print one line on the error stream, if anybody listens there."""
    with contextlib.suppress(OSError):
        click.echo(f"scorer: {harmless(text.render(language))}", err=True)


def forget_output() -> None:
    """Drop what could not be written, so that the end of the process does not try it again."""
    sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - open until the very end


def wants_color(choice: str, *, err: bool = False) -> bool:
    """Whether to use colours: as chosen, else on a terminal unless `NO_COLOR` is set."""
    if choice != "auto":
        return choice == "always"
    stream = sys.stderr if err else sys.stdout
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


_WIDEST = 100


def width() -> int:
    """Return how wide a report may be: `COLUMNS`, else the terminal, at most 100 columns; 100 in a pipe."""
    return line_width() or _WIDEST


def line_width() -> int | None:
    """Return how wide a line may be that is whole in a pipe: None there, unless `COLUMNS` is set."""
    import shutil

    asked = os.environ.get("COLUMNS", "")
    if not sys.stdout.isatty() and not (asked.isdecimal() and int(asked)):
        return None
    return min(shutil.get_terminal_size((_WIDEST, 24)).columns, _WIDEST)
