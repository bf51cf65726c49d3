"""Hexfolk: settlements, cities and roads on an island of hexes; who has the longest road, and who won."""

from __future__ import annotations

from scoring_rules.frame.game import Cards, Draw, Game, Repairs, Sketch, Templates
from scoring_rules.hexfolk.checking.checks import check
from scoring_rules.hexfolk.checking.hand_counts import numbers
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.reading.notation import read, record_model
from scoring_rules.hexfolk.scoring.outcome import counts, measures, notes, rank
from scoring_rules.hexfolk.scoring.rules import rules
from scoring_rules.hexfolk.showing.info import INFO, played
from scoring_rules.hexfolk.table import Table, is_blank, is_by_number, typed_places


def _drawing() -> Draw[Table]:
    from scoring_rules.hexfolk.showing.picture import picture

    return picture


def _sketching() -> Sketch[Table]:
    from scoring_rules.hexfolk.showing.sketch import sketch

    return sketch


def _templates() -> Templates:
    from scoring_rules.hexfolk.showing.template import OPTIONS, template

    return Templates(OPTIONS, template)


def _repairs() -> Repairs:
    from scoring_rules.hexfolk.reading.repairs import repairs

    return repairs


def _cards() -> Cards:
    from scoring_rules.hexfolk.showing.cards import cards

    return cards()


GAME = Game[Table](
    info=INFO,
    keys=KEYS,
    read=read,
    check=check,
    rules=rules,
    is_blank=is_blank,
    is_by_number=is_by_number,
    typed_places=typed_places,
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
