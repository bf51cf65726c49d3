"""The recipe challenge: which recipes are in play, the target, what was counted by hand."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.typed.place import KEY, Place, at
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import RECIPES_IN_PLAY
from scoring_rules.hortis.scoring.recipes import bonus_item
from scoring_rules.hortis.table import Settings, Table


def gains(table: Table, seat: int) -> Iterator[Finding]:
    """What a recipe gave, typed although the deck has its rule, is what the rule gives."""
    player, settings = table.seats[seat], table.settings
    for number, gain in enumerate(player.gains):
        known = settings.recipe_cards.get(gain.card)
        if known is None or known.rule is None or player.board is None:
            continue
        rule = known.rule
        if rule.kind == "times":
            same = (gain.times, gain.of) == (rule.points, rule.what) or gain.points is not None
        else:
            same = gain.points == bonus_item(rule, player.board).points
        if not same:
            yield finding(
                codes.GAIN_DIFFERS,
                at("players", seat, "recipes", number),
                "recipe {card}: its rule in the deck gives something different",
                help="remove it here and the rule is applied, or check the rule in the deck",
                card=gain.card,
            )


def recipes(settings: Settings) -> Iterator[Finding]:
    """Two recipes are in play, none of them one of the grove's cards; the target is the sum of their numbers."""
    for number, card in enumerate(settings.cards):
        if card in settings.recipes:
            yield recipe_played(card, at("cards", number))
    if not settings.recipes:
        if settings.target is not None:
            yield finding(
                codes.TARGET_UNUSED,
                at("target", part=KEY),
                help="type the recipes, as in `recipes: [16, 17]`, or remove `target:`",
            )
        return
    if len(settings.recipes) != RECIPES_IN_PLAY:
        yield finding(
            codes.RECIPES_NUMBER,
            at("recipes"),
            "{n} recipe is typed",
            "{n} recipes are typed",
            help="the challenge has two",
            n=len(settings.recipes),
        )
    known = [settings.recipe_cards[card].target for card in settings.recipes if card in settings.recipe_cards]
    numbers = [number for number in known if number is not None]
    if len(numbers) == len(settings.recipes) and settings.target not in {None, sum(numbers)}:
        yield finding(
            codes.TARGET_DIFFERS,
            at("target"),
            "{typed} is typed, but the recipes of the deck add up to {target}",
            help="the target is the sum of the numbers at the top: check both cards",
            typed=settings.target or 0,
            target=sum(numbers),
        )


def recipe_played(card: int, place: Place) -> Finding:
    """Return that a card of the grove is a recipe as well."""
    return finding(
        codes.RECIPE_PLAYED,
        place,
        "card {card} is a recipe of this game",
        help="a recipe in play cannot be a card of the grove: check both lists",
        card=card,
    )
