"""Reading the typed boards: rows of tokens onto a layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Finding, Mark, finding, lacking
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import KEY, Cell, Place, Row, Step, at
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.scenarios import SCENARIOS
from scoring_rules.hutan.data.words import BLUE, COLOURS, LETTERS, WHITE
from scoring_rules.hutan.reading.lakes import Turned, Typed, lay, turn_faults, turn_notes
from scoring_rules.hutan.reading.setup import read_settings
from scoring_rules.hutan.reading.tile_notation import EXAMPLE, Laid, read_tiles
from scoring_rules.hutan.reading.tokens import (
    FLOWER,
    LAKE,
    ends_in_comma,
    readable,
    row_remedy,
    together,
    token_label,
    token_remedy,
)
from scoring_rules.hutan.table import SIZE, Seat, Settings, Table, Tile, tiles

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanPlayer, HutanRecord


def read(record: HutanRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    names = tuple(player.name for player in record.players)
    settings, found = read_settings(record, names)
    table_tiles = _table_tiles(record, settings, found)
    seats: list[Seat] = []
    boards: list[tuple[Laid | None, Typed]] = []
    turned: Turned = {}
    common = table_tiles
    for index, player in enumerate(record.players):
        if player.counted is not None:
            seats.append(Seat(player.name))
            continue
        path = ("players", index)
        laid = table_tiles if player.tiles is None else read_tiles(player.tiles, (*path, "tiles"), found)
        typed = _typed_board(player, (*path, "board"), found)
        board = None
        if typed is not None:
            boards.append((laid, typed))
            board = None if laid is None else lay(typed, laid, (*path, "board"), found, turned)
        common = common or laid
        others = laid is not None and common is not None and laid.tiles != common.tiles
        seats.append(Seat(player.name, board, others))
    found = together(found)
    found += [*turn_faults(turned), *turn_notes(boards)]
    if _is_french(record):
        found += _blue_note(boards, record)
    return Table(settings, tuple(seats)), found


def _table_tiles(record: HutanRecord, settings: Settings, found: list[Finding]) -> Laid | None:
    """Return the tiles of the table: as typed, or as the scenario forces them."""
    forced = None if settings.scenario is None else tiles(", ".join(SCENARIOS[settings.scenario].tiles))
    if record.tiles is None:
        if forced is not None:
            return Laid(forced, (), (at("scenario"),) * len(forced))
        if record.scenario is None and any(each.board and each.tiles is None for each in record.players):
            remedy = Text(
                "add the four tiles as they lie, `tiles: {example}`, or `tiles: first game`", example=EXAMPLE
            )
            found.append(finding(codes.TILES_MISSING, at("tiles"), None, help=remedy))
        return None
    laid = read_tiles(record.tiles, ("tiles",), found)
    if laid is None or forced is None:
        return laid
    marks = _unlike_scenario(laid, forced)
    if not marks:
        return Laid(forced, (), laid.places)
    remedy = Text("take `tiles:` off, the scenario brings its own, or mend the scenario's letter")
    found.append(Finding(codes.SCENARIO_TILES, marks, remedy))
    return None


def _unlike_scenario(laid: Laid, forced: tuple[Tile, ...]) -> tuple[Mark, ...]:
    """Return the tiles that are not those of the scenario; a turn that was left out may be any."""
    unlike = [
        slot
        for slot, (tile, wanted) in enumerate(zip(laid.tiles, forced, strict=True))
        if tile != wanted and (slot not in laid.unturned or tile[:2] != wanted[:2])
    ]
    if unlike and len(set(laid.places)) == 1:
        label = Text("the scenario has {tiles}", tiles=tuple(tile.name for tile in forced))
        return (Mark(laid.places[0], label),)
    return tuple(
        Mark(
            laid.places[slot],
            Text(
                "{tile} is typed, the scenario has {wanted} here",
                tile=laid.tiles[slot].name,
                wanted=forced[slot].name,
            ),
        )
        for slot in unlike
    )


def _typed_board(player: HutanPlayer, path: tuple[Step, ...], found: list[Finding]) -> Typed | None:
    """Return a board of six rows of six tokens that can all be read, or None."""
    if player.board is None:
        remedy = Text("type the six rows under `board: |`, or `counted:` with the points counted by hand")
        label = Text("{player} has neither a board nor counted points", player=player.name)
        places = (Place(path), Place((*path[:-1], "counted")))
        found.append(lacking(codes.BOARD_MISSING, places, label, help=remedy))
        return None
    rows = parse_grid(player.board).rows
    before = len(found)
    found += _shape_faults(rows, path)
    found += _comma_faults(rows, path)
    found += (
        finding(
            codes.TOKEN,
            Place(path, Cell(row, column)),
            token_label(token.text),
            help=token_remedy(token.text),
        )
        for row, tokens in enumerate(rows)
        for column, token in enumerate(tokens)
        if len(tokens) == SIZE
        and not readable(token.text)
        and not (_has_commas(tokens) and ends_in_comma(token.text))
    )
    return None if len(found) > before else _typed([token.text for tokens in rows for token in tokens])


def _has_commas(tokens: tuple[Token, ...]) -> bool:
    """Whether the cells of a row are parted by commas: more than one is a habit, no slip."""
    return len(tokens) == SIZE and sum(ends_in_comma(token.text) for token in tokens) > 1


def _comma_faults(rows: tuple[tuple[Token, ...], ...], path: tuple[Step, ...]) -> Iterator[Finding]:
    """Yield the first of the rows whose cells are parted by commas."""
    parted = [row for row, tokens in enumerate(rows) if _has_commas(tokens)]
    if parted:
        label = Text(
            "commas stand between the cells of this row",
            "commas stand between the cells here, in {n} rows in all",
            n=len(parted),
        )
        remedy = Text("part the cells by blanks alone")
        yield finding(codes.TOKEN, Place(path, Row(parted[0])), label, help=remedy)


def _shape_faults(rows: tuple[tuple[Token, ...], ...], path: tuple[Step, ...]) -> Iterator[Finding]:
    """Yield rows too many or too few, and cells too many or too few in a row: of one slip one."""
    if len(rows) == SIZE + 1 and rows[-1][0].text.isdigit():
        line = " ".join(token.text for token in rows[-1])
        remedy = Text("begin control counts with an equals sign: `{line}`", line=short(f"= {line}"))
        yield finding(codes.ROW_LENGTH, Place(path, Row(SIZE)), Text("this is no row of cells"), help=remedy)
        rows = rows[:-1]
    odd = [row for row, tokens in enumerate(rows) if len(tokens) != SIZE]
    run_together = odd and sum(map(len, rows)) == SIZE * SIZE
    if len(rows) != SIZE and not run_together:
        label = (
            Text("{n} row is typed, six are needed", "{n} rows are typed, six are needed", n=len(rows))
            if rows
            else Text("no row is typed, six are needed")
        )
        remedy = (
            Text("type the rows that are missing; an empty cell is `.`, a lake `~~`")
            if len(rows) < SIZE
            else Text("take off what is no row of this board: a row typed twice, or one of another board")
        )
        yield finding(codes.ROWS_NUMBER, Place(path, KEY), label, help=remedy)
    for row in odd:
        if len(rows) > 1:
            label = Text(
                "row {row} has {n} cell, six are needed",
                "row {row} has {n} cells, six are needed",
                n=len(rows[row]),
                row=str(Row(row)),
            )
            yield finding(codes.ROW_LENGTH, Place(path, Row(row)), label, help=row_remedy(rows[row]))


def _typed(tokens: list[str]) -> Typed:
    """Return the sets of cells of 36 readable tokens."""
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
    """Return a note where a French table has `b` and no white: `b` might be meant as blanc."""
    if any(typed.colours[WHITE] for _, typed in boards) or not any(
        typed.colours[BLUE] for _, typed in boards
    ):
        return []
    first = next(
        index for index, player in enumerate(record.players) if player.board and _has_b(player.board)
    )
    label = Text("no white flower is typed on any board")
    remedy = Text("if these flowers are white (blanc), type w or c for b")
    return [finding(codes.BLUE_NOTE, Place(("players", first, "board"), KEY), label, help=remedy)]


def _has_b(rows: tuple[str, ...]) -> bool:
    return any(token.text[0] in "bB" for row in parse_grid(rows).rows for token in row)
