"""Text set into boxes of a drawing: broken between words, cut off where it does not fit, in the middle.

Widths are the usual ones of sans-serif faces, with a little room to spare: a drawing may be shown in any.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from scorer.drawing.measures import Usual
from scoring_rules.frame.board.picture import Caption, Label, Point
from scoring_rules.frame.language.text import Language, render

LEADING = 1.12
_ABOVE = 0.74
"""From the middle between two lines to the baseline of the lower one, and half a line more."""
_ELLIPSIS = "…"


def width(text: str, size: float, *, bold: bool = False) -> float:
    """Return how wide a line is in most faces, at most."""
    return Usual(bold).width(text, size)


def labels(caption: Caption, language: Language) -> Iterator[Label]:
    """Yield the lines of a caption, its texts below each other, in the middle of its box."""
    room = int(caption.height / (caption.size * LEADING) + 0.01) or 1
    texts = tuple(render(text, language) for text in caption.texts)
    lines = _lines(texts, caption.size, caption.width, caption.bold, room)
    top = caption.centre.y - caption.size * LEADING * len(lines) / 2
    for number, line in enumerate(lines):
        baseline = top + caption.size * LEADING * (number + _ABOVE)
        yield Label(
            Point(caption.centre.x, baseline), line, caption.size, caption.style, "middle", caption.bold
        )


@lru_cache(maxsize=4096)
def _lines(texts: Sequence[str], size: float, across: float, bold: bool, room: int) -> tuple[str, ...]:
    """Return texts in at most `room` lines; where there are more, each text ends with an ellipsis where it is cut."""
    broken = [_broken(text, size, across, bold) for text in texts]
    while sum(map(len, broken)) > room and any(len(lines) > 1 for lines in broken):
        longest = max(range(len(broken)), key=lambda index: len(broken[index]))
        *kept, last, cut = broken[longest]
        joined = last + ("" if last.endswith("-") else " ") + cut
        broken[longest] = [*kept, _cut(joined, size, across, bold)]
    lines = [line for each in broken for line in each]
    if len(lines) > room:
        lines = [*lines[: room - 1], _cut(f"{lines[room - 1]} {_ELLIPSIS}", size, across, bold)]
    return tuple(lines)


def _broken(text: str, size: float, across: float, bold: bool) -> list[str]:
    """Return the lines of a text, as many words in each as fit; hyphens end a line, too."""
    lines: list[str] = []
    for word in text.replace("-", "- ").split(" "):
        joint = "" if lines and lines[-1].endswith("-") else " "
        if lines and width(lines[-1] + joint + word, size, bold=bold) <= across:
            lines[-1] += joint + word
        else:
            lines.append(word)
    return [_cut(line, size, across, bold) for line in lines]


def _cut(line: str, size: float, across: float, bold: bool) -> str:
    """Return a line, or as much of it as leaves room for an ellipsis."""
    if width(line, size, bold=bold) <= across:
        return line
    while line and width(line + _ELLIPSIS, size, bold=bold) > across:
        line = line[:-1]
    return line.rstrip(" -") + _ELLIPSIS
