"""The short forms that the records of several games have; a game's own are in its `reading`."""

from __future__ import annotations

import re

from scoring_rules.frame.language.keys import PAGE_WORDS, RECORD_KEYS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.numerals import whole_number
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.typed.form import ListOf, MapOf, Owner, ShortForm, Typed
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, Span, TextLine
from scoring_rules.frame.typed.parts import as_value, entry, part, parts, under
from scoring_rules.frame.typed.quotes import in_typographic

BETWEEN_COMMAS = re.compile(r"[^,]+")
_BETWEEN_NAMES = re.compile(r",|\s(?:and|et|und|[&+])\s", re.IGNORECASE)

_WORD = re.compile(r"[^\s,;]+")
_NUMBERS = re.compile(r"#?\d+(?:\s+#?\d+)+")
_JOINING = frozenset({"and", "et", "und", "&"})


def _words(node: Node, _: Owner) -> Node:
    """Return a list of words; `[3 5 15]`, brackets without commas, is one too."""
    if isinstance(node, Sequence) and len(node.items) == 1:
        (item,) = node.items
        if isinstance(item, Scalar) and _NUMBERS.fullmatch(item.text):
            return Sequence(tuple(parts(item, _WORD)), node.span)
    if not isinstance(node, Scalar):
        return node
    words = (word for word in parts(node, _WORD) if word.text.casefold() not in _JOINING)
    return Sequence(tuple(words), node.span)


def joined_words(typed: str) -> tuple[str, ...]:
    """Return the words of a text as those of a record are taken, without an "and" between them."""
    return tuple(word for word in _WORD.findall(typed) if word.casefold() not in _JOINING)


def _names(node: Node, _: Owner) -> Node:
    if not isinstance(node, Scalar):
        return node
    if node.style == "quoted":
        return Sequence((node,), node.span)
    return Sequence(tuple(map(_without_quotes, parts(node, BETWEEN_COMMAS))), node.span)


def _without_quotes(name: Scalar) -> Scalar:
    """Return a name without the typographic quotes around it."""
    inside = in_typographic(name.text)
    if inside is None:
        return name
    inner, begin = inside
    return part(name.lines[0], begin, begin + len(inner))


def _lists(node: Node, owner: Owner) -> Node:
    """Return lists of words: `C4/SE, B1.NW ne se`, lines of these, a list of them, or lists of words."""
    if isinstance(node, Scalar):
        return Sequence(tuple(_words(words, owner) for words in parts(node, BETWEEN_COMMAS)), node.span)
    if isinstance(node, Sequence):
        return node._replace(items=tuple(_words(words, owner) for words in node.items))
    return node


def _grid(node: Node, _: Owner) -> Node:
    """Return a grid as the list of its lines, without empty ones."""
    if isinstance(node, Scalar):
        return Sequence(tuple(_line(line) for line in node.lines if line.text.strip()), node.span)
    return node


def _line(line: TextLine) -> Scalar:
    span = Span(line.line, line.column, line.line, line.column + len(line.text))
    return Scalar(line.text, span, "quoted", (line,))


def _counts(node: Node, _: Owner) -> Node:
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


def _total(node: Node, _: Owner) -> Node:
    return under("total", node)


def _blocks(node: Node, _: Owner) -> Node:
    return Sequence((node,), node.span) if isinstance(node, Mapping) else node


def _readings(node: Node, _: Owner) -> Node:
    """Return `page` alone as a ruling that is in force, in a list as well."""
    if isinstance(node, Sequence) and len(node.items) == 1:
        (node,) = node.items
    if isinstance(node, Scalar) and fold(node.text) in PAGE_WORDS:
        value = Scalar("yes", node.span, "quoted")
        return Mapping(((Scalar(node.text, node.span, "quoted", node.lines), value),), node.span)
    return node


def _adjustments(node: Node, owner: Owner) -> Node:
    """Return points alone as an adjustment without a reason, in a list as well."""
    if isinstance(node, Sequence):
        return node._replace(items=tuple(map(_points, node.items)))
    points = _points(node)
    return points if points is node and isinstance(node, Scalar) else _blocks(points, owner)


def _points(node: Node) -> Node:
    """Return a whole number as the points of an adjustment."""
    whole = isinstance(node, Scalar) and whole_number(node.text) is not None
    return under("points", node) if whole else node


def _winners(node: Node, owner: Owner) -> Node:
    """Return a list of names; an `and` between two of them separates them like a comma."""
    if not isinstance(node, Scalar) or node.style == "quoted":
        return _names(node, owner)
    names: list[Scalar] = []
    for line in node.lines:
        ends = [(match.start(), match.end()) for match in _BETWEEN_NAMES.finditer(line.text)]
        starts = [0, *(end for _, end in ends)]
        stops = [*(start for start, _ in ends), len(line.text)]
        names += (part(line, *piece) for piece in zip(starts, stops, strict=True) if line.text[slice(*piece)].strip())
    return Sequence(tuple(map(_without_quotes, names)), node.span)


def _players(node: Node, owner: Owner) -> Node:
    """Return a map from names to players as a list, or one player; a board may be the value of a name."""
    if not isinstance(node, Mapping):
        return node
    if any(owner.keys.means(key.text, "name") and isinstance(value, Scalar) for key, value in node.entries):
        return Sequence((node,), node.span)
    players = []
    for name, value in node.entries:
        if isinstance(value, Mapping):
            rest = value.entries
        elif isinstance(value, Scalar) and not value.given:
            rest = ()
        else:
            rest = ((Scalar(owner.keys.board, name.span, "quoted"), value),)
        whole = Span(*name.span[:2], *value.span[2:])
        players.append(Mapping((entry("name", as_value(name)), *rest), whole))
    return Sequence(tuple(players), node.span)


WORDS = ShortForm("a list of words typed with spaces or commas and no brackets", _words, (Typed.TEXT,))
NAMES = ShortForm("one name or a list of names, or several with commas", _names, (Typed.TEXT,))
LISTS = ShortForm(
    "lists of words: the lists separated by commas or by lines, their words by spaces",
    _lists,
    (Typed.TEXT,),
    items=WORDS,
)
GRID = ShortForm(
    "a text grid: a block, a list of rows, or several plain lines",
    _grid,
    (Typed.TEXT,),
    wanted=Text("the rows of the board"),
    remedy=Text("type `|` after the colon and the rows of the board on the lines below"),
    in_lines=True,
)
COUNTS = ShortForm(
    "words and numbers: `16 trees 2 animals`",
    _counts,
    (ListOf((Typed.TEXT,)), MapOf((Typed.TEXT,))),
    wanted=Text("numbers and words"),
    remedy=Text("type numbers and words, as in `16 trees 2 animals`"),
)
TOTAL = ShortForm(
    "points alone, which are the total, or points by category",
    _total,
    (Typed.WHOLE,),
    wanted=Text("the points"),
    remedy=Text(
        "type the points, as in `84`, or points by category, as in `{example}`",
        example=RECORD_KEYS.as_typed("{total: 84}"),
    ),
)
BLOCKS = ShortForm("a map, or a list of maps", _blocks, (Typed.INNER,))
ADJUSTMENTS = ShortForm(
    "points alone, or a map, or a list of these",
    _adjustments,
    (Typed.INNER, Typed.WHOLE, ListOf((Typed.INNER, Typed.WHOLE))),
    remedy=Text(
        "type the points, as in `-2`, or with the reason, as in `{example}`",
        example=Name("[{points: -2, reason: late}]", "[{points: -2, raison: en retard}]"),
    ),
)
READINGS = ShortForm(
    "`page` alone, for the answers of the French rules page; or rulings by their readings",
    _readings,
    (Typed.TEXT,),
    remedy=Text(
        "type `page` for the answers of the French rules page, or rulings, as in `{example}`",
        example=Name("{tie: shared}", "{égalité: partagée}"),
    ),
)
WINNERS = ShortForm("one name or a list of names, or several with commas or an `and`", _winners, (Typed.TEXT,))
PLAYERS = ShortForm(
    "a list, one player in braces, or a map from names to what each player has",
    _players,
    (Typed.INNER, MapOf((Typed.INNER, Typed.BOARD))),
)
