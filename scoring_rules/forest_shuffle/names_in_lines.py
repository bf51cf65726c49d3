"""A name broken into short lines, in every language at once."""

from __future__ import annotations

from functools import cache

from scoring_rules.text import Name

LONG = 99
_NOTHING = "\N{NO-BREAK SPACE}"


@cache
def in_lines(name: Name, room: int) -> tuple[Name, ...]:
    """Return a name in lines of at most `room` characters where its words allow it.

    All languages have as many lines as the one that needs most; of the others the last are blank.
    """
    english, french, german = (_broken(each, room) for each in name)
    count = max(len(english), len(french), len(german))
    return tuple(
        Name(*each) for each in zip(*(_filled(x, count) for x in (english, french, german)), strict=True)
    )


def _broken(text: str, room: int) -> list[str]:
    """Return the lines of a text, as many words in each as fit; hyphens end a line, too."""
    lines: list[str] = []
    for word in text.replace("-", "- ").split(" "):
        joint = "" if lines and lines[-1].endswith("-") else " "
        if lines and len(lines[-1]) + len(joint) + len(word) <= room:
            lines[-1] += joint + word
        else:
            lines.append(word)
    return lines


def _filled(lines: list[str], count: int) -> list[str]:
    return lines + [_NOTHING] * (count - len(lines))
