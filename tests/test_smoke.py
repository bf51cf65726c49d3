"""The tool that runs every command, as is done with the oldest dependencies."""

import subprocess
import sys

from scorer.cli.overview import COMMANDS
from tests.paths import ROOT

TOOL = ROOT / "tools" / "smoke.py"


def test_every_command_is_called() -> None:
    text = TOOL.read_text("utf-8")
    assert [name for name in COMMANDS if f'    ["{name}"' not in text] == []


def test_the_oldest_version_of_every_dependency_is_known() -> None:
    printed = subprocess.check_output([sys.executable, str(TOOL), "--oldest"], text=True)  # noqa: S603 - it is ours
    oldest = dict(line.split("==") for line in printed.splitlines())
    assert oldest.keys() == {"click", "pydantic", "PyYAML", "reportlab", "font-roboto"}


def test_no_type_of_the_command_line_library_is_subscripted_when_run() -> None:
    code = "import click\nclick.ParamType.__class_getitem__ = None\nimport scorer.cli.game_arguments\n"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - it is ours
