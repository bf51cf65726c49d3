"""The short forms of values, turned into the long form; every part keeps the place it was typed at."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from collections.abc import Sequence as Several

from scorer.base.nodes import Mapping, Node, Scalar, Sequence, Span, TextLine
from scorer.record.short_forms import without_keys as keyed
from scorer.record.short_forms.entries import entries
from scorer.record.short_forms.parts import part
from scorer.source.quotes import in_typographic
from scoring_rules.frame.record import Form

_WORD = re.compile(r"[^\s,;]+")
_NUMBERS = re.compile(r"#?\d+(?:\s+#?\d+)+")
_DIGITS = re.compile(r"[0-9]+")
_PARTED = re.compile(r"[0-9]+(?:\s*[-–—−/]\s*[0-9]+)+")
_JOINING = frozenset({"and", "et", "und", "&"})
_BETWEEN_COMMAS = re.compile(r"[^,]+")
_BETWEEN_SLASHES = re.compile(r"[^/]+")
_TALLIED = re.compile(r"(?P<number>\d{1,6}) ?(?P<word>[^\W\d]+)|(?P<letter>[^\s,+])")


def expand(node: Node, form: Form, board: str, keys: Several[str] = ()) -> Node:
    """Return a value in its long form; what has no short form stays as it is.

    `board` is the key under which a player's board stands, `keys` are those of the value's own model.
    """
    if form is Form.PLAYERS:
        return _players(node, board)
    if form in _KEYED:
        return _KEYED[form](node, keys)
    return _EXPAND[form](node)


def _parts(node: Scalar, pattern: re.Pattern[str]) -> Iterator[Scalar]:
    for line in node.lines:
        for found in pattern.finditer(line.text):
            if found[0].strip():
                yield part(line, found.start(), found.end())


def _words(node: Node) -> Node:
    """Return a list of words; `[3 5 15]`, brackets without commas, is one too."""
    if isinstance(node, Sequence) and len(node.items) == 1:
        (item,) = node.items
        if isinstance(item, Scalar) and _NUMBERS.fullmatch(item.text):
            return Sequence(tuple(_parts(item, _WORD)), node.span)
    if not isinstance(node, Scalar):
        return node
    words = (word for word in _parts(node, _WORD) if word.text.casefold() not in _JOINING)
    return Sequence(tuple(words), node.span)


def _names(node: Node) -> Node:
    if not isinstance(node, Scalar):
        return node
    if node.style == "quoted":
        return Sequence((node,), node.span)
    return Sequence(tuple(_without_quotes(each) for each in _parts(node, _BETWEEN_COMMAS)), node.span)


def _without_quotes(name: Scalar) -> Scalar:
    """Return a name without the typographic quotes that it stands in."""
    inside = in_typographic(name.text)
    if inside is None:
        return name
    inner, begin = inside
    return part(name.lines[0], begin, begin + len(inner))


def _flat(node: Node) -> Node:
    """Return words as one list, whatever brackets stand among them."""
    if isinstance(node, Sequence):
        parts = (_flat(item) for item in node.items)
        words = (word for each in parts for word in (each.items if isinstance(each, Sequence) else (each,)))
        return Sequence(tuple(words), node.span)
    return _words(node)


def _lists(node: Node) -> Node:
    """Return lists of words: `C4/SE, B1.NW ne se`, lines of these, a list of them, or lists of words."""
    if isinstance(node, Scalar):
        parts: tuple[Node, ...] = tuple(_parts(node, _BETWEEN_COMMAS))
    elif isinstance(node, Sequence):
        parts = node.items
    else:
        return node
    return Sequence(tuple(_words(each) for each in parts), node.span)


def _named(node: Node) -> Node:
    """Return a name alone as the map in which it is the `name`."""
    if not isinstance(node, Scalar):
        return node
    return Mapping(((Scalar("name", node.span, "quoted"), node),), node.span)


def _one_line(node: Node) -> Node:
    """Return a line of text as the map in which it is the `line`."""
    if not isinstance(node, Scalar):
        return node
    return Mapping(((Scalar("line", node.span, "quoted"), node),), node.span)


def _tally(node: Node) -> Node:
    """Return `GGGF` or `3 grassland 1 forest` as numbers by words."""
    if not isinstance(node, Scalar):
        return node
    line = node.lines[0] if node.lines else TextLine(node.text, *node.span[:2])
    entries: dict[str, tuple[Scalar, int]] = {}
    for found in _TALLIED.finditer(line.text):
        word, number = ("word", found["number"]) if found["number"] else ("letter", "1")
        key = part(line, *found.span(word))
        first, before = entries.get(key.text, (key, 0))
        entries[key.text] = (first, before + int(number))
    counted = ((key, Scalar(str(number), key.span, "quoted")) for key, number in entries.values())
    return Mapping(tuple(counted), node.span)


def _numbers(node: Node) -> Node:
    """Return numbers as a list, whatever stands between them; what is no number stays as it is."""
    if not isinstance(node, Scalar) or not _PARTED.fullmatch(node.text.strip()):
        return _words(node)
    return Sequence(tuple(_parts(node, _DIGITS)), node.span)


def _series(node: Node) -> Node:
    """Return a number alone as that of the `total`, several by their places from 1."""
    listed = _words(node)
    if not isinstance(listed, Sequence):
        return node
    if isinstance(node, Scalar) and len(listed.items) == 1:
        return _total(node)
    numbered = enumerate(listed.items, start=1)
    return Mapping(tuple((Scalar(str(n), item.span, "quoted"), item) for n, item in numbered), node.span)


def _placed(node: Node) -> Node:
    """Return a list with a map without keys in each place where nothing is typed."""
    if not isinstance(node, Sequence):
        return node
    return node._replace(
        items=tuple(
            Mapping((), item.span) if isinstance(item, Scalar) and not item.given else item
            for item in node.items
        )
    )


def _blocks(node: Node) -> Node:
    """Return a map alone as the list of it."""
    return Sequence((node,), node.span) if isinstance(node, Mapping) else node


def _rows(node: Node) -> Node:
    """Return rows of words: `a, b / c, d`, lines, a list of such rows, or a list of lists."""
    if isinstance(node, Scalar):
        rows: tuple[Node, ...] = tuple(_parts(node, _BETWEEN_SLASHES))
    elif isinstance(node, Sequence):
        rows = node.items
        if len(rows) > 1 and all(isinstance(row, Scalar) and "," not in row.text for row in rows):
            return Sequence((node,), node.span)
    else:
        return node
    return Sequence(tuple(_row(row) for row in rows), node.span)


def _row(node: Node) -> Node:
    return Sequence(tuple(_parts(node, _BETWEEN_COMMAS)), node.span) if isinstance(node, Scalar) else node


def _grid(node: Node) -> Node:
    """Return a grid as the list of its lines, blank ones left out."""
    if isinstance(node, Scalar):
        return Sequence(tuple(_line(line) for line in node.lines if line.text.strip()), node.span)
    return node


def _line(line: TextLine) -> Scalar:
    span = Span(line.line, line.column, line.line, line.column + len(line.text))
    return Scalar(line.text, span, "quoted", (line,))


def _counts(node: Node) -> Node:
    """Return control counts as one text: `16 trees 2 animals`, `{trees: 16}` or a list of such."""
    if isinstance(node, Mapping):
        pairs = [(key, value) for key, value in node.entries if isinstance(value, Scalar)]
        if len(pairs) == len(node.entries):
            return Scalar(" ".join(f"{value.text} {key.text}" for key, value in pairs), node.span, "quoted")
    if isinstance(node, Sequence):
        words = [item for item in node.items if isinstance(item, Scalar)]
        if len(words) == len(node.items):
            return Scalar(" ".join(word.text for word in words), node.span, "quoted")
    return node


def _total(node: Node) -> Node:
    """Return points alone as those of the total."""
    if not isinstance(node, Scalar):
        return node
    return Mapping(((Scalar("total", node.span, "quoted"), node),), node.span)


def _players(node: Node, board: str) -> Node:
    """Return a map from names to players as a list; a board may stand directly under a name."""
    if not isinstance(node, Mapping):
        return node
    players = []
    for name, value in node.entries:
        entry = (Scalar("name", name.span, "quoted"), Scalar(name.text, name.span, "quoted", name.lines))
        if isinstance(value, Mapping):
            rest = value.entries
        elif isinstance(value, Scalar) and not value.given:
            rest = ()
        else:
            rest = ((Scalar(board, name.span, "quoted"), value),)
        players.append(Mapping((entry, *rest), Span(*name.span[:2], *value.span[2:])))
    return Sequence(tuple(players), node.span)


_EXPAND: dict[Form, Callable[[Node], Node]] = {
    Form.WORDS: _words,
    Form.NAMES: _names,
    Form.LISTS: _lists,
    Form.NAMED: _named,
    Form.ROWS: _rows,
    Form.GRID: _grid,
    Form.COUNTS: _counts,
    Form.TOTAL: _total,
    Form.LINE: _one_line,
    Form.TALLY: _tally,
    Form.BLOCKS: _blocks,
    Form.NUMBERS: _numbers,
    Form.SERIES: _series,
    Form.PLACED: _placed,
    Form.ENTRIES: entries,
    Form.FLAT: _flat,
}
_KEYED: dict[Form, Callable[[Node, Several[str]], Node]] = {
    Form.CARDS: keyed.cards,
    Form.LINES: keyed.lines,
    Form.FIRST: keyed.first,
    Form.NUMBERED: keyed.numbered,
}
