"""Texts and lists of numbers that a ` #` probably cuts: it begins a comment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import CUT_BY_COMMENT, NUMBERS_CUT
from scorer.source.documents import cut_by_comment
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Document, Included, Node, Scalar, Sequence, Span
from scoring_rules.frame.typed.nodes import Mapping as MappingNode

_NUMBERED = re.compile(r"[#\d\s,;]*#\d[#\d\s,;]*")
_TEXT_KEYS = {"name", "title", "place", "remarks", "reason"}


def cut_texts(document: Document, root: Node) -> list[Diagnostic]:
    """Return a warning for each name, title, place or reason that a ` #` probably cuts."""
    return list(_cut(root, document, ""))


def _cut(node: Node, document: Document, path: str) -> Iterator[Diagnostic]:
    match node:
        case Included():
            yield from _cut(node.node, node.document, path)
        case Sequence():
            for index, item in enumerate(node.items):
                yield from _cut(item, document, f"{path}[{index}]")
        case MappingNode():
            for key, value in node.entries:
                inside = f"{path}.{key.text}" if path else key.text
                if isinstance(value, Scalar) and key.text in _TEXT_KEYS:
                    span = cut_by_comment(document, value)
                    if span is not None:
                        remedy = Text("put the whole text in quotes if the rest belongs to it")
                        yield _is_cut(CUT_BY_COMMENT, value, document, span, remedy, inside)
                else:
                    yield from _cut(value, document, inside)
        case Scalar():
            return


def cut_numbers(document: Document, root: Node, keys: Keys) -> dict[str, Diagnostic]:
    """Return an error for each list of numbers that a number sign cuts, as in `cards: 12 14 #23 #6`, by its key."""
    found = {}
    for key, value in root.entries if isinstance(root, MappingNode) else ():
        span = cut_by_comment(document, value) if isinstance(value, Scalar) else None
        if span is None or not isinstance(value, Scalar):
            continue
        beyond = document.lines[span.line - 1][span.column - 1 : span.end_column - 1]
        if _NUMBERED.fullmatch(f"{value.text} {beyond}".strip()):
            remedy = Text("type the numbers without `#`: `{line}`", line=_plain(key.text, value.text, beyond))
            (known, *_) = keys.by_word.get(fold(key.text), (key.text,))
            found[known] = _is_cut(NUMBERS_CUT, value, document, span, remedy, key.text)
    return found


def _plain(key: str, read: str, beyond: str) -> str:
    return " ".join((f"{key}:", *read.split(), *beyond.replace("#", "").split()))


def _is_cut(code: Code, value: Scalar, document: Document, span: Span, remedy: Text, path: str) -> Diagnostic:
    label = Text("only `{text}` is read", text=value.text) if value.given else Text("nothing of this is read")
    return Diagnostic(code, code.severity, document.name, span, label, remedy, path)
