"""Which language is chosen."""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from scorer.base import languages as language
from scorer.base.languages import choose


@pytest.fixture(autouse=True)
def silent_system(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(
    ("option", "record", "environment", "chosen"),
    [
        (None, None, {}, "en"),
        ("en", "fr", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, "fr", {"LANG": "en_US.UTF-8"}, "fr"),
        (None, "FR", {}, "fr"),
        (None, "en", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, None, {"LANG": "fr_FR@euro"}, "fr"),
        (None, None, {"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
        (None, None, {"LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR"}, "en"),
        (None, None, {"LANGUAGE": "fr", "LC_ALL": "en_GB"}, "fr"),
        (None, None, {"LANGUAGE": "br:fr:en", "LANG": "en_US"}, "fr"),
        (None, None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "fr"),
        (None, None, {"LC_ALL": "POSIX", "LANG": "C.UTF-8"}, "en"),
        (None, None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, None, {"LANG": "frp"}, "en"),
        (None, "klingon", {"LANG": "fr"}, "fr"),
        (None, None, {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_what_comes_first(option: str | None, record: str | None, environment: dict[str, str], chosen: str):
    assert choose(option, record, environment) == chosen


def macos(monkeypatch: pytest.MonkeyPatch, answer: bytes | Exception) -> None:
    def run(_command: list[str], **_options: Any) -> SimpleNamespace:
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(stdout=answer)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(subprocess, "run", run)


def test_macos_is_asked_for_its_list(monkeypatch: pytest.MonkeyPatch):
    macos(monkeypatch, b'(\n    "de-DE",\n    "fr-FR",\n    "en-US"\n)\n')
    assert choose(None, None, {"LANG": "C.UTF-8"}) == "fr"
    assert choose(None, None, {"LANG": "en_US.UTF-8"}) == "en"


@pytest.mark.parametrize(
    "answer", [FileNotFoundError(), subprocess.TimeoutExpired("x", 2), subprocess.CalledProcessError(1, "x"), b"\xff()"]
)
def test_macos_without_an_answer_is_english(monkeypatch: pytest.MonkeyPatch, answer: bytes | Exception):
    macos(monkeypatch, answer)
    assert choose(None, None, {}) == "en"


@pytest.mark.parametrize(("number", "chosen"), [(0x040C, "fr"), (0x0C0C, "fr"), (0x0409, "en"), (0x7FFF, "en")])
def test_windows_is_asked_for_its_number(monkeypatch: pytest.MonkeyPatch, number: int, chosen: str):
    import ctypes

    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert choose(None, None, {}) == chosen


def test_windows_without_an_answer_is_english(monkeypatch: pytest.MonkeyPatch):
    import ctypes

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert choose(None, None, {}) == "en"


def test_english_comes_first():
    assert language.LANGUAGES[0] == "en"
