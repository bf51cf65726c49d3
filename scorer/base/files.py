"""Files: those given on the command line, and those that a record names."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from scorer.base.problem import Problem
from scoring_rules.frame.language.text import Text

LARGEST = 1 << 20
STDIN = "-"
STDIN_NAME = "<stdin>"
"""What the standard input is called in reports."""
SUFFIXES = (".yaml", ".yml", ".json")
MOST_IN_A_FOLDER = 1000
"""Files that are read of a folder that is named in place of files."""
_DEVICES = "/dev/"
"""Where a shell keeps what it hands over in place of a file, as in `scorer <(sed … game.yaml)`."""


class Source(NamedTuple):
    """What was read: the name as the user gave it, the bytes, and the folder of files it may name."""

    name: str
    data: bytes
    folder: Path


class FileProblem(Problem):
    """A file that cannot be read or written; its text says which and why."""


def is_there(path: Path) -> bool:
    """Whether there is such a file or folder; a name that no file can have is not there."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def here() -> Path:
    """Return the folder that the program was started in; of one that is gone no file is found."""
    try:
        return Path.cwd()
    except OSError:
        return Path()


def find(name: str) -> Path:
    """Return the path of a file given by name; `soiree` finds `soiree.yaml`."""
    path = Path(name)
    if is_there(path) or path.suffix in SUFFIXES:
        return path
    return next((found for suffix in SUFFIXES if is_there(found := path.with_name(path.name + suffix))), path)


def read(name: str) -> Source:
    """Return the bytes of a file given on the command line, `-` for the standard input.

    Raises:
        FileProblem: it is not there, or cannot be read.
    """
    if name == STDIN:
        return Source(STDIN_NAME, _standard_input(), here())
    path = find(name)
    if _is_pipe(path):
        raise FileProblem(_no_file(name))
    return Source(str(path), _bytes(path, name), path.parent)


def is_folder(name: str) -> bool:
    """Whether a name that was typed is that of a folder."""
    try:
        return name not in {"", STDIN} and find(name).is_dir()
    except (OSError, ValueError):
        return False


def files_in(folder: str) -> tuple[str, ...]:
    """Return the files of a folder that may be records by their endings, in order; hidden ones and folders in it are not.

    Raises:
        FileProblem: It cannot be read, or holds more of them than are read.
    """
    try:
        with os.scandir(folder) as entries:
            names = [each.name for each in entries if _may_be_record(each)]
    except OSError as error:
        raise FileProblem(Text("{file} cannot be read", file=folder)) from error
    if len(names) > MOST_IN_A_FOLDER:
        text = Text("{folder} holds {n} files, at most {most} are read: name the records",
                    folder=folder, n=len(names), most=MOST_IN_A_FOLDER)  # fmt: skip
        raise FileProblem(text)
    return tuple(str(Path(folder) / name) for name in sorted(names))


def _may_be_record(entry: os.DirEntry[str]) -> bool:
    try:
        return not entry.name.startswith(".") and entry.name.casefold().endswith(SUFFIXES) and entry.is_file()
    except OSError:  # links in a circle
        return False


def _is_pipe(path: Path) -> bool:
    """Whether reading a file would wait for another program; what a shell hands over is there already."""
    try:
        return path.is_fifo() and not str(path).startswith(_DEVICES)
    except (OSError, ValueError):
        return False


def _no_file(name: str) -> Text:
    return Text("{file} is no ordinary file", file=name)


def read_named(name: str, folder: Path) -> Source:
    """Return the bytes of a file that a record in `folder` names.

    Raises:
        FileProblem: it is not there, or cannot be read.
        PermissionError: it lies outside the folder.
    """
    path = folder / name
    try:
        inside = path.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError, ValueError) as error:  # links in a circle, a name that no file can have
        raise FileProblem(Text("{file} cannot be read", file=name)) from error
    if Path(name).is_absolute() or not inside:
        raise PermissionError(name)
    if is_there(path) and not path.is_file() and not path.is_dir():
        raise FileProblem(_no_file(name))
    return Source(str(path), _bytes(path, name), folder)


def _standard_input() -> bytes:
    try:
        return sys.stdin.buffer.read(LARGEST + 1)
    except (AttributeError, OSError) as error:  # it is closed, or a folder
        raise FileProblem(Text("the standard input cannot be read")) from error


def _bytes(path: Path, name: str) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise FileProblem(Text("{file}: there is no such file", file=name)) from error
    except IsADirectoryError as error:
        raise FileProblem(Text("{file} is a folder, a file is needed", file=name)) from error
    except PermissionError as error:
        raise FileProblem(Text("{file}: this user may not read the file", file=name)) from error
    except (OSError, ValueError) as error:
        raise FileProblem(Text("{file} cannot be read", file=name)) from error
