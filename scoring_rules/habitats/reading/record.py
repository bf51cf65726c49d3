"""The record of a Habitats game in its long form, and the short forms of its parts."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.record import (
    FileOf,
    GridText,
    PersonName,
    Player,
    Record,
    Sentence,
    Shaped,
    Whole,
    Word,
    Words,
)
from scoring_rules.frame.typed.form import ListOf, Owner, ShortForm, Typed
from scoring_rules.frame.typed.forms import BLOCKS, LISTS, PLAYERS, WORDS
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, TextLine
from scoring_rules.frame.typed.parts import part, parts, under
from scoring_rules.frame.typed.vocabulary import Vocabularies
from scoring_rules.habitats.data.words import KINDS

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


TILE_WORDS = tuple(word for kind in KINDS.values() for word in kind.words if word)
"""The words that one entry or another of a file of tiles begins with."""

Numbers: TypeAlias = Annotated[tuple[Whole, ...], NUMBERS]


class TileEntry(Shaped):
    """What is printed on a tile: in one line, or key by key."""

    INSTEAD: ClassVar[Text | None] = Text(
        "type the tile as one line without brackets, as in `{example}`", example="lio: animal D GGGF 6"
    )

    line: Sentence | None = None
    kind: Word | None = None
    name: PersonName | None = None
    terrain: Words | None = None
    needs: Annotated[dict[Word, Whole], TALLY] | None = Field(None, examples=["{grassland: 3, forest: 1}"])
    points: Whole | None = None
    design: Word | None = None
    animal: Whole | None = None
    flower: Whole | None = None
    sees: Annotated[tuple[tuple[Word, ...], ...], LISTS] | None = None
    counts: Word | None = None
    border: Words | None = None
    sides: Words | None = None


class ObjectiveEntry(Shaped):
    """An objective of a year, and what is known of how it came out."""

    name: PersonName
    points: Numbers | None = None
    values: dict[PersonName, Numbers] | None = None
    awarded: dict[PersonName, Whole] | None = None
    parks: Word | None = None
    best: Word | None = None


class YearEntry(Shaped):
    """A year and its objectives; `points` are those of the places wherever an objective has none of its own."""

    INSTEAD: ClassVar[Text | None] = Text(
        "type `- objectives:` with the objectives of each year; the points that a player took in the years"
        " go with the player: `{example}`",
        example="years: [4, 6, 7]",
    )

    points: Numbers | None = None
    objectives: tuple[ObjectiveEntry, ...] = ()


class HabitatsPlayer(Player):
    """A player and the reserve; `years` are points taken during the game."""

    reserve: GridText | None = None
    years: Annotated[dict[Word, Whole], SERIES] | None = None


Players: TypeAlias = Annotated[tuple[HabitatsPlayer, ...], PLAYERS]
TileBlock: TypeAlias = dict[Word, Annotated[TileEntry, LINE]]
Tiles: TypeAlias = Annotated[tuple[TileBlock, ...], BLOCKS]


class HabitatsRecord(Record):
    """A finished table of Habitats."""

    FILES: ClassVar[tuple[FileOf, ...]] = (
        FileOf("players", ("name", "reserve"), many=True),
        FileOf("tiles", ("tiles",), many=True, entries=TILE_WORDS),
    )

    edition: Word | None = None
    tiles: Tiles = ()
    years: Annotated[tuple[YearEntry, ...], PLACED] = ()
    players: Players

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.habitats.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
