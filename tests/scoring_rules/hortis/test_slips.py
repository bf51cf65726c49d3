"""Every kind of slip at every place of random games is reported at its token and no other, by its name."""

from scoring_rules.frame.typed.place import Cell
from tests.scoring_rules.hortis.count_slips import slips_of, told
from tests.scoring_rules.hortis.games import dealt, play, record, text_of
from tests.tool import errors, read_text

KINDS = 21


def test_a_slip_is_reported_at_its_token_alone_and_by_its_name():
    rng = dealt(7)
    all_told = [each for _ in range(12) for each in told(play(rng))]
    assert [each.what for each in all_told if not each.placed] == []
    assert sum(each.named for each in all_told) >= 0.9 * len(all_told)


def test_every_kind_of_slip_is_made():
    rng = dealt(4)
    names = {slip.name for _ in range(40) for _, slip, _ in slips_of(play(rng))}
    assert len(names) == KINDS


def test_the_place_in_the_file_is_that_of_the_token():
    rng = dealt(11)
    for _ in range(3):
        played = play(rng)
        for cell, slip, rows in rng.sample(list(slips_of(played)), 5):
            typed = record(played, rows)
            (error,) = errors(read_text(typed))
            line = typed.splitlines().index("    grove: |") + 2 + cell.row
            column = 7 + text_of(rows)[cell.row].index(rows[cell.row][0]) + _before(rows, cell)
            assert (error.span.line, error.span.column) == (line, column), slip


def _before(rows, cell: Cell) -> int:
    return cell.column * (max(len(token) for row in rows for token in row) + 1)


def test_a_row_that_is_missing_is_one_error():
    played = play(dealt(3))
    rows, _ = played.game.rows()
    (error,) = errors(read_text(record(played, rows[:-1])))
    assert error.code.id == "HRT070"


def test_a_token_that_cannot_be_read_does_not_hide_another_slip():
    played = play(dealt(3))
    rows, _ = played.game.rows()
    (row, column), slip, typed = next((c, s, r) for c, s, r in slips_of(played) if s.name == "die left behind")
    other = next(i for i, token in enumerate(rows[0]) if token[1:] and (0, i) != (row, column))
    typed[0][other] = "Q1"
    assert sorted(each.code.id for each in errors(read_text(record(played, typed)))) == ["HRT021", slip.codes[0]]
