"""Counts that points depend on and are not given, and numbers of symbols that are given and no card asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scoring_rules.forest_shuffle.board.printing import KINDS, Printing, deck
from scoring_rules.forest_shuffle.board.tally import faces
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import COMPARED, SYMBOLS
from scoring_rules.forest_shuffle.scoring.by_symbol import OwnSymbol, Symbols
from scoring_rules.forest_shuffle.scoring.majority import TREES_COMPARED, Majority, most_elsewhere
from scoring_rules.forest_shuffle.scoring.points import POINTS, Shape, shapes
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import words
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.table import seated
from scoring_rules.frame.typed.place import KEY, at


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


def unasked_symbols(table: Table) -> Iterator[Finding]:
    """Cards with a symbol are counted where a card of the forest scores by their number."""
    printed = deck(table.settings.boxes)
    by_kind = shapes(table.settings.rulings)
    for seat, forest in seated(table):
        typed = [face for _, _, face in faces(forest.hosts)]
        asked = {symbol for face in typed for symbol in _asked(by_kind[face.printing.kind.id], face.choices)}
        idle = [symbol for symbol in SYMBOLS if symbol in forest.symbols and symbol not in asked]
        if idle and "symbols" not in table.seats[seat].unread:
            by_printings = ((KINDS[kind], _asked(by_kind[kind], own)) for kind, own in printed.printings.items())
            asking = [kind for kind, symbols in by_printings if not symbols.isdisjoint(idle)]
            yield finding(
                codes.UNASKED,
                at("players", seat, "symbols", part=KEY),
                "{symbols}: no card here asks for this number",
                "{symbols}: no card here asks for these numbers",
                help=_remedy(asking, [face.printing.kind for face in typed]),
                n=len(idle),
                symbols=tuple(SYMBOLS[symbol] for symbol in idle),
            )


def _asked(shape: Shape, choices: Iterable[Printing]) -> set[str]:
    """Return the symbols by whose number a card may score that is one of these printings."""
    if isinstance(shape, Symbols):
        return set(shape.symbols)
    return {printing.symbol for printing in choices} if isinstance(shape, OwnSymbol) else set()


def _remedy(asking: Sequence[Kind], typed: Sequence[Kind]) -> Text:
    """Return what to do about symbols that no card asks for: the card that is meant, where one sounds like it."""
    if not asking:
        return Text("no card of these boxes does: take it out of `symbols:`")
    alike = ((one, other) for other in dict.fromkeys(typed) for one in asking if _sound_alike(one, other))
    meant = next(alike, None)
    if meant is not None:
        wanted, there = (kind.name for kind in meant)
        return Text(
            "{card} would: is it meant where {typed} is typed? If not, take the number out of `symbols:`",
            card=wanted,
            typed=there,
        )
    return Text(
        "these would: {cards}; check whether one of them is missing, or take the number out of `symbols:`",
        cards=tuple(kind.name for kind in asking),
    )


def _sound_alike(one: Kind, other: Kind) -> bool:
    return one != other and not set(words(one.name.en)).isdisjoint(words(other.name.en))
