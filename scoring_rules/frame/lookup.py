"""Looking up typed words: the thing they name, or the finding that says what would be understood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from scoring_rules.frame.finding import Code, Finding, codes, codes_among, finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon, Match, fold
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.typed.place import Place, at

Thing = TypeVar("Thing")

error, *_ = codes("REC")

UNKNOWN_PLAYER = error(30, "no player has this name", "record.names")
SEVERAL_PLAYERS = error(31, "several players fit this name", "record.names")
UNKNOWN_WORD = error(32, "a word is not known here", "record.names")
SEVERAL_WORDS = error(33, "several things fit this name", "record.names")

CODES = codes_among(globals())
"""The codes of names, which any game's record may have; they are explained on the page of all records."""

_LONGEST = 50
"""Characters of what was typed that a message quotes."""


def look_up(
    typed: str,
    known: Lexicon[Thing],
    place: Place,
    findings: list[Finding],
    unknown: Code = UNKNOWN_WORD,
    several: Code = SEVERAL_WORDS,
) -> Thing | None:
    """Return the one thing that `typed` names; if there is none, add what is wrong to the findings.

    The help offers near misses, or everything that is allowed there if nothing is near or too much is wrong.
    """
    match = known.find(typed)
    if match.found is not None:
        return match.found
    if match.several:
        findings.append(
            finding(
                several,
                place,
                "`{typed}` may be {several}",
                help="type a longer part of the name",
                typed=short(typed),
                several=match.several,
            )
        )
        return None
    near = known.near(typed) if len(findings) < MOST_HELPED else ()
    findings.append(
        finding(
            unknown,
            place,
            "`{typed}` is not known here",
            help="did you mean {near}?" if near else "type one of {all}",
            typed=short(typed),
            near=near,
            all=known.shown,
        )
    )
    return None


def likeness(name: object, typed: str) -> float:
    """Return how alike two names look, from 0 to 1."""
    from difflib import SequenceMatcher

    return SequenceMatcher(None, fold(str(name)), fold(typed)).ratio()


def short(typed: str) -> str:
    """Return what was typed as a message quotes it: its beginning, if it is long."""
    typed = typed.strip()
    return typed if len(typed) <= _LONGEST else typed[: _LONGEST - 1] + "…"


def look_up_player(typed: str, players: Sequence[str], place: Place, findings: list[Finding]) -> int | None:
    """Return the seat of the player whom `typed` names; if there is none, add what is wrong.

    That depends on the names: if one of them could not be read, that has been said there.
    """
    wrong: list[Finding] = []
    seat = _seat(typed, players, place, wrong)
    names = tuple(at("players", number, "name") for number in range(len(players)))
    findings += [fault._replace(rests_on=names) for fault in wrong]
    return seat


def _seat(typed: str, players: Sequence[str], place: Place, findings: list[Finding]) -> int | None:
    known = Lexicon((seat, (name,)) for seat, name in enumerate(players))
    words = typed.split()
    if (
        len(words) > 1
        and known.find(typed) == Match(None)
        and all(known.find(word).found is not None for word in words)
    ):
        findings.append(
            finding(
                UNKNOWN_PLAYER,
                place,
                "`{typed}` are several names",
                help="put commas between the names: {names}",
                typed=short(typed),
                names=tuple(words),
            )
        )
        return None
    return look_up(typed, known, place, findings, UNKNOWN_PLAYER, SEVERAL_PLAYERS)


def options(known: Iterable[Option]) -> Lexicon[str]:
    """Return the lexicon of the options of a setting: ids, names in every language, other words."""
    return Lexicon((option.id, (option.word, option.name.en, *option.also)) for option in known)
