"""Reading the cards of a player: development cards played and in hand, resource cards; no number below 0."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.lookup import look_up
from scoring_rules.frame.typed.place import KEY, Place, Step
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.words import CARD_WORDS, CARDS, RESOURCE_WORDS, RESOURCES

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer

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
