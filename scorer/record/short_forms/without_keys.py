"""Short forms that lack keys: values in the order of the keys, or the value of the first one alone."""

from __future__ import annotations

import re
from collections.abc import Sequence as Several

from scorer.base.nodes import Mapping, Node, Scalar, Sequence, TextLine
from scorer.record.short_forms.parts import part
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.words import FIELD_WORDS
from scoring_rules.frame.limits import LONGEST_NAME

_VALUE = re.compile(r"[^\s,]+(?:\s*,\s*[^\s,]+)*")
"""A word, or several with commas."""
_WORDS_AND_NUMBER = (
    re.compile(r"(?P<words>[^\W\d][^\d:,]*?)[ :,]*(?P<number>\d{1,6})"),
    re.compile(r"(?P<number>\d{1,6})[ ,]+(?P<words>[^\W\d]\D*)"),
)
_NAME = re.compile(r"(?!\s*[OolI]+\s*$)\s*[^\W\d][^\d:,]*")
"""Words without a number; letters that look like digits are none."""
_TYPE, _CARDS = "type", "cards"


def lines(node: Node, keys: Several[str]) -> Node:
    """Return lines of values as maps; the last key takes all that is left of its line."""
    if isinstance(node, Scalar):
        typed = [line for line in node.lines if line.text.split("#")[0].strip()]
        return Sequence(tuple(_by_key(line, keys) for line in typed), node.span)
    if isinstance(node, Sequence):
        items = (_by_key(i.lines[0], keys) if isinstance(i, Scalar) and i.lines else i for i in node.items)
        return node._replace(items=tuple(items))
    return node


def _by_key(line: TextLine, keys: Several[str]) -> Mapping:
    end = _end(line.text)
    words = [(found.start(), found.end()) for found in _VALUE.finditer(line.text, 0, end)]
    bounds = words[: len(keys)]
    if len(words) > len(keys):
        bounds[-1] = (bounds[-1][0], words[-1][1])
    whole = part(line, 0, end)
    entries = []
    for key, bound in zip(keys, bounds, strict=False):
        value = part(line, *bound)
        entries.append((Scalar(key, value.span, "quoted"), value))
    return Mapping(tuple(entries), whole.span)


def _end(text: str) -> int:
    """Return where a comment begins, or the line ends."""
    comment = re.search(r"(?:^|\s)#", text)
    return comment.start() if comment else len(text)


def first(node: Node, keys: Several[str]) -> Node:
    """Return a value alone as the map in which it stands under the first key."""
    if not isinstance(node, Scalar):
        return node
    return Mapping(((Scalar(keys[0], node.span, "quoted"), node),), node.span)


def numbered(node: Node, keys: Several[str]) -> Node:
    """Return a map whose keys begin with digits as the map in which it stands under the first key."""
    if not isinstance(node, Mapping) or not any(key.text[:1].isdigit() for key, _ in node.entries):
        return node
    return Mapping(((Scalar(keys[0], node.span, "quoted"), node),), node.span)


def cards(node: Node, keys: Several[str]) -> Node:
    """Return a number, `bat cave 3`, `bat cave` or `{bat cave: 3}` as the map of its `type` and its `cards`."""
    if isinstance(node, Mapping):
        return _of_own_key(node, keys)
    if not isinstance(node, Scalar):
        return node
    text = node.lines[0].text if len(node.lines) == 1 and len(node.text) <= LONGEST_NAME else ""
    typed = next(filter(None, (pattern.fullmatch(text) for pattern in _WORDS_AND_NUMBER)), None)
    if typed is None and _NAME.fullmatch(text):
        return Mapping(((Scalar(_TYPE, node.span, "quoted"), node),), node.span)
    if typed is None or fold(typed["words"]) in {fold(word) for word in (_CARDS, *FIELD_WORDS[_CARDS])}:
        number = node if typed is None else part(node.lines[0], *typed.span("number"))
        return Mapping(((Scalar(_CARDS, node.span, "quoted"), number),), node.span)
    words, number = (part(node.lines[0], *typed.span(group)) for group in ("words", "number"))
    entries = ((Scalar(_TYPE, words.span, "quoted"), words), (Scalar(_CARDS, number.span, "quoted"), number))
    return Mapping(entries, node.span)


def _of_own_key(node: Mapping, keys: Several[str]) -> Mapping:
    """Return a map of one key that is none of these, with a number, as type and cards."""
    known = {fold(word) for key in keys for word in (key, *FIELD_WORDS.get(key, ()))}
    if len(node.entries) != 1 or fold(node.entries[0][0].text) in known:
        return node
    ((key, value),) = node.entries
    if not isinstance(value, Scalar) or not value.text.strip().isdigit():
        return node
    typed = (Scalar(_TYPE, key.span, "quoted"), Scalar(key.text, key.span, "quoted", key.lines))
    return Mapping((typed, (Scalar(_CARDS, value.span, "quoted"), value)), node.span)
