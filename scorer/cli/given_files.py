"""The files that a command was given: named one by one, or as the folder that they are in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from scorer.base.files import FileProblem, Source, files_in, find, is_folder, read
from scoring_rules.frame.language.text import Text


class GivenFile(NamedTuple):
    """A file to read: its bytes, or why they cannot be had; `folder` is where it was looked for, empty if it was named."""

    name: str
    source: Source | FileProblem
    folder: str = ""


def given_files(names: Sequence[str]) -> Iterator[GivenFile]:
    """Yield the files that are named, and of a folder those that may be records; each file of a folder once."""
    typed = {place(name) for name in names if not is_folder(name)}
    for name in names:
        if is_folder(name):
            yield from _of_folder(name, typed)
        else:
            yield GivenFile(name, _read(name))


def are_several(names: Sequence[str]) -> bool:
    """Whether more than one record may come of the names that were typed: an array of JSON, then."""
    return len(names) > 1 or any(map(is_folder, names))


def _of_folder(folder: str, typed: set[Path]) -> Iterator[GivenFile]:
    try:
        found = files_in(folder)
    except FileProblem as problem:
        yield GivenFile(folder, problem)
        return
    if not found:
        text = Text("{folder} holds no records: their names end in .yaml, .yml or .json", folder=folder)
        yield GivenFile(folder, FileProblem(text))
    for name in found:
        if (found_at := place(name)) not in typed:
            typed.add(found_at)
            yield GivenFile(name, _read(name), folder)


def _read(name: str) -> Source | FileProblem:
    try:
        return read(name)
    except FileProblem as problem:
        return problem


def place(name: str) -> Path:
    """Return where a file is, by whatever name."""
    try:
        return find(name).resolve()
    except (OSError, RuntimeError, ValueError):  # links in a circle, a name that no file can have
        return Path(name)
