"""Hortis (Grove): a grove of overlapping cards, and the dice on its trees (BoardGameGeek 329873).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules.hortis.game import GAME
    >>> from scoring_rules.hortis.board.spaces import Grove
    >>> from scoring_rules.hortis.table import Board, Seat, Settings, Table
    >>> grove = Grove.typed(["O1 C2 V1 -- O2", "V2 O2:3 C1 O1 C1", "C2 V1:2 O2 V2:P --"])
    >>> table = Table(Settings(), (Seat("Anna", Board.of_grove(grove), grove),))
    >>> list(GAME.check(table))
    []
    >>> items = [item for rule in GAME.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), items[0].working
    (15, 'dice', '3')
"""

from __future__ import annotations

from scoring_rules.frame.game import Cards, Draw, Game, Sketch, Templates
from scoring_rules.hortis.checking.checks import check
from scoring_rules.hortis.checking.hand_counts import numbers
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.notation import read, record_model
from scoring_rules.hortis.scoring.outcome import counts, measures, notes, rank
from scoring_rules.hortis.scoring.rules import rules
from scoring_rules.hortis.showing.info import INFO, played
from scoring_rules.hortis.table import Table, is_blank


def _drawing() -> Draw[Table]:
    from scoring_rules.hortis.showing.picture import picture

    return picture


def _sketching() -> Sketch[Table]:
    from scoring_rules.hortis.showing.sketch import sketch

    return sketch


def _templates() -> Templates:
    from scoring_rules.hortis.showing.template import OPTIONS, template

    return Templates(OPTIONS, template)


def _cards() -> Cards:
    from scoring_rules.hortis.showing.cards import cards

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
    cards=_cards,
    replayed=("placements",),
    replay_effort=30,
)
