"""What the record of every game has, as pydantic models: shape only, always in the long form.

Every value arrives as text and is converted by the field that wants it. A `ShortForm` beside a
field says which short forms a player may type; the tool turns them into the long form, keeping their
places, before a model sees them, so no field is ever a union and one fault gives one error.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, cast

from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints
from pydantic_core import PydanticCustomError

from scoring_rules.frame.language.dates import NoSuchDayError, read_date
from scoring_rules.frame.language.numerals import whole_number
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import LONGEST_NAME, LONGEST_TEXT, LONGEST_WORD
from scoring_rules.frame.typed.forms import ADJUSTMENTS, BLOCKS, COUNTS, GRID, NAMES, READINGS, TOTAL, WINNERS, WORDS
from scoring_rules.frame.typed.vocabulary import Vocabularies


class FileOf(NamedTuple):
    """A field whose value may be in a file of its own, which the record names instead.

    `keys` tell such a file from others if it is checked alone. `many`: the field is a list, of which a file
    holds one entry. `entries`: the file is a map with keys of the user's own, under the field's key or alone;
    a file is one, too, if a value begins with one of these words or holds it. Those of
    `scoring_rules.FILES` may also be given on the command line.
    """

    field: str
    keys: tuple[str, ...]
    many: bool = False
    entries: tuple[str, ...] = ()


class Shaped(BaseModel):
    """A mapping of a record: no key but its own, nothing changed once read.

    Models are built when they are first used: of the ones here only those of the games ever are.
    `INSTEAD` is what to do if something else is typed, where the keys do not say it well.
    """

    INSTEAD: ClassVar[Text | None] = None

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


_UNSEEN = frozenset({"Cf", "Mn", "Me", "Zs"})
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Korean letters and a Braille character that cannot be seen by themselves."""
_YES = {"yes": True, "true": True, "oui": True, "ja": True, "no": False, "false": False, "non": False, "nein": False}


def whole(typed: Any) -> Any:
    """Return a typed integer of up to six digits, as `numerals.whole_number` reads it."""
    if not isinstance(typed, str):
        return typed
    number = whole_number(typed)
    if number is None:
        kind = "whole"
        raise PydanticCustomError(kind, "a whole number")
    return number


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
    """Return a typed date as `2026-11-28`, as `dates.read_date` reads it."""
    if not isinstance(typed, str):
        return typed
    kind, told = "date", "a date"
    try:
        day = read_date(typed)
        if day is not None:
            return day.isoformat()
    except NoSuchDayError:
        kind, told = "no_such_day", "a day that there is"
    raise PydanticCustomError(kind, told)


def one_line(typed: Any) -> Any:
    """Return a typed text as one line with single spaces; empty if nothing of it can be seen."""
    if not isinstance(typed, str):
        return typed
    text = " ".join(typed.split())
    return text if text.isascii() or any(map(_is_seen, text)) else ""


def paragraphs(typed: Any) -> Any:
    """Return a typed text with its lines, each with single spaces; the empty ones at its ends are left out."""
    if not isinstance(typed, str):
        return typed
    return "\n".join(one_line(line) for line in typed.splitlines()).strip("\n")


def named(typed: Any) -> Any:
    """Return a typed name as one line; `…`, as in examples, is not one."""
    return _typed_out(one_line(typed), {"…"})


def reasoned(typed: Any) -> Any:
    """Return a typed reason as one line; the dots of examples are not one."""
    return _typed_out(one_line(typed), {"…", "..."})


def _typed_out(text: Any, placeholders: set[str]) -> Any:
    if text in placeholders:
        kind = "placeholder"
        raise PydanticCustomError(kind, "a placeholder")
    return text


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in _UNSEEN and sign not in _FILLERS


Word: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_WORD)]
PersonName: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME), BeforeValidator(named)]
Reason: TypeAlias = Annotated[str, StringConstraints(min_length=1), BeforeValidator(reasoned)]
Sentence: TypeAlias = Annotated[str, BeforeValidator(one_line)]
"""Text that does not score: of any length, so that it never keeps a score back; what shows it may cut it."""
Paragraphs: TypeAlias = Annotated[str, BeforeValidator(paragraphs)]
Whole: TypeAlias = Annotated[int, BeforeValidator(whole)]
YesNo: TypeAlias = Annotated[bool, BeforeValidator(yes_or_no)]
Date: TypeAlias = Annotated[str, BeforeValidator(iso_date)]
Line: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_TEXT)]
"""Words of a board that are read one by one: a line of them where the signs between them are missing."""
Words: TypeAlias = Annotated[tuple[Word, ...], WORDS]
Names: TypeAlias = Annotated[tuple[PersonName, ...], NAMES]
Lines: TypeAlias = Annotated[tuple[Line, ...], NAMES]
GridText: TypeAlias = Annotated[tuple[str, ...], GRID]
Counts: TypeAlias = Annotated[Sentence, COUNTS]
Winners: TypeAlias = Annotated[tuple[PersonName, ...], WINNERS]
Points: TypeAlias = Annotated[dict[Word, Whole], TOTAL]


class Adjustment(Shaped):
    """Points that a group gives or takes, with a reason if it says one."""

    points: Whole
    reason: Reason | None = None


class Claim(Shaped):
    """What somebody else says of a board."""

    by: PersonName
    total: Whole


class BoardEntry(Shaped):
    """A line of a board that is typed as a list of entries; control counts are one with the key `COUNTS` alone."""

    COUNTS: ClassVar[str]

    @property
    def control_counts(self) -> str | None:
        """The control counts that were typed, None where the entry is none of them."""
        return cast("str | None", getattr(self, self.COUNTS))


class Player(Shaped):
    """What every game's player has; a game adds the board."""

    name: PersonName
    pieces: Counts | None = None
    left: Counts | None = None
    adjustments: Annotated[tuple[Adjustment, ...], ADJUSTMENTS] = ()
    claimed: Points | None = None
    claims: Annotated[tuple[Claim, ...], BLOCKS] = ()
    counted: Points | None = None


class Record(Shaped):
    """What every game's record has; a game adds its settings and its kind of player.

    `FILES` are the fields that may name a file.
    """

    FILES: ClassVar[tuple[FileOf, ...]] = (FileOf("players", ("name", "board"), many=True),)

    game: Word
    title: Sentence | None = None
    date: Date | None = None
    place: Sentence | None = None
    remarks: Paragraphs | None = None
    language: Word | None = None
    allow: Words = ()
    readings: Annotated[dict[Word, Word], READINGS] = {}
    winner: Winners = ()

    @classmethod
    def vocabularies(cls) -> Vocabularies:
        """Return what may stand in the texts of its fields and of those of its players, where that is known."""
        return {}
