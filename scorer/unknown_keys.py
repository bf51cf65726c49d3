"""A key that is not known where it stands: what it was meant to be, and what to do about it."""

from __future__ import annotations

from functools import cache

from pydantic import BaseModel

from scorer.shapes import fields
from scoring_rules.lookup import near_names
from scoring_rules.names import Lexicon, fold
from scoring_rules.text import Text
from scoring_rules.words import FIELD_WORDS

_ALIKE = 0.75
"""From here on a typed key is read as the one it looks like, so that its value is checked too."""


@cache
def keys_of(model: type[BaseModel]) -> Lexicon[str]:
    """Return the keys of a model with their words in every language."""
    return Lexicon((key, (key, *FIELD_WORDS.get(key, ()))) for key in fields(model))


@cache
def _every_key() -> Lexicon[str]:
    return Lexicon((key, (key, *words)) for key, words in FIELD_WORDS.items())


def meant(typed: str, model: type[BaseModel]) -> str | None:
    """Return the key that an unknown one is a slip of, None where that is not plain to see."""
    from difflib import SequenceMatcher

    known = keys_of(model)
    near = tuple(map(str, near_names(typed, known)))
    if not near or _every_key().exact(typed):
        return None
    alike = SequenceMatcher(None, fold(typed), fold(near[0])).ratio()
    return known.exact(near[0]) if alike >= _ALIKE else None


def remedy(typed: str, model: type[BaseModel], record: type[BaseModel]) -> Text:
    """Return what to do about an unknown key of `model` in a record whose model is `record`."""
    elsewhere = _every_key().exact(typed)
    owner = None if elsewhere is None else _owner(elsewhere, record)
    if owner is not None:
        return (
            Text("it belongs to an entry of `{list}:`: indent it like the keys there", list=owner)
            if owner
            else Text("it belongs to the whole record: type it above `players:`, without blanks before it")
        )
    near = near_names(typed, keys_of(model))
    if near:
        return Text("did you mean {near}?", near=near)
    return Text("the keys that may stand here: {keys}", keys=keys_of(model).shown)


def _owner(key: str, model: type[BaseModel], of: str = "") -> str | None:
    """Return the list whose entries have this key, empty for the record itself, None for neither."""
    shapes = fields(model)
    if key in shapes:
        return of
    inner = ((name, shape.inner.model) for name, shape in shapes.items() if shape.inner and shape.inner.model)
    owners = (_owner(key, each, name) for name, each in inner)
    return next((owner for owner in owners if owner is not None), None)
