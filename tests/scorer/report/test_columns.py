"""The table of a score on the terminal, however little space there is."""

from __future__ import annotations

import pytest

from scorer.base.terminal import cells
from scorer.report.text import GAP, Row, table, to_text
from scoring_rules.frame.language.text import ENGLISH, written
from scoring_rules.frame.result import Category, Item, PlayerScore, Result

HEAD = Row(("", "Anna-\nKatharina", "李小龙"), bold=True, low=True)
ROWS = (Row(("Completed areas", "12", "−18")), GAP, Row(("Total", "12", "−18"), bold=True))


def shown(width: int = 80, label: int | None = None) -> list[str]:
    return list(table(HEAD, ROWS, (label, None, None), width, lambda text: f"*{text}*"))


def test_numbers_are_flush_right_and_names_are_just_above_the_rule() -> None:
    assert [line.replace("*", "") for line in shown()] == [
        "                      Anna-",
        "                  Katharina   李小龙",
        "─" * 36,
        "Completed areas          12      −18",
        "",
        "Total                    12      −18",
    ]


def test_only_words_are_bold() -> None:
    assert shown()[-1] == "*Total*                    *12*      *−18*"


def test_labels_take_several_lines_where_they_have_to() -> None:
    assert [line[:9].rstrip() for line in shown(label=9)[3:5]] == ["Completed", "areas"]


@pytest.mark.parametrize("width", [15, 20, 25, 30, 36])
def test_a_table_fits(width: int) -> None:
    assert max(cells(line.replace("*", "")) for line in shown(width)) <= width


LABELS = ("Trees", "Unfinished or mixed areas", "Card 20: kinds of animals")


def score_of(players: int) -> Result:
    """Return a result of players with long names and numbers of up to three digits."""
    scores = []
    for seat in range(players):
        points = (137 + seat, -28 - seat, 10 * seat)
        categories = tuple(
            Category(label, label, (Item("rule", own, ""),)) for label, own in zip(LABELS, points, strict=True)
        )
        scores.append(
            PlayerScore(f"Player {'abcdefghijkl'[seat]} Longname", categories, players - seat, seat == players - 1)
        )
    return Result("hutan", None, None, "1", tuple(scores), None, ())


@pytest.mark.parametrize("players", [1, 2, 4, 12])
@pytest.mark.parametrize("width", [18, 20, 30, 40, 60, 76, 77, 100])
def test_no_number_is_ever_broken_and_every_player_is_there_once(players: int, width: int) -> None:
    result = score_of(players)
    text = to_text(result, "", {}, ENGLISH, color=False, width=width)
    table_lines = text.partition(" wins with ")[0].splitlines()
    assert max(map(cells, table_lines)) <= width
    shown = [word for line in table_lines if not line.startswith("Card") for word in line.split()]
    for player in result.players:
        assert shown.count(written(player.total)) >= 1
        assert shown.count(written(player.categories[1].points)) == 1
    digits = [word for word in shown if word.lstrip("−").isdigit()]
    wanted = {
        written(number) for p in result.players for number in (p.total, p.rank, *(c.points for c in p.categories))
    }
    assert set(digits) - {"20:"} <= wanted
    assert shown.count("Rank") == (0 if players == 1 else shown.count("Total"))


def test_as_many_players_as_fit_stand_side_by_side_alike_in_each_block() -> None:
    wide = to_text(score_of(12), "", {}, ENGLISH, color=False, width=100)
    narrow = to_text(score_of(12), "", {}, ENGLISH, color=False, width=60)
    assert [text.count("Total") for text in (wide, narrow)] == [2, 3]
