"""A placement that cannot be is tried with the obvious repairs; the one that fits is named."""

import pytest

from scoring_rules.hortis.board.spaces import layout
from scoring_rules.hortis.replaying.likely_placements import choice_help, explaining_move, fitting_moves
from scoring_rules.hortis.replaying.replay import replay
from scoring_rules.hortis.table import Move
from tests.scoring_rules.hortis.games import dealt, play

CHANGES = {
    "column and row exchanged": lambda m: m._replace(column=m.row, row=m.column),
    "the other way round": lambda m: m._replace(turn=(m.turn + 2) % 4),
    "one space off": lambda m: m._replace(column=m.column + 1),
    "a quarter turn": lambda m: m._replace(turn=(m.turn + 1) % 4),
}


def games(number):
    rng = dealt(21)
    for _ in range(number):
        played = play(rng)
        deck = {n: layout(rows) for n, rows in played.deck.items()}
        yield [Move(n, turn // 90, x, y) for n, turn, x, y in played.placements], deck


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_with_the_grove_the_right_placement_is_named_first(change):
    tried = 0
    for moves, deck in games(6):
        grove = replay(moves, deck).grove()
        for number in range(1, len(moves)):
            wrong = change(moves[number])
            typed = [*moves[:number], wrong, *moves[number + 1 :]]
            game = replay(typed, deck)
            if wrong == moves[number] or game.fault is None or game.fault.move != number:
                continue
            tried += 1
            assert moves[number] in fitting_moves(typed, number, deck, grove)
    assert tried


def test_one_placement_that_explains_all_differences_is_found():
    tried = 0
    for moves, deck in games(10):
        grove = replay(moves, deck).grove()
        for number in range(1, len(moves)):
            wrong = moves[number]._replace(column=moves[number].column + 1)
            typed = [*moves[:number], wrong, *moves[number + 1 :]]
            if replay(typed, deck).fault is None:
                tried += 1
                found = explaining_move(typed, deck, grove)
                assert found is not None
                repaired = [*typed[: found[0]], found[1], *typed[found[0] + 1 :]]
                assert replay(repaired, deck).grove() == grove
    assert tried


def test_with_the_grove_the_choice_of_the_last_dice_is_named():
    flat = layout(["O1 O1 O1", "C1 V1 --"])
    deck = dict.fromkeys(range(1, 5), flat)
    moves = [Move(1, 0, 0, 0), Move(2, 0, 0, 0), Move(3, 0, 2, 1), Move(4, 0, 2, 1)]
    chosen = replay([*moves[:3], moves[3]._replace(dice=((2, 1), (4, 1)))], deck)
    fault = replay(moves, deck).fault
    assert "`dice: [[2, 1], [4, 1]]`" in str(choice_help(moves, fault, deck, chosen.grove()))
    assert "2 of [2, 1], [3, 1], [4, 1]" in str(choice_help(moves, fault, deck, None))
