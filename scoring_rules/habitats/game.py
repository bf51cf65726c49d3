"""Habitats: a reserve of tiles, and every tile that scores or does not (BoardGameGeek 198830).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules.habitats.game import GAME
    >>> from scoring_rules.habitats.board.reserve import Laid, Tile, reserve_of
    >>> from scoring_rules.habitats.table import Seat, Settings, Table
    >>> lion = Tile("animal", "lion", terrains=(2,), needs=((0, 3), (1, 1)), points=6)
    >>> entrance, flower = Tile("entrance", sides=(2,)), Tile("flower", terrains=(1,))
    >>> grass = Tile("plain", terrains=(0,))
    >>> cells = {0: entrance, 1: grass, 2: grass, 3: grass, 6: flower, 7: lion}
    >>> reserve = reserve_of(2, 4, {cell: Laid(tile) for cell, tile in cells.items()})
    >>> table = Table(Settings("cwali"), (Seat("Anna", reserve),))
    >>> list(GAME.check(table))
    []
    >>> items = [item for rule in GAME.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), str(items[0].working)
    (7, 'lion at B4', 'needs 3 grassland, has 3; needs 1 forest, has 1')
"""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.frame.game import Cards, Draw, Game, Sketch, Templates
from scoring_rules.frame.language.text import Name
from scoring_rules.habitats.checking.checks import check
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.reading.notation import read, record_model
from scoring_rules.habitats.scoring.outcome import counts, differences, measures, numbers, rank
from scoring_rules.habitats.scoring.rules import rules
from scoring_rules.habitats.scoring.years import notes
from scoring_rules.habitats.showing.info import INFO, played
from scoring_rules.habitats.table import Table, is_blank


def _drawing() -> Draw[Table]:
    from scoring_rules.habitats.showing.picture import picture

    return picture


def _sketching() -> Sketch[Table]:
    from scoring_rules.habitats.showing.sketch import sketch

    return sketch


def _templates() -> Templates:
    from scoring_rules.habitats.showing.template import OPTIONS, template

    return Templates(OPTIONS, template)


def _cards() -> Cards:
    from scoring_rules.habitats.showing.cards import cards

    return cards()


def _additions(table: Table) -> Mapping[str, Name]:
    from scoring_rules.habitats.showing.cards import additions

    return additions(table)


GAME = Game[Table](
    info=INFO,
    keys=KEYS,
    read=read,
    check=check,
    rules=rules,
    is_blank=is_blank,
    played=played,
    counts=counts,
    numbers=numbers,
    measures=measures,
    rank=rank,
    notes=notes,
    record=record_model,
    drawing=_drawing,
    sketching=_sketching,
    templates=_templates,
    cards=_cards,
    differences=differences,
    additions=_additions,
    always_sketched=True,
)
