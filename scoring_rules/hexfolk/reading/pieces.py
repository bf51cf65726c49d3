"""Reading the lists of pieces: places, walks (`B1.NW ne se s`) and runs (`C3.NW > C3.N > C3.NE`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Code, Finding, Mark, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.place import Chars, Place, Step
from scoring_rules.hexfolk.board.island import STEPS, Island
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.directions_in_words import worded
from scoring_rules.hexfolk.reading.naming import (
    TWO_WAYS,
    Wrong,
    called,
    crossing_of,
    direction_in_words,
    edge_of,
    folded,
    is_crossing,
    two_ways,
)

_TOKEN = re.compile(r">|[^\s,;>]+")
_ARROW = ">"
_DIRECTIONS = {*STEPS, "E", "W", *TWO_WAYS}
"""What is read as a step, be it one that no crossing has."""


class Token(NamedTuple):
    """A word of a list, and where it stands."""

    text: str
    place: Place


class Laid(NamedTuple):
    """A piece that was read: its crossing or edge, where it stands, and its name there, unless it is a step."""

    number: int
    place: Place
    typed: str = ""


def crossings(
    lists: Sequence[Sequence[str]], path: tuple[Step, ...], island: Island, found: list[Finding]
) -> list[Laid]:
    """Return the crossings of lists of words; what cannot be read is added to `found`."""
    laid = []
    for tokens in _tokens(lists, path):
        for token in tokens:
            crossing = crossing_of(token.text, island)
            if isinstance(crossing, Wrong):
                found.append(finding(codes.PLACE, token.place, crossing.label, help=crossing.help))
            else:
                laid.append(Laid(crossing, token.place, token.text))
    return laid


def edges(
    lists: Sequence[Sequence[str]], path: tuple[Step, ...], island: Island, found: list[Finding]
) -> list[Laid]:
    """Return the edges of lists of words, walks and runs written out; what is wrong is added to `found`."""
    laid: list[Laid] = []
    for tokens in _tokens(lists, path):
        laid += _Reader(tokens, island, found).read()
    return laid


def _tokens(lists: Sequence[Sequence[str]], path: tuple[Step, ...]) -> Iterator[list[Token]]:
    """Yield the tokens of each list; a word with `>` inside is several."""
    for index, words in enumerate(lists):
        tokens = []
        for number, word in enumerate(words):
            plain = word.replace("›", _ARROW).replace("→", _ARROW)
            for each in _TOKEN.finditer(plain):
                whole = each[0] == plain
                part = None if whole else Chars(0, each.start(), each.end())
                tokens.append(Token(each[0], Place((*path, index, number), part)))
        yield tokens


class _Reader:
    """Reads the tokens of one list, one after the other; a fault ends the walk or run that it is in."""

    def __init__(self, tokens: list[Token], island: Island, found: list[Finding]) -> None:
        self._tokens = tokens
        self._island = island
        self._found = found
        self._next = 0

    def read(self) -> list[Laid]:
        laid: list[Laid] = []
        while (token := self._peek()) is not None:
            self._next += 1
            if is_crossing(token.text):
                laid += self._walk(token)
                continue
            if token.text == _ARROW or self._direction(token) is not None:
                self._wrong(
                    codes.ALONE,
                    token,
                    Text("`{typed}` follows no crossing", typed=token.text),
                    Text("a walk or a run begins at a crossing, as in `B1.NW ne se`"),
                )
                self._skip()
                continue
            edge = edge_of(token.text, self._island)
            if isinstance(edge, Wrong):
                self._wrong(codes.PLACE, token, *edge)
            else:
                laid.append(Laid(edge, token.place, token.text))
        return laid

    def _walk(self, first: Token) -> list[Laid]:
        """Return the edges of a walk or a run that begins with a crossing."""
        here = self._crossing(first)
        if here is None:
            self._skip()
            return []
        laid: list[Laid] = []
        last = first
        while (token := self._peek()) is not None:
            direction = self._direction(token)
            if direction is not None:
                self._next += 1
                edge = self._step(here, last, token)
            elif token.text == _ARROW:
                self._next += 1
                token = self._peek() or token
                if token.text != _ARROW:
                    self._next += 1
                edge = self._run(here, last, token)
            else:
                break
            if edge is None:
                self._skip()
                return laid
            laid.append(Laid(edge, token.place))
            here, last = self._island.other_end(edge, here), token
        if not laid:
            self._lone(first, here)
        return laid

    def _called(self, here: int, token: Token) -> Value:
        """Return the crossing that a token leads to, as it is typed there unless the token is a step."""
        return called(token.text if is_crossing(token.text) else "", self._island.crossings[here])

    def _step(self, here: int, last: Token, token: Token) -> int | None:
        direction = folded(token.text)
        steps = self._island.steps(here)
        if direction in steps:
            return steps[direction]
        if direction in TWO_WAYS:
            return self._wrong(codes.STEP, token, *two_ways(token.text, direction))
        in_words = direction_in_words(token.text)
        if in_words is not None:
            return self._wrong(codes.STEP, token, *in_words)
        ways = tuple(each.lower() for each in steps)
        label = Text(
            "no step {step} from {crossing}; there are {ways}",
            step=direction.lower(),
            crossing=self._called(here, last),
            ways=ways,
        )
        return self._wrong(codes.STEP, token, label, Text("take one of these, or begin at another crossing"))

    def _run(self, here: int, last: Token, token: Token) -> int | None:
        if token.text == _ARROW:
            label = Text("no crossing follows `>`")
            return self._wrong(codes.JUMP, token, label, Text("type the next crossing, or take `>` off"))
        there = self._crossing(token)
        if there is None:
            return None
        edge = self._island.edge_between.get((here, there))
        if edge is not None:
            return edge
        label = Text(
            "no edge joins {one} and {other}",
            one=self._called(here, last),
            other=self._called(there, token),
        )
        near = tuple(
            self._island.crossings[self._island.other_end(each, here)]
            for each in self._island.steps(here).values()
        )
        remedy = Text(
            "a run goes from crossing to next crossing; from {one} to {near}",
            one=self._called(here, last),
            near=near,
        )
        marks = (Mark(token.place, label), Mark(last.place, Text("from here")))
        self._found.append(Finding(codes.JUMP, marks, remedy, "last"))
        return None

    def _lone(self, token: Token, here: int) -> None:
        edges = tuple(self._island.edges[edge] for edge in self._island.edges_at[here])
        label = Text("{crossing} is a crossing", crossing=self._called(here, token))
        self._wrong(
            codes.ALONE,
            token,
            label,
            Text("type the edge ({edges}), or go on from here: `> …`, `ne se`", edges=edges),
        )

    def _crossing(self, token: Token) -> int | None:
        crossing = crossing_of(token.text, self._island)
        return self._wrong(codes.PLACE, token, *crossing) if isinstance(crossing, Wrong) else crossing

    def _wrong(self, code: Code, token: Token, label: Text, help: Text) -> int | None:
        """Add what is wrong; there is no crossing or edge then."""
        self._found.append(finding(code, token.place, label, help=help))
        return None

    def _peek(self) -> Token | None:
        return self._tokens[self._next] if self._next < len(self._tokens) else None

    def _direction(self, token: Token) -> str | None:
        text = folded(token.text)
        said = worded(text)
        return text if text in _DIRECTIONS or (said is not None and not said.hex) else None

    def _skip(self) -> None:
        """Pass over the rest of a walk or run that went wrong, so that one slip gives one error."""
        while (token := self._peek()) is not None:
            arrow = token.text == _ARROW
            if not arrow and self._direction(token) is None:
                return
            self._next += 2 if arrow else 1
