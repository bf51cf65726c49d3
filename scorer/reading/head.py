"""What a file is, read before its model is known: a record, its game and language, or part of a record."""

from __future__ import annotations

import re
from collections.abc import Iterable

from scorer.base.diagnostics import Diagnostic
from scorer.base.languages import LANGUAGES
from scorer.reading.foreign import foreign_kind, is_own_result
from scorer.record.codes import GAME, NOT_A_RECORD
from scorer.record.includes import content, is_whole
from scorer.record.places import start
from scoring_rules import GAMES, PARTS, load_game
from scoring_rules.frame.language.keys import RECORD_KEYS, Keys
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.nodes import Document, Mapping, Node, Scalar, Sequence, Span
from scoring_rules.titles import by_name

LANGUAGE_NAMES = (("en", ("en", "english", "anglais", "Englisch")), ("fr", ("fr", "french", "français", "Französisch")))
"""The languages that are spoken, and what people call them."""
_LANGUAGES = Lexicon(LANGUAGE_NAMES)

_FIRST_WORD = re.compile(r"\W*(\w+)")


def record_of(document: Document, found: list[Diagnostic]) -> Mapping | None:
    """Return the keys and values of a file, None where it has none; a file of anything else is a fault."""
    root = document.root
    if root is None or (isinstance(root, Mapping) and not is_own_result(root)):
        return root
    found.append(_no_record(document, root, foreign_kind(document)))
    return None


def _no_record(document: Document, root: Node, kind: Text | None) -> Diagnostic:
    """Return that a file is no record, and what it is instead where that can be told."""
    remedy = Text("a record begins with `game: hutan`; `scorer new hutan` writes one to fill in")
    return Diagnostic(NOT_A_RECORD, "error", document.name, start(root.span), kind, remedy)


def language_of(root: Mapping) -> str | None:
    """Return the code of the language that a record asks for, None where it is not known."""
    values = (value for _, value in _entries(root, "language"))
    typed = next((value.text for value in values if isinstance(value, Scalar) and value.given), None)
    return None if typed is None else language_code(typed)


def spoken_language(root: Mapping) -> str | None:
    """Return the language to speak of a record: the one that it asks for, else the one that its keys tell."""
    told = told_language(root)
    return language_of(root) or (told if told in LANGUAGES else None)


def language_in_lines(lines: Iterable[str]) -> str | None:
    """Return the language to speak of a file that could not be parsed, by what stands before the colons of its lines."""
    pairs = [
        (key.strip(" \t-"), value.strip(" \t\"'")) for key, colon, value in (x.partition(":") for x in lines) if colon
    ]
    typed = next((value for key, value in pairs if RECORD_KEYS.means(key, "language")), "")
    told = RECORD_KEYS.language_of(key for key, _ in pairs)
    return language_code(typed) or (told if told in LANGUAGES else None)


def told_language(root: Mapping, keys: Keys = RECORD_KEYS) -> str:
    """Return the code of the language that the keys of a record and of its players are in; empty for English."""
    inner = [value for _, value in _entries(root, "players")]
    players = [item for value in inner if isinstance(value, Sequence) for item in value.items]
    entries = [entry for part in (root, *players) if isinstance(part, Mapping) for entry in part.entries]
    return keys.language_of(key.text for key, _ in entries)


def language_code(typed: str) -> str | None:
    """Return the code of a language by what people call it, None where it is not known."""
    return _LANGUAGES.exact(typed)


def game_of(root: Mapping, document: Document, found: list[Diagnostic]) -> str | None:
    """Return the id of the game of a record; None where it is missing or unknown, which is a fault."""

    def wrong(span: Span, label: Text, remedy: Text) -> None:
        found.append(Diagnostic(GAME, "error", document.name, span, label, remedy, "game"))

    offer = Text("type one of {games}", games=tuple(GAMES))
    typed = _entries(root, "game")
    if not typed and (kind := foreign_kind(document)) is not None:
        found.append(_no_record(document, root, kind))
        return None
    if not typed:
        span = root.entries[0][0].span if root.entries else start(root.span)
        remedy = Text("begin the file with `game:` and one of {games}", games=tuple(GAMES))
        wrong(span, Text("no `game:` is typed"), remedy)
        return None
    key, value = typed[0]
    word = value.text if isinstance(value, Scalar) else ""
    if not word:
        wrong(key.span, Text("the name of the game is missing after the colon"), offer)
        return None
    slug = by_name(word)
    if slug is None:
        near = Lexicon((slug, (slug,)) for slug in GAMES).near(word)
        remedy = Text("did you mean {near}?", near=near) if near else offer
        wrong(value.span, Text("`{game}` is not a game known here", game=short(word)), remedy)
    return slug


def _entries(root: Mapping, key: str) -> list[tuple[Scalar, Node]]:
    """Return the entries of a record whose key is this one, in any language."""
    return [(name, value) for name, value in root.entries if RECORD_KEYS.means(name.text, key)]


def part_of(root: Mapping) -> tuple[str, FileOf] | None:
    """Return the game and the field of a file that is no record but part of one; None for others."""
    if is_whole(root):
        return None
    for slug in GAMES:
        game = load_game(slug)
        for field in game.record().FILES:
            entries = set(map(fold, field.entries))
            if all(_has(root, key, game.keys) for key in field.keys) or any(
                _begins_so(value, entries) for _, value in root.entries
            ):
                return slug, field
    return None


def part_told(slug: str, field: FileOf) -> Text:
    """Return what a file is that records of a game name in a field: "a deck of Hortis"."""
    return PARTS[field.field].with_values(game=load_game(slug).info.name)


def part_alone(document: Document, root: Mapping, slug: str, field: FileOf) -> Diagnostic:
    """Return that a file is not a record but a part of one."""
    label = Text("this is {what}, which records name", what=part_told(slug, field))
    remedy = Text("give the record that names it; `scorer check {file}` checks it alone", file=document.name)
    return Diagnostic(NOT_A_RECORD, "error", document.name, start(root.span), label, remedy)


def is_meant_as_record(document: Document) -> bool:
    """Whether a file has the game or the players of a record; where it is no YAML, whether a line begins with these words."""
    if document.root is not None:
        return isinstance(document.root, Mapping) and is_whole(document.root)
    first_words = (_FIRST_WORD.match(line) for line in document.lines)
    return any(RECORD_KEYS.means(word[1], key) for word in first_words if word for key in ("game", "players"))


def _has(root: Mapping, key: str, keys: Keys) -> bool:
    return any(keys.means(typed.text, key) for typed, _ in root.entries)


def _begins_so(value: Node, words: set[str]) -> bool:
    """Whether a value begins with one of some words, or holds one of them as a value."""
    if isinstance(value, Mapping):
        return any(isinstance(inner, Scalar) and fold(inner.text) in words for _, inner in value.entries)
    return isinstance(value, Scalar) and fold(value.text.partition(" ")[0]) in words


def record_around(root: Mapping, slug: str, field: FileOf) -> Mapping:
    """Return the record that has nothing but what such a file holds, in its field."""

    def entry(key: str, value: Node) -> tuple[Scalar, Node]:
        return Scalar(key, start(root.span), "quoted"), value

    part = content(root, field, load_game(slug).keys)
    whole_part = Sequence((part,), root.span) if field.many else part
    nobody = () if field.field == "players" else (entry("players", Sequence((), root.span)),)
    entries = (entry("game", entry(slug, root)[0]), entry(field.field, whole_part), *nobody)
    return Mapping(entries, root.span)


def path_inside(field: FileOf) -> str:
    """Return the path in that record below which all that the file holds is."""
    return f"{field.field}[0]" if field.many else field.field
