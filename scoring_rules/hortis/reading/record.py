"""The record of a Hortis game, in its long form, and its short forms, most of which lack keys."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from scoring_rules.frame.record import FileOf, GridText, Player, Record, Shaped, Whole, Word, Words
from scoring_rules.frame.typed.form import ListOf, Owner, ShortForm, Typed
from scoring_rules.frame.typed.forms import PLAYERS, WORDS
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, TextLine
from scoring_rules.frame.typed.parts import entry, part, under
from scoring_rules.frame.typed.vocabulary import Vocabularies

_VALUE = re.compile(r"[^\s,]+(?:\s*,\s*[^\s,]+)*")
"""A word, or several with commas."""


def _flat(node: Node, owner: Owner) -> Node:
    """Return words as one list, whatever brackets are among them."""
    if isinstance(node, Sequence):
        parts = (_flat(item, owner) for item in node.items)
        words = (word for each in parts for word in (each.items if isinstance(each, Sequence) else (each,)))
        return Sequence(tuple(words), node.span)
    return WORDS.expand(node, owner)


def _lines(node: Node, owner: Owner) -> Node:
    """Return lines of values as maps; the last key takes all that is left of its line."""
    if isinstance(node, Scalar):
        typed = [line for line in node.lines if line.text.split("#")[0].strip()]
        return Sequence(tuple(_by_key(line, owner.fields) for line in typed), node.span)
    if isinstance(node, Sequence):
        items = (
            _by_key(item.lines[0], owner.fields) if isinstance(item, Scalar) and item.lines else item
            for item in node.items
        )
        return node._replace(items=tuple(items))
    return node


def _by_key(line: TextLine, keys: tuple[str, ...]) -> Mapping:
    end = _end(line.text)
    words = [match.span() for match in _VALUE.finditer(line.text, 0, end)]
    bounds = words[: len(keys)]
    if len(words) > len(keys):
        bounds[-1] = (bounds[-1][0], words[-1][1])
    entries = (entry(key, part(line, *bound)) for key, bound in zip(keys, bounds, strict=False))
    return Mapping(tuple(entries), part(line, 0, end).span)


def _end(text: str) -> int:
    """Return where a comment begins, or the line ends."""
    comment = re.search(r"(?:^|\s)#", text)
    return comment.start() if comment else len(text)


def _first(node: Node, owner: Owner) -> Node:
    return under(owner.fields[0], node)


def _numbered(node: Node, owner: Owner) -> Node:
    """Return a map whose keys begin with digits as the map in which it has the first key."""
    if not isinstance(node, Mapping) or not any(key.text[:1].isdigit() for key, _ in node.entries):
        return node
    return Mapping((entry(owner.fields[0], node),), node.span)


FLAT = ShortForm(
    "words with spaces or commas, or a list; brackets among them do not matter",
    _flat,
    (Typed.TEXT, ListOf((ListOf((Typed.TEXT,)), Typed.TEXT))),
)
LINES = ShortForm(
    "a list of maps; or a line for each: the values in the order of the keys, with spaces",
    _lines,
    (Typed.TEXT, ListOf((Typed.TEXT,))),
    in_lines=True,
)
NUMBERED = ShortForm("a map from numbers, which is its first key, or keys with values", _numbered, (Typed.FIRST,))
FIRST = ShortForm("a value alone, which is its first key, or keys with values", _first, (Typed.TEXT,))


Flat: TypeAlias = Annotated[tuple[Word, ...], FLAT]


class Placement(Shaped):
    """A card laid down; its values are read by the game, so that one slip hides no other placement."""

    card: Word | None = None
    turn: Word | None = None
    at: Flat | None = None
    dice: Flat | None = None


class TallyOfDice(Shaped):
    """The dice alone, by fruit."""

    oranges: Words = ()
    lemons: Words = ()
    limes: Words = ()
    squirrel: Word | None = None
    squirrel_neighbours: Word | None = None
    lost: Word | None = None


class RecipeGain(Shaped):
    """What a recipe gave: points, or a factor of a category."""

    card: Word | None = None
    points: Whole | None = None
    times: Whole | None = None
    of: Word | None = None


class RecipeCard(Shaped):
    """The back of a card in a deck."""

    target: Whole | None = None
    rule: Word | None = None


class Deck(Shaped):
    """The cards of the copy at home, by their numbers: fronts, backs."""

    cards: dict[Word, GridText] = {}  # noqa: RUF012 - pydantic copies it
    recipes: dict[Word, Annotated[RecipeCard, FIRST]] = Field(default={}, examples=["{16: 31}"])


class HortisPlayer(Player):
    """A player: at least one of grove, placements and tally."""

    grove: GridText | None = None
    placements: Annotated[tuple[Placement, ...], LINES] | None = None
    tally: TallyOfDice | None = None
    recipes: tuple[RecipeGain, ...] = ()


Players: TypeAlias = Annotated[tuple[HortisPlayer, ...], PLAYERS]


class HortisRecord(Record):
    """A finished table of Hortis."""

    FILES: ClassVar[tuple[FileOf, ...]] = (
        *(FileOf("players", ("name", board), many=True) for board in ("grove", "placements", "tally")),
        FileOf("deck", ("cards",)),
        FileOf("deck", ("recipes",)),
    )

    cards: Words = ()
    deck: Annotated[Deck, NUMBERED] | None = None
    recipes: Words = ()
    target: Whole | None = None
    players: Players = ()

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players."""
        from scoring_rules.hortis.reading.vocabulary import VOCABULARIES  # only a schema needs it

        return VOCABULARIES
