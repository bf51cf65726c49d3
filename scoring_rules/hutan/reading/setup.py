"""Reading how a table was set up: mode, Ecosystem cards, scenario, modification, seating.

Every function takes what was typed and returns what it means, adding what is wrong to the findings; what
cannot be read is None, so that the rest can still be checked.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.numerals import whole_number
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.lookup import SEVERAL_WORDS, look_up, look_up_player, options, short
from scoring_rules.frame.table import only_counted
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.box import CARDS, CARDS_IN_PLAY
from scoring_rules.hutan.data.variants import MODES, MODIFICATIONS, SCENARIOS, WITH_CARDS
from scoring_rules.hutan.table import Settings

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanRecord

_MODES = options(MODES.values())
_MODIFICATIONS = options(MODIFICATIONS.values())
_SCENARIOS = Lexicon((letter, (letter, f"scenario {letter}", f"scénario {letter}")) for letter in SCENARIOS)
_CARDS = Lexicon((number, (str(number), card.id, *card.label)) for number, card in CARDS.items())
_AND = re.compile(r"\s+(?:et|and|und)\s+")
_CARD_HELP = Text("type the numbers printed on the cards, 1 to {last}, with spaces between them", last=len(CARDS))


def read_settings(record: HutanRecord, names: tuple[str, ...], findings: Findings) -> Settings:
    """Return what selects the rules; without a readable mode, those of the advanced game.

    Where everything was counted by hand, the mode may be left open.
    """
    scenario = _option(record.scenario, _SCENARIOS, "scenario", findings)
    is_counted = only_counted(record.players)
    mode = _mode(record, scenario, findings, is_counted=is_counted)
    cards = _cards(record, mode, scenario, findings)
    first = None
    if record.first_in_last_round is not None:
        first = look_up_player(record.first_in_last_round, names, at("first_in_last_round"), findings)
    modification = _option(record.modification, _MODIFICATIONS, "modification", findings)
    order = _order(record, names, findings)
    open_mode = None if is_counted and record.mode is None else "advanced"
    return Settings(mode or open_mode, cards, scenario, modification, first_in_last_round=first, order=order)


def _option(typed: str | None, known: Lexicon[str], key: str, findings: Findings) -> str | None:
    return None if typed is None else look_up(typed, known, at(key), findings)


def _mode(record: HutanRecord, scenario: str | None, findings: Findings, *, is_counted: bool) -> str | None:
    if record.mode is None:
        if record.scenario is not None:
            return "advanced"
        if not is_counted:
            findings.say(codes.MODE, at("mode"), help="add `mode: family`, `standard`, `advanced` or `solo`")
        return None
    mode = _option(record.mode, _MODES, "mode", findings)
    if scenario is not None and mode is not None and mode not in WITH_CARDS:
        findings.say(
            codes.SCENARIO_MODE,
            at("scenario"),
            "scenario {scenario} in mode {mode}",
            help="a scenario is played with its five cards: type `mode: advanced` or `solo`, or remove `scenario:`",
            scenario=scenario,
            mode=MODES[mode].name,
        )
    return mode


def _cards(record: HutanRecord, mode: str | None, scenario: str | None, findings: Findings) -> tuple[int, ...]:
    """Return the numbers of the cards in play, in the order in which they are typed."""
    if record.ecosystem is None:
        if scenario is not None:
            return SCENARIOS[scenario].cards
        if mode in WITH_CARDS and record.scenario is None:
            findings.say(
                codes.CARDS_MISSING,
                at("mode"),
                "{mode} is played with five cards",
                help="add the five numbers printed on the cards: `ecosystem: 3 5 15 17 20`",
                rests_on=[at("ecosystem")],
                mode=MODES[mode].name,
            )
        return ()
    if mode is not None and mode not in WITH_CARDS:
        if record.scenario is None:
            findings.say(
                codes.CARDS_UNUSED,
                at("ecosystem"),
                "{n} card in mode {mode}",
                "{n} cards in mode {mode}",
                help="type `mode: advanced` if the cards were in play, or remove `ecosystem:`",
                n=len(record.ecosystem),
                mode=MODES[mode].name,
            )
        return ()
    numbers = card_numbers(record.ecosystem, findings)
    if numbers and scenario is not None and set(numbers) != set(SCENARIOS[scenario].cards):
        findings.say(
            codes.SCENARIO_CARDS,
            at("ecosystem"),
            "scenario {scenario} has the cards {cards}",
            help="remove `ecosystem:`, as the scenario brings its cards, or fix the scenario's letter",
            scenario=scenario,
            cards=" ".join(map(str, SCENARIOS[scenario].cards)),
        )
    return numbers


def card_numbers(typed: tuple[str, ...], findings: Findings) -> tuple[int, ...]:
    """Return the numbers of five different cards, or none."""
    fresh = findings.watch()
    places: dict[int, Place] = {}
    for index, word in ((index, word) for index, words in enumerate(typed) for word in _two_cards(words)):
        place = at("ecosystem", index)
        number = _card(word, place, findings)
        if number in places:
            findings.twice(
                codes.CARD_TWICE,
                (places[number], place),
                "card {number} first",
                "card {number} again",
                help="each card is in the box once: type the number of the other card",
                number=number,
            )
        elif number is not None:
            places[number] = place
    if not fresh and len(places) != CARDS_IN_PLAY:
        findings.say(
            codes.CARDS_NUMBER,
            at("ecosystem"),
            "{n} card is typed",
            "{n} cards are typed",
            help="five cards are in play: type the five numbers",
            n=len(places),
        )
    return () if fresh else tuple(places)


def _two_cards(typed: str) -> tuple[str, ...]:
    """Return the names of two cards with an "and" between them one by one; many a name has an "and" of its own."""
    if _CARDS.find(typed).found is None:
        for match in _AND.finditer(typed):
            two = (typed[: match.start()], typed[match.end() :])
            if all(_CARDS.find(each).found is not None for each in two):
                return two
    return (typed,)


def _card(word: str, place: Place, findings: Findings) -> int | None:
    """Return the number of the card that a word means, or None."""
    number = whole_number(word)
    digits = word.lstrip("#") if number is None else str(number)
    if digits[:1].isdigit():
        if digits.isdecimal() and int(digits) in CARDS:
            return int(digits)
        findings.say(codes.CARD_WORD, place, "no card has the number `{typed}`", help=_CARD_HELP, typed=short(word))
        return None
    match = _CARDS.find(word)
    if match.several:
        findings.say(
            SEVERAL_WORDS,
            place,
            "`{typed}` may be any of the cards {cards}",
            help=_CARD_HELP,
            typed=short(word),
            cards=match.several,
        )
        return None
    if match.found is None and not _CARDS.near(word):
        findings.say(codes.CARD_WORD, place, "`{typed}` is not a card", help=_CARD_HELP, typed=short(word))
        return None
    return look_up(word, _CARDS, place, findings, codes.CARD_WORD)


def _order(record: HutanRecord, names: tuple[str, ...], findings: Findings) -> tuple[int, ...]:
    """Return the seats in the order in which they sit; none if that is not given or wrong."""
    fresh = findings.watch()
    every_player = Text("name every player once, clockwise, as in `{names}`", names=names)
    places: dict[int, Place] = {}
    for index, name in enumerate(record.order):
        place = at("order", index)
        seat = look_up_player(name, names, place, findings)
        if seat in places:
            findings.twice(
                codes.ORDER,
                (places[seat], place),
                "{player} first",
                "{player} again",
                help=every_player,
                player=names[seat],
            )
        elif seat is not None:
            places[seat] = place
    left_out = People(name for seat, name in enumerate(names) if seat not in places)
    if places and left_out and not fresh:
        findings.say(
            codes.ORDER,
            at("order"),
            "{players} is not named",
            "{players} are not named",
            help=every_player,
            n=len(left_out),
            players=left_out,
        )
    return () if fresh else tuple(places)
