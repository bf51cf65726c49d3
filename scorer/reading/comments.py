"""Comments that cut a text: `name: Team #1` is read as `Team`."""

from __future__ import annotations

from collections.abc import Iterator

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import CUT_BY_COMMENT
from scorer.source.documents import cut_by_comment
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Document, Included, Node, Scalar, Sequence
from scoring_rules.frame.typed.nodes import Mapping as MappingNode

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
                        label = Text("only `{text}` is read", text=value.text)
                        remedy = Text("put the whole text in quotes if the rest belongs to it")
                        yield Diagnostic(
                            CUT_BY_COMMENT, "warning", document.name, span, label, remedy, inside
                        )
                else:
                    yield from _cut(value, document, inside)
        case Scalar():
            return
