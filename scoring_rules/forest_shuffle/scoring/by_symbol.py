"""Shapes of points that count tree symbols: roe deer and chamois by their own, bison and elk by two.

A number counted on the table (`symbols:`) takes the place of symbols that were left out.
"""

from __future__ import annotations

from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import SAPLING
from scoring_rules.forest_shuffle.board.tally import NOTHING, Copies, Count
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.scoring.counting import Lines
from scoring_rules.forest_shuffle.scoring.shape import PREFIX, MakeItem, points_text, times
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Item


def symbol_count(forest: Forest, symbol: str, *, shrubs: bool) -> Count:
    """Return how many cards show a tree symbol, of how many it is not known which, and where the others are.

    A count made on the table takes precedence.
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


_NUMBERS: Lines[tuple[str, int]] = Lines(
    lambda key: Text("{n} with the symbol {symbol}", n=key[1], symbol=SYMBOLS[key[0]])
)


def _number(forest: Forest, symbol: str, n: int, unsure: int) -> Text:
    """Return in words how many cards show a symbol, and of how many of them it is not known which they are."""
    cards = _NUMBERS[symbol, n]
    if unsure <= 0 and not forest.symbols:
        return cards
    if symbol in forest.symbols:
        cards = Text("{cards} as counted on the table", cards=cards)
    if unsure <= 0:
        return cards
    return Text(
        "{cards}, {n} of them on a card whose symbol is not typed",
        "{cards}, {n} of them on cards whose symbols are not typed",
        cards=cards,
        n=unsure,
    )


class OwnSymbol(NamedTuple):
    """Points for each card with the tree symbol that the copy itself shows, for every copy."""

    points: int
    shrubs: bool = True

    def in_words(self) -> Text:
        """Return what a card scores."""
        return Text("{points} for each card with the tree symbol that it shows", points=points_text(self.points))

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind, copy by copy."""
        rule, points, shrubs = PREFIX + kind.id, self.points, self.shrubs

        def item(forest: Forest, copies: Copies) -> Item:
            terms: list[str] = []
            numbers: list[Value] = []
            counted: dict[str, None] = {}
            total = 0
            for printing in copies.printings:
                n, unsure, places = symbol_count(forest, printing.symbol, shrubs=shrubs)
                total += n
                counted.update(dict.fromkeys(places))
                terms.append(f"{points} × {n}")
                numbers.append(_number(forest, printing.symbol, n, unsure))
            label = Text("{card}, {symbols}", card=kind.name, symbols=tuple(numbers))
            return Item(rule, points * total, label, " + ".join(terms), tuple(counted))

        return item


class Symbols(NamedTuple):
    """Points for each card with one of these tree symbols, for every copy; for saplings, too, if so."""

    points: int
    symbols: tuple[str, ...]
    saplings: bool = False
    shrubs: bool = True

    def in_words(self) -> Text:
        """Return what a card scores."""
        names = tuple(SYMBOLS[symbol] for symbol in self.symbols)
        text = Text("{points} for each card with the symbol: {symbols}", points=points_text(self.points), symbols=names)
        return Text("{each}, and for each sapling", each=text) if self.saplings else text

    def of_kind(self, kind: Kind) -> MakeItem:
        """Return what makes the items of a kind."""
        rule = PREFIX + kind.id

        def item(forest: Forest, copies: Copies) -> Item:
            numbers: list[Value] = []
            counted = dict.fromkeys(copies.places)
            total = 0
            for symbol in self.symbols:
                n, unsure, places = symbol_count(forest, symbol, shrubs=self.shrubs)
                total += n
                counted.update(dict.fromkeys(places))
                numbers.append(_number(forest, symbol, n, unsure))
            if self.saplings:
                saplings = forest.kinds.get(SAPLING.id)
                places = () if saplings is None else saplings.places
                total += len(places)
                counted.update(dict.fromkeys(places))
                numbers.append(Text("{n} sapling", "{n} saplings", n=len(places)))
            label = Text("{card}, {symbols}", card=kind.name, symbols=tuple(numbers))
            working = times(copies.n, self.points, total)
            return Item(rule, copies.n * self.points * total, label, working, tuple(counted))

        return item
