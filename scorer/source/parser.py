"""The two parsers of PyYAML, and which of them a text goes to.

The pure one is the measure: what it reads is read, what it refuses is refused. libyaml is many
times faster and reads nearly everything alike; the few constructions on which the two are known to
differ are never shown to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Protocol, TypeAlias

from yaml.events import Event, ScalarEvent
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner

from scorer.source.fault import Position


class EventSource(Protocol):
    """A parser that has been given a text."""

    def get_event(self) -> Event | None:
        """Return the next event, None at the end."""


class PureParser(Reader, Scanner, Parser):
    """PyYAML's own parser."""

    def __init__(self, text: str) -> None:
        Reader.__init__(self, text)
        Scanner.__init__(self)
        Parser.__init__(self)


class Mark(Protocol):
    """Where a parser found something."""

    line: int
    column: int


NewParser: TypeAlias = Callable[[str], EventSource]


def _fast() -> NewParser | None:
    try:
        from yaml._yaml import CParser
    except ImportError:
        return None
    return CParser


FAST: NewParser | None = _fast()
_LETTERS = "?:&*!%@`-"
_STAND_INS = {sign: chr(0xFDD0 + number) for number, sign in enumerate(_LETTERS)}
"""What the parser gets for a character that is to be a letter like any other; refused where it is typed."""
_AS_TYPED = {ord(stand_in): sign for sign, stand_in in _STAND_INS.items()}
_COMMENT_LINES = re.compile(r"^ *#.*$", re.MULTILINE)
_COMMENTS = re.compile(r" #[^\"'\n]*$", re.MULTILINE)
_DISPUTED = re.compile(
    r"(?:^|[ \[{,:-])[&*!%@`]"  # anchors, aliases, tags, directives, reserved signs
    r"|\\[xuU]"  # half characters
    r"|[|>][-+0-9]*#"  # a comment that touches the head of a block
    r"|^(?:---|\.\.\.)(?: |$)",  # documents
    re.MULTILINE,
)


def events(new: NewParser, text: str) -> Iterator[Event]:
    """Yield the events of a text; YAMLError where it is not YAML.

    A question mark is a letter like any other here: that it may begin a key is of no use in a
    record, and inside brackets the two parsers would end a word with it, or not.
    """
    text = text.replace("?", _STAND_INS["?"])
    hidden = as_typed(text) != text
    source = new(text)
    while (event := source.get_event()) is not None:
        if hidden and isinstance(event, ScalarEvent):
            event.value = as_typed(event.value)
        yield event


def as_letter(sign: str) -> str:
    """Return what the parser takes for a letter instead of one of its signs; any other character as it is."""
    return _STAND_INS.get(sign, sign)


def as_typed(text: str) -> str:
    """Return a text that the parser got as it was typed."""
    return text if text.isascii() else text.translate(_AS_TYPED)


def is_disputed(text: str) -> bool:
    """Whether the two parsers may read a text differently; what comments say does not matter to them.

    A comment beside quotes may be part of a text in these, so it is looked at.
    """
    return _DISPUTED.search(_COMMENTS.sub("", _COMMENT_LINES.sub("", text))) is not None


def position(mark: Mark | None) -> Position:
    """Return where a mark of either parser is."""
    return Position(mark.line, mark.column) if mark else Position(0, 0)
