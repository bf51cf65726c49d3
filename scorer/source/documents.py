"""A text file to nodes with positions; what is refused before any game looks.

`load` never raises: what is wrong with the text is a list of diagnostics, and the document has no
root then.
"""

from __future__ import annotations

import hashlib
import re

from yaml.error import MarkedYAMLError, YAMLError

from scorer.base.diagnostics import Diagnostic
from scorer.source import messages, parser
from scorer.source.characters import decode, lines_of, refused, refused_characters, with_plain_spaces
from scorer.source.codes import SIGN
from scorer.source.compose import Composer
from scorer.source.fault import Fault
from scorer.source.line_shapes import is_bare
from scorer.source.meanings import meant
from scorer.source.set_off import slip_of_shape
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Document, Node, Scalar, Span

__all__ = ["cut_by_comment", "load"]

_JOINED = re.compile(r"<{7} |={7}$|>{7} |\|{7} ")
"""The marks that version control leaves where two versions of a file were joined."""
_MAIL = re.compile(r">[> ]*[^\W\d]")
_CUT = re.compile(r"\s+(#(?:[^\s#]| \d).*)")


def load(name: str, data: bytes) -> tuple[Document, list[Diagnostic]]:
    """Read a file: its document, and what is wrong with its text, in the order of the file.

    With an error the document has no root. `name` is what diagnostics call the file.
    """
    text, fault = decode(data)
    lines = lines_of(text)
    document = Document(name, tuple(lines), hashlib.sha256(data).hexdigest())
    root = None
    if fault:
        faults = [fault]
    elif refused(text):
        faults = refused_characters(lines)
    else:
        root, faults = _read(lines)
    if not faults:
        return document._replace(root=root), []
    faults.sort(key=lambda fault: fault.span)
    return document, [Diagnostic(f.code, f.code.severity, name, f.span, f.label, f.help) for f in faults]


def cut_by_comment(document: Document, scalar: Scalar) -> Span | None:
    """Return the span of a comment that was probably meant to be part of a value: `Team #1`.

    A comment meant as one, as in `Anna  # the first player`, has a space after its `#`.
    """
    if scalar.style != "plain":
        return None
    row, column = scalar.span.end_line, scalar.span.end_column - 1
    line = document.lines[row - 1]
    comment = _CUT.match(line, column)
    return comment and Span(row, comment.start(1) + 1, row, len(line.rstrip()) + 1)


def _read(typed: list[str]) -> tuple[Node | None, list[Fault]]:
    """Return the root of a text without refused characters, and what is wrong with it."""
    text = with_plain_spaces(typed)
    lines = text.split("\n")
    fault = _before_parsing(typed, lines)
    if fault:
        return None, [fault]
    if parser.FAST and not parser.is_disputed(text):
        try:
            return _compose(parser.FAST, text, lines)
        except YAMLError:
            pass  # the other parser has the last word
    try:
        root, faults = _compose(parser.PureParser, text, lines)
    except (YAMLError, ValueError, OverflowError):
        return _read_as_meant(meant(text), lines)
    if any(fault.code is SIGN for fault in faults) and (as_meant := meant(text)) != text:
        return _read_as_meant(as_meant, lines)
    return root, faults


def _read_as_meant(text: str, lines: list[str]) -> tuple[Node | None, list[Fault]]:
    """Return the root of a text whose signs are as they were meant, and what is still wrong with it."""
    try:
        return _compose(parser.PureParser, text, lines)
    except MarkedYAMLError as error:
        fault = _mistake(text.split("\n"), parser.position(error.problem_mark).row)
    except (ValueError, OverflowError):  # an escape beyond the last character there is
        fault = _mistake(text.split("\n"), len(lines))
    return None, [fault._replace(label=_as_typed(fault.label), help=_as_typed(fault.help))]


def _as_typed(said: Text) -> Text:
    """Return a message that quotes what was typed, not what the parser got for it."""
    quoted = {name: parser.as_typed(value) for name, value in said.values.items() if isinstance(value, str)}
    return said.with_values(**quoted)


def _before_parsing(typed: list[str], lines: list[str]) -> Fault | None:
    """Return what the parser would accept, or not explain well."""
    joined = [row for row, line in enumerate(lines) if _JOINED.match(line)]
    if any(lines[row].startswith("<") for row in joined) and any(lines[row].startswith(">") for row in joined):
        return messages.joined_versions(lines, joined)
    first = next((row for row, line in enumerate(lines) if not is_bare(line)), None)
    if first is None:
        return messages.empty(lines)
    if lines[first].startswith("%"):
        return messages.directive(lines, first)
    if _MAIL.match(lines[first]):
        return messages.quoted_mail(first)
    if any("\t" in line for line in typed):
        from scorer.source.mistakes.outline import indenting_tab

        return indenting_tab(typed, lines)
    return None


def _compose(new: parser.NewParser, text: str, lines: list[str]) -> tuple[Node | None, list[Fault]]:
    composer = Composer(lines)
    root = composer.compose(parser.events(new, text))
    if root is None or (isinstance(root, Scalar) and not root.text and root.style == "plain"):
        return None, composer.faults or [messages.empty(lines)]
    slip = None if composer.faults else slip_of_shape(root, lines)
    return root, [slip] if slip else composer.faults


def _mistake(lines: list[str], row: int) -> Fault:
    """Return where the mistake began that stopped the parser on a row."""
    from scorer.source.mistakes.outline import Outline
    from scorer.source.mistakes.player_slips import without_dash

    found = (next(Outline(lines).mistakes(), None), without_dash(lines))
    faults = [fault for fault in found if fault and fault.span.line - 1 <= row]
    if faults:  # of two on one line, the missing dash says more
        return min(reversed(faults), key=lambda fault: fault.span.line)
    written = [number for number, line in enumerate(lines[: row + 1]) if not is_bare(line)]
    return messages.not_yaml(lines, written[-1])
