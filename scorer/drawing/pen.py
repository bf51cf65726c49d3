"""Words into lines: what is said in the reader's language, measured, broken and shortened to fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scorer.base.printable import plain
from scorer.drawing.measures import Faces, Ruler
from scoring_rules.frame.language.text import Language, Value, render

ELLIPSIS = "…"


class Pen(NamedTuple):
    """What is needed to set text: faces, a language, and the width of the column, in points."""

    fonts: Faces
    language: Language
    width: float

    def say(self, value: Value) -> str:
        """Return a value as one line in the language of the sheet."""
        return plain(render(value, self.language)).strip()

    def measure(self, text: str, size: float, bold: bool = False) -> float:
        """Return the width of a line."""
        return self.fonts.face(bold).width(text, size)

    def short(self, value: Value, size: float, width: float, bold: bool = False) -> str:
        """Return a value as one line no wider than `width`, with an ellipsis for what did not fit."""
        return shortened(self.say(value), self.fonts.face(bold), size, width)

    def lines(
        self, value: Value, size: float, width: float, bold: bool = False, most: int | None = None
    ) -> list[str]:
        """Return a value as lines no wider than `width`, the last of at most `most` shortened."""
        face = self.fonts.face(bold)
        lines = list(broken(self.say(value), face, size, width))
        if most is not None and len(lines) > most:
            rest = " ".join(lines[most - 1 :])
            lines[most - 1 :] = [shortened(rest, face, size, width)]
        return lines


def shortened(text: str, face: Ruler, size: float, width: float) -> str:
    """Return the text, or as much of its beginning as leaves room for an ellipsis."""
    if face.width(text, size) <= width:
        return text
    room = width - face.width(ELLIPSIS, size)
    return text[: _fitting(text, face, size, room)].rstrip() + ELLIPSIS


def broken(text: str, face: Ruler, size: float, width: float) -> Iterator[str]:
    """Yield lines broken between words; a word that is too long for a line is broken anywhere."""
    if face.width(text, size) <= width:
        yield from filter(None, [" ".join(_words(text))])
        return
    line = ""
    used = 0.0
    blank = face.width(" ", size)
    for word in (part for whole in _words(text) for part in _chopped(whole, face, size, width)):
        length = face.width(word, size)
        if line and used + blank + length <= width:
            line += " " + word
            used += blank + length
            continue
        if line:
            yield line
        line, used = word, length
    if line:
        yield line


def _words(text: str) -> list[str]:
    """Return what a line may be broken between; a no-break blank is none of it."""
    return [word for word in text.split(" ") if word]


def _chopped(word: str, face: Ruler, size: float, width: float) -> Iterator[str]:
    """Yield a word in parts that are no wider than `width`, broken after a hyphen if there is one."""
    start = 0
    used = 0.0
    for index, character in enumerate(word):
        step = face.width(character, size)
        if used + step > width and index > start:
            end = word.rfind("-", start, index) + 1 or index
            yield word[start:end]
            start, used = end, face.width(word[end:index], size)
        used += step
    yield word[start:]


def _fitting(text: str, face: Ruler, size: float, width: float) -> int:
    """Return how many characters from the start of the text are together no wider than `width`."""
    used = 0.0
    for count, character in enumerate(text):
        used += face.width(character, size)
        if used > width:
            return count
    return len(text)
