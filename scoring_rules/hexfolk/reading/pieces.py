"""Reading the lists of pieces: places, walks (`B1.NW ne se s`), runs (`C3.NW > C3.N > C3.NE`); each place is taken once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Code, Finding, Findings, Mark
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.typed.place import Chars, Place, Step
from scoring_rules.hexfolk.board.island import STEPS, Island
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.reading.naming import (
    TWO_WAYS,
    Unreadable,
    called,
    crossing_of,
    edge_of,
    folded,
    in_letters,
    is_crossing,
    is_hex,
    known,
    spelled_direction,
    two_ways,
)
from scoring_rules.hexfolk.table import Board, Laid, TypedPieces

_TOKEN = re.compile(r">|[^\s,;>]+")
_ARROW = ">"
_DIRECTIONS = {*STEPS, "E", "W", *TWO_WAYS}
"""What is read as a step, even if no crossing has it."""


class Token(NamedTuple):
    """A word of a list, and where it is typed."""

    text: str
    place: Place

    @property
    def is_arrow(self) -> bool:
        """Whether it is the `>` of a run."""
        return self.text == _ARROW

    @property
    def is_direction(self) -> bool:
        """Whether it is a step of a walk, in letters or in words."""
        text = folded(self.text)
        spelled = spelled_direction(text)
        return text in _DIRECTIONS or (spelled is not None and not spelled.hex)


def crossings(lists: Sequence[Sequence[str]], path: tuple[Step, ...], island: Island, findings: Findings) -> list[Laid]:
    """Return the crossings of lists of words; what cannot be read is added to the findings."""
    laid = []
    for token in (token for tokens in _tokens(lists, path) for token in _with_corners(tokens)):
        crossing = known(crossing_of(token.text, island), codes.PLACE, token.place, findings)
        if crossing is not None:
            laid.append(Laid(crossing, token.place, token.text))
    return laid


def _with_corners(tokens: Sequence[Token]) -> Iterator[Token]:
    """Yield the tokens of crossings; a hex and the direction after it, `B1 nord`, are one."""
    before: Token | None = None
    for token in tokens:
        if before is not None and token.is_direction:
            yield before._replace(text=f"{before.text} {token.text}")
            before = None
            continue
        if before is not None:
            yield before
        before = token if is_hex(token.text) else None
        if before is None:
            yield token
    if before is not None:
        yield before


def edges(lists: Sequence[Sequence[str]], path: tuple[Step, ...], island: Island, findings: Findings) -> list[Laid]:
    """Return the edges of lists of words, walks and runs written out; what is wrong is added to the findings."""
    return [piece for tokens in _tokens(lists, path) for piece in _RoadReader(tokens, island, findings).read()]


def _tokens(lists: Sequence[Sequence[str]], path: tuple[Step, ...]) -> Iterator[list[Token]]:
    """Yield the tokens of each list; a word with `>` inside, as in `C3.NW>C3.N`, is several."""
    for index, words in enumerate(lists):
        tokens = []
        for number, word in enumerate(words):
            plain = word.replace("›", _ARROW).replace("→", _ARROW)
            for match in _TOKEN.finditer(plain):
                part = None if match[0] == plain else Chars(0, match.start(), match.end())
                tokens.append(Token(match[0], Place((*path, index, number), part)))
        yield tokens


class _RoadReader:
    """Reads the tokens of one list, one after the other; a fault ends the walk or run that it is in."""

    def __init__(self, tokens: list[Token], island: Island, findings: Findings) -> None:
        self._tokens = tokens
        self._island = island
        self._findings = findings
        self._next = 0

    def read(self) -> list[Laid]:
        laid: list[Laid] = []
        while (token := self._peek()) is not None:
            self._next += 1
            if is_crossing(token.text):
                laid += self._walk(token)
            elif token.is_arrow or token.is_direction:
                self._findings.say(
                    codes.ALONE,
                    token.place,
                    "`{typed}` does not follow a crossing",
                    help="a walk or a run begins at a crossing, as in `B1.NW ne se`",
                    typed=token.text,
                )
                self._skip()
            elif (edge := self._known(edge_of(token.text, self._island), codes.PLACE, token)) is not None:
                laid.append(Laid(edge, token.place, token.text))
        return laid

    def _walk(self, first: Token) -> list[Laid]:
        """Return the edges of a walk or a run that begins with a crossing.

        Both may be mixed: `C3.NW ne > C3.NE s` goes on from where the last step or crossing has led.
        """
        here = self._crossing(first)
        if here is None:
            self._skip()
            return []
        laid: list[Laid] = []
        last = first
        while (token := self._peek()) is not None and (token.is_direction or token.is_arrow):
            self._next += 1
            if token.is_direction:
                edge = self._step(here, last, token)
            else:
                token = self._after_arrow(token)
                edge = self._run(here, last, token)
            if edge is None:
                self._skip()
                return laid
            laid.append(Laid(edge, token.place))
            here, last = self._island.other_end(edge, here), token
        if not laid:
            self._lone(first, here)
        return laid

    def _step(self, here: int, last: Token, token: Token) -> int | None:
        """Return the edge that a step follows from a crossing."""
        direction = folded(token.text)
        steps = self._island.steps(here)
        if direction in steps:
            return steps[direction]
        unreadable = two_ways(token.text, direction) if direction in TWO_WAYS else in_letters(token.text)
        if unreadable is not None:
            return self._known(unreadable, codes.STEP, token)
        self._findings.say(
            codes.STEP,
            token.place,
            "no step {step} from {crossing}, only {ways}",
            help="take one of these, or begin at another crossing",
            step=direction.lower(),
            crossing=self._called(here, last),
            ways=tuple(way.lower() for way in steps),
        )
        return None

    def _after_arrow(self, arrow: Token) -> Token:
        """Return the token after an arrow, or the arrow again where nothing or another arrow follows."""
        token = self._peek() or arrow
        if not token.is_arrow:
            self._next += 1
        return token

    def _run(self, here: int, last: Token, token: Token) -> int | None:
        """Return the edge from a crossing to the next one of a run."""
        if token.is_arrow:
            self._findings.say(
                codes.JUMP, token.place, "no crossing follows `>`", help="type the next crossing, or remove `>`"
            )
            return None
        there = self._crossing(token)
        if there is None:
            return None
        edge = self._island.edge_between.get((here, there))
        if edge is None:
            self._jump(here, last, there, token)
        return edge

    def _jump(self, here: int, last: Token, there: int, token: Token) -> None:
        """Add that a run goes on with a crossing that is not next to the last one."""
        one = self._called(here, last)
        label = Text("no edge joins {one} and {other}", one=one, other=self._called(there, token))
        near = tuple(
            self._island.crossings[self._island.other_end(edge, here)] for edge in self._island.steps(here).values()
        )
        remedy = Text("a run goes from one crossing to a neighbouring one; from {one} to {near}", one=one, near=near)
        marks = (Mark(token.place, label), Mark(last.place, Text("from here")))
        self._findings.append(Finding(codes.JUMP, marks, remedy, "last"))

    def _lone(self, token: Token, here: int) -> None:
        """Add that a crossing is typed where a road is meant: nothing leads on from it."""
        self._findings.say(
            codes.ALONE,
            token.place,
            "{crossing} is a crossing",
            help="type the edge ({edges}), or go on from here: `> …`, `ne se`",
            crossing=self._called(here, token),
            edges=tuple(self._island.edges[edge] for edge in self._island.edges_at[here]),
        )

    def _crossing(self, token: Token) -> int | None:
        return self._known(crossing_of(token.text, self._island), codes.PLACE, token)

    def _known(self, place: int | Unreadable, code: Code, token: Token) -> int | None:
        """Return a crossing or an edge; none, and what is wrong added, where a token is unreadable."""
        return known(place, code, token.place, self._findings)

    def _called(self, here: int, token: Token) -> Value:
        """Return the crossing that a token leads to, as it is typed there unless the token is a step."""
        return called(token.text if is_crossing(token.text) else "", self._island.crossings[here])

    def _peek(self) -> Token | None:
        return self._tokens[self._next] if self._next < len(self._tokens) else None

    def _skip(self) -> None:
        """Pass over the rest of a walk or run that went wrong, so that one slip gives one error.

        With an arrow goes the token after it: `C9.N > C9.NE ne` is wrong once, although C9 is not on the map.
        """
        while (token := self._peek()) is not None and (token.is_arrow or token.is_direction):
            self._next += 2 if token.is_arrow else 1


_ONE_ROAD = Text("an edge has room for one road: remove one of them, or fix it")
_ONE_BUILDING = Text("a crossing has room for one building; a city replaces the settlement")


class Pieces(NamedTuple):
    """What is typed of one player; `complete` unless something could not be read."""

    settlements: list[Laid]
    cities: list[Laid]
    roads: list[Laid]
    complete: bool = True


class Taken:
    """What is on the map so far, so that a place that is taken twice is found with both of its names.

    `C1/NE` after `B1/SW` is one edge twice: the message says `B1/SW first`, `C1/NE (= B1/SW) again`.
    """

    def __init__(self, island: Island, findings: Findings) -> None:
        self._island = island
        self._findings = findings
        self._crossings: dict[int, Laid] = {}
        self._edges: dict[int, Laid] = {}

    def board(self, pieces: Pieces, lists: Mapping[str, Place]) -> tuple[Board, TypedPieces]:
        """Return the board of a player with what is free so far, and how it is typed."""
        settlements = self._buildings(pieces.settlements)
        cities = self._buildings(pieces.cities)
        roads = self._free(pieces.roads, self._edges, self._island.edges, _ONE_ROAD)
        free = len(settlements) + len(cities) + len(roads)
        typed = len(pieces.settlements) + len(pieces.cities) + len(pieces.roads)
        board = Board(tuple(settlements), tuple(cities), tuple(roads))
        return board, TypedPieces({**settlements, **cities}, roads, lists, free < typed)

    def _buildings(self, laid: Sequence[Laid]) -> dict[int, Laid]:
        return self._free(laid, self._crossings, self._island.crossings, _ONE_BUILDING)

    def _free(
        self, laid: Sequence[Laid], taken: dict[int, Laid], names: Sequence[str], remedy: Text
    ) -> dict[int, Laid]:
        """Return the pieces whose places are free, and take these."""
        free: dict[int, Laid] = {}
        for piece in laid:
            first = taken.setdefault(piece.number, piece)
            if first is piece:
                free[piece.number] = piece
                continue
            name = names[piece.number]
            self._findings.twice(
                codes.TWICE,
                (first.place, piece.place),
                Text("{place} first", place=called(first.typed, name)),
                Text("{place} again", place=called(piece.typed, name)),
                help=remedy,
            )
        return free
