"""Reading a record: the cards, the deck and the recipes of the table, and what each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding, lacking
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Place, at
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARDS_IN_PLAY
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.deck_notation import read_deck
from scoring_rules.hortis.reading.grove_notation import read_grove
from scoring_rules.hortis.reading.numbers import card_numbers
from scoring_rules.hortis.reading.placement_notation import read_placements
from scoring_rules.hortis.reading.recipe_notation import read_gains
from scoring_rules.hortis.reading.tally_notation import read_tally
from scoring_rules.hortis.replaying.replay import replay
from scoring_rules.hortis.table import Board, Move, Seat, Settings, Table

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import HortisPlayer, HortisRecord


def read(record: HortisRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    found: list[Finding] = []
    settings = _settings(record, found)
    seats = tuple(_seat(player, index, settings, found) for index, player in enumerate(record.players))
    return Table(settings, seats), found


def _settings(record: HortisRecord, found: list[Finding]) -> Settings:
    """Return the cards in play, the deck, the recipes and the target, typed or the sum of their numbers.

    Cards or recipes of which one cannot be are left out, so that nothing is said of the others for it.
    """
    before = len(found)
    cards = card_numbers(((word, at("cards", index)) for index, word in enumerate(record.cards)), found)
    if len(cards) > CARDS_IN_PLAY:
        label = Text("{n} card, a game has nine", "{n} cards, a game has nine", n=len(cards))
        found.append(
            finding(
                codes.CARDS_NUMBER, at("cards", CARDS_IN_PLAY), label, help=Text("take off what is too many")
            )
        )
    if len(found) > before:
        cards = ()
    deck, backs = read_deck(record.deck, found)
    before = len(found)
    recipes = card_numbers(((word, at("recipes", index)) for index, word in enumerate(record.recipes)), found)
    if len(found) > before:
        return Settings(cards, deck)
    target = record.target
    numbers = [backs[card].target for card in recipes if card in backs]
    if target is None and recipes and len(numbers) == len(recipes) and None not in numbers:
        target = sum(number for number in numbers if number is not None)
    return Settings(cards, deck, recipes, target, {card: backs[card] for card in recipes if card in backs})


def _seat(player: HortisPlayer, seat: int, settings: Settings, found: list[Finding]) -> Seat:
    """Return a player with what can be scored: the grove, else what the placements make, else the tally."""
    gains = read_gains(player.recipes, seat, settings.recipes, found)
    given = [key for key in ("grove", "placements", "tally") if getattr(player, key) is not None]
    if player.counted is not None:
        if given and given[0] != "grove":
            label = Text("{player} has both", player=player.name)
            remedy = Text(
                "`counted:` stands instead of dice; type `claimed:` for what was counted beside them"
            )
            found.append(
                finding(codes.BOARD_AND_COUNTED, Place(("players", seat, "counted"), KEY), label, help=remedy)
            )
        return Seat(player.name)
    if not given:
        label = Text("{player} has neither grove nor placements nor tally", player=player.name)
        remedy = Text("type the visible grove under `grove: |`, or the dice as `{example}`", example=_TALLY)
        places = tuple(Place(("players", seat, key)) for key in ("grove", "placements", "tally", "counted"))
        found.append(lacking(codes.NOTHING_TYPED, places, label, help=remedy))
        return Seat(player.name)
    before = len(found)
    grove = None if player.grove is None else read_grove(player.grove, ("players", seat, "grove"), found)
    moves = None if player.placements is None else read_placements(player.placements, seat, found)
    tally = None if player.tally is None else read_tally(player.tally, seat, found)
    if grove is not None and len(given) > 1 and not any(grove.spaces) and not grove.unread:
        grove = None  # the rows of a template that were left empty
    board = None
    if len(found) == before:
        if grove is not None:
            board = Board.of_grove(grove)
        elif moves is not None:
            board = _played(moves, settings)
        elif tally is not None:
            board = tally.board()
    return Seat(player.name, board, grove, moves, tally, gains)


_TALLY = KEYS.as_typed("tally: {oranges: [4, 3, P], lemons: [2, 3], limes: [6]}")


def _played(moves: tuple[Move, ...], settings: Settings) -> Board | None:
    """Return what the placements make, None where they cannot be played."""
    cards = [move.card for move in moves]
    if not moves or len(set(cards)) < len(cards) or any(settings.deck.get(card) is None for card in cards):
        return None
    game = replay(moves, settings.deck)
    return Board.of_grove(game.grove()) if game.fault is None else None
