"""The tool as tests use it: records read and scored in this process, the program in one of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import Source
from scorer.cli.group import main
from scorer.reading.read import Read, read
from scorer.report.diagnostics import to_dict
from scorer.report.json import result_object
from scorer.scoring.score import score
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.frame.result import Result

HERE = Path(__file__).parent
PROGRAM = (sys.executable, "-c", "from scorer.cli.group import main; main()")


# ---------------------------------------------------------------------------------------------------
# As a library


def read_text(text: str, name: str = "game.yaml", folder: Path = HERE) -> Read:
    """Return what is read of the text of a record."""
    return read(Source(name, text.encode(), folder))


def scored(text: str, name: str = "game.yaml", folder: Path = HERE) -> Result:
    """Return the score of a record, which has no errors."""
    found = read_text(text, name, folder)
    assert [told(each) for each in errors(found)] == []
    assert found.game is not None
    return score(found.game, found.record, found.table)


def as_object(text: str, name: str = "game.yaml") -> dict[str, Any]:
    """Return the JSON object of a record without errors, as a program gets it."""
    found = read_text(text, name)
    result = scored(text, name)
    made = result_object(result, name, found.documents, found.diagnostics, ENGLISH)
    return json.loads(json.dumps(made))


def errors(found: Read) -> list[Diagnostic]:
    return [each for each in found.diagnostics if each.severity == "error"]


def codes(found: Read, severity: str = "error") -> list[str]:
    """Return the codes of one severity, in the order they were found."""
    return [each.code.id for each in found.diagnostics if each.severity == severity]


def told(diagnostic: Diagnostic) -> dict[str, object]:
    return to_dict(diagnostic, ENGLISH)


def points(result: Result) -> dict[str, dict[str, int]]:
    """Return the points of every player by category."""
    return {player.name: {each.id: each.points for each in player.categories} for player in result.players}


# ---------------------------------------------------------------------------------------------------
# As a program


class Ran(NamedTuple):
    """How a run of the command line ended and what it printed."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run_here(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: Sequence[str],
    stdin: str | bytes = b"",
) -> Ran:
    """Run the command line in this process."""
    typed = stdin.encode() if isinstance(stdin, str) else stdin
    monkeypatch.setattr(sys, "argv", ["scorer", *arguments])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr()
    return Ran(int(ended.value.code or 0), printed.out, printed.err)


def run_program(
    *arguments: str, cwd: Path = HERE, stdin: bytes = b"", environment: Mapping[str, str] | None = None
) -> Ran:
    """Run the command line as a program, with a plain environment and what is given beside it."""
    kept = {
        key: value for key, value in os.environ.items() if key in {"PATH", "PYTHONPATH", "SYSTEMROOT", "VIRTUAL_ENV"}
    }
    variables = {**kept, "PYTHONUTF8": "1", "LANG": "C.UTF-8", **(environment or {})}
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [*PROGRAM, *arguments], input=stdin, capture_output=True, cwd=cwd, env=variables, timeout=60, check=False
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())
