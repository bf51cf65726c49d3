"""What holds for every game's record: players, names, waivers, control counts, claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from scorer.reading.categories import check_points, known_categories
from scorer.reading.control_counts import control_counts, misplaced_counts
from scorer.reading.head import language_code
from scorer.reading.missing import missing
from scorer.record import codes as record_codes
from scorer.record.codes import (
    BOARD_AND_COUNTED,
    MANY_PLAYERS,
    NAME_TWICE,
    NO_PLAYERS,
    NOT_WAIVABLE,
    UNKNOWN_CODE,
    UNKNOWN_LANGUAGE,
)
from scorer.source import codes as text_codes
from scoring_rules.frame import lookup
from scoring_rules.frame.finding import Code, Finding, Mark, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_HELPED, MOST_PLAYERS
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import KEY, at

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


def check_record(game: Game[Any], record: Any, table: Any, *, strict: bool = False) -> list[Finding]:
    """Return what is wrong with the parts that every record has; a `strict` table has control counts."""
    names = [player.name for player in record.players]
    found = [*_players(names), *_language(record), *waiver_faults(record.allow, game.info.codes)]
    rules = game.rules(table.settings).values()
    known = known_categories(game.info, (rule.category for rule in rules))
    board = game.keys.board
    for seat, player in enumerate(record.players):
        typed_board = getattr(player, board)
        if player.counted is not None and typed_board is not None:
            label = Text("{player} has both", player=player.name)
            remedy = Text("`counted:` replaces a board; type `claimed:` for what was counted besides")
            found.append(finding(BOARD_AND_COUNTED, at("players", seat, "counted", part=KEY), label, help=remedy))
        check_points(player, seat, known, found)
        found += misplaced_counts(seat, typed_board, board)
        if table.seats[seat].board is not None:
            found += control_counts(game, table, seat, player, board)
    return [*found, *missing(game, record, table, strict=strict)]


def many_players(record: Any) -> Iterator[Finding]:
    """Yield that there are more players than any game has."""
    n = len(record.players)
    if n > MOST_PLAYERS:
        label = Text("{n} players are typed, {most} can be read", n=n, most=MOST_PLAYERS)
        remedy = Text("type each table in a file of its own")
        yield finding(MANY_PLAYERS, at("players", MOST_PLAYERS, "name"), label, help=remedy)


def _players(names: list[str]) -> Iterator[Finding]:
    if not names:
        remedy = Text("type at least one player: `- name:` and the board below it")
        yield finding(NO_PLAYERS, at("players", part=KEY), help=remedy)
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        seats.setdefault(fold(name) or name, []).append(seat)
    for equal in seats.values():
        if len(equal) > 1:
            marks = tuple(Mark(at("players", s, "name"), Text("`{name}`", name=names[s])) for s in equal)
            last = marks[-1]._replace(label=Text("`{name}` again", name=names[equal[-1]]))
            remedy = Text("give each player a name of its own; case and accents do not tell two apart")
            yield Finding(NAME_TWICE, (*marks[:-1], last), remedy, "last")


def _language(record: Any) -> Iterator[Finding]:
    if record.language is not None and language_code(record.language) is None:
        label = Text("`{typed}` is typed", typed=record.language)
        yield finding(UNKNOWN_LANGUAGE, at("language"), label, help=Text("type en (English) or fr (French)"))


def waiver_faults(allowed: Iterable[str], of_game: Iterable[Code]) -> Iterator[Finding]:
    """Yield what cannot be waived, and what is no code."""
    codes = (*of_game, *record_codes.CODES, *lookup.CODES, *text_codes.CODES)
    known = Lexicon((code, (code.id,)) for code in codes)
    for index, typed in enumerate(allowed):
        code = known.exact(typed)
        if code is None:
            near = known.near(typed) if index < MOST_HELPED else ()
            remedy = (
                Text("did you mean {near}?", near=near)
                if near
                else Text("type the code in brackets after `error` or `warning`, as in HUT021")
            )
            label = Text("`{typed}` is not a code", typed=short(typed))
            yield finding(UNKNOWN_CODE, at("allow", index), label, help=remedy)
        elif not code.waivable:
            label = Text("{code}: {title}", code=code.id, title=code.title)
            remedy = (
                Text("take {code} off: a note stops nothing", code=code.id)
                if code.severity == "note"
                else Text("remove {code} and fix what it says", code=code.id)
            )
            yield finding(NOT_WAIVABLE, at("allow", index), label, help=remedy)
