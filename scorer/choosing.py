"""Choosing one player or one category of a result by whatever a person calls it."""

from __future__ import annotations

from typing import TypeVar

from scorer.console import Problem
from scorer.language import LANGUAGES
from scorer.record_checks import category_labels, category_lexicon
from scorer.texts import language
from scoring_rules.game import Info
from scoring_rules.names import Lexicon, Match
from scoring_rules.result import PlayerScore, Result
from scoring_rules.text import Text, render

Thing = TypeVar("Thing")

_NOTHING: Match[str] = Match(None)


def player_named(result: Result, typed: str) -> PlayerScore:
    """Return the player of a result whom a name or a part of it means.

    Raises:
        Problem: There is none, or several fit.
    """
    match = Lexicon((each, (each.name,)) for each in result.players).find(typed)
    names = tuple(each.name for each in result.players)
    return _only(
        match, typed, Text("no player is called `{name}`; there are {names}", name=typed, names=names)
    )


def category_named(info: Info, result: Result, typed: str) -> str:
    """Return the id of the category of a result that an id, or a label in any language, means.

    Raises:
        Problem: There is none, several fit, it has no part in this score, or it is the total.
    """
    labels = category_labels(info)
    used = {each.id for player in result.players for each in player.categories}
    names = tuple(label for key, label in labels.items() if key in used)
    played = info._replace(categories={k: label for k, label in info.categories.items() if k in used})
    match = category_lexicon(played).find(typed)
    if match == _NOTHING:
        match = _printed(played).find(typed)
    if match == _NOTHING:
        match = category_lexicon(info).find(typed)
    unknown = Text("there is no category `{name}`; there are {names}", name=typed, names=names)
    found = _only(match, typed, unknown)
    if found == "total":
        raise Problem(Text("the total is the sum of the categories: name one of {names}", names=names))
    if found not in used:
        raise Problem(
            Text(
                "{category} has no part in this score; there are {names}",
                category=labels[found],
                names=names,
            )
        )
    return found


def _printed(info: Info) -> Lexicon[str]:
    """Return the lexicon of labels as they are printed; making it takes reading the catalogues."""
    spoken = [language(code) for code in LANGUAGES]
    return Lexicon(
        (key, [render(label, each) for each in spoken]) for key, label in category_labels(info).items()
    )


def _only(match: Match[Thing], typed: str, unknown: Text) -> Thing:
    if match.several:
        raise Problem(
            Text("`{name}` may be {several}: type a longer part", name=typed, several=match.several)
        )
    if match.found is None:
        raise Problem(unknown)
    return match.found
