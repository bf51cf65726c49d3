"""Finding cards and tiles by what a person types: a number, a part of a name in any language, words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.names import SHORTEST_PART, Lexicon, Match, fold, words
from scoring_rules.frame.language.text import Language, Value

_ALIKE = 0.75
"""How much a name that is offered looks like the one typed, from 0 to 1: among many names some always do a little."""


class CardSearch:
    """The cards of a game with all the words that find them."""

    def __init__(self, cards: Sequence[CardInfo]) -> None:
        self.cards = tuple(cards)
        self._lexicon = Lexicon((card.id, (card.id, *card.name, *card.also, *card.kind)) for card in cards)

    def find(self, typed: str, language: Language) -> tuple[CardInfo, ...]:
        """Return the cards that fit, in their order.

        First those whose number, name or kind `typed` is, or is a part of; else those that all of
        its words fit, in any order; else those whose texts have all of its words; else those in whose
        names it stands inside a word.

        Args:
            typed: What a person typed, any case and accents.
            language: Renders the texts.
        """
        found = self._ids(self._lexicon.find(typed))
        if not found:
            each = [self._ids(self._lexicon.find(word)) for word in words(typed)]
            found = reduce(set.__and__, each) if each else set()
        if found:
            return tuple(card for card in self.cards if card.id in found)
        told = tuple(card for card in self.cards if _tells(card, typed, language))
        return told or tuple(card for card in self.cards if _holds(card, typed))

    def near(self, typed: str) -> tuple[Value, ...]:
        """Return the names that look most like `typed`, best first."""
        return Lexicon((card.id, (card.name, card.id, *card.also)) for card in self.cards).near(typed, least=_ALIKE)

    @staticmethod
    def _ids(match: Match[str]) -> set[str]:
        return set(map(str, match.several)) if match.found is None else {match.found}


def _tells(card: CardInfo, typed: str, language: Language) -> bool:
    """Whether the text of a card has all of some words; each may go on, as `arbre` does in `arbres`."""
    wanted = words(typed)
    told = words(card.text.render(language))
    return bool(wanted) and all(any(word.startswith(each) for word in told) for each in wanted)


def _holds(card: CardInfo, typed: str) -> bool:
    """Whether what was typed stands inside a name of a card: `tower` in `watchtower`."""
    part = fold(typed)
    return len(part) >= SHORTEST_PART and any(part in fold(name) for name in (*card.name, *card.also, *card.kind))
