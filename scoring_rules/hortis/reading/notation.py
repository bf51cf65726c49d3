"""Reading a record: the cards, the deck and the recipes of the table, and what each player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, Findings
from scoring_rules.frame.typed.place import KEY, at
from scoring_rules.hortis.board.spaces import Grove
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.deck_notation import read_deck, read_gains
from scoring_rules.hortis.reading.grove_notation import read_grove
from scoring_rules.hortis.reading.numbers import card_numbers, cards_in_play
from scoring_rules.hortis.reading.placement_notation import read_placements, read_tally
from scoring_rules.hortis.replaying.replay import replay
from scoring_rules.hortis.table import Board, Move, Seat, Settings, Table, Tally

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import HortisPlayer, HortisRecord


def record_model() -> type[HortisRecord]:
    """Return the model of a record; it loads pydantic."""
    from scoring_rules.hortis.reading.record import HortisRecord

    return HortisRecord


def read(record: HortisRecord) -> tuple[Table, list[Finding]]:
    """Return the table that a record describes, and what is wrong with how it is typed."""
    findings = Findings()
    settings = _settings(record, findings)
    seats = tuple(_seat(player, index, settings, findings) for index, player in enumerate(record.players))
    return Table(settings, seats), findings


def _settings(record: HortisRecord, findings: Findings) -> Settings:
    """Return the cards in play, the deck, the recipes and the target, typed or the sum of their numbers.

    If one of the cards or of the recipes is impossible, all of them are left out, so that nothing is said of the others.
    """
    fresh = findings.watch()
    cards = cards_in_play(record.cards, findings)
    if fresh:
        cards = ()
    deck, backs = read_deck(record.deck, findings)
    fresh = findings.watch()
    recipes = card_numbers(((word, at("recipes", index)) for index, word in enumerate(record.recipes)), findings)
    if fresh:
        return Settings(cards, deck)
    known = {card: backs[card] for card in recipes if card in backs}
    numbers = [back.target for back in known.values() if back.target is not None]
    target = record.target
    if target is None and recipes and len(numbers) == len(recipes):
        target = sum(numbers)
    return Settings(cards, deck, recipes, target, known)


_BOARDS = ("grove", "placements", "tally")


def _seat(player: HortisPlayer, seat: int, settings: Settings, findings: Findings) -> Seat:
    """Return a player with what can be scored: the grove, else what the placements make, else the tally."""
    path = ("players", seat)
    gains = read_gains(player.recipes, seat, settings.recipes, findings)
    given = [key for key in _BOARDS if getattr(player, key) is not None]
    if player.counted is not None:
        if given and given[0] != "grove":
            findings.say(
                codes.BOARD_AND_COUNTED,
                at(*path, "counted", part=KEY),
                "{player} has both",
                help="`counted:` replaces dice; type `claimed:` for what was counted as well",
                player=player.name,
            )
        return Seat(player.name)
    if not given:
        findings.lacking(
            codes.NOTHING_TYPED,
            [at(*path, key) for key in (*_BOARDS, "counted")],
            "{player} has neither grove nor placements nor tally",
            help="type the visible grove under `grove: |`, or the dice as in `{example}`",
            player=player.name,
            example=KEYS.as_typed("tally: {oranges: [4, 3, P], lemons: [2, 3], limes: [6]}"),
        )
        return Seat(player.name)
    fresh = findings.watch()
    grove = None if player.grove is None else read_grove(player.grove, (*path, "grove"), findings)
    moves = None if player.placements is None else read_placements(player.placements, seat, findings)
    tally = None if player.tally is None else read_tally(player.tally, seat, findings)
    if grove is not None and len(given) > 1 and not any(grove.spaces) and not grove.unread:
        grove = None  # the rows of a template that were left empty
    board = None if fresh else _board(grove, moves, tally, settings)
    return Seat(player.name, board, grove, moves, tally, gains)


def _board(
    grove: Grove | None, moves: tuple[Move, ...] | None, tally: Tally | None, settings: Settings
) -> Board | None:
    if grove is not None:
        return Board.of_grove(grove)
    if moves is not None:
        return _played(moves, settings)
    return None if tally is None else tally.board()


def _played(moves: tuple[Move, ...], settings: Settings) -> Board | None:
    """Return what the placements make, None where they cannot be played."""
    cards = [move.card for move in moves]
    if not moves or len(set(cards)) < len(cards) or any(settings.deck.get(card) is None for card in cards):
        return None
    game = replay(moves, settings.deck)
    return Board.of_grove(game.grove()) if game.fault is None else None
