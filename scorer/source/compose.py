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

from scorer.source import messages
from scorer.source.characters import refused
from scorer.source.fault import Fault, Lines, Position
from scorer.source.line_shapes import GLUED_COLON
from scorer.source.parser import position
from scorer.source.scalars import scalar
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, Span

DEEPEST = 20
MOST_NODES = 20_000
_WORD_AND_NUMBER = re.compile(r"([^\W\d].*?) +([+\-−]?\d{1,6})")
_COLON = re.compile(r" *:")


class Composer:
    """Makes the nodes of one document; `faults` are what is wrong with them."""

    def __init__(self, lines: Lines) -> None:
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
                self.faults.append(messages.reserved_sign(self._lines, at))
                self._add(_empty(at))
            elif isinstance(event, DocumentStartEvent):
                self._documents += 1
            beyond = self._beyond_limits(event)
            if beyond:
                self.faults = [beyond]
                return None
        root = self._roots[0] if self._roots else None
        if isinstance(root, Scalar) and root.style == "plain":
            self._refuse_missing_space(root)
        return root

    def _beyond_limits(self, event: Event) -> Fault | None:
        at = position(event.start_mark)
        if self._documents > 1:
            return messages.second_record(self._lines, at.row)
        if len(self._open) > DEEPEST:
            return messages.too_deep(at, DEEPEST)
        if self._nodes + len(self._open) > MOST_NODES:
            return messages.too_many(at, MOST_NODES)
        return None

    def _add(self, node: Node) -> None:
        self._nodes += 1
        (self._open[-1][1] if self._open else self._roots).append(node)

    def _scalar(self, event: ScalarEvent) -> Scalar:
        if self._refuse_sign(event):
            return _empty(position(event.start_mark))
        node = scalar(event, self._lines)
        if node.style == "quoted" and (bad := refused(node.text)):
            self.faults.append(messages.escaped_character(node.span, bad))
        return node

    def _refuse_sign(self, event: ScalarEvent | MappingStartEvent | SequenceStartEvent) -> bool:
        """Refuse a value with an anchor or a tag, `&a` or `!a`; return whether it has one."""
        is_signed = event.anchor is not None or event.tag is not None
        if is_signed:
            self.faults.append(messages.reserved_sign(self._lines, position(event.start_mark)))
        return is_signed

    def _collection(self, end: Position) -> Node:
        event, nodes = self._open.pop()
        start = position(event.start_mark)
        if isinstance(event, MappingStartEvent):
            entries = tuple(self._entries(nodes, in_braces=bool(event.flow_style)))
            return Mapping(entries, self._span(start, end, entries[-1][1] if entries else None))
        return Sequence(tuple(nodes), self._span(start, end, nodes[-1] if nodes else None))

    def _span(self, start: Position, end: Position, last: Node | None) -> Span:
        """Return the span of a collection: to its bracket, else to its last value."""
        row, column = start
        if self._lines[row][column] in "[{" or last is None:
            return Span(row + 1, column + 1, end.row + 1, end.column + 1)
        return Span(row + 1, column + 1, last.span.end_line, last.span.end_column)

    def _entries(self, nodes: list[Node], *, in_braces: bool) -> Iterable[tuple[Scalar, Node]]:
        for key, value in zip(nodes[::2], nodes[1::2], strict=True):
            if not isinstance(key, Scalar) or key.style in {"literal", "folded"}:
                self.faults.append(messages.no_plain_key(key.span))
                continue
            if key.text == "<<" and key.style == "plain":
                self.faults.append(messages.merge_key(key.span))
            if isinstance(value, Scalar) and not value.text and value.style == "plain":
                if in_braces:
                    self._refuse_missing_space(key)
                    self._refuse_missing_colon(key)
                yield key, self._empty_value(key)
            else:
                yield key, value

    def _empty_value(self, key: Scalar) -> Scalar:
        """Return the empty value of a key, where it would be typed: after the colon."""
        _, _, row, column = key.span
        colon = _COLON.match(self._lines[row - 1], column - 1)
        return _empty(Position(row - 1, colon.end() if colon else column - 1))

    def _refuse_missing_space(self, key: Scalar) -> None:
        """Refuse `name:Anna`, which YAML reads as one word."""
        if key.style == "plain" and GLUED_COLON.match(key.text):
            at = Position(key.span.line - 1, key.span.column - 1)
            self.faults.append(messages.no_space_after_colon(self._lines, at))

    def _refuse_missing_colon(self, key: Scalar) -> None:
        """Refuse `Anna 7` among entries in braces."""
        match = _WORD_AND_NUMBER.fullmatch(key.text)
        if match and key.style == "plain":
            self.faults.append(messages.entry_without_colon(key.span, match[1], match[2]))


def _empty(at: Position) -> Scalar:
    return Scalar("", Span(at.row + 1, at.column + 1, at.row + 1, at.column + 1))
