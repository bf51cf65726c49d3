"""The cards: what each must show, which are placed (the same nine for all players), and which are recipes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoring_rules.frame.finding import Finding, again, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Place, at
from scoring_rules.hortis.board.spaces import Ground, Layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARDS_IN_PLAY, FRUITS, GLADE, RECIPES_IN_PLAY
from scoring_rules.hortis.scoring.rules import bonus_item
from scoring_rules.hortis.table import Move, Settings, Table


def gains(table: Table, seat: int) -> Iterator[Finding]:
    """What a recipe gave, typed although the deck has its rule, is what the rule gives."""
    player, settings = table.seats[seat], table.settings
    for gain in player.gains:
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
                at("players", seat, "recipes", gain.entry),
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


def has_one_glade(layout: Layout) -> bool:
    """Whether a card can have been read rightly: every card has one glade."""
    return layout.count(Ground(GLADE)) == 1


def deck_faults(deck: Mapping[int, Layout | None]) -> Iterator[Finding]:
    """Yield what is wrong with the cards that break the pattern; those that cannot be read are left out."""
    for card, layout in deck.items():
        if layout is None:
            continue
        place = at("deck", "cards", str(card), part=KEY)
        kinds = [ground.kind for ground in layout]
        missing = tuple(name for fruit, name in enumerate(FRUITS) if fruit not in kinds)
        if not has_one_glade(layout):
            yield finding(
                codes.DECK_GLADES,
                place,
                "card {card} has {glades} glades, but every card has one",
                help="check the card",
                card=card,
                glades=kinds.count(GLADE),
            )
        elif missing:
            yield finding(
                codes.DECK_FRUITS,
                place,
                "card {card} has no {fruit}",
                help="every card has each fruit, according to one review: check the card, or type `allow: [HRT007]`",
                card=card,
                fruit=missing,
            )


def few_cards(number: int, place: Place) -> Finding:
    """Return that there are fewer than nine cards."""
    return finding(
        codes.FEW_CARDS,
        place,
        "{n} card, but a game has nine",
        "{n} cards, but a game has nine",
        help="check whether a card is missing",
        n=number,
    )


def moves_alone(table: Table, seat: int) -> Iterator[Finding]:
    """Yield cards placed twice, without a layout, or other than those in play; too few or too many."""
    moves, settings = table.seats[seat].moves or (), table.settings
    first: dict[int, Place] = {}
    without_layout: list[int] = []
    for number, move in enumerate(moves):
        place = at("players", seat, "placements", number)
        if move.card in first:
            yield again(
                codes.CARD_TWICE,
                (first[move.card], place),
                "card {card} first",
                "card {card} again",
                help="each card is placed once: check the numbers",
                card=move.card,
            )
        elif move.card in settings.recipes:
            yield recipe_played(move.card, place)
        elif settings.cards and move.card not in settings.cards:
            yield finding(
                codes.OTHER_CARDS,
                place,
                "card {card} is not in play",
                help="the cards in play are {cards}",
                card=move.card,
                cards=settings.cards,
            )
        elif move.card not in settings.deck:
            without_layout.append(number)
        first.setdefault(move.card, place)
    if without_layout:
        yield _no_layout(seat, moves, without_layout, settings)
    yield from _nine_cards(seat, moves, settings)


def _no_layout(seat: int, moves: tuple[Move, ...], numbers: list[int], settings: Settings) -> Finding:
    """Return one finding for all cards whose layout is not given."""
    cards = tuple(moves[number].card for number in numbers)
    remedy = (
        Text('add it to the deck, as in `{card}: ["C2 O2 O1", "-- V1 O1"]`', card=cards[0])
        if settings.deck
        else Text(
            "placements need the cards: type `deck: my-deck.yaml`; `scorer new hortis --deck` writes one to fill in"
        )
    )
    return finding(
        codes.DECK_LACKS,
        at("players", seat, "placements", numbers[0]),
        "card {cards} is not in the deck",
        "cards {cards} are not in the deck",
        help=remedy,
        rests_on=[at("deck")],
        n=len(cards),
        cards=cards,
    )


def _nine_cards(seat: int, moves: tuple[Move, ...], settings: Settings) -> Iterator[Finding]:
    """Nine cards are placed, the first of the list first."""
    path = ("players", seat, "placements")
    if len(moves) > CARDS_IN_PLAY:
        yield finding(
            codes.CARDS_NUMBER,
            at(*path, CARDS_IN_PLAY),
            "placement {n}, but a game has nine",
            help="remove those that are too many",
            n=len(moves),
        )
    elif len(moves) < CARDS_IN_PLAY:
        yield few_cards(len(moves), at(*path, part=KEY))
    elif settings.cards and moves[0].card != settings.cards[0] and moves[0].card in settings.cards:
        yield finding(
            codes.START_CARD,
            at("cards"),
            "card {card}, but the placements begin with {other}",
            help="type the cards in playing order, the start card first",
            card=settings.cards[0],
            other=moves[0].card,
        )


def same_cards(table: Table) -> Iterator[Finding]:
    """All players have the same nine cards and the same start card."""
    played = [(seat, player.name, player.moves) for seat, player in enumerate(table.seats) if player.moves]
    if not played:
        return
    (_, name, moves), *others = played
    cards = {move.card for move in moves}
    for seat, _, other_moves in others:
        same_start = other_moves[0].card == moves[0].card
        if not same_start:
            yield finding(
                codes.OTHER_START,
                at("players", seat, "placements", 0),
                "card {card} is first, but {name} began with {other}",
                help="all players begin with the same card",
                card=other_moves[0].card,
                name=name,
                other=moves[0].card,
            )
        if table.settings.cards or len(moves) < CARDS_IN_PLAY:
            continue
        for number, move in enumerate(other_moves):
            if move.card not in cards and (number or same_start):
                yield finding(
                    codes.OTHER_CARDS,
                    at("players", seat, "placements", number),
                    "card {card}, which {name} did not place",
                    help="all players place the same nine cards: check the numbers of both players",
                    card=move.card,
                    name=name,
                )
