"""Show that a change changes nothing anyone can see: `python tools/snapshot.py -o FILE`, later `--against FILE`.

Every view of every record, and every page that needs no record, is made in each language. One line is
printed for each of them:

    HASH  MASKED  LANG  VIEW  RECORD

HASH is that of all that a user gets: the exit status, both streams, the file that was written. MASKED
is that of JSON without its prose, `-` where there is no JSON. A golden record is named by its file
alone, and each record is read where it lies: no line says in which folder that is.

A change of the English wording is compared with `--masked`: everything in French, and of English
the JSON without its prose.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr")
PROSE = frozenset(("message", "help", "label", "working", "text", "notes", "readings"))
"""The keys of JSON objects whose strings are for people; all other strings are for programs."""

_WRITTEN = "OUT."
"""What an argument begins with that is the name of a file to write."""
_SVG, _PDF = (("--force", "-o", f"{_WRITTEN}{ending}") for ending in ("svg", "pdf"))

VIEWS: dict[str, tuple[str, ...]] = {
    "check": ("check",),
    "check-concise": ("check", "--format", "concise"),
    "check-json": ("check", "--format", "json"),
    "score": ("score",),
    "score-json": ("score", "--format", "json"),
    "score-csv": ("score", "--format", "csv"),
    "score-markdown": ("score", "--format", "markdown"),
    "explain": ("explain",),
    "explain-json": ("explain", "--format", "json"),
    "explain-markdown": ("explain", "--format", "markdown"),
    "draw": ("draw", *_SVG),
    "sheet": ("sheet", *_PDF),
}
"""What is made of every record."""

COMMANDS = ("score", "explain", "check", "sheet", "draw", "pad", "new", "games", "cards", "rules", "schema",
            "completion", "help")  # fmt: skip
NEW: dict[str, tuple[tuple[str, ...], ...]] = {
    "hutan": (("--first-game",), ("--scenario", "A")),
    "hexfolk": (("--map", "large"),),
    "habitats": (("--edition", "cwali"),),
    "forest_shuffle": (("--boxes", "alpine"),),
    "hortis": (("--deck",),),
}
"""The options of `new` that a game has for itself."""
PADS = ((), ("--paper", "letter"), ("--per-page", "2", "--players", "4"))


class Output(NamedTuple):
    """All that a user gets of a call."""

    status: int
    out: bytes
    err: bytes
    file: bytes


class Line(NamedTuple):
    """A line of the snapshot."""

    full: str
    masked: str
    lang: str
    view: str
    record: str

    def __str__(self) -> str:
        return "  ".join(self)

    @property
    def key(self) -> tuple[str, str, str]:
        """What the line is about, and its place among the others."""
        return self.record, self.view, self.lang

    def without_english(self) -> Line:
        """Return the line with only what a change of the English wording leaves as it is."""
        return self._replace(full="-") if self.lang == "en" else self


# ---------------------------------------------------------------------------------------------------
# What is made


def records(folders: Iterable[Path]) -> dict[str, Path]:
    """Return the records in some folders by their names.

    Raises:
        ValueError: Two of them have one name.
    """
    found: dict[str, Path] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            name = path.name if folder.name == "golden" else path.relative_to(folder).as_posix()
            if name.endswith(".expected.yaml"):
                continue
            if found.setdefault(f"{folder.name}/{name}", path) != path:
                message = f"two records are named {folder.name}/{name}"
                raise ValueError(message)
    return found


def pages(listed: Callable[..., Iterable[str]]) -> Iterator[tuple[str, ...]]:
    """Yield the arguments of every page that needs no record.

    Args:
        listed: Returns the first words of the lines that a command prints.
    """
    yield from (("--help",), ("help",), ("games",))
    yield from ((command, "--help") for command in COMMANDS)
    yield from (("completion", shell) for shell in ("bash", "zsh", "fish"))
    for game in listed("games"):
        yield from ((command, game) for command in ("games", "cards", "rules", "schema"))
        yield from (("rules", game, section) for section in listed("rules", game))
        yield from (("new", game, *each) for each in ((), ("--players", "Chloé,Tom"), *NEW.get(game, ())))
        yield from (("pad", game, *each, *_PDF) for each in PADS)


def made(arguments: Sequence[str], lang: str, folder: Path) -> Output:
    """Call the command line in this process, with a folder for the file that it writes."""
    from scorer.cli.group import main

    for old in folder.iterdir():
        old.unlink()
    typed = (str(folder / each) if each.startswith(_WRITTEN) else each for each in arguments)
    sys.argv = ["scorer", "--lang", lang, *typed]
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for _ in range(2))
    status: Any = None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as ended:
            status = ended.code
    file = b"".join(path.read_bytes() for path in folder.iterdir())
    return Output(status, _said(out, folder), _said(err, folder), file)


def _said(stream: io.TextIOWrapper, folder: Path) -> bytes:
    """Return what was written to a stream, with names of files as if their folder was the present one."""
    stream.seek(0)
    return stream.read().replace(f"{folder}{os.sep}", "").encode()


def masked(value: Any, key: str = "") -> Any:
    """Return a value of JSON with `…` for its prose: numbers, ids and places stay, and what is empty."""
    if isinstance(value, dict):
        return {name: masked(each, name) for name, each in value.items()}
    if isinstance(value, list):
        return [masked(each, key) for each in value]
    return "…" if value and isinstance(value, str) and key in PROSE else value


def without_prose(output: Output) -> Output:
    """Return an output of JSON without its prose; what is said beside it is there or not."""
    bare = json.dumps(masked(json.loads(output.out))).encode() if output.out else b""
    return output._replace(out=bare, err=b"said" if output.err else b"")


def _hash(output: Output) -> str:
    return hashlib.sha256(repr(output).encode()).hexdigest()[:16]


# ---------------------------------------------------------------------------------------------------
# The program


def in_language(lang: str, options: argparse.Namespace) -> Iterator[Line]:
    """Yield the lines of one language; this process speaks no other, as help is translated only once."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve()

        def listed(*arguments: str) -> list[str]:
            return [line.split()[0] for line in made(arguments, lang, folder).out.decode().splitlines() if line]

        calls = [(each[0], " ".join(each[1:]) or "-", each, folder) for each in pages(listed)]
        own = (options.root / each for each in ("tests/cases", "tests/golden", "examples"))
        for name, path in records([*own, *options.folders]).items():
            calls += ((view, name, (*each, path.name), path.parent) for view, each in VIEWS.items())
        for view, record, arguments, home in calls:
            if _is_chosen(view, record, options):
                with contextlib.chdir(home):
                    output = made(arguments, lang, folder)
                bare = _hash(without_prose(output)) if view.endswith("-json") else "-"
                yield Line(_hash(output), bare, lang, view, record)


def differences(old: Iterable[Line], new: Iterable[Line]) -> list[str]:
    """Return the lines that only one snapshot has: `- ` and what was, `+ ` and what is."""
    was, now = set(old), set(new)
    found = sorted(was ^ now, key=lambda line: (line.key, line in now))
    return [f"{'+' if line in now else '-'} {line}" for line in found]


def read(text: str) -> list[Line]:
    """Return the lines of a snapshot."""
    return [Line(*line.split("  ", 4)) for line in text.splitlines()]


def main() -> int:
    """Make the snapshot, compare it with an earlier one; return the exit status, 1 where they differ."""
    options = _options(sys.argv[1:])
    if options.lang:
        sys.stdout.writelines(f"{line}\n" for line in in_language(options.lang, options))
        return 0
    with ThreadPoolExecutor() as pool:
        texts = pool.map(partial(_in_a_process, options.root), LANGUAGES)
        lines = sorted(read("".join(texts)), key=lambda line: line.key)
    text = "".join(f"{line}\n" for line in lines)
    if options.output:
        options.output.write_text(text, "utf-8")
    if not options.against:
        sys.stdout.write("" if options.output else text)
        return 0
    before = read(options.against.read_text("utf-8"))
    old = [line for line in before if _is_chosen(line.view, line.record, options)]
    if options.masked:
        old, lines = ([line.without_english() for line in each] for each in (old, lines))
    found = differences(old, lines)
    sys.stdout.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


def _in_a_process(root: Path, lang: str) -> str:
    """Return the lines of one language, made by this program in a plain environment."""
    kept = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "TMPDIR") if key in os.environ}
    plain = {**kept, "PYTHONPATH": str(root), "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
    command = [sys.executable, __file__, *sys.argv[1:], "--lang", lang]
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=plain, check=True)  # noqa: S603
    return ran.stdout.decode()


def _is_chosen(view: str, record: str, options: argparse.Namespace) -> bool:
    fits = options.select in record or fnmatchcase(record, options.select)
    return fits and any(fnmatchcase(view, each) for each in options.views.split(","))


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=_folder, metavar="FOLDER", help="further folders of records")
    parser.add_argument("--root", type=_folder, default=ROOT, help="the project that is run, with its records")
    parser.add_argument("--select", default="*", metavar="PATTERN", help="only records named so, or in part")
    parser.add_argument("--views", default="*", metavar="A,B", help="only these views: `check,score*`")
    parser.add_argument("--against", type=Path, metavar="FILE", help="show what differs from a snapshot")
    parser.add_argument("--masked", action="store_true", help="compare English by its JSON without prose")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE", help="where to write the snapshot")
    parser.add_argument("--lang", choices=LANGUAGES, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _folder(typed: str) -> Path:
    path = Path(typed).resolve()
    if not path.is_dir():
        message = f"there is no folder {typed}"
        raise argparse.ArgumentTypeError(message)
    return path


if __name__ == "__main__":
    sys.exit(main())
