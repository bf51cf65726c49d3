"""Events to nodes with positions, within limits; what a record may not use is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable

from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from scorer.source.characters import refused
from scorer.source.fault import Fault
from scorer.source.mistakes import messages as faults
from scorer.source.mistakes.line_shapes import GLUED_COLON
from scorer.source.parser import Position, position
from scorer.source.scalars import scalar
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, Span

DEEPEST = 20
MOST_NODES = 20_000
_WORD_AND_NUMBER = re.compile(r"([^\W\d].*?) +([+\-−]?\d{1,6})")
_COLON = re.compile(r" *:")


class Composer:
    """Makes the nodes of one document; `faults` are what it found on the way."""

    def __init__(self, lines: list[str]) -> None:
        self.faults: list[Fault] = []
        self._lines = lines
        self._open: list[tuple[SequenceStartEvent | MappingStartEvent, list[Node]]] = []
        self._roots: list[Node] = []
        self._documents = 0
        self._nodes = 0

    def compose(self, events: Iterable[Event]) -> Node | None:
        """Return the root of the document; it is None where there is none, or beyond a limit."""
        for event in events:
            if isinstance(event, ScalarEvent):
                self._add(self._scalar(event))
            elif isinstance(event, (MappingStartEvent, SequenceStartEvent)):
                self._refuse_sign(event)
                self._open.append((event, []))
            elif isinstance(event, (MappingEndEvent, SequenceEndEvent)):
                self._add(self._collection(position(event.end_mark)))
            elif isinstance(event, AliasEvent):
                at = position(event.start_mark)
                self.faults.append(faults.sign(*at, self._lines))
                self._add(_nothing(at))
            elif isinstance(event, DocumentStartEvent):
                self._documents += 1
            beyond = self._beyond_limits(event)
            if beyond:
                self.faults = [beyond]
                return None
        root = self._roots[0] if self._roots else None
        if isinstance(root, Scalar) and root.style == "plain":
            self._refuse_missing_blank(root)
        return root

    def _beyond_limits(self, event: Event) -> Fault | None:
        row, column = position(event.start_mark)
        if self._documents > 1:
            return faults.documents(row, self._lines)
        if len(self._open) > DEEPEST:
            return faults.too_deep(row, column, DEEPEST)
        if self._nodes + len(self._open) > MOST_NODES:
            return faults.too_many(row, column, MOST_NODES)
        return None

    def _add(self, node: Node) -> None:
        self._nodes += 1
        (self._open[-1][1] if self._open else self._roots).append(node)

    def _scalar(self, event: ScalarEvent) -> Scalar:
        if event.anchor is not None or event.tag is not None:
            self._refuse_sign(event)
            return _nothing(position(event.start_mark))
        node = scalar(event, self._lines)
        if node.style == "quoted" and (bad := refused(node.text)):
            self.faults.append(faults.written_character(node.span, bad))
        return node

    def _refuse_sign(self, event: ScalarEvent | MappingStartEvent | SequenceStartEvent) -> None:
        if event.anchor is not None or event.tag is not None:
            self.faults.append(faults.sign(*position(event.start_mark), self._lines))

    def _collection(self, behind: Position) -> Node:
        event, nodes = self._open.pop()
        start = position(event.start_mark)
        if isinstance(event, MappingStartEvent):
            entries = tuple(self._entries(nodes, in_braces=bool(event.flow_style)))
            return Mapping(entries, self._span(start, behind, entries[-1][1] if entries else None))
        return Sequence(tuple(nodes), self._span(start, behind, nodes[-1] if nodes else None))

    def _span(self, start: Position, behind: Position, last: Node | None) -> Span:
        """Return the span of a collection: to its bracket, else to its last value."""
        row, column = start
        if self._lines[row][column] in "[{" or last is None:
            return Span(row + 1, column + 1, behind.row + 1, behind.column + 1)
        return Span(row + 1, column + 1, last.span.end_line, last.span.end_column)

    def _entries(self, nodes: list[Node], *, in_braces: bool) -> Iterable[tuple[Scalar, Node]]:
        for key, value in zip(nodes[::2], nodes[1::2], strict=True):
            if not isinstance(key, Scalar) or key.style in {"literal", "folded"}:
                self.faults.append(faults.key(key.span))
                continue
            if key.text == "<<" and key.style == "plain":
                self.faults.append(faults.merge(key.span))
            if isinstance(value, Scalar) and not value.text and value.style == "plain":
                if in_braces:
                    self._refuse_missing_blank(key)
                    self._refuse_missing_colon(key)
                yield key, self._nothing_behind(key)
            else:
                yield key, value

    def _nothing_behind(self, key: Scalar) -> Scalar:
        """Return the empty value of a key, where it would stand: behind the colon."""
        _, _, row, column = key.span
        colon = _COLON.match(self._lines[row - 1], column - 1)
        return _nothing(Position(row - 1, colon.end() if colon else column - 1))

    def _refuse_missing_blank(self, key: Scalar) -> None:
        found = GLUED_COLON.match(key.text)
        if found and key.style == "plain":
            row, column = key.span.line - 1, key.span.column - 1
            from scorer.source.mistakes import value_faults

            self.faults.append(value_faults.no_blank(row, column, self._lines[row]))

    def _refuse_missing_colon(self, key: Scalar) -> None:
        """Refuse `Anna 7` among entries in braces."""
        found = _WORD_AND_NUMBER.fullmatch(key.text)
        if found and key.style == "plain":
            from scorer.source.mistakes import value_faults

            self.faults.append(value_faults.no_colon(key.span, found[1], found[2]))


def _nothing(at: Position) -> Scalar:
    return Scalar("", Span(at.row + 1, at.column + 1, at.row + 1, at.column + 1))
