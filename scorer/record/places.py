"""From places, which say what is meant, to spans, which say where it stands in a file."""

from __future__ import annotations

import re
from collections.abc import Sequence as Several
from typing import NamedTuple

from scoring_rules.frame.board.squares import Grid, parse_grid
from scoring_rules.frame.typed.nodes import Included, Mapping, Node, Scalar, Sequence, Span
from scoring_rules.frame.typed.place import KEY, Cell, Chars, Place, Row


class Found(NamedTuple):
    """Where a place stands: the file, the key that leads there if any, and the node."""

    file: str
    key: Scalar | None
    node: Node
    complete: bool


class Places:
    """The long form of a record, in which places are looked up."""

    def __init__(self, file: str, root: Node) -> None:
        self._file = file
        self._root = root
        self._grids: dict[int, tuple[Grid, list[Scalar]]] = {}

    def span(self, place: Place, word: str = "") -> tuple[str, Span]:
        """Return the file and the span of a place; of the nearest thing around it if it is missing.

        Of a value that has a `word` once, it is that of the word.
        """
        found = self._walk(place.path)
        if not found.complete:
            return found.file, _lacking(found.node)
        if place.part == KEY:
            return found.file, found.key.span if found.key else start(found.node.span)
        if isinstance(place.part, Chars):
            return found.file, _in_text(found.node, place.part)
        if isinstance(place.part, Cell | Row) and isinstance(found.node, Sequence):
            return found.file, _in_grid(found.node, place.part, *self._grid(found.node))
        return found.file, (_of_word(found.node, word) if place.part is None else None) or found.node.span

    def node(self, path: Several[str | int]) -> Node | None:
        """Return what stands at a path, None where nothing does."""
        found = self._walk(path)
        return found.node if found.complete else None

    def _grid(self, lines: Sequence) -> tuple[Grid, list[Scalar]]:
        """Return a grid read once, however many of its cells are asked for."""
        if id(lines) not in self._grids:
            self._grids[id(lines)] = _grid(lines)
        return self._grids[id(lines)]

    def _walk(self, path: Several[str | int]) -> Found:
        file, node, key = self._file, self._root, None
        for step in path:
            file, node = _inside(file, node)
            entry = _step(node, step)
            if entry is None:
                return Found(file, key, node, complete=False)
            key, node = entry
        file, node = _inside(file, node)
        return Found(file, key, node, complete=True)


def start(span: Span) -> Span:
    """Return the first character of a span."""
    return Span(span.line, span.column, span.line, span.column + 1)


def _inside(file: str, node: Node) -> tuple[str, Node]:
    return (node.document.name, node.node) if isinstance(node, Included) else (file, node)


def _step(node: Node, step: str | int) -> tuple[Scalar | None, Node] | None:
    if isinstance(node, Mapping) and isinstance(step, str):
        return next(((key, value) for key, value in node.entries if key.text == step), None)
    if isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
        return None, node.items[step]
    return None


def _lacking(node: Node) -> Span:
    """Return where to point for something that a node lacks: its first key."""
    if isinstance(node, Mapping) and node.entries:
        return node.entries[0][0].span
    return node.span if isinstance(node, Scalar) else start(node.span)


def _in_grid(lines: Sequence, part: Cell | Row, grid: Grid, scalars: Several[Scalar]) -> Span:
    tokens = grid.rows[part.row] if part.row < len(grid.rows) else ()
    if not tokens:
        return start(lines.span)
    first, last = (tokens[0], tokens[-1]) if isinstance(part, Row) else (tokens[part.column],) * 2
    line = scalars[first.line].span
    return Span(line.line, line.column + first.start, line.line, line.column + last.end)


def _of_word(node: Node, word: str) -> Span | None:
    """Return where a word stands in a value of one line, None where it does not, or more than once."""
    if not word or not isinstance(node, Scalar) or len(node.lines) != 1:
        return None
    line = node.lines[0]
    found = list(re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", line.text))
    if len(found) != 1:
        return None
    return Span(line.line, line.column + found[0].start(), line.line, line.column + found[0].end())


def _in_text(node: Node, part: Chars) -> Span:
    """Return where characters of a text stand, be it one value or the lines of a block."""
    if isinstance(node, Sequence):
        lines = [item.lines[0] for item in node.items if isinstance(item, Scalar) and item.lines]
    else:
        lines = list(node.lines) if isinstance(node, Scalar) else []
    if part.line >= len(lines):
        return node.span
    line = lines[part.line]
    return Span(line.line, line.column + part.start, line.line, line.column + part.end)


def _grid(lines: Sequence) -> tuple[Grid, list[Scalar]]:
    scalars = [item for item in lines.items if isinstance(item, Scalar)]
    return parse_grid([item.text for item in scalars]), scalars
