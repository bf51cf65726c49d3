"""From nodes to the validated record: its long form, checked against the model of its game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import CUT_BY_COMMENT
from scorer.record.normalise import long_form
from scorer.record.places import Places, start
from scorer.record.shapes import Context, Shape
from scorer.record.validate import Path, validate
from scorer.source.codes import TOO_MANY
from scorer.source.documents import cut_by_comment
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_VALUES
from scoring_rules.frame.typed.nodes import Document, Included, Node, Scalar, Sequence, size
from scoring_rules.frame.typed.nodes import Mapping as MappingNode

_TEXT_KEYS = {"name", "title", "place", "remarks", "reason"}


class Validated(NamedTuple):
    """A record, where its parts are, and the paths that were left out or are beside unknown keys."""

    record: Any
    places: Places
    left_out: set[Path]
    untaken: set[str]


def validated(root: Node, slug: str, document: Document, found: list[Diagnostic]) -> Validated | None:
    """Return the record of a game that nodes describe, None where nothing of it can be read.

    What is wrong is added to `found`.
    """
    game = load_game(slug)
    model = game.record()
    untaken: set[str] = set()
    whole = long_form(root, Shape("model", None, None, model), Context(found, document.name, game.keys, untaken))
    assert whole is not None  # noqa: S101 - the root is a mapping
    n = size(whole)
    if n > MOST_VALUES:
        label = Text("{n} values are typed, at most {most} can be read", n=n, most=MOST_VALUES)
        remedy = Text("a game needs far fewer: check that this is the right text")
        found.append(Diagnostic(TOO_MANY, "error", document.name, start(root.span), label, remedy))
        return None
    places = Places(document.name, whole)
    record, invalid, left_out = validate(model, whole, places, game.keys, untaken)
    found += invalid + cut_texts(document, whole)
    return None if record is None else Validated(record, places, left_out, untaken)


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
                        yield Diagnostic(CUT_BY_COMMENT, "warning", document.name, span, label, remedy, inside)
                else:
                    yield from _cut(value, document, inside)
        case Scalar():
            return
