"""Which language to speak: what was asked for, what the record says, what the computer is set to."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping

LANGUAGES: tuple[str, ...] = ("en", "fr")

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_TAG = re.compile(r"[A-Za-z]+(?:[-_]\w+)*")


def choose(option: str | None, record: str | None, environment: Mapping[str, str]) -> str:
    """Return the language to speak, one of `LANGUAGES`.

    The first of these that names one of them wins: the option, the record, the variables of the
    environment (each may list several, `br:fr`), the system's user interface; else English.

    Args:
        option: What `--lang` was given.
        record: What the record's `language` says.
        environment: The variables of the process, as `os.environ`.
    """
    asked = [option or "", record or "", *_listed(environment)]
    return _first(asked) or _first(_system()) or LANGUAGES[0]


def _first(tags: Iterable[str]) -> str | None:
    """Return the first language that is one of ours: `fr` of `de`, `fr_CA.UTF-8`, `en`."""
    for tag in tags:
        primary = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
        if primary in LANGUAGES:
            return primary
    return None


def _listed(environment: Mapping[str, str]) -> Iterator[str]:
    for variable in _VARIABLES:
        yield from environment.get(variable, "").split(":")


def _windows() -> Iterator[str]:
    import ctypes
    from locale import windows_locale

    try:
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined,unused-ignore]
    except (AttributeError, OSError):
        return
    yield windows_locale.get(number, "")


def _macos() -> Iterator[str]:
    import subprocess

    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        told = subprocess.run(command, capture_output=True, check=True, timeout=2).stdout  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return
    yield from _TAG.findall(told.decode("utf-8", "replace"))


_SYSTEMS = {"win32": _windows, "darwin": _macos}


def _system() -> Iterator[str]:
    """Return the languages of the system's user interface, the preferred one first."""
    return _SYSTEMS.get(sys.platform, lambda: iter(()))()
