"""`python -m benchmarks.startup [RECORD]`: whole programs against a bare script, in processor time.

The project is copied to a folder of its own and compiled there: with `PYTHONDONTWRITEBYTECODE` set, an
editable install would compile its modules anew at each start. What is installed beside it is used as it
is, compiled by the first runs, which are not counted. Needs a Unix, which tells what a child has used.
"""

from __future__ import annotations

import compileall
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROUNDS = 25
PROJECT = Path(__file__).parents[1]
RECORD = PROJECT / "examples" / "hutan" / "four-players.yaml"


class Program(NamedTuple):
    """What Python is called with, the name of its yardstick, and the ratio to that which is wanted."""

    arguments: tuple[str, ...]
    against: str
    most: float | None = None


def programs(record: Path, folder: Path) -> dict[str, Program]:
    """Return the programs by what they are called in the report, the two yardsticks among them."""
    scorer = ("-c", "from scorer.cli.group import main; main()")
    bare = (str(folder / "benchmarks" / "bare.py"), str(record))
    page, sheet, pads = (str(folder / name) for name in ("page.pdf", "sheet.pdf", "pads.pdf"))
    return {
        "bare script": Program(bare, "bare script"),
        "bare script, empty page": Program((*bare, page), "bare script, empty page"),
        "scorer --help": Program((*scorer, "--help"), "bare script", 0.4),
        "scorer check": Program((*scorer, "check", str(record)), "bare script"),
        "scorer score --format json": Program((*scorer, "score", "--format", "json", str(record)), "bare script", 1.35),
        "scorer score": Program((*scorer, "score", str(record)), "bare script"),
        "scorer sheet": Program((*scorer, "sheet", str(record), "-o", sheet), "bare script, empty page", 1.5),
        "scorer pad, 50 pads": Program(
            (*scorer, "pad", "hutan", "--sheets", "25", "-o", pads), "bare script, empty page"
        ),
    }


def main(record: Path) -> None:
    """Run each program in turn, several times, and print its median and its ratio to its yardstick."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for package in ("scorer", "scoring_rules", "benchmarks"):
            shutil.copytree(PROJECT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
        compileall.compile_dir(folder, quiet=1)
        called = programs(record.resolve(), folder)
        seconds = _measured(called, folder)
    print(f"{'program':30}{'median':>10}{'ratio':>8}{'wanted':>9}   to the")
    for name, program in called.items():
        # Neighbours in time are compared, so that a machine that slows down slows both.
        pairs = zip(seconds[name], seconds[program.against], strict=True)
        ratio = median(own / other for own, other in pairs)
        most = "" if program.most is None else f"≤ {program.most}"
        milliseconds = median(seconds[name]) * 1000
        print(f"{name:30}{milliseconds:7.0f} ms{ratio:8.2f}{most:>9}   {program.against}")


def _measured(programs: Mapping[str, Program], folder: Path) -> dict[str, list[float]]:
    """Return the seconds of processor time of every run, the programs in turn."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}
    for program in programs.values():
        _seconds(program.arguments, environment)
    seconds: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            seconds[name].append(_seconds(program.arguments, environment))
    return seconds


def _seconds(arguments: Sequence[str], environment: dict[str, str]) -> float:
    """Return what one run of Python has used; an exit status of 1 is a claim that differs.

    Raises:
        CalledProcessError: the program failed.
    """
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if ran.returncode > 1:
        raise subprocess.CalledProcessError(ran.returncode, ran.args, ran.stdout, ran.stderr)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else RECORD)
