"""Counts of players without a forest, where points of others depend on them."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.words import COMPARED
from scoring_rules.forest_shuffle.scoring.majority import TREES_COMPARED, Majority, most_elsewhere
from scoring_rules.forest_shuffle.scoring.points import POINTS
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Name
from scoring_rules.frame.table import seated
from scoring_rules.frame.typed.place import at


def counts_needed(table: Table) -> Iterator[Finding]:
    """A player without a forest has counts where points of others depend on them.

    Which points do is only known when every forest that is typed can be read.
    """
    if any("forest" in player.unread for player in table.seats):
        return
    for seat, player in enumerate(table.seats):
        if player.board is not None or "counts" in player.unread:
            continue
        for key, cards in _missing_counts(table, seat).items():
            yield finding(
                codes.COUNT_NEEDED,
                at("players", seat),
                "the {of} of {player} are not known: assumed to be no more than the others have",
                help="add `counts: {{{of}: N}}`, bees included; points depend on it for: {cards}",
                rests_on=[at("players", seat, own) for own in ("forest", "counts")],
                of=COMPARED[key],
                player=player.name,
                cards=cards,
            )


def _missing_counts(table: Table, seat: int) -> dict[str, tuple[Name, ...]]:
    """Return what of a seat without a forest is not known ("lindens", "trees") and others' points depend on.

    With it come the cards whose points do: those that score for having most among all that is known.
    """
    missing: dict[str, tuple[Name, ...]] = {}
    for kind, shape in POINTS.items():
        if isinstance(shape, Majority) and shape.key not in table.seats[seat].counts:
            count = TREES_COMPARED[shape.key].counter
            if any(
                kind in forest.kinds and most_elsewhere(table, other, shape.key).n <= count(forest)[0]
                for other, forest in seated(table)
            ):
                missing[shape.key] = (*missing.get(shape.key, ()), KINDS[kind].name)
    return missing
