"""A key that is not known where it stands: what it was meant to be, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from pydantic import BaseModel

from scorer.record.shapes import fields
from scorer.source.mistakes.known_keys import lacks_colon
from scoring_rules import every_key
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Alternatives, Name, Text, Value
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.lookup import likeness

_OFFERED = 0.67
"""From here on a key is offered for what was typed."""
_MOST_LISTED = 12
"""Keys that are all listed where none looks like the one that was typed; of more the nearest."""
_ALIKE = 0.75
"""From here on a typed key is read as the one it looks like, so that its value is checked too."""


@cache
def keys_of(model: type[BaseModel], keys: Keys) -> Lexicon[str]:
    """Return the keys of a model with their words in every language."""
    return Lexicon((key, keys.spellings(key)) for key in fields(model))


def meant(typed: str, model: type[BaseModel], keys: Keys) -> str | None:
    """Return the key that an unknown one is a slip of, None where that is not plain to see."""
    if _is_board(typed, model, keys):
        return keys.board
    rather = _rather(typed, model, keys)
    if len(rather) == 1:
        return rather[0]
    known = keys_of(model, keys)
    near = tuple(map(str, known.near(typed)))
    if not near or fold(typed) in every_key().by_word:
        return None
    return known.exact(near[0]) if likeness(typed, near[0]) >= _ALIKE else None


def _rather(typed: str, model: type[BaseModel], keys: Keys) -> tuple[str, ...]:
    """Return the keys of a model that are meant by a key of other entries, or of other games."""
    elsewhere = keys.by_word.get(fold(typed)) or every_key().by_word.get(fold(typed), ())
    return tuple(key for other in elsewhere for key in keys.rather.get(other, ()) if key in fields(model))


def may_stand_at(typed: str, record: type[BaseModel], keys: Keys) -> Iterator[str]:
    """Yield the paths at which what stands under a misplaced key may be missing: entries, or a key of the record."""
    for key in keys.by_word.get(fold(typed), ()):
        owner = _owner(key, record)
        if owner == "":
            yield key
        elif owner is not None:
            yield from (f"{owner}[{number}]" for number in range(MOST_PLAYERS))


def goes_below(typed: str, model: type[BaseModel], keys: Keys) -> Iterator[str]:
    """Yield the keys of a model below which a key belongs that was typed beside them."""
    return (name for key in keys.by_word.get(fold(typed), ()) for name in _deeper(key, model))


def remedy(
    typed: str, model: type[BaseModel], record: type[BaseModel], keys: Keys, beside: Collection[str | None] = ()
) -> Text:
    """Return what to do about an unknown key of `model` in a record whose model is `record`.

    `beside` are the keys of the same entry that are known.
    """
    if lacks_colon(typed):
        key, _, rest = typed.strip().partition(" ")
        return Text("a colon is missing after it: `{mended}`", mended=f"{key}: {rest}")
    if _is_board(typed, model, keys):
        return Text("did you mean {near}?", near=keys.name(keys.board))
    if typed.strip().isdigit():
        return Text("a comma splits the number in two: type a whole number, without a decimal comma")
    elsewhere = keys.by_word.get(fold(typed), ())
    if rather := Alternatives(map(keys.name, _rather(typed, model, keys))):
        return Text("did you mean {near}?", near=rather)
    other_place = _other_place(elsewhere, model, record, keys, beside)
    return other_place or _near_key(typed, model, keys)


def _other_place(
    elsewhere: Iterable[str],
    model: type[BaseModel],
    record: type[BaseModel],
    keys: Keys,
    beside: Collection[str | None],
) -> Text | None:
    """Return where a key belongs that stands in the wrong entry, None where it belongs nowhere."""
    owner = next((found for key in elsewhere if (found := _owner(key, record)) is not None), None)
    deeper = next((name for key in elsewhere for name in _deeper(key, model)), None)
    if owner == "":
        return Text("it belongs to the whole record: type it above `players:`, without spaces before it")
    if deeper is not None and deeper not in beside:
        return Text("type `{key}:` above it, and indent it below that", key=keys.name(deeper))
    if deeper is not None:
        return Text("it belongs below `{key}:`: indent it there", key=keys.name(deeper))
    if owner is not None:
        return Text("it belongs to an entry of `{list}:`: indent it like the keys there", list=keys.name(owner))
    return None


def _near_key(typed: str, model: type[BaseModel], keys: Keys) -> Text:
    """Return the keys that look like the one that was typed, or those that may be there."""
    known = keys_of(model, keys)
    near = tuple(
        keys.name(known.exact(name) or name)
        for name in map(str, known.near(typed))
        if likeness(typed, name) >= _OFFERED
    )
    if near:
        return Text("did you mean {near}?", near=Alternatives(dict.fromkeys(near)))
    nearest = known.near(typed, least=0.0)
    if len(fields(model)) > _MOST_LISTED and nearest:
        return Text(
            "no key here looks like it; the nearest is {keys}",
            "no key here looks like it; the nearest are {keys}",
            n=len(nearest),
            keys=tuple(map(_key_name(known, keys), nearest)),
        )
    return Text("the keys that may be here: {keys}", keys=tuple(map(keys.name, fields(model))))


def _key_name(known: Lexicon[str], keys: Keys) -> Callable[[Value], Name]:
    return lambda name: keys.name(known.exact(str(name)) or str(name))


def _deeper(key: str, model: type[BaseModel]) -> Iterator[str]:
    """Yield the keys of a model below which a key belongs."""
    return (name for name, shape in fields(model).items() if shape.model is not None and key in fields(shape.model))


def _is_board(typed: str, model: type[BaseModel], keys: Keys) -> bool:
    """Whether a key stands for a player's board, in the words of another game or of none."""
    return keys.board in fields(model) and fold(typed) in every_key().board_words


def _owner(key: str, model: type[BaseModel], of: str = "") -> str | None:
    """Return the list whose entries have this key, empty for the record itself, None for neither."""
    shapes = fields(model)
    if key in shapes:
        return of
    inner = ((name, shape.inner.model) for name, shape in shapes.items() if shape.inner and shape.inner.model)
    owners = (_owner(key, each, name) for name, each in inner)
    return next((owner for owner in owners if owner is not None), None)
