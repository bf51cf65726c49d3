"""A file that records name, such as that of one player, alone: how it is known, and the record around it."""

from __future__ import annotations

from scorer.record.included_file import content, is_whole
from scorer.record.places import start
from scoring_rules import GAMES, load_game
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence


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
