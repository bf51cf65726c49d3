"""The short forms of a record of Forest Shuffle: a forest, whose entries have names, and a cave.

A forest is typed as lines `NAME: a, b x2`, or as a list of `NAME: …`, or as a map. Each entry becomes a map
with the `name`, and either the `items` between commas or the keys typed below the name. A line that begins
with `=` holds control counts: it becomes an entry with `counts` alone. Where it is plain what is meant, other
signs are taken for commas, too, and bullets and quotes around names are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.limits import LONGEST_NAME
from scoring_rules.frame.typed.form import ListOf, MapOf, Owner, ShortForm, Typed
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, Span, TextLine
from scoring_rules.frame.typed.parts import as_value, entry, part, under

_COMMENT = re.compile(r"(?:^|(?<=\s))#")
_COLON = re.compile(r"[:：]")
_BETWEEN = re.compile(r"[,;/&+，；、](?:\s*(?:and|et|und)\s)?|\s(?:and|et|und)\s", re.IGNORECASE)
"""What separates two names."""
_BULLET = re.compile(r"\s*(?:[•·‣▪◦*]|[-–—](?=\s))\s*")
_QUOTES = frozenset("\"'“”„«»‘’")
"""Those that may be around a name; an apostrophe may be within one, too."""
_NAME = "name"
_ITEMS = "items"
_COUNTS = "counts"
_TYPE, _CARDS = "type", "cards"
_WORDS_AND_NUMBER = (
    re.compile(r"(?P<words>[^\W\d][^\d:,]*?)[ :,]*(?P<number>\d{1,6})"),
    re.compile(r"(?P<number>\d{1,6})[ ,]+(?P<words>[^\W\d]\D*)"),
)
_KIND = re.compile(r"(?!\s*[OolI]+\s*$)\s*[^\W\d][^\d:,]*")
"""Words without a number; letters that look like digits are none."""


def _entries(node: Node, _: Owner) -> Node:
    """Return a list of named entries in its long form."""
    match node:
        case Scalar():
            return Sequence(tuple(_of_lines(node)), node.span)
        case Sequence(items):
            return Sequence(tuple(host for item in items for host in _of_item(item)), node.span)
        case Mapping(pairs):
            return Sequence(tuple(_named(key, value) for key, value in pairs), node.span)
    return node


def _of_item(item: Node) -> Iterator[Node]:
    """Yield the entries that an item of a list holds; one whose keys are beside its name has both."""
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
        return _map(entry(_COUNTS, part(line, begin + 1, end)))
    bullet = _BULLET.match(typed)
    begin = 0 if bullet is None else bullet.end()
    colon = _COLON.search(typed)
    if colon is None:
        return _map(entry(_NAME, _unquoted(line, begin, end)))
    items = Sequence(tuple(_listed(line, colon.end(), end)), part(line, colon.end(), end).span)
    return _map(entry(_NAME, _unquoted(line, begin, colon.start())), entry(_ITEMS, items))


def _listed(line: TextLine, start: int, end: int) -> Iterator[Scalar]:
    """Yield the names in a part of a line."""
    signs = list(_BETWEEN.finditer(line.text, start, end))
    begins = [start, *(sign.end() for sign in signs)]
    ends = [*(sign.start() for sign in signs), end]
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
    """Return the entry of a name and what comes after its colon."""
    if isinstance(value, Mapping):
        return _entry(key, value.entries)
    if isinstance(value, Scalar):
        return _entry(key, (entry(_ITEMS, _items(value)),) if value.given else ())
    return _entry(key, (entry(_ITEMS, value),))


def _items(value: Scalar) -> Node:
    return Sequence(tuple(name for line in value.lines for name in _listed(line, 0, len(line.text))), value.span)


def _entry(name: Scalar, rest: tuple[tuple[Scalar, Node], ...]) -> Node:
    whole = Span(*name.span[:2], *(rest[-1][1].span[2:] if rest else name.span[2:]))
    return Mapping((entry(_NAME, as_value(name)), *rest), whole)


def _map(*pairs: tuple[Scalar, Node]) -> Node:
    return Mapping(pairs, Span(*pairs[0][1].span[:2], *pairs[-1][1].span[2:]))


def _cards(node: Node, owner: Owner) -> Node:
    """Return a number, `bat cave 3`, `bat cave` or `{bat cave: 3}` as the map of its `type` and its `cards`."""
    if isinstance(node, Mapping):
        return _of_own_key(node, owner)
    if not isinstance(node, Scalar):
        return node
    text = node.lines[0].text if len(node.lines) == 1 and len(node.text) <= LONGEST_NAME else ""
    typed = next(filter(None, (pattern.fullmatch(text) for pattern in _WORDS_AND_NUMBER)), None)
    if typed is None:
        return under(_TYPE if _KIND.fullmatch(text) else _CARDS, node)
    words, number = (part(node.lines[0], *typed.span(group)) for group in ("words", "number"))
    cards = entry(_CARDS, number)
    is_word_for_cards = owner.keys.means(typed["words"], _CARDS)
    return Mapping((cards,) if is_word_for_cards else (entry(_TYPE, words), cards), node.span)


def _of_own_key(node: Mapping, owner: Owner) -> Mapping:
    """Return a map of one key that is not one of a cave's, with a number, as type and cards."""
    if len(node.entries) != 1:
        return node
    ((key, value),) = node.entries
    if any(owner.keys.means(key.text, own) for own in owner.fields):
        return node
    if not isinstance(value, Scalar) or not value.text.strip().isdigit():
        return node
    return Mapping((entry(_TYPE, as_value(key)), entry(_CARDS, value)), node.span)


_NAMED = MapOf((Typed.INNER, ListOf((Typed.TEXT,)), Typed.TEXT))

ENTRIES = ShortForm(
    "lines `NAME: a, b x2`, or a list of `NAME: …` with items or keys after the colon",
    _entries,
    (Typed.TEXT, _NAMED, ListOf((Typed.TEXT, _NAMED))),
    remedy=Text("type `|` after the colon and an entry on each of the lines below"),
    in_lines=True,
)
CARDS = ShortForm(
    "a number, which is its `cards`, a word, which is its `type`, or both; or keys with values",
    _cards,
    (Typed.TEXT, MapOf((Typed.WHOLE,))),
    wanted=Text("a number"),
    remedy=Text(
        "type how many cards there are, as in `cave: 3`; for a special cave, `{example}`",
        example=Name("cave: {type: bat cave, cards: 3}", "grotte: {type: grotte aux chauves-souris, cartes: 3}"),
    ),
)
