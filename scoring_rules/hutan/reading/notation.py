"""Reading a record: its settings and tiles, and the rows of tokens that are its boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import KEY, Cell, Place, Row, Step
from scoring_rules.hutan.board.layout import SIZE
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.words import BLUE, COLOURS, LETTERS, WHITE
from scoring_rules.hutan.reading.lakes import Turned, Typed, lay, turn_faults, turn_notes
from scoring_rules.hutan.reading.setup import read_settings
from scoring_rules.hutan.reading.tile_notation import Laid, read_tiles, table_tiles, with_corners
from scoring_rules.hutan.reading.tokens import FLOWER, LAKE, canonical, readable, row_remedy, together, token_fault
from scoring_rules.hutan.table import Seat, Table

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanPlayer, HutanRecord


def record_model() -> type[HutanRecord]:
    """Return the model of a record; it loads pydantic."""
    from scoring_rules.hutan.reading.record import HutanRecord

    return HutanRecord


def read(record: HutanRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    findings = Findings()
    record = with_corners(record)
    settings = read_settings(record, tuple(player.name for player in record.players), findings)
    common = of_table = table_tiles(record, settings.scenario, findings)
    seats: list[Seat] = []
    boards: list[tuple[Laid | None, Typed]] = []
    turned: Turned = {}
    for index, player in enumerate(record.players):
        if player.counted is not None:
            seats.append(Seat(player.name))
            continue
        path = ("players", index)
        laid = of_table if player.tiles is None else read_tiles(player.tiles, (*path, "tiles"), findings)
        typed = _typed_board(player, (*path, "board"), findings)
        board = None
        if typed is not None:
            boards.append((laid, typed))
            board = None if laid is None else lay(typed, laid, (*path, "board"), findings, turned)
        common = common or laid
        others = laid is not None and common is not None and laid.tiles != common.tiles
        seats.append(Seat(player.name, board, others))
    said = [*together(findings), *turn_faults(turned), *turn_notes(boards)]
    if all(seat.board is not None and not seat.board.occupied for seat in seats):
        said = [each for each in said if each.code != codes.CARDS_MISSING]  # nothing is typed yet: a template
    if _is_french(record):
        said += _blue_note(boards, record)
    return Table(settings, tuple(seats)), said


def _typed_board(player: HutanPlayer, path: tuple[Step, ...], findings: Findings) -> Typed | None:
    """Return a board if it is six rows of six tokens that can all be read, else None."""
    if player.board is None:
        findings.lacking(
            codes.BOARD_MISSING,
            (Place(path), Place((*path[:-1], "counted"))),
            "{player} has neither a board nor counted points",
            help="type the six rows under `board: |`, or `counted:` with the points counted by hand",
            player=player.name,
        )
        return None
    rows = parse_grid(player.board).rows
    fresh = findings.watch()
    _check_shape(rows, path, findings)
    for row, tokens in enumerate(rows):
        if len(tokens) == SIZE:
            findings += (
                token_fault(token.text, Place(path, Cell(row, column)))
                for column, token in enumerate(tokens)
                if not readable(canonical(token.text))
            )
    return None if fresh else _typed([canonical(token.text) for tokens in rows for token in tokens])


def _check_shape(rows: tuple[tuple[Token, ...], ...], path: tuple[Step, ...], findings: Findings) -> None:
    """Say that there are too many or too few rows, or cells in a row; one slip is said once.

    A row of digits after the sixth is control counts without `=`. With 36 cells in all, only a line break is
    missing or too many: the rows that are too long or too short say so.
    """
    if len(rows) == SIZE + 1 and rows[-1][0].text.isdigit():
        findings.say(
            codes.ROW_LENGTH,
            Place(path, Row(SIZE)),
            "this is not a row of cells",
            help="begin control counts with an equals sign: `{line}`",
            line=short(" ".join(("=", *(token.text for token in rows[-1])))),
        )
        rows = rows[:-1]
    odd = [row for row, tokens in enumerate(rows) if len(tokens) != SIZE]
    run_together = odd and sum(map(len, rows)) == SIZE * SIZE
    if len(rows) != SIZE and not run_together:
        _say_number_of_rows(len(rows), path, findings)
    for row in odd:
        if len(rows) > 1:
            findings.say(
                codes.ROW_LENGTH,
                Place(path, Row(row)),
                "row {row} has {n} cell, six are needed",
                "row {row} has {n} cells, six are needed",
                help=row_remedy(rows[row]),
                n=len(rows[row]),
                row=str(Row(row)),
            )


def _say_number_of_rows(n: int, path: tuple[Step, ...], findings: Findings) -> None:
    place = Place(path, KEY)
    remedy = (
        Text("type the missing rows; an empty cell is `.`, a lake `~~`")
        if n < SIZE
        else Text("remove what is not a row of this board: a row typed twice, or one of another board")
    )
    if n:
        findings.say(
            codes.ROWS_NUMBER,
            place,
            "{n} row is typed, six are needed",
            "{n} rows are typed, six are needed",
            help=remedy,
            n=n,
        )
    else:
        findings.say(codes.ROWS_NUMBER, place, "no row is typed, six are needed", help=remedy)


def _typed(tokens: list[str]) -> Typed:
    """Return the board of 36 readable tokens."""
    colours = [0] * len(COLOURS)
    trees = animals = lakes = 0
    for cell, token in enumerate(tokens):
        bit = 1 << cell
        flower = FLOWER.fullmatch(token)
        if flower is None:
            lakes |= bit if LAKE.fullmatch(token) else 0
            continue
        colours[LETTERS[flower[1].lower()]] |= bit
        piece = flower[2].lower()
        trees |= bit if piece == "t" else 0
        animals |= bit if piece == "a" else 0
    red, yellow, blue, grey, white = colours
    return Typed((red, yellow, blue, grey, white), trees, animals, lakes)


def _is_french(record: HutanRecord) -> bool:
    typed = (record.language or "").casefold()
    return typed.startswith("fr") or (record.mode or "").casefold() in {"famille", "avancé", "avance"}


def _blue_note(boards: list[tuple[Laid | None, Typed]], record: HutanRecord) -> list[Finding]:
    """Return a note if a French table has `b` and no white: `b` may be meant as blanc."""
    typed = [colours for _, (colours, *_) in boards]
    if any(colours[WHITE] for colours in typed) or not any(colours[BLUE] for colours in typed):
        return []
    first = next(index for index, player in enumerate(record.players) if player.board and _has_b(player.board))
    return [
        finding(
            codes.BLUE_NOTE,
            Place(("players", first, "board"), KEY),
            "no white flower is typed on any board",
            help="if these flowers are white (blanc), type w or c instead of b",
        )
    ]


def _has_b(rows: tuple[str, ...]) -> bool:
    return any(token.text[0] in "bB" for row in parse_grid(rows).rows for token in row)
