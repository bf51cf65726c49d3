"""A record to fill in, as text: the head that every game's has, the game's own lines, what else may stand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorer.cli.option_error import refusal
from scorer.lookup.field_help import control_example, meanings
from scoring_rules import load_game
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Language, Text, Value, render
from scoring_rules.frame.language.words import as_typed
from scoring_rules.frame.template import Line, Template

_COMMENT_COLUMN = 44
_OPTIONAL = re.compile(r"^( *)# ")


class Head(NamedTuple):
    """What is written above the game's own lines, where it is given: the language, rulings by reading."""

    language: str | None = None
    readings: tuple[tuple[str, str], ...] = ()


def record_to_fill_in(slug: str, wanted: Template, language: Language, head: Head) -> str:
    """Return a record of a game that already passes every check.

    Raises:
        Problem: An option of the game cannot be read.
    """
    found: list[Finding] = []
    own = load_game(slug).templates().lines(wanted, found)
    if found:
        option = str(found[0].marks[0].place.path[0])
        typed = f"{flag(option)} {wanted.options[option]}"
        raise refusal(typed, found[0])
    info = load_game(slug).info
    whole = [*_head(info, head), Line(""), *own, Line(""), *_more(info, language)]
    lines = own if is_part(slug, wanted) else whole
    return "\n".join(_written(lines, language)) + "\n"


def is_part(slug: str, wanted: Template) -> bool:
    """Whether what is wanted is no record but a file that records name."""
    return any(option.part and option.id in wanted.options for option in load_game(slug).templates().options)


def flag(option: str) -> str:
    """Return an option of a game as it is typed on the command line."""
    return f"--{option.replace('_', '-')}"


def _head(info: Info, head: Head) -> Iterator[Line]:
    texts = meanings(info, "")
    yield Line(f"game: {info.slug}")
    if head.language is not None:
        yield Line(f"language: {head.language}")
    yield from (Line(f"{key}:", _text(texts[key])) for key in ("title", "date", "place"))
    if head.readings:
        rulings = ", ".join(f"{reading}: {ruling}" for reading, ruling in head.readings)
        yield Line(f"readings: {{{rulings}}}", _text(texts["readings"]))


def _more(info: Info, language: Language) -> Iterator[Line]:
    """Yield comments: what a player may have besides."""
    texts = meanings(info, "")
    yield Line("", Text("A player may have more, below the name; take the # off:"))
    for key, example in (
        ("pieces", render(control_example(info), language)),
        ("adjustments", "[{points: -2, reason: …}]"),
        ("claimed", "84"),
        ("counted", "61"),
    ):
        yield Line(f"    # {key}: {example}", _text(texts[key]))


def _text(value: Value) -> Text:
    return value if isinstance(value, Text) else Text("{text}", text=value)


def _written(lines: Iterable[Line], language: Language) -> Iterator[str]:
    """Yield lines as text: comments to the right of what they explain, or on lines of their own."""
    for line in lines:
        yaml = _OPTIONAL.sub(r"\1#", render(as_typed(line.yaml), language))
        comment = "" if line.comment is None else f"# {line.comment.render(language)}"
        if yaml and comment:
            yield f"{yaml:<{_COMMENT_COLUMN}} {comment}"
        else:
            yield yaml or comment
