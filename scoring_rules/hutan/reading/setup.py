"""Reading how a table was set up: mode, tiles, cards, scenario, modification, who began.

Every function takes what was typed and returns what it means, adding what is wrong to `found`; what
cannot be read is None, so that the rest can still be checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Name, People, Text
from scoring_rules.frame.lookup import look_up, look_up_player, options
from scoring_rules.frame.place import Place, at
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.challenges import MODIFICATIONS
from scoring_rules.hutan.data.scenarios import SCENARIOS
from scoring_rules.hutan.data.words import MODE_WORDS, MODES
from scoring_rules.hutan.reading.card_notation import card_numbers
from scoring_rules.hutan.table import Settings

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanRecord


MODE_OPTIONS = tuple(
    Option(mode, name, text, MODE_WORDS[mode])
    for (mode, name), text in zip(
        MODES.items(),
        (
            Text("no fertilisation; unfinished and mixed areas cost nothing"),
            Text("the base game without Ecosystem cards"),
            Text("five Ecosystem cards are in play"),
            Text("one player, five Ecosystem cards, a rating"),
        ),
        strict=True,
    )
)
MODIFICATION_OPTIONS = tuple(
    Option(key, Name(key.replace("_", " "), french), MODIFICATIONS[key])
    for key, french in {
        "no_fertilisation": "sans fertilisation",
        "free_flower_instead": "fleur libre",
        "diagonal_fertilisation": "fertilisation en diagonale",
        "double_negative": "négatifs doublés",
        "several_animals_per_turn": "plusieurs animaux par tour",
        "six_rounds_of_three": "six rounds de trois",
        "other": "autre",
    }.items()
)
SCENARIO_OPTIONS = tuple(
    Option(letter, Name(letter, letter), Text("reach {target} points", target=scenario.target))
    for letter, scenario in SCENARIOS.items()
)

_MODES = options(MODE_OPTIONS)
_MODIFICATIONS = options(MODIFICATION_OPTIONS)
_SCENARIOS = Lexicon((letter, (letter, f"scenario {letter}", f"scénario {letter}")) for letter in SCENARIOS)
_WITH_CARDS = ("advanced", "solo")


def read_settings(record: HutanRecord, names: tuple[str, ...]) -> tuple[Settings, list[Finding]]:
    """Return what selects the rules; without a mode that can be read, the advanced game is taken."""
    found: list[Finding] = []
    scenario = _option(record.scenario, _SCENARIOS, at("scenario"), found)
    mode = _mode(record, scenario, found)
    cards = _cards(record, mode, scenario, found)
    first = None
    if record.first_in_last_round is not None:
        first = look_up_player(record.first_in_last_round, names, at("first_in_last_round"), found)
    settings = Settings(
        mode=mode or "advanced",
        cards=cards,
        scenario=scenario,
        modification=_option(record.modification, _MODIFICATIONS, at("modification"), found),
        first_in_last_round=first,
        order=_order(record, names, found),
    )
    return settings, found


def _option(typed: str | None, known: Lexicon[str], place: Place, found: list[Finding]) -> str | None:
    return None if typed is None else look_up(typed, known, place, found)


def _mode(record: HutanRecord, scenario: str | None, found: list[Finding]) -> str | None:
    if record.mode is None:
        if record.scenario is not None:
            return "advanced"
        remedy = Text("add `mode: family`, `standard`, `advanced` or `solo`")
        found.append(finding(codes.MODE, at("mode"), None, help=remedy))
        return None
    mode = _option(record.mode, _MODES, at("mode"), found)
    if scenario is not None and mode in {"family", "standard"}:
        label = Text("scenario {scenario} in mode {mode}", scenario=scenario, mode=MODES[mode])
        remedy = Text(
            "a scenario is played with its five cards: type `mode: advanced` or `solo`, or take `scenario:` off"
        )
        found.append(finding(codes.SCENARIO_MODE, at("scenario"), label, help=remedy))
    return mode


def _cards(
    record: HutanRecord, mode: str | None, scenario: str | None, found: list[Finding]
) -> tuple[int, ...]:
    """Return the numbers of the cards in play, in the order typed."""
    if record.ecosystem is None:
        if scenario is not None:
            return SCENARIOS[scenario].cards
        if mode in _WITH_CARDS and record.scenario is None:
            remedy = Text("add the five numbers printed on the cards: `ecosystem: 3 5 15 17 20`")
            label = Text("{mode} is played with five cards", mode=MODES[mode])
            found.append(finding(codes.CARDS_MISSING, at("mode"), label, help=remedy))
        return ()
    if mode is not None and mode not in _WITH_CARDS:
        if record.scenario is None:
            label = Text(
                "{n} card in mode {mode}",
                "{n} cards in mode {mode}",
                n=len(record.ecosystem),
                mode=MODES[mode],
            )
            remedy = Text("type `mode: advanced` if the cards were in play, or take `ecosystem:` off")
            found.append(finding(codes.CARDS_UNUSED, at("ecosystem"), label, help=remedy))
        return ()
    numbers = card_numbers(record.ecosystem, found)
    if numbers is None:
        return ()
    if scenario is not None and set(numbers) != set(SCENARIOS[scenario].cards):
        wanted = " ".join(map(str, SCENARIOS[scenario].cards))
        label = Text("scenario {scenario} has the cards {cards}", scenario=scenario, cards=wanted)
        remedy = Text("take `ecosystem:` off, the scenario brings its cards, or mend the scenario's letter")
        found.append(finding(codes.SCENARIO_CARDS, at("ecosystem"), label, help=remedy))
    return numbers


def _order(record: HutanRecord, names: tuple[str, ...], found: list[Finding]) -> tuple[int, ...]:
    """Return the seats in the order they sit, empty where not given or wrong."""
    seats: dict[int, Place] = {}
    before = len(found)
    for index, name in enumerate(record.order):
        place = at("order", index)
        seat = look_up_player(name, names, place, found)
        if seat in seats:
            label = Text("{player} again", player=names[seat])
            first = Mark(seats[seat], Text("{player} first", player=names[seat]))
            found.append(Finding(codes.ORDER, (Mark(place, label), first), _every_player(names), "last"))
        elif seat is not None:
            seats[seat] = place
    if len(found) > before or not seats:
        return ()
    lacking = People(name for seat, name in enumerate(names) if seat not in seats)
    if lacking:
        label = Text("{players} is not named", "{players} are not named", n=len(lacking), players=lacking)
        found.append(finding(codes.ORDER, at("order"), label, help=_every_player(names)))
        return ()
    return tuple(seats)


def _every_player(names: tuple[str, ...]) -> Text:
    return Text("name every player once, clockwise, as in `{names}`", names=names)
