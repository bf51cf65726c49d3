"""The head of a record, read before its model is known: that it is one, its game, its language."""

from __future__ import annotations

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import GAME, NOT_A_RECORD
from scorer.record.places import start
from scoring_rules import GAMES
from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Document, Mapping, Node, Scalar, Span
from scoring_rules.titles import by_name

_LANGUAGES = Lexicon(
    (("en", ("en", "english", "anglais", "Englisch")), ("fr", ("fr", "french", "français", "Französisch")))
)


def record_of(document: Document, found: list[Diagnostic]) -> Mapping | None:
    """Return the keys and values of a file, None where it has none; a file of anything else is a fault."""
    root = document.root
    if root is None or isinstance(root, Mapping):
        return root
    remedy = Text("a record begins with `game: hutan`; `scorer new hutan` writes one to fill in")
    found.append(Diagnostic(NOT_A_RECORD, "error", document.name, start(root.span), None, remedy))
    return None


def language_of(root: Mapping) -> str | None:
    """Return the code of the language that a record asks for, None where it is not known."""
    values = (value for _, value in _entries(root, "language"))
    typed = next((value.text for value in values if isinstance(value, Scalar) and value.given), None)
    return None if typed is None else language_code(typed)


def language_code(typed: str) -> str | None:
    """Return the code of a language by what people call it, None where it is not known."""
    return _LANGUAGES.exact(typed)


def game_of(root: Mapping, document: Document, found: list[Diagnostic]) -> str | None:
    """Return the id of the game of a record; None where it is missing or unknown, which is a fault."""

    def wrong(span: Span, label: Text, remedy: Text) -> None:
        found.append(Diagnostic(GAME, "error", document.name, span, label, remedy, "game"))

    offer = Text("type one of {games}", games=tuple(GAMES))
    typed = _entries(root, "game")
    if not typed:
        span = root.entries[0][0].span if root.entries else start(root.span)
        remedy = Text("begin the file with `game:` and one of {games}", games=tuple(GAMES))
        wrong(span, Text("no `game:` is typed"), remedy)
        return None
    key, value = typed[0]
    word = value.text if isinstance(value, Scalar) else ""
    if not word:
        wrong(key.span, Text("the name of the game is missing behind the colon"), offer)
        return None
    slug = by_name(word)
    if slug is None:
        near = Lexicon((slug, (slug,)) for slug in GAMES).near(word)
        remedy = Text("did you mean {near}?", near=near) if near else offer
        wrong(value.span, Text("`{game}` is not a game known here", game=word), remedy)
    return slug


def _entries(root: Mapping, key: str) -> list[tuple[Scalar, Node]]:
    """Return the entries of a record whose key is this one, in any language."""
    return [(name, value) for name, value in root.entries if RECORD_KEYS.means(name.text, key)]
