"""What is asked of all records of a run, `--reading KEY=VALUE` and `--deck FILE`: it holds for those that know it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from scorer.base.problem import Problem, option_error
from scorer.reading.table import is_page, rulings
from scorer.record.codes import READING
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text, Value

if TYPE_CHECKING:
    from scorer.reading.read import Read
    from scoring_rules.frame.finding import Finding
    from scoring_rules.frame.info import Info


def typed_rulings(typed: Sequence[str]) -> dict[str, str]:
    """Return rulings as typed, `pairs=per_piece`, by their readings.

    Raises:
        Problem: One has no `=`, and is not `page`.
    """
    return dict(map(_pair, typed))


def _pair(typed: str) -> tuple[str, str]:
    key, sign, value = typed.partition("=")
    if not sign and is_page(key):
        return key.strip(), "yes"
    if not sign:
        raise Problem(Text("--reading {typed}: type a reading and a ruling with `=` between them", typed=typed))
    return key.strip(), value.strip()


def want_taken(asked: Mapping[str, str], given: Iterable[str], reads: Sequence[Read]) -> None:
    """Raise `Problem` where a ruling or the file for a field is asked for that no game among the records has."""
    infos = list({read.slug: read.game.info for read in reads if read.game is not None}.values())
    for key, value in asked.items():
        wrong = [_wrong(info, key, value) for info in infos]
        if infos and all(wrong):
            raise _not_taken(key, value, infos, [each for each in wrong if each is not None])
    slugs = list(dict.fromkeys(read.slug for read in reads if read.slug is not None))
    for field in given:
        if slugs and not any(field == own.field for slug in slugs for own in load_game(slug).record().FILES):
            raise Problem(
                Text("--{option}: there is no such file in a record of {games}", option=field, games=tuple(slugs))
            )


def rulings_for(read: Read, asked: Mapping[str, str]) -> dict[str, str]:
    """Return the rulings that the game of a record knows; none where its game is not known."""
    if read.game is None:
        return {}
    info = read.game.info
    return {key: value for key, value in asked.items() if _wrong(info, key, value) is None}


def _wrong(info: Info, key: str, value: str) -> Finding | None:
    _, wrong = rulings(info, {key: value})
    return wrong[0] if wrong else None


def _not_taken(key: str, value: str, infos: Sequence[Info], wrong: Sequence[Finding]) -> Problem:
    """Return what is wrong with a ruling that no game takes: of the game that knows the reading, if there is one."""
    option = f"--reading {key}={value}"
    of_value = next((each for each in wrong if each.code is not READING), None)
    if of_value is not None:
        return option_error(option, of_value)
    if len(infos) == 1 and infos[0].readings:
        return option_error(option, wrong[0])
    there: Value = ""
    for info in (info for info in infos if info.readings):
        of_game = Text("{game}: {readings}", game=info.name, readings=tuple(reading.id for reading in info.readings))
        there = Text("{some}; {other}", some=there, other=of_game) if there else of_game
    if not there:
        games = tuple(info.name for info in infos)
        return Problem(Text("{option}: there are no readings to choose from ({games})", option=option, games=games))
    text = Text("{option}: no record here has the reading `{key}`; there are {there}",
                option=option, key=key, there=there)  # fmt: skip
    return Problem(text)
