"""Writing files: only one that scorer wrote is written over, and never half."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from scorer.base.files import STDIN, STDIN_NAME, find, is_folder, is_there
from scorer.base.problem import Problem
from scoring_rules.frame.language.text import Text

_OURS = (b"/Creator (scorer)", b"<!-- scorer -->")
"""What a PDF or a picture of ours holds."""
_LOOKED_AT = 1 << 26


def beside(record: str, suffix: str) -> Path:
    """Return the file that is named after a record and lies where it lies; of a folder it lies inside."""
    if record in {STDIN, STDIN_NAME}:
        return Path("scorer").with_suffix(suffix)
    if is_folder(record):
        return Path(record) / f"{find(record).resolve().name or 'scorer'}{suffix}"
    return find(record).with_suffix(suffix)


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


def write_own(path: Path, data: bytes, *, force: bool = False, over: bytes | None = None) -> None:
    """Write a file whole, over one that scorer wrote, over any other only with `force`.

    Args:
        path: The file; a link stays one, and what it leads to is written.
        data: What it is to hold.
        force: Whether it may be anybody's.
        over: What was read of it before; it is kept if it holds something else by now.

    Raises:
        Problem: the file is somebody else's, or changed, or the folder cannot be written to.
    """
    if is_there(path) and not path.is_file():
        raise Problem(Text("{file} is a folder or a device: choose another name", file=str(path)))
    if is_there(path) and not force and not _is_ours(path):
        raise Problem(
            Text("{file} was not written by scorer and is kept: choose another name, or use --force", file=str(path))
        )
    with _written_beside(path, data) as (new, place):
        if over is not None and over != (place.read_bytes() if place.exists() else b""):
            raise Problem(Text("{file} was changed meanwhile and is kept: try again", file=str(path)))
        new.replace(place)


def create(path: Path, text: str) -> None:
    """Write a file that is not there yet.

    Raises:
        Problem: There is one, or the folder cannot be written to.
    """
    try:
        _want_free(path)
        with _written_beside(path, text.encode()) as (new, _):
            _move_to_free_name(new, path)
    except FileExistsError as error:
        raise _is_there_already(path) from error
    except (OSError, ValueError) as error:  # a name that no file can have
        raise _not_written(path, error) from error


def create_all(files: Mapping[Path, str]) -> None:
    """Write files that are not there yet, none of them if any is.

    Raises:
        Problem: There is one, or the folder cannot be written to.
    """
    for path in files:
        if is_there(path) or path.is_symlink():
            raise _is_there_already(path)
    for path, text in files.items():
        create(path, text)


def _is_there_already(path: Path) -> Problem:
    return Problem(Text("{file} is there already and is not written over: choose another name", file=str(path)))


def _move_to_free_name(new: Path, path: Path) -> None:
    """Give a file another name, which nothing has; FileExistsError where something has it."""
    try:
        path.hardlink_to(new)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        _want_free(path)
        new.replace(path)


def _want_free(path: Path) -> None:
    """Raise FileExistsError where a name is that of anything, such as of a link to nowhere."""
    if is_there(path) or path.is_symlink():
        raise FileExistsError


@contextlib.contextmanager
def _written_beside(path: Path, data: bytes) -> Iterator[tuple[Path, Path]]:
    """Write data to a file beside a path; give it and the path that links lead to, and remove what is left of it.

    Its name is made before it is, so that it is removed whenever a run is interrupted.
    """
    new = None
    try:
        place = path.resolve()
        new = place.with_name(f".scorer-{os.urandom(6).hex()}")
        with new.open("xb") as file:
            if place.exists():
                new.chmod(stat.S_IMODE(place.stat().st_mode))
            file.write(data)
        yield new, place
    except FileExistsError:
        raise
    except (OSError, RuntimeError, ValueError) as error:  # links in a circle, a name that no file can have
        raise _not_written(path, error) from error
    finally:
        if new is not None:
            with contextlib.suppress(OSError, ValueError):
                new.unlink()


@contextlib.contextmanager
def alone_beside(path: Path) -> Iterator[None]:
    """Wait for other runs that change a file of the same folder, and have others wait; where locks are known."""
    with contextlib.ExitStack() as stack:
        if sys.platform != "win32":
            import fcntl

            with contextlib.suppress(OSError, RuntimeError, ValueError):
                folder = os.open(path.resolve().parent, os.O_RDONLY)
                stack.callback(os.close, folder)
                fcntl.flock(folder, fcntl.LOCK_EX)
        yield


_NO_ROOM = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG))


def is_full(error: OSError) -> bool:
    """Whether what failed wanted more room than a disk has, or gives to this user."""
    return error.errno in _NO_ROOM


def _not_written(path: Path, error: Exception) -> Problem:
    if isinstance(error, OSError) and is_full(error):
        return Problem(Text("{file} cannot be written: the disk is full", file=str(path)))
    return Problem(Text("{file} cannot be written: is the folder there, and may you write in it?", file=str(path)))


def _is_ours(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            data = file.read(_LOOKED_AT)
    except OSError:
        return False
    return any(mark in data for mark in _OURS)
