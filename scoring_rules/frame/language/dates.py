"""Days as people type them: `2026-11-28`, `28/11/26`, `samedi 28 novembre 2026`, `Nov 28, 2026`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from scoring_rules.frame.language.names import words

_MONTHS: tuple[tuple[str, ...], ...] = (
    ("january", "janvier", "januar", "jan", "janv"),
    ("february", "fevrier", "februar", "feb", "fevr"),
    ("march", "mars", "marz", "mar", "marz"),
    ("april", "avril", "apr", "avr"),
    ("may", "mai"),
    ("june", "juin", "juni", "jun"),
    ("july", "juillet", "juli", "jul", "juil"),
    ("august", "aout", "aug"),
    ("september", "septembre", "sep", "sept"),
    ("october", "octobre", "oktober", "oct", "okt"),
    ("november", "novembre", "nov"),
    ("december", "decembre", "dezember", "dec", "dez"),
)
"""The names of the months and their short forms in English, French and German, folded."""
_NUMBER_OF = {word: number for number, names in enumerate(_MONTHS, 1) for word in names}
_WEEKDAYS = frozenset(
    [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "mon",
        "tue",
        "wed",
        "thu",
        "fri",
        "sat",
        "sun",
        "tues",
        "thur",
        "thurs",
        "lundi",
        "mardi",
        "mercredi",
        "jeudi",
        "vendredi",
        "samedi",
        "dimanche",
        "lun",
        "mar",
        "mer",
        "jeu",
        "ven",
        "sam",
        "dim",
        "montag",
        "dienstag",
        "mittwoch",
        "donnerstag",
        "freitag",
        "samstag",
        "sonnabend",
        "sonntag",
        "mo",
        "di",
        "mi",
        "do",
        "fr",
        "sa",
        "so",
    ]
)
_PASSED_OVER = frozenset({"le", "the", "of", "on", "am", "den", "der", "du", "de"})
_IN_NUMBERS = (
    re.compile(r"(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})"),
    re.compile(r"(?P<d>\d{1,2})[-/.](?P<m>\d{1,2})[-/.](?P<y>\d{4}|\d{2})"),
)
_DAY = re.compile(r"(?P<d>\d{1,2})(?:st|nd|rd|th|er|re|e)?")
_CENTURY = 2000
_SHORTEST_YEAR = 100


class NoSuchDayError(ValueError):
    """A date that can be read, but there is no such day: 31 November."""


def read_date(typed: str) -> date | None:
    """Return the day that was typed, None where it cannot be read; of two numbers the first is the day.

    Raises:
        NoSuchDayError: The month has no such day, or the year no such month.
    """
    spelled = list(_read(typed))
    if not spelled:
        return None
    year, month, day = spelled[0]
    try:
        return date(year if year >= _SHORTEST_YEAR else _CENTURY + year, month, day)
    except ValueError as error:
        raise NoSuchDayError(str(error)) from error


def _read(typed: str) -> Iterator[tuple[int, int, int]]:
    """Yield the year, the month and the day, if they can be read."""
    plain = " ".join(part for part in typed.split() if part.strip(",.").casefold() not in _WEEKDAYS | _PASSED_OVER)
    for pattern in _IN_NUMBERS:
        if match := pattern.fullmatch(plain):
            yield int(match["y"]), int(match["m"]), int(match["d"])
            return
    parts = [word for word in words(typed) if word not in _WEEKDAYS - _NUMBER_OF.keys() and word not in _PASSED_OVER]
    months = [word for word in parts if word in _NUMBER_OF]
    if len(months) > 1:  # `mar. 3 mars 2026`: the first is the day of the week
        parts.remove(months[0])
        months = months[1:]
    numbers = [word for word in parts if word not in _NUMBER_OF]
    if len(months) != 1 or len(numbers) != 2 or len(numbers[1]) not in {2, 4}:  # noqa: PLR2004 - a day and a year
        return
    day = _DAY.fullmatch(numbers[0])
    if day is not None and numbers[1].isdecimal():
        yield int(numbers[1]), _NUMBER_OF[months[0]], int(day["d"])
