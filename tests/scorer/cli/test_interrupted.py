"""Ctrl-C ends a run without a word and with status 130, whatever it is doing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.paths import EXAMPLES

RECORD = str(EXAMPLES / "hutan" / "four-players.yaml")
AT_IMPORT = """
import os, signal, sys
class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
"""
AT_END = """
import atexit, os, signal, sys
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
"""
IN_DESTRUCTOR = """
import os, signal, sys
class Last:
    def __del__(self):
        raise KeyboardInterrupt
def at_import(name, path=None, target=None, last=[Last()]):
    if name == "scorer.report.text":
        last.clear()
sys.meta_path.insert(0, type("Finder", (), {"find_spec": staticmethod(at_import)}))
"""
# A shell that starts the tests in the background has them ignore Ctrl-C.
HEARD = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
RUN = "sys.argv = ['scorer', 'score', sys.argv[1]]\nfrom scorer.__main__ import main\nmain()\n"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.mark.parametrize(
    "before",
    [
        *(AT_IMPORT.format(name=name) for name in ("scorer.cli.group", "click", "yaml", "scorer.report.text")),
        AT_END,
        IN_DESTRUCTOR,
    ],
)
def test_an_interruption_is_quiet(before: str) -> None:
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [sys.executable, "-c", HEARD + before + RUN, RECORD], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr.strip()) == (130, "")


def test_what_is_told_to_go_on_goes_on() -> None:
    ignored = "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    code = ignored + AT_IMPORT.format(name="click") + RUN
    ran = subprocess.run(  # noqa: S603 - it is the program under test
        [sys.executable, "-c", code, RECORD], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
