"""Choosing one player or some categories of a result by whatever a person calls it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar

from scorer.base.languages import LANGUAGES
from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.reading.categories import category_lexicon
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.names import Lexicon, Match
from scoring_rules.frame.language.text import Name, Text, Value, render
from scoring_rules.frame.result import PlayerScore, Result

if TYPE_CHECKING:
    from scorer.reading.read import Read

Thing = TypeVar("Thing")

_NOTHING: Match[str] = Match(None)
_NUMBER = re.compile(r"[_ ]\d+$")


def player_named(result: Result, typed: str) -> PlayerScore:
    """Return the player of a result whom a name or a part of it means.

    Raises:
        Problem: There is none, or several fit.
    """
    match = Lexicon((each, (each.name,)) for each in result.players).find(typed)
    names = tuple(each.name for each in result.players)
    return _only(match, typed, Text("no player is called `{name}`; there are {names}", name=typed, names=names))


def of_player(result: Result, player: PlayerScore) -> Result:
    """Return the result as it is shown of one player: without the others, and without notes that speak only of them."""
    others = {each.name for each in result.players if each is not player}
    notes = tuple(note for note in result.notes if not _speaks_only_of(note, others, player.name))
    outcome = tuple(note for note in result.outcome if note in notes)
    return result._replace(players=(player,), notes=notes, outcome=outcome)


def _speaks_only_of(note: Text, others: Collection[str], player: str) -> bool:
    named = set(_names_in(note))
    return player not in named and not named.isdisjoint(others)


def _names_in(value: Value) -> Iterator[str]:
    """Yield the strings that a text shows as they are: names of players among them."""
    if isinstance(value, Text):
        for each in value.values.values():
            yield from _names_in(each)
    elif isinstance(value, Name):
        return
    elif isinstance(value, tuple):
        for each in value:
            yield from _names_in(each)
    elif isinstance(value, str):
        yield value


def of_player_alone(read: Read, player: PlayerScore) -> Read:
    """Return what was read of a record without the diagnostics of other players."""
    others = tuple(f"players[{index}]" for index, each in enumerate(read.record.players) if each.name != player.name)
    return read._replace(diagnostics=tuple(each for each in read.diagnostics if not _is_at(each.path, others)))


def _is_at(path: str, entries: Iterable[str]) -> bool:
    return any(path == entry or path.startswith((f"{entry}.", f"{entry}[")) for entry in entries)


def categories_named(info: Info, result: Result, typed: str) -> tuple[str, ...]:
    """Return the ids of the categories of a result that an id, or a label in any language, means.

    One, as a rule; `years` means every `year_1`, `year_2` and so on that the score has.

    Raises:
        Problem: There is none, several fit, it has no part in this score, or it is the total.
    """
    labels = info.labels
    used = {each.id: each.label for player in result.players for each in player.categories}
    names = tuple(dict.fromkeys(used.values()))
    played = info._replace(categories={k: label for k, label in info.categories.items() if k in used})
    match = category_lexicon(played).find(typed)
    if match == _NOTHING:
        match = _printed(played).find(typed)
    if match == _NOTHING:
        match = category_lexicon(info).find(typed)
    numbered = tuple(key for key in used if key in match.several)
    if numbered and _names_all(typed, {key: used[key] for key in numbered}):
        return numbered
    found = _only(match, typed, _unknown(typed, names))
    if found == "total":
        raise Problem(Text("the total is the sum of the categories: name one of {names}", names=names))
    numbered = tuple(key for key in used if _names_all(found, {key: key}))
    if found not in used and numbered:
        return numbered
    if found not in used:
        raise Problem(
            Text("{category} has no part in this score; there are {names}", category=labels[found], names=names)
        )
    return (found,)


def _names_all(typed: str, labels: Mapping[str, Value]) -> bool:
    """Whether a word names numbered categories together: `years` is `year_1` and `Year 2` without the number."""
    spoken = [language(code) for code in LANGUAGES]
    return all(
        Lexicon([(key, [_NUMBER.sub("", name) for name in (key, *(render(label, each) for each in spoken))])]).exact(
            typed
        )
        for key, label in labels.items()
    )


def _unknown(typed: str, names: tuple[Value, ...]) -> Text:
    return Text("there is no category `{name}`; there are {names}", name=typed, names=names)


def _printed(info: Info) -> Lexicon[str]:
    """Return the lexicon of labels as they are printed; making it takes reading the catalogues."""
    spoken = [language(code) for code in LANGUAGES]
    return Lexicon((key, [render(label, each) for each in spoken]) for key, label in info.labels.items())


def _only(match: Match[Thing], typed: str, unknown: Text) -> Thing:
    if match.several:
        raise Problem(Text("`{name}` may be {several}: type a longer part", name=typed, several=match.several))
    if match.found is None:
        raise Problem(unknown)
    return match.found
