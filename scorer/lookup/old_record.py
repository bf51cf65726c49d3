"""What a new record takes over from an old one: the players, the table, its rulings, its language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from scorer.base.files import read
from scorer.base.languages import LANGUAGES
from scorer.base.problem import Problem, answer_in
from scorer.reading.read import read as read_record
from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.typed.nodes import Mapping

if TYPE_CHECKING:
    from scorer.reading.read import Read


class OldRecord(NamedTuple):
    """A record without errors: its players, its table, rulings that are not the default.

    `language` is the one that it asks for, `of_keys` that of its keys.
    """

    players: tuple[str, ...]
    table: Any
    rulings: tuple[tuple[str, str], ...]
    language: str | None
    of_keys: str | None


def old_record(name: str, game: str, spoken: Callable[[str | None], Language]) -> OldRecord:
    """Return what a record of a game holds.

    Args:
        name: The name of its file.
        game: The id of the game.
        spoken: Returns the language to speak, given the one that the record asks for.

    Raises:
        Problem: It cannot be read, is of another game, or has errors.
    """
    found = read_record(read(name))
    answer_in(spoken(found.language))
    if found.slug is not None and found.slug != game:
        raise Problem(
            Text("{file} is a record of {other}, not of {game}", file=name, other=found.slug, game=game)
        )
    if found.has_errors:
        raise Problem(Text("{file} has errors: mend what `scorer check {file}` shows", file=name))
    players = tuple(player.name for player in found.record.players)
    return OldRecord(players, found.table, _rulings(found), found.language, _of_keys(found))


def _of_keys(read: Read) -> str | None:
    """Return the language of the keys of a record, by the one that names its game."""
    root = next(iter(read.documents.values())).root
    typed = {fold(key.text) for key, _ in root.entries} if isinstance(root, Mapping) else set()
    name = RECORD_KEYS.name("game")
    own = {"en": name.en, "fr": name.fr}
    return next((code for code in LANGUAGES if fold(own[code]) in typed), None)


def _rulings(read: Read) -> tuple[tuple[str, str], ...]:
    """Return the rulings of a record that are not the default."""
    assert read.game is not None  # noqa: S101 - there are no errors
    settings = read.table.settings
    chosen = settings.readings
    return tuple(
        (reading.id, chosen[reading.id])
        for reading in read.game.info.readings
        if chosen[reading.id] != reading.default_in(settings.edition)
    )
