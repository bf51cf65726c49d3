"""The cards that are placed: each once, with a layout, nine of them, the same for all players."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Place, at
from scoring_rules.hortis.checking.challenge import recipe_played
from scoring_rules.hortis.checking.seated import move_place
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARDS_IN_PLAY
from scoring_rules.hortis.table import Move, Settings, Table


def few_cards(number: int, place: Place) -> Finding:
    """Return that there are fewer than nine cards."""
    label = Text("{n} card, a game has nine", "{n} cards, a game has nine", n=number)
    return finding(codes.FEW_CARDS, place, label, help=Text("look whether a card is missing"))


def moves_alone(table: Table, seat: int) -> Iterator[Finding]:
    """Yield cards placed twice, without a layout, or other than those in play; too few or too many."""
    moves, settings = table.seats[seat].moves or (), table.settings
    first: dict[int, int] = {}
    lacking: list[int] = []
    for number, move in enumerate(moves):
        place = move_place(seat, number)
        if move.card in first:
            marks = (
                Mark(place, Text("card {card} again", card=move.card)),
                Mark(move_place(seat, first[move.card]), Text("card {card} first", card=move.card)),
            )
            yield Finding(
                codes.CARD_TWICE, marks, Text("each card is placed once: look at the numbers"), "last"
            )
        elif move.card in settings.recipes:
            yield recipe_played(move.card, place)
        elif settings.cards and move.card not in settings.cards:
            remedy = Text("the cards in play are {cards}", cards=settings.cards)
            yield finding(
                codes.OTHER_CARDS, place, Text("card {card} is not in play", card=move.card), help=remedy
            )
        elif move.card not in settings.deck:
            lacking.append(number)
        first.setdefault(move.card, number)
    if lacking:
        yield _no_layout(seat, moves, lacking, settings)
    if len(moves) > CARDS_IN_PLAY:
        label = Text("placement {n}, a game has nine", n=len(moves))
        yield finding(
            codes.CARDS_NUMBER, move_place(seat, CARDS_IN_PLAY), label, help=Text("take off what is too many")
        )
    elif len(moves) < CARDS_IN_PLAY:
        yield few_cards(len(moves), Place(("players", seat, "placements"), KEY))
    elif settings.cards and moves[0].card != settings.cards[0] and moves[0].card in settings.cards:
        label = Text(
            "card {card}, the placements begin with {other}", card=settings.cards[0], other=moves[0].card
        )
        yield finding(
            codes.START_CARD,
            at("cards"),
            label,
            help=Text("type the cards in playing order, the start card first"),
        )


def _no_layout(seat: int, moves: tuple[Move, ...], lacking: list[int], settings: Settings) -> Finding:
    """Return one finding for all cards whose layout is not given."""
    cards = tuple(moves[number].card for number in lacking)
    label = Text(
        "card {cards} is not in the deck", "cards {cards} are not in the deck", n=len(cards), cards=cards
    )
    remedy = (
        Text('add it to the deck, as in `{card}: ["C2 O2 O1", "-- V1 O1"]`', card=cards[0])
        if settings.deck
        else Text(
            "placements need the cards: type `deck: my-deck.yaml`; `scorer new hortis --deck` writes one to fill in"
        )
    )
    return finding(codes.DECK_LACKS, move_place(seat, lacking[0]), label, help=remedy)


def same_cards(table: Table) -> Iterator[Finding]:
    """All players have the same nine cards and the same start card."""
    shown = next((seat for seat, each in enumerate(table.seats) if each.moves), None)
    if shown is None:
        return
    moves = table.seats[shown].moves or ()
    cards = {move.card for move in moves}
    name = table.seats[shown].name
    for seat, player in enumerate(table.seats):
        if seat == shown or not player.moves:
            continue
        if player.moves[0].card != moves[0].card:
            label = Text(
                "card {card} first, {name} began with {other}",
                card=player.moves[0].card,
                name=name,
                other=moves[0].card,
            )
            yield finding(
                codes.OTHER_START,
                move_place(seat, 0),
                label,
                help=Text("all players begin with the same card"),
            )
        if table.settings.cards or len(moves) < CARDS_IN_PLAY:
            continue
        for number, move in enumerate(player.moves):
            if move.card not in cards and (number or player.moves[0].card == moves[0].card):
                label = Text("card {card}, {name} has not played it", card=move.card, name=name)
                remedy = Text("all players place the same nine cards: look at the numbers of both")
                yield finding(codes.OTHER_CARDS, move_place(seat, number), label, help=remedy)
