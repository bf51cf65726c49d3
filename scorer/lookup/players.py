"""Who plays, as it is typed on the command line: a number, or names with commas."""

from __future__ import annotations

import re
from typing import NamedTuple

from scorer.base.problem import Problem
from scorer.base.terminal import harmless
from scoring_rules import load_game
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import LONGEST_NAME, MOST_PLAYERS

_COMMAS, _SEMICOLONS = re.compile("[,，、]"), re.compile("[;；]")
_AND = re.compile(r"\s+(?:and|et|und|&)\s+", re.IGNORECASE)
_NUMBER = re.compile(r"\s*[0-9]{1,6}\s*")
_MADE_UP = Text("Player {number}")


class Players(NamedTuple):
    """How many play, and their names: none where only a number was typed."""

    number: int
    names: tuple[str, ...] = ()

    def named(self) -> tuple[Text | str, ...]:
        """Return their names, "Player 1" and so on where they have none."""
        return self.names or tuple(_MADE_UP.with_values(number=number) for number in range(1, self.number + 1))


def players_typed(typed: str, slug: str) -> Players:
    """Return what was typed for the players of a game: `4`, or `Anna, Ben`.

    Raises:
        Problem: A game has not so many players, a name cannot stand in a record, or one name may be several.
    """
    asked = Players(int(typed)) if _NUMBER.fullmatch(typed) else _of_names(typed)
    info = load_game(slug).info
    fewest, most = info.players
    if not fewest <= asked.number <= most:
        text = Text("{game} is for {fewest} to {most} players, {n} are asked for",
                    game=info.name, fewest=fewest, most=most, n=asked.number)  # fmt: skip
        raise Problem(text)
    return asked


def _of_names(typed: str) -> Players:
    between = _COMMAS if _COMMAS.search(typed) else _SEMICOLONS
    parts = [name.strip() for part in between.split(typed) for name in _AND.split(part)]
    names = tuple(filter(None, parts))
    if not names:
        raise Problem(Text("--players wants a number, or names with commas: `--players 4`, `--players Anna,Ben`"))
    if len(parts) == 1 and len(names[0].split()) > 1:
        raise Problem(
            Text(
                '`{name}`: one player or several? `--players "{several}"` is several, `--players "{name},"` is one',
                name=names[0],
                several=",".join(names[0].split()),
            )
        )
    if len({fold(name) or name for name in names}) < len(names):
        raise Problem(Text("give each player a name of its own"))
    unseen = next((name for name in names if harmless(name) != name), None)
    if unseen is not None:
        raise Problem(Text("the name `{name}` has a sign that is not seen: type it anew", name=unseen))
    if len(names) > MOST_PLAYERS or any(len(name) > LONGEST_NAME for name in names):
        raise Problem(
            Text(
                "at most {players} players, with names of at most {length} characters",
                players=MOST_PLAYERS,
                length=LONGEST_NAME,
            )
        )
    return Players(len(names), names)
