"""What a player has besides pieces: a letter on the map in text, and cards, none of them below 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.typed.place import KEY, Place, Step, at
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import CARD_WORDS, CARDS, RESOURCE_WORDS, RESOURCES

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


_PLAYED = ("road_building", "year_of_plenty", "monopoly")
_RESOURCES = Lexicon((key, (name, key, *RESOURCE_WORDS[key])) for key, name in RESOURCES.items())
_CARDS = Lexicon((key, (CARDS[key], key, *CARD_WORDS[key])) for key in _PLAYED)


def read_cards(player: HexfolkPlayer, seat: int, findings: Findings) -> tuple[dict[str, int], dict[str, int]]:
    """Return the development cards in hand or played, of knights those in hand, and the resource cards."""
    path = ("players", seat)
    for key in ("knights", "victory_cards"):
        _not_below_zero(getattr(player, key), Place((*path, key)), findings)
    cards = _looked_up(player.played, _CARDS, (*path, "played"), findings)
    resources = _looked_up(player.resources, _RESOURCES, (*path, "resources"), findings)
    if player.hand is not None:
        inside = (*path, "hand")
        for key in ("knights", *_PLAYED):
            count = getattr(player.hand, key)
            _not_below_zero(count, Place((*inside, key)), findings)
            _add(cards, {key: max(0, count or 0)})
        _add(cards, _looked_up(player.hand.played, _CARDS, (*inside, "played"), findings))
        _add(resources, _looked_up(player.hand.resources, _RESOURCES, (*inside, "resources"), findings))
    return cards, resources


def _add(counts: dict[str, int], more: Mapping[str, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


def _looked_up(
    typed: Mapping[str, int], known: Lexicon[str], path: tuple[Step, ...], findings: Findings
) -> dict[str, int]:
    """Return how many cards of each kind are typed, whatever words the kinds are typed in."""
    counts: dict[str, int] = {}
    for word, count in typed.items():
        key = look_up(word, known, Place((*path, word), KEY), findings, codes.CARD)
        _not_below_zero(count, Place((*path, word)), findings)
        if key is not None:
            _add(counts, {key: max(0, count)})
    return counts


def _not_below_zero(count: int | None, place: Place, findings: Findings) -> None:
    if count is not None and count < 0:
        findings.say(codes.NUMBER, place, "{count} is below 0", help="type how many there are", count=count)
