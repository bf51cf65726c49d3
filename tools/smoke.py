"""Run every command on the examples, in a process each: `python tools/smoke.py`, with the Python to be tried.

It needs nothing but what scorer itself needs, so it runs where the oldest of each dependency is installed:
`python tools/smoke.py --oldest` prints these as pip wants them, read from `pyproject.toml`.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
RECORD = str(ROOT / "examples" / "hutan" / "four-players.yaml")
CALLS = (
    ["score", RECORD],
    ["score", RECORD, "--format", "json"],
    ["score", RECORD, "--format", "csv"],
    ["score", RECORD, "--format", "markdown"],
    ["explain", RECORD],
    ["check", RECORD],
    ["sheet", RECORD, "-o", "sheet.pdf"],
    ["draw", RECORD, "-o", "drawn.svg"],
    ["draw", RECORD, "-o", "drawn.pdf"],
    ["pad", "hortis", "-o", "pad.pdf"],
    ["new", "hexfolk", "begun.yaml"],
    ["games"],
    ["games", "forest_shuffle"],
    ["cards", "habitats"],
    ["rules", "hutan"],
    ["schema", "hutan"],
    ["completion", "bash"],
    ["help"],
    ["help", "new"],
)
"""At least one call of each command, all of which end well."""


def oldest() -> list[str]:
    """Return what scorer depends on, each in the oldest version that is allowed."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [dependency.replace(">=", "==") for dependency in told["project"]["dependencies"]]


def failures(folder: str) -> list[str]:
    """Run the calls in a folder; return what went wrong, a line each."""
    run = [sys.executable, "-m", "scorer"]
    wrong = []
    for number, call in enumerate(CALLS):
        lang = ("en", "fr")[number % 2]
        ran = subprocess.run([*run, "--lang", lang, *call], cwd=folder, capture_output=True, check=False)  # noqa: S603
        if ran.returncode or b"Traceback" in ran.stderr:
            wrong.append(f"{' '.join(call)}: status {ran.returncode}: {ran.stderr.decode().strip()}")
    return wrong


def uncalled() -> list[str]:
    """Return the commands that no call tries."""
    from scorer.cli.overview import COMMANDS

    return sorted(COMMANDS.keys() - {call[0] for call in CALLS})


def main() -> int:
    """Print the oldest dependencies, or run every command; return the exit status."""
    if sys.argv[1:] == ["--oldest"]:
        sys.stdout.write("\n".join(oldest()) + "\n")
        return 0
    with TemporaryDirectory() as folder:
        wrong = [*failures(folder), *(f"{name}: never called" for name in uncalled())]
    sys.stdout.write("\n".join([*wrong, f"{len(CALLS)} calls, {len(wrong)} failed", ""]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
