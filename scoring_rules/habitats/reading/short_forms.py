"""The short forms of a record of Habitats: a tile in one line, what an animal needs, points by their places."""

from __future__ import annotations

import re

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.form import ListOf, Owner, ShortForm, Typed
from scoring_rules.frame.typed.forms import WORDS
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, TextLine
from scoring_rules.frame.typed.parts import part, parts, under

_DIGITS = re.compile(r"[0-9]+")
_WITH_DASHES = re.compile(r"[0-9]+(?:\s*[-–—−/]\s*[0-9]+)+")
_TALLIED = re.compile(r"(?P<number>\d{1,6}) ?(?P<word>[^\W\d]+)|(?P<letter>[^\s,+])")


def _line(node: Node, _: Owner) -> Node:
    return under("line", node)


def _tally(node: Node, _: Owner) -> Node:
    """Return `GGGF` or `3 grassland 1 forest` as numbers by words."""
    if not isinstance(node, Scalar):
        return node
    line = node.lines[0] if node.lines else TextLine(node.text, *node.span[:2])
    numbers: dict[str, tuple[Scalar, int]] = {}
    for match in _TALLIED.finditer(line.text):
        word, number = ("word", match["number"]) if match["number"] else ("letter", "1")
        key = part(line, *match.span(word))
        first, before = numbers.get(key.text, (key, 0))
        numbers[key.text] = (first, before + int(number))
    counted = ((key, Scalar(str(number), key.span, "quoted")) for key, number in numbers.values())
    return Mapping(tuple(counted), node.span)


def _numbers(node: Node, owner: Owner) -> Node:
    """Return numbers as a list, whatever is between them; what is no number stays as it is."""
    if not isinstance(node, Scalar) or not _WITH_DASHES.fullmatch(node.text.strip()):
        return WORDS.expand(node, owner)
    return Sequence(tuple(parts(node, _DIGITS)), node.span)


def _series(node: Node, owner: Owner) -> Node:
    """Return a number alone as that of the `total`, several by their places from 1."""
    listed = WORDS.expand(node, owner)
    if not isinstance(listed, Sequence):
        return node
    if isinstance(node, Scalar) and len(listed.items) == 1:
        return under("total", node)
    numbered = enumerate(listed.items, start=1)
    return Mapping(tuple((Scalar(str(n), item.span, "quoted"), item) for n, item in numbered), node.span)


def _placed(node: Node, _: Owner) -> Node:
    """Return a list with a map without keys in each place where nothing is typed."""
    if not isinstance(node, Sequence):
        return node
    items = (Mapping((), item.span) if isinstance(item, Scalar) and not item.given else item for item in node.items)
    return node._replace(items=tuple(items))


LINE = ShortForm("one line of text, which is its `line`, or keys with values", _line, (Typed.TEXT,))
TALLY = ShortForm(
    "numbers by words; or letters, each as often as it is meant: `GGGF`; or `3 grassland 1 forest`",
    _tally,
    (Typed.TEXT,),
)
NUMBERS = ShortForm(
    "numbers with spaces, commas, dashes or slashes between them, or a list: `5 3 1`, `5-3-1`", _numbers, (Typed.TEXT,)
)
SERIES = ShortForm(
    "a number alone, which is the `total`, or a list: numbers by their places from 1; empty ones are left out",
    _series,
    (Typed.TEXT, ListOf((Typed.TEXT,))),
    wanted=Text("numbers"),
    remedy=Text("type one number, or several with commas between them"),
)
PLACED = ShortForm("a list whose entries count by their places: an empty one keeps its place", _placed, ())
