"""What a text may hold in the fields of a record whose words are known, as a schema tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from scorer.lookup.patterns import sign, text_of
from scorer.reading.head import LANGUAGE_NAMES
from scoring_rules.frame.info import Info, Option
from scoring_rules.frame.record import Record
from scoring_rules.frame.typed.vocabulary import Called, Signs, Vocabularies, Vocabulary

_PREFIX = len("HUT")


def text_limits(info: Info, model: type[Record]) -> Mapping[str, tuple[str, Mapping[str, Any]]]:
    """Return for fields, as `HutanRecord.mode`, the first field that takes the same words, and what limits a text there.

    Args:
        info: The game.
        model: The model of its records.
    """
    known = {**_of_every_game(info, model.__name__), **model.vocabularies()}
    first = {id(vocabulary): field for field, vocabulary in reversed(known.items())}
    limits = {field: _limits(known[field]) for field in first.values()}
    return {field: (first[id(vocabulary)], limits[first[id(vocabulary)]]) for field, vocabulary in known.items()}


def _limits(vocabulary: Vocabulary | Signs) -> Mapping[str, Any]:
    most = vocabulary.most if isinstance(vocabulary, Vocabulary) else None
    return {"pattern": text_of(vocabulary), **({} if most is None else {"maximum": most})}


def _of_every_game(info: Info, record: str) -> Vocabularies:
    """Return the vocabularies of what is chosen from options, of languages, and of codes that may be waived."""
    options = {f"{record}.{each.key}": Vocabulary(_names(each.options)) for each in info.settings if each.options}
    languages = Vocabulary(tuple(name for _, names in LANGUAGE_NAMES for name in names))
    waivable = [code.id for code in info.codes if code.waivable]
    return {**options, f"{record}.language": languages, f"{record}.allow": Signs(_others_than(waivable))}


def _names(options: Iterable[Option]) -> tuple[Called, ...]:
    return tuple(name for each in options for name in (each.id, each.name, *each.also))


def _others_than(codes: Iterable[str]) -> str:
    """Return the expression of codes that are not these, though of the same letters."""
    numbers: dict[str, list[str]] = {}
    for code in codes:
        numbers.setdefault(code[:_PREFIX].lower(), []).append(code[_PREFIX:])
    ways = (f"{''.join(map(sign, letters))}(?!(?:{'|'.join(own)})(?![0-9]))[0-9]" for letters, own in numbers.items())
    return f"(?:{'|'.join(ways)})"
