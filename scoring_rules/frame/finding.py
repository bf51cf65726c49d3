"""What a check found: a code, the places that share the fault, and what to do about it."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Place

Severity: TypeAlias = Literal["error", "warning", "note"]


class Code(NamedTuple):
    """One kind of fault: a stable id, how bad it is, its title and the rule it rests on.

    `waivable`: a group may play on with it (`allow:`); what cannot be read cannot be waived. `own_file`: it
    is said only of what is typed in the record itself, not of a file that it shares with other records.
    """

    id: str
    severity: Severity
    title: Text
    rule: str
    waivable: bool = False
    own_file: bool = False


class Mark(NamedTuple):
    """A place that a finding is about, and what is to be said of it there."""

    place: Place
    label: Text | None = None


class Finding(NamedTuple):
    """One fault. Its marks are equal partners; `point` says which of them is pointed at.

    "first" and "last" are meant in the order of the file, which only the tool knows. It `rests_on` further
    places: where one of them could not be read, that has been said, and this finding is left out. So is
    one about a field that is missing beside a key that is not known, and one that rests on a name or another
    key that stands there twice.
    """

    code: Code
    marks: tuple[Mark, ...]
    help: Text | None = None
    point: Literal["first", "last"] = "first"
    rests_on: tuple[Place, ...] = ()


def lacking(code: Code, places: tuple[Place, ...], label: Text, help: Text) -> Finding:
    """Return the finding that none of several fields is typed, of which one is needed."""
    first, *others = places
    return Finding(code, (Mark(first, label),), help, rests_on=tuple(others))


def finding(code: Code, place: Place, label: Text | None = None, help: Text | None = None) -> Finding:
    """Return a finding about one place."""
    return Finding(code, (Mark(place, label),), help)
