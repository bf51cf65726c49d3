"""Looking up typed words: the thing they name, or the finding that says what would be understood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from scoring_rules.frame.codes import SEVERAL_PLAYERS, SEVERAL_WORDS, UNKNOWN_PLAYER, UNKNOWN_WORD
from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon, Match, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.place import Place, at

Thing = TypeVar("Thing")

_LONGEST = 50
"""Characters of what was typed that a message quotes."""


def look_up(
    typed: str,
    known: Lexicon[Thing],
    place: Place,
    found: list[Finding],
    unknown: Code = UNKNOWN_WORD,
    several: Code = SEVERAL_WORDS,
) -> Thing | None:
    """Return the one thing that `typed` names; if there is none, add to `found` what is wrong.

    The help offers near misses, and all that may stand there where nothing is near or too much is wrong.
    """
    match = known.find(typed)
    if match.found is not None:
        return match.found
    if match.several:
        label = Text("`{typed}` may be {several}", typed=short(typed), several=match.several)
        found.append(finding(several, place, label, help=Text("type a longer part of the name")))
        return None
    near = known.near(typed) if len(found) < MOST_HELPED else ()
    remedy = Text("did you mean {near}?", near=near) if near else Text("type one of {all}", all=known.shown)
    found.append(
        finding(unknown, place, Text("`{typed}` is not known here", typed=short(typed)), help=remedy)
    )
    return None


def likeness(name: object, typed: str) -> float:
    """Return how much two names look alike, from 0 to 1."""
    from difflib import SequenceMatcher

    return SequenceMatcher(None, fold(str(name)), fold(typed)).ratio()


def short(typed: str) -> str:
    """Return what was typed as a message quotes it: its beginning, if it is long."""
    typed = typed.strip()
    return typed if len(typed) <= _LONGEST else typed[: _LONGEST - 1] + "…"


def look_up_player(typed: str, players: Sequence[str], place: Place, found: list[Finding]) -> int | None:
    """Return the seat of the player whom `typed` names; if there is none, add what is wrong.

    That rests on the names: where one of them is not clear, it has been said there.
    """
    wrong: list[Finding] = []
    seat = _seat(typed, players, place, wrong)
    names = tuple(at("players", each, "name") for each in range(len(players)))
    found += [each._replace(rests_on=names) for each in wrong]
    return seat


def _seat(typed: str, players: Sequence[str], place: Place, found: list[Finding]) -> int | None:
    known = Lexicon((seat, (name,)) for seat, name in enumerate(players))
    words = typed.split()
    if (
        len(words) > 1
        and known.find(typed) == Match(None)
        and all(known.find(each).found is not None for each in words)
    ):
        label = Text("`{typed}` are several names", typed=short(typed))
        found.append(
            finding(
                UNKNOWN_PLAYER,
                place,
                label,
                help=Text("put commas between the names: {names}", names=tuple(words)),
            )
        )
        return None
    return look_up(typed, known, place, found, UNKNOWN_PLAYER, SEVERAL_PLAYERS)


def options(known: Iterable[Option]) -> Lexicon[str]:
    """Return the lexicon of the options of a setting: ids, names in every language, other words."""
    return Lexicon((each.id, (each.word, each.name.en, *each.also)) for each in known)
