"""The record model's verdict on a long form, in the words of the tool: one diagnostic a fault."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, TypeAlias

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import MISSING, NOT_A_DATE, NOT_A_NUMBER, NOT_YES_OR_NO, TOO_LONG, WRONG_SHAPE
from scorer.record.diagnose import is_beside_unknown
from scorer.record.places import Places
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.nodes import Included, Mapping, Node, Scalar, Sequence
from scoring_rules.frame.typed.place import KEY, Place, Step

Path: TypeAlias = "tuple[Step, ...]"

_CODES: dict[str, Code] = {
    "missing": MISSING,
    "string_too_short": MISSING,
    "placeholder": MISSING,
    "string_too_long": TOO_LONG,
    "whole": NOT_A_NUMBER,
    "yes_or_no": NOT_YES_OR_NO,
    "date": NOT_A_DATE,
    "no_such_day": NOT_A_DATE,
}
_ONE_NUMBER = re.compile(r"\D*?([+\-−]?[0-9]{1,6})(?![.,]?[0-9])\D*")
_MONTH_FIRST = re.compile(r"(?P<m>0?[1-9]|1[0-2])[/.-](?P<d>1[3-9]|2[0-9]|3[01])[/.-](?P<y>\d{4}|\d{2})")
"""A date as Americans type it: there is no month of its second number."""
_LIKE_DIGITS = frozenset("OolI")
_REMEDIES: dict[Code, Text] = {
    NOT_A_NUMBER: Text("type digits alone, at most six; a sign may come before them"),
    NOT_YES_OR_NO: Text("type yes or no (oui or non)"),
    NOT_A_DATE: Text("type it as in 2026-11-28, 28/11/2026 with the day first, or 28 November 2026"),
    TOO_LONG: Text("type it shorter"),
}
_SAID: dict[str, Text] = {
    "whole": Text("`{typed}` cannot be read as a whole number of at most six digits"),
    "date": Text("`{typed}` cannot be read as a date; the game is scored without one"),
    "no_such_day": Text("there is no such day as `{typed}`; the game is scored without a date"),
}


def validate(
    model: type[BaseModel], root: Node, places: Places, keys: Keys, untaken: Collection[str] = ()
) -> tuple[Any, list[Diagnostic], set[Path]]:
    """Return the record, what is wrong with it, and the paths that were left out for it.

    Of the entries at the paths `untaken` it is not said that something is missing.

    A value that is wrong is left out and the rest is read again, so that one slip hides no other. So
    is the entry around it where that cannot do without; a player without a name gets a number. The
    record is None where nothing remains.
    """
    data = plain(root)
    found: list[Diagnostic] = []
    left_out = set(_not_given(root))
    while True:
        try:
            return model.model_validate(data), found, left_out
        except ValidationError as error:
            details = error.errors(include_url=False, include_context=True)
        missing = [_path(each) for each in details if each["type"] == "missing"]
        left_out |= {path for path in missing if is_beside_unknown(path, untaken)}
        fresh = [each for each in details if not _within(_path(each), left_out)]
        found += [_diagnostic(each, places, keys) for each in fresh]
        paths = {_path(each) for each in fresh or details}
        if not fresh:
            paths = {_around(path) for path in paths if not _numbered(data, path)}
        if () in paths:
            return None, found, left_out
        for path in paths:
            _take_out(data, path)
        left_out |= paths


def plain(node: Node) -> Any:
    """Return a long form as the lists, dicts and strings that a model reads.

    What is not given is left out; the place of an item of a list stays, so that the others keep theirs.
    """
    match node:
        case Scalar():
            return node.text if node.given else {}
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {
                key.text: plain(value) for key, value in node.entries if not isinstance(value, Scalar) or value.given
            }
        case Included():
            return plain(node.node)


def _not_given(node: Node, here: Path = ()) -> Iterator[Path]:
    """Yield the paths of what a long form holds no value for: it was wrong, and is reported already."""
    match node:
        case Scalar():
            if not node.given:
                yield here
        case Sequence():
            for index, item in enumerate(node.items):
                yield from _not_given(item, (*here, index))
        case Mapping():
            for key, value in node.entries:
                yield from _not_given(value, (*here, key.text))
        case Included():
            yield from _not_given(node.node, here)


def _within(path: Path, left_out: set[Path]) -> bool:
    return any(path[: len(each)] == each for each in left_out)


def _around(path: Path) -> Path:
    """Return the entry around a place: the nearest key above it."""
    outer = path[:-1]
    while outer and isinstance(outer[-1], int):
        outer = outer[:-1]
    return outer


def _at(data: Any, path: Path) -> Any:
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError):
            return None
    return data


def _numbered(data: Any, path: Path) -> bool:
    """Call a player without a name by a number, if that is what is missing at `path`."""
    *above, last = path
    if last != "name" or not above or not isinstance(above[-1], int):
        return False
    _at(data, tuple(above))["name"] = f"#{above[-1] + 1}"
    return True


def _take_out(data: Any, path: Path) -> None:
    around = _at(data, path[:-1])
    if isinstance(around, dict):
        around.pop(path[-1], None)


def _path(error: ErrorDetails) -> Path:
    return tuple(step for step in error["loc"] if step != "[key]")


def _diagnostic(error: ErrorDetails, places: Places, keys: Keys) -> Diagnostic:
    code = _CODES.get(error["type"], WRONG_SHAPE)
    path = _path(error)
    place = Place(path, KEY if error["loc"][-1:] == ("[key]",) else None)
    file, span = places.span(place)
    label, remedy = _label(code, error, keys), _remedy(code, error, keys)
    return Diagnostic(code, code.severity, file, span, label, remedy, str(place))


def _label(code: Code, error: ErrorDetails, keys: Keys) -> Text:
    typed = str(error["input"])
    if error["type"] == "missing":
        return Text("`{key}` is missing here", key=keys.name(str(error["loc"][-1])))
    if code is MISSING:
        holds = Text("`{typed}` only holds the place of what is to be typed", typed=typed)
        return holds if error["type"] == "placeholder" else Text("nothing of this can be seen")
    if code is TOO_LONG:
        limit = int(error.get("ctx", {}).get("max_length", 0))
        return Text("{n} characters, at most {limit} can be read", n=len(typed), limit=limit)
    said = _SAID.get(error["type"], Text("`{typed}` is typed"))
    return said.with_values(typed=short(typed))


def _remedy(code: Code, error: ErrorDetails, keys: Keys) -> Text | None:
    if error["type"] == "missing":
        return Text("add `{key}:` with its value", key=keys.name(str(error["loc"][-1])))
    if error["type"] == "placeholder":
        return Text("type the {key} in its place", key=keys.name(_key_of(error)))
    if code is MISSING:
        return Text("type the {key} in its place", key=keys.name(_key_of(error)))
    if error["type"] == "no_such_day" and (other := _MONTH_FIRST.fullmatch(str(error["input"]).strip())):
        return Text("the day comes first: {date}", date="/".join(other.group("d", "m", "y")))
    if code is NOT_A_NUMBER:
        return _remedy_of_number(str(error["input"]))
    return _REMEDIES.get(code)


def _key_of(error: ErrorDetails) -> str:
    """Return the key of what is wrong, or of the list that it stands in."""
    return next((step for step in reversed(error["loc"]) if isinstance(step, str) and step != "[key]"), "name")


def _remedy_of_number(typed: str) -> Text | None:
    """Return what to type instead of a number that cannot be read."""
    if _looks_like_digits(typed):
        return Text("the letters O, l and I are no digits: type 0 or 1")
    number = _ONE_NUMBER.fullmatch(typed)
    return Text("type the number alone: {number}", number=number[1]) if number else _REMEDIES[NOT_A_NUMBER]


def _looks_like_digits(typed: str) -> bool:
    return bool(typed) and set(typed) <= {*"0123456789", *_LIKE_DIGITS} and not _LIKE_DIGITS.isdisjoint(typed)
