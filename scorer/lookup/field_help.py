"""What each key of a record means, in a sentence: those of every game here, the others from its data."""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.template import control_example

_SHARED: Mapping[str, Text] = {
    "game": Text("which game was played"),
    "title": Text("what the sheet is headed with"),
    "date": Text("the day of the game, as in 2026-11-28 or 28/11/2026"),
    "place": Text("where the game was played"),
    "remarks": Text("anything that is to be printed on the sheet"),
    "language": Text("the language of all that is said about this record"),
    "allow": Text("codes of faults that the group plays on with; each is printed on the sheet"),
    "readings": Text("rulings where the sources differ"),
    "winner": Text("who won at the table, to be compared with the score"),
    "players": Text("the players and their boards, or a file for each player"),
    "name": Text("the player's name"),
    "left": Text("pieces left in the supply, to check the typing"),
    "adjustments": Text("points that the group gives or takes, with a reason"),
    "claimed": Text("points counted by hand, to be compared: the total, or points by category"),
    "claims": Text("what others say of this board"),
    "counted": Text("points counted by hand instead of a board: the total, or points by category"),
    "points": Text("how many points, with a minus where they are taken"),
    "reason": Text("what the points are for"),
    "by": Text("who says so"),
    "total": Text("how many points in all"),
}


def field_help(info: Info, board: str) -> dict[str, Value]:
    """Return what the keys of a game's record mean; `board` is the key of a player's board."""
    return {
        **_SHARED,
        "pieces": Text(
            "pieces counted on the table, to check the typing, as in `{example}`", example=control_example(info)
        ),
        board: Text("the player's board, row by row"),
        **info.zero_when_missing,
        **{setting.key: setting.text for setting in info.settings},
    }
