"""Text that stays text in Markdown, whatever it holds."""

from __future__ import annotations

import re

_ANYWHERE = re.compile(r"[\\`*_\[\]<>#|~&]")
_AT_START = re.compile(r"^(\d*)([-+=.)])")


def escaped(text: str) -> str:
    """Return one line with every sign escaped that Markdown might take for its own."""
    return _AT_START.sub(r"\1\\\2", _ANYWHERE.sub(r"\\\g<0>", text))
