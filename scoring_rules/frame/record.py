"""What the record of every game has, as pydantic models: shape only, always in the long form.

Every value arrives as text and is converted by the field that wants it. A `Form` beside a field
says which short forms a player may type; the tool turns them into the long form, keeping their
places, before a model sees them, so no field is ever a union and one fault gives one error.
"""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from enum import Enum
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias

from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints
from pydantic_core import PydanticCustomError

from scoring_rules.frame.limits import LONGEST_NAME, LONGEST_TEXT, LONGEST_WORD


class Form(Enum):
    """How a field may be typed beside its long form."""

    GRID = "a text grid: a block, a list of rows, or several plain lines"
    WORDS = "a list of words typed with blanks or commas and no brackets"
    NAMES = "one name or a list of names, or several with commas"
    LISTS = "lists of words: the lists parted by commas or by lines, their words by blanks"
    ROWS = "rows of a list, parted by `/` or by lines, their words by commas"
    COUNTS = "words and numbers: `16 trees 2 animals`"
    TOTAL = "points alone, which are the total, or points by category"
    NAMED = "a name alone, which is its `name`, or keys with values"
    LINE = "one line of text, which is its `line`, or keys with values"
    TALLY = "numbers by words; or letters, each as often as it is meant: `GGGF`; or `3 grassland 1 forest`"
    NUMBERS = "numbers with blanks, commas, dashes or slashes between them, or a list: `5 3 1`, `5-3-1`"
    SERIES = "a number alone, which is the `total`, or a list: numbers by their places from 1; empty ones are left out"
    PLACED = "a list whose entries count by their places: an empty one keeps its place"
    BLOCKS = "a map, or a list of maps"
    ENTRIES = "lines `NAME: a, b x2`, or a list of `NAME: …` with items or keys behind the colon"
    CARDS = "a number, which is its `cards`, a word, which is its `type`, or both; or keys with values"
    FLAT = "words with blanks or commas, or a list; brackets among them do not matter"
    LINES = "a list of maps; or a line for each: the values in the order of the keys, with blanks"
    NUMBERED = "a map from numbers, which is its first key, or keys with values"
    FIRST = "a value alone, which is its first key, or keys with values"
    PLAYERS = "a list, or a map from names to what each player has"


class FileOf(NamedTuple):
    """A field whose value may stand in a file of its own, which the record names instead.

    `keys` tell such a file from others where it is checked alone; `many`: the field is a list, a
    file holds one entry of it. `entries`: the file is a map with keys of the user's own, under the field's
    key or alone; a file is one, too, where a value begins with one of these words or holds it. Those of
    `scoring_rules.FILES` may be given on the command line, too.
    """

    field: str
    keys: tuple[str, ...]
    many: bool = False
    entries: tuple[str, ...] = ()


class Shaped(BaseModel):
    """A mapping of a record: no key but its own, nothing changed once read.

    Models are built when they are first used: of the ones here only those of the games ever are.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


_WHOLE = re.compile(r"[+\-−–—]?[0-9]{1,6}")
_UNSEEN = frozenset({"Cf", "Mn", "Me", "Zs"})
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters of Korean and a sign of Braille that are blank by themselves."""
_YES = {
    "yes": True,
    "true": True,
    "oui": True,
    "ja": True,
    "no": False,
    "false": False,
    "non": False,
    "nein": False,
}
_DATES = (
    re.compile(r"(?P<y>\d{4})-(?P<m>\d{1,2})-(?P<d>\d{1,2})"),
    re.compile(r"(?P<d>\d{1,2})[/.](?P<m>\d{1,2})[/.](?P<y>\d{4})"),
)


def whole(typed: Any) -> Any:
    """Return a typed integer; up to six digits, a sign may stand before them."""
    if not isinstance(typed, str):
        return typed
    text = typed.strip()
    if not _WHOLE.fullmatch(text):
        kind = "whole"
        raise PydanticCustomError(kind, "a whole number")
    return int(re.sub("[−–—]", "-", text))


def yes_or_no(typed: Any) -> Any:
    """Return a typed yes or no, in any of the languages."""
    if not isinstance(typed, str):
        return typed
    known = _YES.get(typed.strip().casefold())
    if known is None:
        kind = "yes_or_no"
        raise PydanticCustomError(kind, "yes or no")
    return known


def iso_date(typed: Any) -> Any:
    """Return a typed date as `2026-11-28`; `28/11/2026` and `28.11.2026` are read too."""
    if not isinstance(typed, str):
        return typed
    for pattern in _DATES:
        if match := pattern.fullmatch(typed.strip()):
            try:
                return date(int(match["y"]), int(match["m"]), int(match["d"])).isoformat()
            except ValueError:
                break
    kind = "date"
    raise PydanticCustomError(kind, "a date")


def one_line(typed: Any) -> Any:
    """Return a typed text as one line with single blanks; empty where nothing of it can be seen."""
    if not isinstance(typed, str):
        return typed
    text = " ".join(typed.split())
    return text if text.isascii() or any(map(_is_seen, text)) else ""


def named(typed: Any) -> Any:
    """Return a typed name as one line; `…`, which stands in examples, is none."""
    return _typed_out(one_line(typed), {"…"})


def reasoned(typed: Any) -> Any:
    """Return a typed reason as one line; the dots that stand in examples are none."""
    return _typed_out(one_line(typed), {"…", "..."})


def _typed_out(text: Any, placeholders: set[str]) -> Any:
    if text in placeholders:
        kind = "placeholder"
        raise PydanticCustomError(kind, "a placeholder")
    return text


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNSEEN and sign not in _FILLERS


Word: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_WORD)]
PersonName: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_NAME), BeforeValidator(named)
]
Reason: TypeAlias = Annotated[
    str, StringConstraints(min_length=1, max_length=LONGEST_TEXT), BeforeValidator(reasoned)
]
Sentence: TypeAlias = Annotated[str, StringConstraints(max_length=LONGEST_TEXT), BeforeValidator(one_line)]
Whole: TypeAlias = Annotated[int, BeforeValidator(whole)]
YesNo: TypeAlias = Annotated[bool, BeforeValidator(yes_or_no)]
Date: TypeAlias = Annotated[str, BeforeValidator(iso_date)]
Words: TypeAlias = Annotated[tuple[Word, ...], Form.WORDS]
Names: TypeAlias = Annotated[tuple[PersonName, ...], Form.NAMES]
Rows: TypeAlias = Annotated[tuple[tuple[Word, ...], ...], Form.ROWS]
GridText: TypeAlias = Annotated[tuple[str, ...], Form.GRID]
Counts: TypeAlias = Annotated[Sentence, Form.COUNTS]
Points: TypeAlias = Annotated[dict[Word, Whole], Form.TOTAL]


class Adjustment(Shaped):
    """Points that a group gives or takes, with a reason."""

    points: Whole
    reason: Reason


class Claim(Shaped):
    """What somebody else says of a board."""

    by: PersonName
    total: Whole


class Player(Shaped):
    """What every game's player has; a game adds the board."""

    name: PersonName
    pieces: Counts | None = None
    left: Counts | None = None
    adjustments: Annotated[tuple[Adjustment, ...], Form.BLOCKS] = ()
    claimed: Points | None = None
    claims: Annotated[tuple[Claim, ...], Form.BLOCKS] = ()
    counted: Points | None = None


class Record(Shaped):
    """What every game's record has; a game adds its settings and its kind of player.

    `BOARD` is the key of a player's board, which may stand directly under a name; `FILES` are the
    fields that may name a file.
    """

    BOARD: ClassVar[str] = "board"
    FILES: ClassVar[tuple[FileOf, ...]] = (FileOf("players", ("name", "board"), many=True),)

    game: Word
    title: Sentence | None = None
    date: Date | None = None
    place: Sentence | None = None
    remarks: Sentence | None = None
    language: Word | None = None
    allow: Words = ()
    readings: dict[Word, Word] = {}
    winner: Names = ()
