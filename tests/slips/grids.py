"""Slips with boards of rows and columns: cells and rows left out, twice, exchanged; boards turned, mirrored, exchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.slips.slip import Edit, Make, Slips, Span, blocks, tokens, whole_line, with_token

Token = Callable[[Random, str], str]
"""Returns what is typed instead of a token; the token itself where nothing can go wrong with it."""


def token_slip(key: str, wrong: Token) -> Make:
    """Return what makes one token of a board wrong."""

    def make(rng: Random, lines: Sequence[str]) -> Edit | None:
        cells = [
            (number, token, typed)
            for block in blocks(lines, key)
            for number in block
            for token in tokens(lines[number])
            if (typed := wrong(rng, token[0])) != token[0]
        ]
        return with_token(lines, *rng.choice(cells)) if cells else None

    return make


def of_grid(key: str) -> Slips:
    """Return the slips with a board that is typed under a key."""

    def on_block(change: Callable[[Random, list[str], range], Edit | None]) -> Make:
        def make(rng: Random, lines: Sequence[str]) -> Edit | None:
            grids = [block for block in blocks(lines, key) if len(block) > 1]
            return change(rng, [*lines], rng.choice(grids)) if grids else None

        return make

    return {
        "cell left out": on_block(_cell_left_out),
        "cell twice": on_block(_cell_twice),
        "two cells exchanged": on_block(_cells_exchanged),
        "row left out": on_block(_row_left_out),
        "row twice": on_block(_row_twice),
        "two rows exchanged": on_block(_rows_exchanged),
        "board mirrored": on_block(_mirrored),
        "board upside down": on_block(_upside_down),
        "boards exchanged": _exchanged(key),
    }


def _cell(rng: Random, lines: list[str], block: range) -> tuple[int, int]:
    number = rng.choice(block)
    return number, rng.randrange(len(tokens(lines[number])))


def _retyped(lines: list[str], number: int, cells: Sequence[str]) -> None:
    indentation = lines[number][: len(lines[number]) - len(lines[number].lstrip())]
    lines[number] = indentation + " ".join(cells)


def _cell_left_out(rng: Random, lines: list[str], block: range) -> Edit | None:
    number, column = _cell(rng, lines, block)
    cells = [token[0] for token in tokens(lines[number])]
    _retyped(lines, number, cells[:column] + cells[column + 1 :])
    return lines, [whole_line(lines, number)]


def _cell_twice(rng: Random, lines: list[str], block: range) -> Edit | None:
    number, column = _cell(rng, lines, block)
    cells = [token[0] for token in tokens(lines[number])]
    _retyped(lines, number, cells[: column + 1] + cells[column:])
    return lines, [whole_line(lines, number)]


def _cells_exchanged(rng: Random, lines: list[str], block: range) -> Edit | None:
    number, column = _cell(rng, lines, block)
    row = tokens(lines[number])
    if column + 1 >= len(row) or row[column][0] == row[column + 1][0]:
        return None
    cells = [token[0] for token in row]
    cells[column], cells[column + 1] = cells[column + 1], cells[column]
    _retyped(lines, number, cells)
    one, other = tokens(lines[number])[column : column + 2]
    return lines, [
        Span(number + 1, one.start() + 1, one.end() + 1),
        Span(number + 1, other.start() + 1, other.end() + 1),
    ]


def _row_left_out(rng: Random, lines: list[str], block: range) -> Edit | None:
    del lines[rng.choice(block)]
    return lines, _of_board(lines, range(block.start, block.stop - 1))


def _row_twice(rng: Random, lines: list[str], block: range) -> Edit | None:
    number = rng.choice(block)
    lines.insert(number, lines[number])
    return lines, [whole_line(lines, number), whole_line(lines, number + 1), whole_line(lines, block.start - 1)]


def _rows_exchanged(rng: Random, lines: list[str], block: range) -> Edit | None:
    number = rng.choice(block[:-1])
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    return lines, [whole_line(lines, number), whole_line(lines, number + 1)]


def _mirrored(_rng: Random, lines: list[str], block: range) -> Edit | None:
    for number in block:
        _retyped(lines, number, [token[0] for token in tokens(lines[number])][::-1])
    return lines, _of_board(lines, block)


def _upside_down(_rng: Random, lines: list[str], block: range) -> Edit | None:
    lines[block.start : block.stop] = lines[block.start : block.stop][::-1]
    return lines, _of_board(lines, block)


def _of_board(lines: list[str], block: range) -> list[Span]:
    """Return the line of the key of a board: what is wrong with all of it is told there."""
    return [whole_line(lines, block.start - 1)]


def _exchanged(key: str) -> Make:
    def make(rng: Random, lines: Sequence[str]) -> Edit | None:
        found = list(blocks(lines, key))
        if len(found) < 2:
            return None
        one, other = sorted(rng.sample(found, 2), key=lambda block: block.start)
        first, second = (lines[block.start : block.stop] for block in (one, other))
        changed = [*lines[: one.start], *second, *lines[one.stop : other.start], *first, *lines[other.stop :]]
        begin = whole_line(changed, one.start - 1)
        late = whole_line(changed, other.start - 1 + len(second) - len(first))
        return changed, [begin, late]

    return make
