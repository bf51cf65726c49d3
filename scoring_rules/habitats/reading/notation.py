"""Reading a record: edition, tiles, reserves and years onto a table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Findings, lacking
from scoring_rules.frame.language.directions import in_english, language_told
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.table import only_counted
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.box import MOST_YEARS
from scoring_rules.habitats.data.words import EDITIONS
from scoring_rules.habitats.reading.definitions import read_definitions, unused
from scoring_rules.habitats.reading.grid import Reader
from scoring_rules.habitats.reading.years import read_taken, read_years
from scoring_rules.habitats.table import Seat, Settings, Table

if TYPE_CHECKING:
    from scoring_rules.habitats.reading.record import HabitatsPlayer, HabitatsRecord, TileEntry, YearEntry

_EDITIONS = options(EDITIONS)


def record_model() -> type[HabitatsRecord]:
    """Return the model of a record; it loads pydantic."""
    from scoring_rules.habitats.reading.record import HabitatsRecord

    return HabitatsRecord


def read(record: HabitatsRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    findings = Findings()
    edition = _edition(record, findings)
    language = language_told(record.language)
    definitions = read_definitions([_in_letters(block, language) for block in record.tiles], edition, findings)
    reader = Reader(definitions, findings, language)
    seats = tuple(_seat(player, index, record, reader, findings) for index, player in enumerate(record.players))
    findings += reader.undefined()
    read_whole = [
        seat.board is not None for seat, player in zip(seats, record.players, strict=True) if player.counted is None
    ]
    if read_whole and all(read_whole):
        findings += unused(record.tiles, definitions, reader.used)
    years = read_years(record, seats, findings)
    settings = Settings(
        edition or (None if record.edition is None and only_counted(record.players) else "allplay"),
        years=_years(record.years, seats),
        summed=any(seat.summed for seat in seats),
        camps=edition != "cwali" or any(seat.board and seat.board.kinds["camp"] for seat in seats),
    )
    tiles = {token: tile for token, tile in definitions.tiles.items() if tile is not None}
    return Table(settings, seats, years, tiles), findings


_SIDES = re.compile(r"(?<![^\W_])[NESO]*O[NESO]*(?![^\W_])")


def _in_letters(block: Mapping[str, TileEntry], language: str) -> Mapping[str, TileEntry]:
    """Return tiles whose sides and steps are in English letters, where the language tells what an O is."""
    if not language:
        return block

    def told(words: tuple[str, ...] | None) -> tuple[str, ...] | None:
        return None if words is None else tuple(in_english(word, language) for word in words)

    return {
        token: entry.model_copy(
            update={
                "line": entry.line and _SIDES.sub(lambda letters: in_english(letters[0], language), entry.line),
                "border": told(entry.border),
                "sides": told(entry.sides),
            }
        )
        for token, entry in block.items()
    }


def _edition(record: HabitatsRecord, findings: Findings) -> str | None:
    if record.edition is not None:
        return look_up(record.edition, _EDITIONS, at("edition"), findings)
    if only_counted(record.players):
        return None
    findings.say(
        codes.EDITION,
        at("edition"),
        help="add `edition: allplay` if the box says BoardGameTables, Allplay, Devir or Hobby Japan,"
        " `edition: cwali` for a Cwali box, `edition: bga` for Board Game Arena",
    )
    return None


def _seat(player: HabitatsPlayer, index: int, record: HabitatsRecord, reader: Reader, findings: Findings) -> Seat:
    years = read_taken(player, index, record, findings)
    if player.counted is not None:
        return Seat(player.name, None, years.points, years.summed)
    if player.reserve is None:
        place = Place(("players", index))
        findings.append(
            lacking(
                codes.RESERVE_MISSING,
                (place, *(Place((*place.path, key)) for key in ("reserve", "counted"))),
                "{player} has neither a reserve nor counted points",
                help="type the rows under `reserve: |`, or `counted:` with the points counted by hand",
                player=player.name,
            )
        )
        return Seat(player.name)
    board, claims = reader.read(player.reserve, ("players", index, "reserve"))
    return Seat(player.name, board, years.points, years.summed, claims)


def _years(objectives: Sequence[YearEntry], seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return the years that have points, from objectives or taken by a player."""
    ranked = {number for number, year in enumerate(objectives[:MOST_YEARS], start=1) if year.objectives}
    taken = {
        number
        for seat in seats
        if not seat.summed
        for number, points in enumerate(seat.years, start=1)
        if points is not None
    }
    return tuple(sorted(ranked | taken))
