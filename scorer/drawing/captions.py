"""Text set into boxes of a drawing: broken between words, cut where it does not fit, in the middle.

Widths are the usual ones of sans-serif faces, with a little to spare: a drawing may be shown in any.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from scorer.base.fit import ELLIPSIS, broken, shortened
from scorer.drawing.measures import Usual
from scoring_rules.frame.board.picture import Caption, Label, Point
from scoring_rules.frame.language.text import Language, render

_LEADING = 1.12
_ABOVE = 0.74
"""From the middle between two lines to the baseline of the lower one, and half a line more."""
_TRIMMED = " -"


def labels(caption: Caption, language: Language) -> Iterator[Label]:
    """Yield the lines of a caption, its texts below each other, in the middle of its box."""
    most = int(caption.height / (caption.size * _LEADING) + 0.01) or 1
    texts = tuple(render(text, language) for text in caption.texts)
    lines = _lines(texts, caption.size, caption.width, caption.bold, most)
    top = caption.centre.y - caption.size * _LEADING * len(lines) / 2
    for number, line in enumerate(lines):
        baseline = top + caption.size * _LEADING * (number + _ABOVE)
        yield Label(
            Point(caption.centre.x, baseline), line, caption.size, caption.style, "middle", caption.bold
        )


@lru_cache(maxsize=4096)
def _lines(texts: Sequence[str], size: float, width: float, bold: bool, most: int) -> tuple[str, ...]:
    """Return texts in at most so many lines; where there are more, texts end with an ellipsis where they are cut."""
    measure = partial(Usual(bold).width, size=size)

    def cut(line: str) -> str:
        return shortened(line, width, measure, _TRIMMED)

    blocks = [
        list(broken(text, width, measure, hyphens="always", long_words="cut")) or [""] for text in texts
    ]
    while sum(map(len, blocks)) > most and any(len(block) > 1 for block in blocks):
        longest = max(blocks, key=len)
        last, dropped = longest[-2:]
        longest[-2:] = [cut(f"{last}{'' if last.endswith('-') else ' '}{dropped}")]
    lines = [line for block in blocks for line in block]
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(f"{lines[most - 1]} {ELLIPSIS}")]
    return tuple(lines)
