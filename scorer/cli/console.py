"""The console of a run: its streams, which never fail, its colours and width, its variables, exit statuses."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import sys
from pathlib import Path
from types import ModuleType

import click

from scorer.base.languages import choose
from scorer.base.terminal import harmless
from scoring_rules.frame.language.text import Language, Text

FINE, WRONG, USAGE, FAULT = 0, 1, 2, 3
"""Exit statuses: fine; errors in a record or a claim that differs; wrong usage; a fault of the tool."""

SUBSTITUTE = "scorer.substitute"
"""How errors of encoding are handled, for streams and `str.encode`: `x` for `×`, `-` for `−`, `e` for `é`."""

_SIGNS = {
    **dict.fromkeys("−–—·─", "-"),
    **dict.fromkeys("┌┬┐├┼┤└┴┘", "+"),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”«»", '"'),
    "│": "|",
    "×": "x",
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
}

_ENVIRONMENT = dict(os.environ)
"""As the user left it: the language is chosen by it, and `speak` changes the real one."""


_FOREIGN = frozenset(("SOURCE_DATE_EPOCH", "EVAL_DEBUG"))
_MODULES_OF_USERS = ("reportlab_settings", "reportlab_mods")
"""Where they are not found, the library runs files of the home folder instead."""
_ASKED_BY_SHELL = "_SCORER_COMPLETE"
_COMPLETING = re.compile("(?:bash|zsh|fish)_(?:complete|source)")


def chosen_language(lang: str | None, record: str | None = None) -> str:
    """Return the code of the language to speak: that of `--lang`, else of a record, else of the computer."""
    return choose(lang, record, _ENVIRONMENT)


def register_substitutes() -> None:
    """Make plain signs for those that an output cannot show known under the name `SUBSTITUTE`."""
    codecs.register_error(SUBSTITUTE, _substitute)


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return ASCII for a sign, `?` where there is nothing like it."""
    if sign in _SIGNS:
        return _SIGNS[sign]
    from unicodedata import normalize

    return "".join(filter(str.isascii, normalize("NFKD", sign))) or "?"


class _AsciiOnly(io.TextIOWrapper):
    """A stream for ASCII whose name for it is unknown to the command line library.

    A stream that calls itself `ascii` the library takes for wrongly set up: it writes UTF-8 there.
    """

    encoding = "plain"


def prepare_streams() -> None:
    """Have output replace what a terminal cannot show, instead of failing; nothing is said where it is closed."""
    register_substitutes()
    if not re.fullmatch("[0-9]+", os.environ.get("COLUMNS", "0")):
        del os.environ["COLUMNS"]  # no number that every library reads alike
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - until the very end
        stream = getattr(sys, name)
        if not isinstance(stream, io.TextIOWrapper):
            continue
        stream.reconfigure(errors=SUBSTITUTE)
        if codecs.lookup(stream.encoding).name == "ascii":
            plain = _AsciiOnly(stream.buffer, "ascii", SUBSTITUTE, line_buffering=stream.line_buffering)
            setattr(sys, name, plain)


def forget_foreign_settings() -> None:
    """Drop what a user may have set for the libraries, by which these change what they do, or fail at what it holds.

    That is variables and files of the library that writes PDFs, and what a shell asks of the command line library,
    unless it is a shell that is known.
    """
    for name in tuple(os.environ):
        if name.startswith("RL_") or name in _FOREIGN:
            del os.environ[name]
    for name in _MODULES_OF_USERS:
        sys.modules.setdefault(name, ModuleType(name))
    if not _COMPLETING.fullmatch(os.environ.get(_ASKED_BY_SHELL, "")):
        os.environ.pop(_ASKED_BY_SHELL, None)


def say(text: Text, language: Language) -> None:
    """Print one line, in which names of files and words of the command line do nothing to a terminal."""
    click.echo(harmless(text.render(language)))


def hand_over(text: str) -> None:
    """Print what a program or a file takes: UTF-8 whatever the terminal can show, and nothing replaced by a sign like it."""
    click.echo(text.encode(errors="replace"), nl=False)  # a file's name may be any bytes


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
