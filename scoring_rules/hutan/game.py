"""Hutan: a rainforest of 6 x 6 cells, flowers, trees and animals (BoardGameGeek 419130).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules.hutan.board.layout import layout, tiles
    >>> from scoring_rules.hutan.board.rainforest import Board
    >>> from scoring_rules.hutan.game import GAME
    >>> from scoring_rules.hutan.table import Seat, Settings, Table
    >>> rows = ["~~ .  yT rT .  r ", "wA rT rT bT gT gA", "wT rT rT bA wT wT",
    ...         ".  .  gT yT rT . ", "~~ .  yT yA ~~ . ", ".  .  .  wT w  w "]
    >>> anna = Seat("Anna", Board.typed(layout(tiles("first game")), rows))
    >>> table = Table(Settings("advanced", cards=(1, 2, 3, 4, 5)), (anna,))
    >>> list(GAME.check(table))
    []
    >>> items = [item for rule in GAME.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), items[0].working
    (67, 'trees', '16 × 2')
"""

from __future__ import annotations

from scoring_rules.frame.game import Cards, Draw, Game, Repairs, Sketch, Templates
from scoring_rules.hutan.checking.checks import check
from scoring_rules.hutan.checking.hand_counts import numbers
from scoring_rules.hutan.data.keys import KEYS
from scoring_rules.hutan.reading.notation import read, record_model
from scoring_rules.hutan.scoring.outcome import counts, measures, notes, rank
from scoring_rules.hutan.scoring.rules import rules
from scoring_rules.hutan.showing.info import INFO, played
from scoring_rules.hutan.table import Table, is_blank


def _drawing() -> Draw[Table]:
    from scoring_rules.hutan.showing.picture import picture

    return picture


def _sketching() -> Sketch[Table]:
    from scoring_rules.hutan.showing.sketch import sketch

    return sketch


def _templates() -> Templates:
    from scoring_rules.hutan.showing.template import OPTIONS, template

    return Templates(OPTIONS, template)


def _repairs() -> Repairs:
    from scoring_rules.hutan.reading.repairs import repairs

    return repairs


def _cards() -> Cards:
    from scoring_rules.hutan.showing.cards import cards

    return cards()


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
    repairs=_repairs,
    cards=_cards,
)
