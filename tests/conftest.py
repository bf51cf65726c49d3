"""What all tests share: how hypothesis looks for examples, and a user whose computer speaks English."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import scorer.cli.console
from tests.tool import Ran, run_here

os.environ.pop("COLUMNS", None)
"""The tests run in a pipe; the line editor that pytest loads sets this for the processes that it starts."""

settings.register_profile(
    "suite", max_examples=40, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory):
    """Return what runs the command line in this process, in an empty folder and in English."""
    monkeypatch.chdir(tmp_path_factory.mktemp("home"))
    monkeypatch.setattr(scorer.cli.console, "_ENVIRONMENT", {})
    monkeypatch.setenv("LANGUAGE", "en")

    def run(*arguments: str, stdin: str | bytes = b"") -> Ran:
        return run_here(monkeypatch, capsys, arguments, stdin)

    return run
