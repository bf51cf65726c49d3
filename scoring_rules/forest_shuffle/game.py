"""Forest Shuffle: trees, shrubs and saplings with plants and animals on their four sides (BGG 391163).

A table is plain values, so a program that plays games scores them without any file:

    >>> from scoring_rules.forest_shuffle.game import GAME
    >>> from scoring_rules.forest_shuffle.board.printing import deck
    >>> from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table
    >>> from scoring_rules.forest_shuffle.board.tally import Face, Host
    >>> cards = deck(("base",))
    >>> beech, hare, fox = (Face(cards.of(kind)[0]) for kind in ("beech", "european_hare", "red_fox"))
    >>> fox = Face(cards.of("red_fox", sides=("right",))[0])
    >>> forest = Forest.of((Host(beech, left=(hare,), right=(fox,)), Host(beech)), cave=3)
    >>> table = Table(Settings(), (Seat("Anna", forest),))
    >>> list(GAME.check(table))
    []
    >>> items = [item for rule in GAME.rules(table.settings).values() for item in rule.score(table, 0)]
    >>> sum(item.points for item in items), str(items[0].label), items[-1].working
    (6, 'Beech: 2 beeches, 4 are needed', '3 × 1')
"""

from __future__ import annotations

from scoring_rules.forest_shuffle.board.names import place_name
from scoring_rules.forest_shuffle.checking.checks import check
from scoring_rules.forest_shuffle.data.keys import KEYS
from scoring_rules.forest_shuffle.reading.notation import known_repairs, read, read_as, record_model
from scoring_rules.forest_shuffle.resolving.resolve import notes, resolve, resolve_under
from scoring_rules.forest_shuffle.scoring.outcome import counts, measures, numbers, rank
from scoring_rules.forest_shuffle.scoring.rules import rules
from scoring_rules.forest_shuffle.showing.info import INFO, played
from scoring_rules.forest_shuffle.table import Table, is_blank
from scoring_rules.frame.game import Cards, Draw, Game, Sketch, Templates


def _drawing() -> Draw[Table]:
    from scoring_rules.forest_shuffle.showing.picture import picture

    return picture


def _sketching() -> Sketch[Table]:
    from scoring_rules.forest_shuffle.showing.sketch import sketch

    return sketch


def _templates() -> Templates:
    from scoring_rules.forest_shuffle.showing.template import OPTIONS, template

    return Templates(OPTIONS, template)


def _cards() -> Cards:
    from scoring_rules.forest_shuffle.showing.cards import cards

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
    read_as=read_as,
    repairs=known_repairs,
    cards=_cards,
    settle=resolve,
    settle_under=resolve_under,
    say_place=place_name,
)
