"""Hutan as data: categories, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from scoring_rules.frame.info import Info, MakeBoard, MakePad, Option, Piece, Reading, Setting
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.hutan.data.box import CARDS
from scoring_rules.hutan.data.codes import CODES
from scoring_rules.hutan.data.variants import MODES, MODIFICATIONS, SCENARIO_OPTIONS, SCENARIOS
from scoring_rules.hutan.data.words import CATEGORIES, COLOUR_WORDS, COLOURS
from scoring_rules.hutan.table import Table

_READINGS = (
    Reading(
        "pairs",
        (
            Option(
                "per_pair",
                Name("per pair", "par paire"),
                Text("each pair of a lake and a piece, or of an animal and a tree, counts (English card text)"),
            ),
            Option(
                "per_piece",
                Name("per piece", "par pièce"),
                Text("each tree or animal counts once, however many lakes or trees it touches (French text)"),
            ),
        ),
        "per_pair",
        Text("cards 17, 18 and 19: what is counted beside lakes and diagonal to trees"),
        word=Name("pairs", "paires"),
        page="per_piece",
    ),
    Reading(
        "orangutan_bonus",
        (
            Option("each", Name("each", "chacun"), Text("4 points for every orangutan on a full tile")),
            Option("per_tile", Name("per tile", "par tuile"), Text("4 points for a full tile with an orangutan, once")),
        ),
        "each",
        Text("card 23: the bonus for orangutans"),
        word=Name("orangutan_bonus", "bonus orang-outan"),
        page="per_tile",
    ),
)
_PIECES = (
    Piece("trees", Text("{n} tree", "{n} trees"), ("tree", "arbre", "Baum", "Bäume"), "T", example=16),
    Piece("animals", Text("{n} animal", "{n} animals"), ("animal", "animaux", "Tier", "Tiere"), "A", example=2),
    Piece(
        "flowers",
        Text("{n} bare flower", "{n} bare flowers"),
        ("flower", "bare", "fleur", "Blume", "Blumen", "Blüte", "Blüten"),
        "F",
    ),
    Piece("empty", Text("{n} empty", "{n} empty"), ("empty", "vide", "leer")),
    Piece(
        "areas",
        Text("{n} complete area", "{n} complete areas"),
        ("complete area", "complete", "area", "zone complète", "zone", "Gebiet", "Gebiete"),
        example=7,
    ),
    Piece(
        "card_numbers",
        Text("{n} card sum"),
        ("card sum", "cards", "card numbers", "somme des cartes", "cartes", "aux cartes", "Kartensumme", "Karten"),
        example=57,
    ),
    *(
        Piece(colour, Text("{colour} {n}", colour=name), (name.en, name.fr, name.de, *COLOUR_WORDS[colour]), "", 1)
        for colour, name in COLOURS.items()
    ),
)


def _pad() -> MakePad:
    from scoring_rules.hutan.showing.pad import pad

    return pad


def _empty_board() -> MakeBoard:
    from scoring_rules.hutan.showing.empty_board import empty_board

    return empty_board


INFO = Info(
    slug="hutan",
    name=Name("Hutan", "Hutan"),
    rules_version="1",
    players=(1, 4),
    pad=_pad,
    empty_board=_empty_board,
    categories={
        **CATEGORIES,
        **{
            f"ecosystem_{number}": Text("Card {number}: {card}", number=number, card=card.label)
            for number, card in CARDS.items()
        },
    },
    settings=(
        Setting("mode", Text("how the game was played"), tuple(MODES.values())),
        Setting("tiles", Text("the four tiles as they lie, or `first game`")),
        Setting("ecosystem", Text("the five Ecosystem cards in play, by printed number")),
        Setting("scenario", Text("one of the 14 scenarios: it brings tiles, cards and a target"), SCENARIO_OPTIONS),
        Setting("modification", Text("the modification played with"), tuple(MODIFICATIONS.values())),
        Setting("first_in_last_round", Text("who played first in the last round, which decides a tie")),
        Setting("order", Text("the players clockwise, for a tie without that player")),
    ),
    readings=_READINGS,
    pieces=_PIECES,
    to_count=Text("count trees, animals and complete areas, and add up the numbers of the five cards"),
    to_count_without={"card_numbers": Text("count trees, animals and complete areas")},
    codes=CODES,
    numbered={"ecosystem": Text("Cards")},
)


def played(table: Table) -> tuple[Value, ...]:
    """Return the mode and, where there are any, the scenario with its target, the cards, the modification."""
    settings = table.settings
    facts: list[Value] = [MODES[settings.mode].name] if settings.mode else []
    if settings.scenario:
        target = SCENARIOS[settings.scenario].target
        facts.append(Text("scenario {letter}, {points} points to reach", letter=settings.scenario, points=target))
    if settings.cards:
        facts.append(Text("cards {numbers}", numbers=tuple(settings.cards)))
    if settings.modification:
        name = MODIFICATIONS[settings.modification].name
        facts.append(Text("modification: {name}", name=name))
    return tuple(facts)
