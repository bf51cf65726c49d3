"""Hortis as data: categories, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from scoring_rules.frame.info import Info, MakeBoard, MakePad, Option, Piece, Reading, Setting, Shared
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.hortis.data.box import CARDS_IN_BOX, DICE_PER_COLOUR, FRUIT_WORDS, FRUITS_PLURAL, SQUIRREL_ROW
from scoring_rules.hortis.data.codes import CODES
from scoring_rules.hortis.table import Table


def _yes_or_no(yes: Text, no: Text, marks: tuple[Name, Name] | None = None) -> tuple[Option, Option]:
    yes_mark, no_mark = marks or (None, None)
    return (
        Option("true", Name("yes", "oui", "ja"), yes, ("vrai", "wahr"), yes_mark),
        Option("false", Name("no", "non", "nein"), no, ("faux", "falsch"), no_mark),
    )


_READINGS = (
    Reading(
        "squirrel_counts",
        (
            Option(
                "trees", Name("on trees", "sur arbres"), Text("dice on trees next to it (English rules)"), ("arbres",)
            ),
            Option(
                "all_dice",
                Name("all dice", "tous les dés"),
                Text("all dice next to it, including those on glades (French rules page)"),
            ),
        ),
        "trees",
        Text("the squirrel: which dice next to it cost a point"),
        word=Name("squirrel_counts", "écureuil compte"),
        page="all_dice",
    ),
    Reading(
        "wheelbarrow_is_die",
        _yes_or_no(
            Text("the wheelbarrow next to the squirrel costs a point, like a die"),
            Text("the wheelbarrow is a token, so next to the squirrel it costs nothing"),
            (
                Name("wheelbarrow as a die", "brouette comptée comme un dé"),
                Name("wheelbarrow as a token", "brouette, simple jeton"),
            ),
        ),
        "true",
        Text("the squirrel: whether the wheelbarrow next to it is a die"),
        word=Name("wheelbarrow_is_die", "brouette est un dé"),
        page="false",
    ),
    Reading(
        "wheelbarrow_breaks_ties",
        _yes_or_no(
            Text("the wheelbarrow is one of the dice used"), Text("the wheelbarrow is not one of the dice used")
        ),
        "true",
        Text("a tie: whether the wheelbarrow is among the dice used"),
        word=Name("wheelbarrow_breaks_ties", "brouette à l’égalité"),
        page="false",
    ),
    Reading(
        "recipe_order",
        (
            Option(
                "bonus_first",
                Name("bonuses first", "bonus d’abord"),
                Text("bonuses, then multipliers, then the squirrel"),
            ),
            Option(
                "multiplier_first",
                Name("multipliers first", "multiplicateurs d’abord"),
                Text("multipliers, then bonuses, then the squirrel"),
            ),
            Option(
                "squirrel_first",
                Name("squirrel first", "écureuil d’abord"),
                Text("the squirrel, then bonuses, then multipliers"),
            ),
        ),
        "bonus_first",
        Text("recipes: in which order bonuses, multipliers and the squirrel are applied"),
        word=Name("recipe_order", "ordre des recettes"),
    ),
)
_PIECES = (
    *(
        Piece(key, text, words, letter, supply=DICE_PER_COLOUR, example=example)
        for (key, words), text, letter, example in zip(
            zip(FRUITS_PLURAL, FRUIT_WORDS, strict=True),
            (Text("{n} orange", "{n} oranges"), Text("{n} lemon", "{n} lemons"), Text("{n} lime", "{n} limes")),
            "OCV",
            (4, 3, 2),
            strict=True,
        )
    ),
    Piece(
        "glades", Text("{n} on a glade", "{n} on glades"), ("glade", "on glades", "clairière", "Lichtung", "Lichtungen")
    ),
    Piece(
        "pips",
        Text("{n} pip", "{n} pips"),
        ("pips", "pip", "en dés", "aux dés", "dés", "somme des dés", "somme", "points des dés", "Augen", "Würfelaugen"),
        example=27,
    ),
    Piece("baskets", Text("{n} basket", "{n} baskets"), ("basket", "panier", "Korb", "Körbe"), "P"),
    Piece("wheelbarrow", Text("{n} wheelbarrow", "{n} wheelbarrows"), ("wheelbarrow", "brouette", "Schubkarre"), "B"),
    Piece("squirrel", Text("{n} squirrel", "{n} squirrels"), ("squirrel", "écureuil", "Eichhörnchen"), "E"),
)


_SQUIRREL = Shared(
    Text("the squirrel"),
    (("tally", "squirrel"), ("tally", "squirrel_neighbours")),
    Text(
        "type in `{above}:` how many dice are next to it, as in `{key}: 1`, or `{key}: unused` if it was not placed",
        key="",
        above="",
    ),
    told_by=("grove", "placements"),
)


def _pad() -> MakePad:
    from scoring_rules.hortis.showing.pad import pad

    return pad


def _empty_board() -> MakeBoard:
    from scoring_rules.hortis.showing.empty_board import empty_board

    return empty_board


INFO = Info(
    slug="hortis",
    name=Name("Hortis (Grove)", "Hortis", "Zitrushain"),
    rules_version="1",
    players=(1, 12),
    pad=_pad,
    empty_board=_empty_board,
    categories={
        **FRUITS_PLURAL,
        **{f"recipe_{card}": Text("Recipe {card}", card=card) for card in range(1, CARDS_IN_BOX + 1)},
        "squirrel": SQUIRREL_ROW,
    },
    settings=(
        Setting("cards", Text("the nine cards in playing order, the start card first")),
        Setting("deck", Text("the cards of your copy, or the file that contains them")),
        Setting("recipes", Text("the two recipes of the challenge; for a player, what each gave")),
        Setting("target", Text("the sum of the numbers at the top of the recipes, if the deck does not have them")),
    ),
    readings=_READINGS,
    pieces=_PIECES,
    codes=CODES,
    numbered={"recipe": Text("Recipes")},
    everybody=(_SQUIRREL,),
    to_count=Text("count the dice of each fruit, and add up the pips of those on trees"),
)


def played(table: Table) -> tuple[Value, ...]:
    """Return the recipes of the challenge and the target, where there are any."""
    settings = table.settings
    facts: list[Value] = []
    if settings.recipes:
        n = len(settings.recipes)
        facts.append(Text("recipe {cards}", "recipes {cards}", n=n, cards=settings.recipes))
    if settings.target is not None:
        facts.append(Text("target {target}", target=settings.target))
    return tuple(facts)
