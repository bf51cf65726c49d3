"""Reading the five Ecosystem cards in play: by their printed numbers, their ids or their names."""

from __future__ import annotations

from scoring_rules.frame.codes import SEVERAL_WORDS
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.place import Place, at
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.cards import CARDS, CARDS_IN_PLAY

_CARDS = Lexicon(
    (number, (str(number), card.id, card.label.en, card.label.fr, card.label.de))
    for number, card in CARDS.items()
)
_REMEDY = Text(
    "type the numbers printed on the cards, 1 to {last}, with blanks between them", last=len(CARDS)
)


def card_numbers(typed: tuple[str, ...], found: list[Finding]) -> tuple[int, ...] | None:
    """Return the numbers of five different cards, or None."""
    before = len(found)
    numbers: dict[int, Place] = {}
    for index, word in enumerate(typed):
        place = at("ecosystem", index)
        number = _card(word, place, found)
        if number in numbers:
            label = Text("card {number} again", number=number)
            first = Mark(numbers[number], Text("card {number} first", number=number))
            remedy = Text("each card is in the box once: type the number of the other card")
            found.append(Finding(codes.CARD_TWICE, (Mark(place, label), first), remedy, "last"))
        elif number is not None:
            numbers[number] = place
    if len(found) > before:
        return None
    if len(numbers) != CARDS_IN_PLAY:
        label = Text("{n} card is typed", "{n} cards are typed", n=len(numbers))
        remedy = Text("five cards are in play: type the five numbers")
        found.append(finding(codes.CARDS_NUMBER, at("ecosystem"), label, help=remedy))
        return None
    return tuple(numbers)


def _card(word: str, place: Place, found: list[Finding]) -> int | None:
    """Return the number of the card that a word means, or None."""
    digits = word.lstrip("#")
    if digits[:1].isdigit():
        if digits.isdecimal() and int(digits) in CARDS:
            return int(digits)
        label = Text("no card has the number `{typed}`", typed=short(word))
        found.append(finding(codes.CARD_WORD, place, label, help=_REMEDY))
        return None
    several = _CARDS.find(word).several
    if several:
        label = Text("`{typed}` may be any of the cards {cards}", typed=short(word), cards=several)
        found.append(finding(SEVERAL_WORDS, place, label, help=_REMEDY))
        return None
    if _CARDS.find(word).found is None and not _CARDS.near(word):
        label = Text("`{typed}` is no card", typed=short(word))
        found.append(finding(codes.CARD_WORD, place, label, help=_REMEDY))
        return None
    return look_up(word, _CARDS, place, found, codes.CARD_WORD)
