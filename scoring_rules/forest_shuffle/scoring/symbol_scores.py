"""The cards that count tree symbols: roe deer and chamois by their own, bison and elk by two.

A number counted on the table (`symbols:`) holds where symbols were left out.
"""

from __future__ import annotations

from collections.abc import Callable

from scoring_rules.forest_shuffle.board.tally import NOTHING, Counted, Lying
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.data.worth import OwnSymbol, Symbols
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item

_SAPLING = "tree_sapling"


def symbol_count(forest: Forest, symbol: str, *, shrubs: bool) -> Counted:
    """Return how many cards show a tree symbol, of how many it is not known which, and where the others lie.

    A count made on the table holds.
    """
    n, unsure, places = forest.tally.symbols.get(symbol, NOTHING)
    if not shrubs and symbol in forest.tally.shrub_symbols:
        less, less_unsure, of_shrubs = forest.tally.shrub_symbols[symbol]
        n, unsure = n - less, unsure - less_unsure
        places = tuple(place for place in places if place not in of_shrubs)
    if not forest.symbols:
        return n, unsure, places
    counted = forest.symbols.get(symbol, n)
    return counted, counted - (n - unsure), places


class _Said(dict[tuple[str, int], Text]):
    """How the number of a symbol is said, each made when it is first said."""

    def __missing__(self, key: tuple[str, int]) -> Text:
        symbol, n = key
        text = Text("{n} with the symbol {symbol}", n=n, symbol=SYMBOLS[symbol])
        self[key] = text
        return text


_SAID = _Said()


def _said(forest: Forest, symbol: str, n: int, unsure: int) -> Text:
    """Return how many cards show a symbol, and of how many of them it is not known which they are."""
    said = _SAID[symbol, n]
    if unsure <= 0 and not forest.symbols:
        return said
    if symbol in forest.symbols:
        said = Text("{cards} as counted on the table", cards=said)
    if unsure <= 0:
        return said
    return Text(
        "{cards}, {n} of them on a card whose symbol is not typed",
        "{cards}, {n} of them on cards whose symbols are not typed",
        cards=said,
        n=unsure,
    )


def own_symbol(kind: Kind, worth: OwnSymbol) -> Callable[[Forest, Lying], Item]:
    """Points for each card with the tree symbol that a copy shows itself, copy by copy."""
    rule, points = f"forest_shuffle.{kind.id}", worth.points

    def item(forest: Forest, lying: Lying) -> Item:
        terms: list[str] = []
        said: list[Value] = []
        counted: dict[str, None] = {}
        total = 0
        for printing in lying.printings:
            n, unsure, places = symbol_count(forest, printing.symbol, shrubs=worth.shrubs)
            total += n
            counted.update(dict.fromkeys(places))
            terms.append(f"{points} × {n}")
            said.append(_said(forest, printing.symbol, n, unsure))
        label = Text("{card}: {symbols}", card=kind.name, symbols=tuple(said))
        return Item(rule, points * total, label, " + ".join(terms), tuple(counted))

    return item


def symbols(kind: Kind, worth: Symbols) -> Callable[[Forest, Lying], Item]:
    """Points for each card with one of some tree symbols, for every copy."""
    rule = f"forest_shuffle.{kind.id}"

    def item(forest: Forest, lying: Lying) -> Item:
        said: list[Value] = []
        counted = dict.fromkeys(lying.places)
        total = 0
        for symbol in worth.symbols:
            n, unsure, places = symbol_count(forest, symbol, shrubs=worth.shrubs)
            total += n
            counted.update(dict.fromkeys(places))
            said.append(_said(forest, symbol, n, unsure))
        if worth.saplings:
            saplings = forest.tally.kinds.get(_SAPLING)
            places = () if saplings is None else saplings.places
            total += len(places)
            counted.update(dict.fromkeys(places))
            said.append(Text("{n} sapling", "{n} saplings", n=len(places)))
        copies = lying.n
        label = Text("{card}: {symbols}", card=kind.name, symbols=tuple(said))
        working = f"{worth.points} × {total}" if copies == 1 else f"{copies} × {worth.points} × {total}"
        return Item(rule, copies * worth.points * total, label, working, tuple(counted))

    return item
