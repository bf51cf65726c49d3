"""The faces that a sheet is set in: which characters they have and how wide these are."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from traceback import walk_tb
from typing import NamedTuple

from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont

from scorer.base.problem import Problem
from scorer.base.terminal import plain
from scoring_rules.frame.language.text import Text

_SUBSTITUTE_MARGIN = 0.12
_DIGIT = 0.26
_MOST_NAMED = 20
_LARGEST = 1 << 26
"""Bytes of a font: those with all of Chinese have some 20 million."""

DRAWN = frozenset("→")
"""Characters that are drawn where no font has them."""


class _Widths(dict[str, float]):
    """The width of every character for size 1, worked out when it is first asked for."""

    def __init__(self, font: TTFont, spare: Face | None) -> None:
        super().__init__()
        self._face = font.face
        self._spare = spare

    def __missing__(self, character: str) -> float:
        code = ord(character)
        if self._face.charToGlyph.get(code):
            width = self._face.charWidths[code] / 1000
        elif self._spare is not None:
            width = self._spare.widths[character]
        else:
            width = substitute_width(character)
        self[character] = width
        return float(width)


class Face(NamedTuple):
    """A registered font, the file it is from, its widths, and the face that lends it what it lacks."""

    name: str
    font: TTFont
    file: Path
    widths: dict[str, float]
    spare: Face | None = None

    def has(self, character: str) -> bool:
        """Whether the font itself has a glyph for a character."""
        return bool(self.font.face.charToGlyph.get(ord(character)))

    def giver(self, character: str) -> Face | None:
        """Return the face that a character is set in, None where it has to be substituted."""
        if self.has(character):
            return self
        return None if self.spare is None else self.spare.giver(character)

    def width(self, text: str, size: float) -> float:
        """Return the width of a line; characters without a glyph count as their substitutes."""
        return size * sum(map(self.widths.__getitem__, text))


class Fonts(NamedTuple):
    """The faces of a sheet."""

    regular: Face
    bold: Face

    def face(self, bold: bool) -> Face:
        """Return the face for one weight."""
        return self.bold if bold else self.regular


@cache
def load(extra: Path | None = None) -> Fonts:
    """Return the faces, known to reportlab from now on, which embeds the part of them that is used.

    Args:
        extra: A TrueType font for the characters that the own faces lack.

    Raises:
        Problem: The extra font cannot be read, or is not one that can be embedded.
    """
    from font_roboto import Roboto, RobotoBold

    spare = None if extra is None else _extra(extra)
    return Fonts(_face("Roboto", Path(Roboto), spare), _face("Roboto-Bold", Path(RobotoBold), spare))


def _face(name: str, file: Path, spare: Face | None = None) -> Face:
    font = TTFont(name, str(file))
    registerFont(font)
    return Face(name, font, file, _Widths(font, spare), spare)


def _extra(file: Path) -> Face:
    try:
        is_device = file.exists() and not file.is_dir() and not file.is_file()
        if is_device or file.stat().st_size > _LARGEST:
            raise _unusable(file)
        with file.open("rb"):
            pass
    except OSError as error:
        raise Problem(Text("{file}: the font cannot be read; is the file there?", file=str(file))) from error
    try:
        face = _face("Extra", file)
        face.font.face.makeSubset([ord(" ")])
    except Exception as error:  # a damaged font fails in any of many ways
        raise _unusable(file) from error
    return face


@contextlib.contextmanager
def usable(fonts: Fonts) -> Iterator[None]:
    """Say of a user's font that it is of no use where setting text or embedding it fails: damage shows so late.

    Raises:
        Problem: What is done with the fonts inside fails in the font that was added to them.
    """
    try:
        yield
    except Exception as error:
        spare = fonts.regular.spare
        if spare is None or not _begun_in_a_font(error):
            raise
        raise _unusable(spare.file) from error


def _begun_in_a_font(error: Exception) -> bool:
    """Whether an error came from what knows the fonts, and not only through the frame that catches it."""
    modules = [frame.f_globals.get("__name__") for frame, _ in walk_tb(error.__traceback__)][1:]
    return not {TTFont.__module__, __name__}.isdisjoint(modules)


def _unusable(file: Path) -> Problem:
    text = Text("{file} is not a font that can be used: a TrueType font (.ttf) is needed", file=str(file))
    return Problem(text)


def digits(character: str) -> tuple[str, str]:
    """Return the code point of a character in hexadecimal, as the two rows that its substitute shows."""
    code = f"{ord(character):04X}"
    code = code.zfill(len(code) + len(code) % 2)
    return code[: len(code) // 2], code[len(code) // 2 :]


def substitute_width(character: str) -> float:
    """Return how wide the substitute of a character is drawn, for size 1."""
    return len(digits(character)[0]) * _DIGIT + 2 * _SUBSTITUTE_MARGIN


def missing(fonts: Fonts, texts: Iterable[str]) -> tuple[str, ...]:
    """Return the characters of the texts that no face has, each once, in the order of the code points."""
    characters = {c for text in texts if not text.isascii() for c in plain(text)}
    return tuple(sorted(c for c in characters - DRAWN if fonts.regular.giver(c) is None))


def missing_told(characters: tuple[str, ...]) -> Text | None:
    """Return which characters are drawn as frames, and how to have them printed; None where there are none."""
    if not characters:
        return None
    named = tuple(f"{each} U+{ord(each):04X}" for each in characters[:_MOST_NAMED])
    return Text(
        "the font has no sign for {n} character, drawn as a frame with its number: {characters};"
        " `--font FILE.ttf` adds a font that has it",
        "the font has no sign for {n} characters, drawn as frames with their numbers: {characters};"
        " `--font FILE.ttf` adds a font that has them",
        n=len(characters),
        characters=(*named, "…") if len(characters) > _MOST_NAMED else named,
    )
