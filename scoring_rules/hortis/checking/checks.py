"""What the rules and the box do not allow of a table: one generator a constraint."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Finding
from scoring_rules.frame.typed.place import at
from scoring_rules.hortis.checking.cards import deck_faults, few_cards, has_one_glade, moves_alone, same_cards
from scoring_rules.hortis.checking.challenge import gains, recipes
from scoring_rules.hortis.checking.groves import TypedGrove, impossible
from scoring_rules.hortis.checking.tallies import tally_alone, tally_beside
from scoring_rules.hortis.data.box import CARDS_IN_PLAY
from scoring_rules.hortis.replaying.comparison import differences
from scoring_rules.hortis.replaying.refusals import refused
from scoring_rules.hortis.replaying.replay import Replay, replay
from scoring_rules.hortis.table import Move, Settings, Table


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, what all share first."""
    settings = table.settings
    faulty = {card for card, layout in settings.deck.items() if layout is None or not has_one_glade(layout)}
    yield from deck_faults(settings.deck)
    yield from recipes(settings)
    yield from same_cards(table)
    for seat in range(len(table.seats)):
        yield from _seat(table, seat, faulty)


def _seat(table: Table, seat: int, faulty: set[int]) -> Iterator[Finding]:
    """Yield what is wrong with one player: the placements, then the grove against them or alone."""
    player, settings = table.seats[seat], table.settings
    story: list[Finding] = []
    game = None
    if player.moves:
        story += moves_alone(table, seat)
        game = _played(settings, player.moves, faulty)
    compared: list[Finding] = []
    if game is not None and game.fault is not None:
        story.append(refused(seat, player.moves or (), settings.deck, player.grove, game.fault))
    elif game is not None and player.grove is not None:
        compared = differences(seat, player, settings, game)
    yield from story
    yield from compared
    differ = any(difference.code.severity == "error" for difference in compared)
    if player.grove is not None and not differ:
        sound = {card: layout for card, layout in settings.deck.items() if card not in faulty}
        yield from impossible(
            TypedGrove(seat, player.grove, settings._replace(deck=sound), _cards_of(settings, player.moves))
        )
        if player.moves is None and 0 < len(settings.cards) < CARDS_IN_PLAY and seat == 0:
            yield few_cards(len(settings.cards), at("cards"))
    yield from gains(table, seat)
    if player.tally is not None:
        yield from tally_alone(seat, player.tally)
        if player.board is not None and player.board.grove is not None and not (story or compared):
            yield from tally_beside(seat, player.tally, player.board)


def _played(settings: Settings, moves: tuple[Move, ...], faulty: set[int]) -> Replay | None:
    """Return the game replayed, None where the layout of a card is missing or wrong."""
    if any(move.card in faulty or move.card not in settings.deck for move in moves):
        return None
    if len({move.card for move in moves}) < len(moves):
        return None
    return replay(moves, settings.deck)


def _cards_of(settings: Settings, moves: tuple[Move, ...] | None) -> tuple[int, ...]:
    """Return the cards that made a grove, as far as they are known: placed, listed, or all of a small deck."""
    if moves:
        return tuple(dict.fromkeys(move.card for move in moves))
    if settings.cards:
        return settings.cards
    return tuple(settings.deck) if len(settings.deck) == CARDS_IN_PLAY else ()
