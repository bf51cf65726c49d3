"""Running again at each save: the files of a command are looked at twice a second.

A file that is gone for a moment, as while an editor saves it, is waited for.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import click

from scorer.base.files import STDIN, find
from scorer.base.problem import Problem
from scorer.base.terminal import harmless
from scorer.cli.console import echo_problem
from scoring_rules.frame.language.text import Language, Text

_PAUSE = 0.5

Stamps: TypeAlias = Mapping[str, tuple[int, int] | None]
"""When each file was last written, in nanoseconds, and its size in bytes; None where it is not there."""


class Ran(NamedTuple):
    """How a run of a command ended, and the files that it read."""

    status: int
    files: tuple[str, ...]


def watch(
    files: Sequence[str], run: Callable[[], Ran], language: Language, wait: Callable[[], None] | None = None
) -> None:
    """Run a command now, and again whenever one of its files is saved, until Ctrl-C.

    Args:
        files: What the command was given; files that the records name are watched too.
        run: Runs the command once; a `Problem` that it raises is said, and may be mended by a save.
        language: The language in which that is said.
        wait: Lets some time pass between two looks at the files; half a second by default.

    Raises:
        Problem: The standard input is among the files.
    """
    if STDIN in files:
        raise Problem(Text("--watch needs files by name: the standard input is not saved again"))
    try:
        seen = stamps(files)
        while True:
            read = _run(files, run, language)
            seen = stamps(name for name in read if name not in seen) | seen
            while not _saved(seen, now := stamps(seen)):
                (wait or _pause)()
            seen = {name: now[name] or seen[name] for name in seen}
            click.clear()
    except KeyboardInterrupt:
        return


def _pause() -> None:
    time.sleep(_PAUSE)


def _run(files: Sequence[str], run: Callable[[], Ran], language: Language) -> tuple[str, ...]:
    """Run once and return the files that were read."""
    try:
        read = run().files
    except Problem as problem:
        echo_problem(problem.text, problem.language or language)
        read = ()
    if sys.stderr.isatty():
        known = tuple(dict.fromkeys((*map(_path, files), *read)))
        text = Text("{files}: watched, Ctrl-C ends", files=known)
        click.echo(f"\n{harmless(text.render(language))}", err=True)
    return read


def stamps(names: Iterable[str]) -> dict[str, tuple[int, int] | None]:
    """Return what tells whether files were saved, by their names."""
    return {name: _stamp(name) for name in names}


def _stamp(name: str) -> tuple[int, int] | None:
    try:
        found = find(name).stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


def _saved(before: Stamps, now: Stamps) -> bool:
    return any(stamp is not None and stamp != before[name] for name, stamp in now.items())


def _path(name: str) -> str:
    return str(find(name))
