"""The letter of each player on the map in text: as typed, else the first that tells the players apart."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.typed.place import at
from scoring_rules.hexfolk.data import codes

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer


def read_letters(players: Sequence[HexfolkPlayer], findings: Findings) -> tuple[str, ...]:
    """Return the letter of every player; one that is typed wrong is treated as not typed."""
    typed: list[str] = []
    for seat, player in enumerate(players):
        letter = fold(player.letter or "")
        place = at("players", seat, "letter")
        if player.letter is not None and (len(letter) != 1 or letter not in ascii_lowercase):
            findings.say(
                codes.LETTER,
                place,
                "`{typed}` is not a letter",
                help="type one letter from a to z",
                typed=player.letter,
            )
            letter = ""
        elif letter and letter in typed:
            findings.twice(
                codes.LETTER,
                (at("players", typed.index(letter), "letter"), place),
                "{letter} first",
                "{letter} again",
                help="give each player a letter of its own",
                letter=letter,
            )
            letter = ""
        typed.append(letter)
    return letters([player.name for player in players], typed)


def letters(names: Sequence[str], typed: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a small letter from a to z for each player, no two alike.

    Args:
        names: The players' names, fewer than there are letters.
        typed: For each of them the letter that is typed, or an empty string.

    Returns:
        The letters typed; else the initials where these differ (`r`, `b` for Red, Blue); else, of players
        with one initial, the first letters that differ (`u`, `a` for Blue, Black); else any that is free.
    """
    spelled = [[c for c in fold(name) if c in ascii_lowercase] for name in names]
    chosen = list(typed) or [""] * len(names)
    waiting = [seat for seat, letter in enumerate(chosen) if not letter]
    by_initial: dict[str, list[int]] = {}
    for seat in waiting:
        by_initial.setdefault(spelled[seat][0] if spelled[seat] else "", []).append(seat)
    # Initials of one player alone come first, so that no letter chosen for others takes them away.
    for initial, seats in by_initial.items():
        if initial and len(seats) == 1 and initial not in chosen:
            chosen[seats[0]] = initial
    for initial, seats in by_initial.items():
        if initial and len(seats) > 1:
            _differing(seats, spelled, chosen)
    for seat in waiting:
        if not chosen[seat]:
            chosen[seat] = next(c for c in (*spelled[seat], *ascii_lowercase) if c not in chosen)
    return tuple(chosen)


def _differing(seats: Sequence[int], spelled: Sequence[Sequence[str]], chosen: list[str]) -> None:
    """Give players with one initial the letters at the first place where all of their names differ."""
    for place in range(min(len(spelled[seat]) for seat in seats)):
        here = [spelled[seat][place] for seat in seats]
        if len(set(here)) == len(here) and not set(here) & set(chosen):
            for seat, letter in zip(seats, here, strict=True):
                chosen[seat] = letter
            return
