"""From nodes to the validated record: its long form, checked against the model of its game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import CUT_BY_COMMENT, NUMBERS_CUT
from scorer.record.normalise import long_form
from scorer.record.places import Places, start
from scorer.record.shapes import Context, Shape
from scorer.record.validate import Path, validate
from scorer.source.codes import TOO_MANY
from scorer.source.documents import cut_by_comment
from scoring_rules import load_game
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_VALUES
from scoring_rules.frame.typed.nodes import Document, Included, Node, Scalar, Sequence, Span, size
from scoring_rules.frame.typed.nodes import Mapping as MappingNode

_NUMBERED = re.compile(r"[#\d\s,;]*#\d[#\d\s,;]*")
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
    cut = cut_numbers(document, root, game.keys)
    found += invalid + cut_texts(document, whole) + [*cut.values()]
    return None if record is None else Validated(record, places, left_out | {(key,) for key in cut}, untaken)


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
