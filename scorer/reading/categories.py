"""The categories that points are typed for: what they may be called, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.record.codes import KEY_TWICE, TOTAL_DIFFERS, UNKNOWN_CATEGORY
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.typed.place import KEY, Place, at

_MOST_OFFERED = 6
"""Categories that a part of a name is said to fit; of more, those in play are listed."""


class Known(NamedTuple):
    """The categories of a game: `names` has all of them, `offered` those in play, for the help."""

    names: Lexicon[str]
    offered: Lexicon[str]


def known_categories(info: Info, in_play: Iterable[str]) -> Known:
    """Return the categories that a claim may name; those `in_play` are offered where it names none."""
    labels = info.labels
    keys = dict.fromkeys([*in_play, "adjustments", "total"])
    return Known(category_lexicon(info), Lexicon((key, _offered(key, labels[key])) for key in keys))


@cache
def _category_names(label: Value) -> tuple[str, ...]:
    """Return a label as it may be typed: as it is printed in each language, and the names inside it."""
    if isinstance(label, Name):
        return label
    if isinstance(label, Text):
        inside = [name for value in label.values.values() if isinstance(value, Name) for name in value]
        return (*(label.render(language(code)) for code in LANGUAGES), *inside)
    return (str(label),)


def category_lexicon(info: Info) -> Lexicon[str]:
    """Return the lexicon of a game's categories: ids and printed labels in every language."""
    return Lexicon((key, (key, *_category_names(label))) for key, label in info.labels.items())


def _offered(key: str, label: Value) -> tuple[str | Name, ...]:
    """Return a category as it is offered: by its name in the language spoken, where it has one."""
    return (label, key) if isinstance(label, Name) else (key,)


def check_points(player: Any, seat: int, known: Known, found: list[Finding]) -> None:
    """Add what is wrong with the categories of points that a player claims or has counted by hand."""
    for key in ("claimed", "counted"):
        points = getattr(player, key) or {}
        place = at("players", seat, key)
        typed = _categories(points, place, known, found)
        if key == "counted" and "total" in typed:
            found += _added_up(points, points[typed["total"]], place)


def _categories(points: Iterable[str], place: Place, known: Known, found: list[Finding]) -> dict[str, str]:
    """Return the categories that points are typed for, as typed; what is unknown or twice is found."""
    typed: dict[str, str] = {}
    for word in points:
        here = place._replace(path=(*place.path, word), part=KEY)
        match = known.names.find(word)
        if match.found is None:
            near = 0 < len(match.several) <= _MOST_OFFERED or (
                not match.several and len(found) < MOST_HELPED and known.names.near(word)
            )
            look_up(word, known.names if near else known.offered, here, found, unknown=UNKNOWN_CATEGORY)
        elif match.found in typed:
            first = typed[match.found]
            label = Text("`{key}` is the same as `{first}`", key=word, first=first)
            before = Mark(place._replace(path=(*place.path, first), part=KEY), Text("`{key}` first", key=first))
            found.append(Finding(KEY_TWICE, (Mark(here, label), before), Text("keep one of them"), "last"))
        else:
            typed[match.found] = word
    return typed


def _added_up(points: Mapping[str, int], total: int, place: Place) -> Iterator[Finding]:
    """A total typed beside categories is their sum."""
    added = sum(points.values()) - total
    if len(points) > 1 and added != total:
        label = Text("the categories make {added}, the total says {total}", added=added, total=total)
        remedy = Text("correct the number that is wrong, or remove `total`")
        yield finding(TOTAL_DIFFERS, place._replace(part=KEY), label, help=remedy)
