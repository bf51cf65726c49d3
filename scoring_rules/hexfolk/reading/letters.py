"""The letter of each player on the map in text: as typed, else the first that tells the players apart."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from scoring_rules.frame.language.names import fold


def letters(names: Sequence[str], chosen: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a small letter from a to z for each player, no two alike.

    Args:
        names: The players' names, fewer than there are letters.
        chosen: For each of them a letter of one's own, or an empty string.

    Returns:
        The letters chosen; else the initials where these differ; else, of players with one initial,
        the first letters that do; where all that fails, any that is free.
    """
    spelled = [[c for c in fold(name) if c in ascii_lowercase] for name in names]
    found = list(chosen) or [""] * len(names)
    waiting = [seat for seat, letter in enumerate(found) if not letter]
    by_initial: dict[str, list[int]] = {}
    for seat in waiting:
        by_initial.setdefault(spelled[seat][0] if spelled[seat] else "", []).append(seat)
    for initial, seats in sorted(by_initial.items(), key=lambda each: len(each[1])):
        if initial and len(seats) == 1 and initial not in found:
            found[seats[0]] = initial
    for initial, seats in by_initial.items():
        if initial and len(seats) > 1:
            _differing(seats, spelled, found)
    for seat in waiting:
        if not found[seat]:
            found[seat] = next(c for c in (*spelled[seat], *ascii_lowercase) if c not in found)
    return tuple(found)


def _differing(seats: Sequence[int], spelled: Sequence[Sequence[str]], found: list[str]) -> None:
    """Give players with one initial the letters at the first place where all of their names differ."""
    for place in range(min(len(spelled[seat]) for seat in seats)):
        here = [spelled[seat][place] for seat in seats]
        if len(set(here)) == len(here) and not set(here) & set(found):
            for seat, letter in zip(seats, here, strict=True):
                found[seat] = letter
            return
