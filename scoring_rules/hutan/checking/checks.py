"""What the rules and the box do not allow of a finished board: one generator a constraint.

Sources: the French rule page on placing, growing and attracting; the bounds follow from the deck of
flower cards (see `data.tiles`). That no check finds a fault does not prove that a board arose in
play: the order of play is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.board.squares import bits
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.place import KEY, at
from scoring_rules.hutan.checking.habitats import animals_for_trees, habitats
from scoring_rules.hutan.checking.planting import few_placements, one_forest, placements
from scoring_rules.hutan.checking.seated import Seated
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.tiles import (
    ANIMALS_PER_KIND,
    ANIMALS_PER_KIND_FOR_TWO,
    FLOWERS_PER_COLOUR,
    TREES_IN_BOX,
)
from scoring_rules.hutan.data.words import ANIMALS, COLOURS
from scoring_rules.hutan.table import Table

_MOST_PLAYERS = 4
_TWO_PLAYERS = 2


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    for of_table in _TABLE_CONSTRAINTS:
        yield from of_table(table)
    for seat, player in enumerate(table.seats):
        if player.board is not None:
            for of_board in _BOARD_CONSTRAINTS:
                yield from of_board(Seated(seat, player.board), table)


def _boards(table: Table) -> list[Seated]:
    return [Seated(i, seat.board) for i, seat in enumerate(table.seats) if seat.board is not None]


def number_of_players(table: Table) -> Iterator[Finding]:
    """One to four play; solo is for one. More than can be read at all are reported where they are read."""
    n = len(table.seats)
    if _MOST_PLAYERS < n <= MOST_PLAYERS:
        label = Text("{player} is player {n}", player=table.seats[_MOST_PLAYERS].name, n=_MOST_PLAYERS + 1)
        remedy = Text("type each table in a file of its own")
        yield finding(codes.PLAYERS_NUMBER, at("players", _MOST_PLAYERS, "name"), label, help=remedy)
    if table.settings.mode == "solo" and n > 1:
        label = Text("{n} players are typed", n=n)
        remedy = Text("type `mode: advanced`, or one player only")
        yield finding(codes.SOLO_PLAYERS, at("mode"), label, help=remedy)


def same_tiles(table: Table) -> Iterator[Finding]:
    """All players lay the same tiles in the same way."""
    for seat, player in enumerate(table.seats):
        if player.tiles_of_own:
            label = Text("{player} has other tiles", player=player.name)
            remedy = Text(
                "all players copy one layout: look at these tiles again, or play on with `allow: [HUT007]`"
            )
            yield finding(codes.OTHER_TILES, at("players", seat, "tiles"), label, help=remedy)


def animals_in_supply(table: Table) -> Iterator[Finding]:
    """Three animals of each kind are in play, two at a table of two."""
    most = ANIMALS_PER_KIND_FOR_TWO if len(table.seats) == _TWO_PLAYERS else ANIMALS_PER_KIND
    boards = [each for each in _boards(table) if not animals_for_trees(each)]
    for kind, animal in enumerate(ANIMALS):
        standing = [
            each.cell(cell) for each in boards for cell in bits(each.board.colours[kind] & each.board.animals)
        ]
        if len(standing) > most:
            label = Text(
                "{count} animals of the kind {animal}, {most} are in play",
                count=len(standing),
                animal=animal,
                most=most,
            )
            remedy = Text("look at each of them again: a tree is T, and a letter may be another")
            marks = tuple(Mark(place, Text("{animal}", animal=animal)) for place in standing)
            yield Finding(
                codes.ANIMALS_SUPPLY, (*marks[:-1], marks[-1]._replace(label=label)), remedy, "last"
            )


def flowers_in_supply(table: Table) -> Iterator[Finding]:
    """The box has 26 flowers of each colour, if they are split evenly."""
    for colour, name in enumerate(COLOURS.values()):
        count = sum(each.board.colours[colour].bit_count() for each in _boards(table))
        if count > FLOWERS_PER_COLOUR:
            label = Text(
                "{count} {colour} flowers on all boards, the box has {most}",
                count=count,
                colour=name,
                most=FLOWERS_PER_COLOUR,
            )
            remedy = Text("look at this colour again on every board")
            yield finding(codes.FLOWERS_SUPPLY, at("players", part=KEY), label, help=remedy)


def trees_in_supply(table: Table) -> Iterator[Finding]:
    """The box has 64 trees."""
    count = sum(each.board.trees.bit_count() for each in _boards(table))
    if count > TREES_IN_BOX:
        label = Text("{count} trees on all boards, the box has {most}", count=count, most=TREES_IN_BOX)
        remedy = Text("look again which cells hold a tree and which a bare flower")
        yield finding(codes.TREES_SUPPLY, at("players", part=KEY), label, help=remedy)


_TABLE_CONSTRAINTS: tuple[Callable[[Table], Iterator[Finding]], ...] = (
    number_of_players,
    same_tiles,
    animals_in_supply,
    flowers_in_supply,
    trees_in_supply,
)
_BOARD_CONSTRAINTS: tuple[Callable[[Seated, Table], Iterator[Finding]], ...] = (
    habitats,
    one_forest,
    placements,
    few_placements,
)
