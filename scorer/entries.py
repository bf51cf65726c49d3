"""The short form of a list of named entries: lines `NAME: a, b x2`, or a list of `NAME: …`, or a map.

Each becomes a map with the `name`, and either the `items` between commas or the keys typed below the name. A
line that begins with `=` holds control counts: it becomes an entry with `counts` alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from scorer.nodes import Mapping, Node, Scalar, Sequence, Span, TextLine
from scorer.parts import part

_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_BETWEEN_COMMAS = re.compile(r"[^,]+")
_NAME = "name"
_ITEMS = "items"
_COUNTS = "counts"


def entries(node: Node) -> Node:
    """Return a list of named entries in its long form."""
    match node:
        case Scalar():
            return Sequence(tuple(_of_lines(node)), node.span)
        case Sequence(items):
            return Sequence(tuple(entry for item in items for entry in _of_item(item)), node.span)
        case Mapping(pairs):
            return Sequence(tuple(_named(key, value) for key, value in pairs), node.span)
    return node


def _of_item(item: Node) -> Iterator[Node]:
    """Yield the entries that an item of a list holds; one whose keys stand beside its name has both."""
    if isinstance(item, Scalar):
        yield from _of_lines(item) if item.given else (item,)
    elif isinstance(item, Mapping) and item.entries and item.entries[0][0].text.strip().casefold() != _NAME:
        (name, first), *others = item.entries
        if others and isinstance(first, Scalar) and not first.given:
            yield _entry(name, tuple(others))
        else:
            yield from (_named(key, value) for key, value in item.entries)
    else:
        yield item


def _of_lines(text: Scalar) -> Iterator[Node]:
    """Yield the entries of a text, a line each; blank lines and comments are left out."""
    for line in text.lines:
        cut = _COMMENT.search(line.text)
        end = len(line.text) if cut is None else cut.start()
        typed = line.text[:end]
        if typed.strip():
            yield _of_line(line, typed, end)


def _of_line(line: TextLine, typed: str, end: int) -> Node:
    begin = len(typed) - len(typed.lstrip())
    if typed[begin] == "=":
        return _map((_COUNTS, part(line, begin + 1, end)))
    colon = typed.find(":")
    if colon < 0:
        return _map((_NAME, part(line, 0, end)))
    items = tuple(
        part(line, colon + 1 + found.start(), colon + 1 + found.end())
        for found in _BETWEEN_COMMAS.finditer(typed[colon + 1 :])
        if found[0].strip()
    )
    name = part(line, 0, colon)
    return _map((_NAME, name), (_ITEMS, Sequence(items, part(line, colon + 1, end).span)))


def _named(key: Scalar, value: Node) -> Node:
    """Return the entry of a name and what stands behind its colon."""
    if isinstance(value, Mapping):
        return _entry(key, value.entries)
    if isinstance(value, Scalar):
        return _entry(key, ((Scalar(_ITEMS, value.span, "quoted"), _items(value)),) if value.given else ())
    return _entry(key, ((Scalar(_ITEMS, value.span, "quoted"), value),))


def _items(value: Scalar) -> Node:
    parts = tuple(
        part(line, found.start(), found.end())
        for line in value.lines
        for found in _BETWEEN_COMMAS.finditer(line.text)
        if found[0].strip()
    )
    return Sequence(parts, value.span)


def _entry(name: Scalar, rest: tuple[tuple[Scalar, Node], ...]) -> Node:
    whole = Span(*name.span[:2], *(rest[-1][1].span[2:] if rest else name.span[2:]))
    typed = Scalar(name.text, name.span, "quoted", name.lines)
    return Mapping(((Scalar(_NAME, name.span, "quoted"), typed), *rest), whole)


def _map(*pairs: tuple[str, Node]) -> Node:
    keys = tuple((Scalar(key, value.span, "quoted"), value) for key, value in pairs)
    return Mapping(keys, Span(*keys[0][1].span[:2], *keys[-1][1].span[2:]))
