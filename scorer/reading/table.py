"""From a validated record to its table: read by its game, with the rulings in force, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from scorer.reading.checks import check_record, many_players
from scorer.reading.hand_counts import hand_counts
from scorer.reading.winners import check_winners, with_winners
from scorer.record.codes import READING
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.info import NO, Info
from scoring_rules.frame.language.keys import PAGE_WORDS
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Name
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.typed.place import KEY, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def table_of(
    game: Game[Any], record: Any, asked: Mapping[str, str] | None = None, *, strict: bool = False, told: str = ""
) -> tuple[Any, Any, list[Finding]]:
    """Return a record as it is in force, its table, and all that is wrong with the two.

    Rulings that are `asked` for, by their readings, hold instead of the record's; a `strict` table has control
    counts. `told` is the language that the keys of the record tell; words are read in it where the record does not
    name one.
    """
    if asked:
        record = record.model_copy(update={"readings": {**record.readings, **asked}})
    record = with_winners(record)
    too_many = list(many_players(record))
    if too_many:  # one more than can be read tells the game so
        record = record.model_copy(update={"players": record.players[: MOST_PLAYERS + 1]})
    in_language = record.model_copy(update={"language": told}) if told and record.language is None else record
    table, findings = _table(game, in_language)
    found = [*findings, *too_many, *check_winners(record), *check_record(game, record, table, strict=strict)]
    return record, table, [*found, *hand_counts(game, record, table, found)]


def _table(game: Game[Any], record: Any) -> tuple[Any, list[Finding]]:
    """Return the table with the rulings that the record asks for, and all that is wrong with it."""
    table, findings = game.read(record)
    readings, wrong = rulings(game.info, record.readings, table.settings.edition)
    table = table._replace(settings=table.settings._replace(readings=readings))
    table = game.settle(table)
    return table, [*findings, *wrong, *game.check(table)]


def is_page(key: str) -> bool:
    """Whether a key stands for the answers of the French rules page."""
    return fold(key) in PAGE_WORDS


def by_page(typed: Mapping[str, str]) -> bool:
    """Whether the readings that are typed take the answers of the French rules page."""
    return any(is_page(key) and value.casefold() not in NO for key, value in typed.items())


def by_the_page(info: Info, readings: Mapping[str, str]) -> tuple[Name, ...]:
    """Return the rulings in force that the French rules page gives, as they are typed."""
    return tuple(
        reading.with_option(option)
        for reading in info.readings
        for option in reading.options
        if option.id == reading.page == readings[reading.id]
    )


def rulings(info: Info, typed: Mapping[str, str], edition: str | None = None) -> tuple[dict[str, str], list[Finding]]:
    """Return the ruling for each of a game's readings, and what is wrong with those typed."""
    chosen = {reading.id: reading.default_in(edition) for reading in info.readings}
    if by_page(typed):
        chosen |= {reading.id: reading.page for reading in info.readings if reading.page}
    found: list[Finding] = []
    known = Lexicon((reading.id, (reading.typed, reading.id, *reading.word)) for reading in info.readings)
    for key, value in typed.items():
        if is_page(key):
            continue
        place = at("readings", key)
        reading = look_up(key, known, place._replace(part=KEY), found, unknown=READING)
        if reading is None:
            continue
        allowed = next(each.options for each in info.readings if each.id == reading)
        option = look_up(value, options(allowed), place, found)
        if option is not None:
            chosen[reading] = option
    return chosen, found
