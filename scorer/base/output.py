"""Writing files: only one that scorer wrote is written over, and never half."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from pathlib import Path

from scorer.base.files import STDIN, find, is_there
from scorer.base.problem import Problem
from scoring_rules.frame.language.text import Text

_OURS = (b"/Creator (scorer)", b"<!-- scorer -->")
"""What a PDF or a picture of ours holds."""
_LOOKED_AT = 1 << 26


def beside(record: str, suffix: str) -> Path:
    """Return the file that is named after a record and lies where it lies."""
    return Path("scorer" if record == STDIN else find(record)).with_suffix(suffix)


def target(typed: str | None, otherwise: Path, refused: Text, others: tuple[str, ...] = ()) -> Path:
    """Return the file to write: as typed, else `otherwise`; a name without an ending gets that of `otherwise`.

    Args:
        typed: What `-o` was given.
        otherwise: The file where nothing was given.
        refused: What is said of a name with another ending; its `file` is filled in.
        others: Further endings that are written.

    Raises:
        Problem: The name asks for a format that is not written.
    """
    if typed is None:
        return otherwise
    path = Path(typed)
    if typed != STDIN and not path.suffix and path.name.strip(".") and not is_there(path):
        path = path.with_name(path.name + otherwise.suffix)
    if path.suffix.lower() not in {otherwise.suffix, *others}:
        raise Problem(refused.with_values(file=typed))
    return path


def write_own(path: Path, data: bytes, *, force: bool = False) -> None:
    """Write a file whole, over one that scorer wrote, over any other only with `force`.

    Raises:
        Problem: the file is somebody else's, or the folder cannot be written to.
    """
    if is_there(path) and not path.is_file():
        raise Problem(Text("{file} is a folder or a device: choose another name", file=str(path)))
    if is_there(path) and not force and not _is_ours(path):
        raise Problem(
            Text("{file} was not written by scorer and is kept: choose another name, or use --force", file=str(path))
        )
    name = None
    try:
        path = path.resolve()  # a link stays one: what it leads to is written
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".scorer-", delete=False) as file:
            name = file.name
            file.write(data)
        Path(name).chmod(mode)
        Path(name).replace(path)
    except (OSError, ValueError) as error:
        if name is not None:
            with contextlib.suppress(OSError):
                Path(name).unlink()
        raise _not_written(path) from error


def create(path: Path, text: str) -> None:
    """Write a file that is not there yet.

    Raises:
        Problem: There is one, or the folder cannot be written to.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError as error:
        raise Problem(
            Text("{file} is there already and is not written over: choose another name", file=str(path))
        ) from error
    except (OSError, ValueError) as error:
        raise _not_written(path) from error


def _not_written(path: Path) -> Problem:
    return Problem(Text("{file} cannot be written: is the folder there, and may you write in it?", file=str(path)))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _is_ours(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            data = file.read(_LOOKED_AT)
    except OSError:
        return False
    return any(mark in data for mark in _OURS)
