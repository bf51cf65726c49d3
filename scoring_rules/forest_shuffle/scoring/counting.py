"""How things are counted in a forest, and how the numbers are said in the lines of items."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from scoring_rules.forest_shuffle.board.printing import KINDS, Printing
from scoring_rules.forest_shuffle.board.tally import ALL, NOTHING, SLOTS, Count, Places, host_place
from scoring_rules.forest_shuffle.table import Forest
from scoring_rules.frame.language.text import Name, Text, Value

Counter: TypeAlias = Callable[[Forest], Count]
Line: TypeAlias = Callable[[Value, int, int], Text]
"""Says of a card how many there are, and of how many something special is to be said, as of saplings."""

Key = TypeVar("Key")


class Lines(dict[Key, Text]):
    """Texts by what they say; each is made when it is first said."""

    def __init__(self, make: Callable[[Key], Text]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: Key) -> Text:
        text = self[key] = self._make(key)
        return text


class Counted(NamedTuple):
    """Something that cards count.

    Attributes:
        name: What it is called on a card, after "for each" or before a number.
        counter: Counts it in a forest.
        line: The line of an item: `Wood Ant, 6 cards below trees`.
        type: The type symbol, where it is all cards that show one.
        includes: Whether a printing is among it, where printings of one kind differ in that.
    """

    name: Name
    counter: Counter
    line: Line
    type: str = ""
    includes: Callable[[Printing], bool] | None = None


class TreesWithBees(NamedTuple):
    """Trees of one kind, or all, with the violet carpenter bees at them, each of which counts as such a tree.

    Attributes:
        name: What they are called on a card.
        trees: How many trees there are, `{n} linden`.
        kind: The kind of tree, or `ALL`.
    """

    name: Name
    trees: Text
    kind: str = ALL

    def counter(self, forest: Forest) -> Count:
        """Count them; some are bees."""
        if self.kind:
            copies = forest.kinds.get(self.kind)
            trees = () if copies is None else copies.places
        else:
            trees = forest.tally.types.get("tree", NOTHING)[2]
        bees = forest.tally.bees.get(self.kind, ())
        places = trees + bees
        return len(places), len(bees), places

    def line(self, card: Value, n: int, bees: int) -> Text:
        """Return the line of an item: `Beech, 4 (3 beeches + 1 bee)`."""
        return Text("{card}, {counted}", card=card, counted=self.number(n, bees))

    def number(self, n: int, bees: int | None) -> Text:
        """Return how many there are; None: it is not known how many of them are bees."""
        if bees is None:
            return Text("{trees}, bees included", trees=self.trees.with_values(n=n))
        trees = self.trees.with_values(n=n - bees)
        if not bees:
            return trees
        return Text("{n} ({trees} + {bees})", n=n, trees=trees, bees=Text("{n} bee", "{n} bees", n=bees))


def lines(card: Value, of: Counted | TreesWithBees) -> Lines[tuple[int, int]]:
    """Return the lines of a card about what it counts."""
    return Lines(lambda key: of.line(card, *key))


# ---------------------------------------------------------------------------------------------------
# How it is counted and said


def line(template: Text) -> Line:
    """Return what puts the card and the number into a template."""
    return lambda card, n, _: template.with_values(card=card, n=n)


def of_type(shown: str, name: Name, template: Text) -> Counted:
    """Return what counts all cards that show a type."""
    return Counted(name, lambda forest: forest.tally.types.get(shown, NOTHING), line(template), shown)


def count_two_types(one: str, other: str) -> Counter:
    """Return what counts the cards of two types, which are never both on one card."""

    def count(forest: Forest) -> Count:
        types = forest.tally.types
        ones, others = types.get(one, NOTHING), types.get(other, NOTHING)
        return ones[0] + others[0], 0, ones[2] + others[2]

    return count


def count_species(species: str) -> Counter:
    """Return what counts the cards of a kind, and of those that count as it."""
    kinds = tuple(kind.id for kind in KINDS.values() if kind.species == species)

    def count(forest: Forest) -> Count:
        there = forest.kinds
        n = 0
        places: Places = ()
        for kind in kinds:
            if kind in there:
                n += there[kind].n
                places += there[kind].places
        return n, 0, places

    return count


def count_different(of_type: str, but: str = "") -> Counter:
    """Return what counts the different kinds of a type, one of them left out."""

    def count(forest: Forest) -> Count:
        tally = forest.tally
        return tally.species.get(of_type, 0) - (but in tally.kinds), 0, tally.types.get(of_type, NOTHING)[2]

    return count


def count_trees(forest: Forest) -> Count:
    """Count all trees; some of them are saplings."""
    n, _, places = forest.tally.types.get("tree", NOTHING)
    saplings = forest.kinds.get("tree_sapling")
    return n, 0 if saplings is None else saplings.n, places


def trees_and_saplings_line(card: Value, n: int, saplings: int) -> Text:
    """Return the line of a card that counts trees: `Sycamore, 5 trees (3 face up, 2 saplings)`."""
    if not saplings:
        return Text("{card}, {n} tree", "{card}, {n} trees", card=card, n=n)
    return Text(
        "{card}, {n} tree ({up} face up, {saplings})",
        "{card}, {n} trees ({up} face up, {saplings})",
        card=card,
        n=n,
        up=n - saplings,
        saplings=Text("{n} sapling", "{n} saplings", n=saplings),
    )


def count_full_trees(forest: Forest) -> Count:
    """Count the trees and saplings with at least one card on each of the four sides."""
    places = tuple(
        host_place(number, host)
        for number, host in enumerate(forest.hosts)
        if host.top and host.bottom and host.left and host.right and host.is_tree
    )
    return len(places), 0, places


def count_below_trees(forest: Forest) -> Count:
    """Count the cards in the bottom slots of trees and saplings."""
    hosts = [(number, host) for number, host in enumerate(forest.hosts) if host.bottom and host.is_tree]
    places = tuple(f"{host_place(number, host)}: {SLOTS[1]}" for number, host in hosts)
    return sum(len(host.bottom) for _, host in hosts), 0, places


EDGE, _MISTLETOE = "woodland_edge", "mistletoe"


def is_of_edge(printing: Printing) -> bool:
    """Whether a card shows the woodland-edge symbol."""
    return EDGE in printing.types


def is_of_edge_or_mistletoe(printing: Printing) -> bool:
    """Whether it shows the symbol, or is any mistletoe."""
    return printing.kind.id == _MISTLETOE or EDGE in printing.types


def count_edge_or_mistletoe(forest: Forest) -> Count:
    """Count the woodland-edge symbols as if every printing of the mistletoe showed one."""
    n, _, places = forest.tally.types.get(EDGE, NOTHING)
    copies = forest.kinds.get(_MISTLETOE)
    if copies is None:
        return n, 0, places
    printed = zip(copies.spots, copies.printings, strict=True)
    others = tuple(spot for spot, printing in printed if not is_of_edge(printing))
    return n + len(others), 0, places + others
