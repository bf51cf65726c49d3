"""The short form of a list of named entries: lines `NAME: a, b x2`, or a list of `NAME: …`, or a map.

Each becomes a map with the `name`, and either the `items` between commas or the keys typed below the name. A
line that begins with `=` holds control counts: it becomes an entry with `counts` alone. Where it is plain what
is meant other signs are taken for commas, too, and bullets and quotes around names are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from scorer.base.nodes import Mapping, Node, Scalar, Sequence, Span, TextLine
from scorer.record.short_forms.parts import part

_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_COLON = re.compile(r"[:：]")
_BETWEEN = re.compile(r"[,;/&+，；、](?:\s*(?:and|et|und)\s)?|\s(?:and|et|und)\s", re.IGNORECASE)
"""What stands between two names."""
_BULLET = re.compile(r"\s*(?:[•·‣▪◦*]|[-–—](?=\s))\s*")
_QUOTES = frozenset("\"'“”„«»‘’")
"""Those that may stand around a name; an apostrophe may stand within one, too."""
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
    bullet = _BULLET.match(typed)
    begin = 0 if bullet is None else bullet.end()
    colon = _COLON.search(typed)
    if colon is None:
        return _map((_NAME, _unquoted(line, begin, end)))
    items = Sequence(tuple(_listed(line, colon.end(), end)), part(line, colon.end(), end).span)
    return _map((_NAME, _unquoted(line, begin, colon.start())), (_ITEMS, items))


def _listed(line: TextLine, start: int, end: int) -> Iterator[Scalar]:
    """Yield the names that stand in a part of a line."""
    begins = [start, *(found.end() for found in _BETWEEN.finditer(line.text, start, end))]
    ends = [*(found.start() for found in _BETWEEN.finditer(line.text, start, end)), end]
    for begin, stop in zip(begins, ends, strict=True):
        if line.text[begin:stop].strip():
            yield _unquoted(line, begin, stop)


def _unquoted(line: TextLine, start: int, end: int) -> Scalar:
    """Return a part of a line without the quotes around it."""
    whole = part(line, start, end)
    text = whole.text
    if len(text) > len("''") and text[0] in _QUOTES and text[-1] in _QUOTES:
        begin = line.text.index(text, start) + 1
        return part(line, begin, begin + len(text) - len("''"))
    return whole


def _named(key: Scalar, value: Node) -> Node:
    """Return the entry of a name and what stands behind its colon."""
    if isinstance(value, Mapping):
        return _entry(key, value.entries)
    if isinstance(value, Scalar):
        return _entry(key, ((Scalar(_ITEMS, value.span, "quoted"), _items(value)),) if value.given else ())
    return _entry(key, ((Scalar(_ITEMS, value.span, "quoted"), value),))


def _items(value: Scalar) -> Node:
    return Sequence(
        tuple(name for line in value.lines for name in _listed(line, 0, len(line.text))), value.span
    )


def _entry(name: Scalar, rest: tuple[tuple[Scalar, Node], ...]) -> Node:
    whole = Span(*name.span[:2], *(rest[-1][1].span[2:] if rest else name.span[2:]))
    typed = Scalar(name.text, name.span, "quoted", name.lines)
    return Mapping(((Scalar(_NAME, name.span, "quoted"), typed), *rest), whole)


def _map(*pairs: tuple[str, Node]) -> Node:
    keys = tuple((Scalar(key, value.span, "quoted"), value) for key, value in pairs)
    return Mapping(keys, Span(*keys[0][1].span[:2], *keys[-1][1].span[2:]))
