"""What cards count in a forest: insects, different plants, trees with bees, … each by its name in the data.

A counter says how many there are, how many of them are of a special sort (saplings, bees), and where they
lie. How that is said is in `labels`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from scoring_rules.forest_shuffle.board.printing import KINDS, Printing
from scoring_rules.forest_shuffle.board.tally import ALL, NOTHING, SLOTS, Counted, Places, host_place
from scoring_rules.forest_shuffle.table import Forest

Counter: TypeAlias = Callable[[Forest], Counted]

EDGE = "woodland_edge"
_MISTLETOE = "mistletoe"


def _of_type(of_type: str) -> Counter:
    def count(forest: Forest) -> Counted:
        return forest.tally.types.get(of_type, NOTHING)

    return count


def _of_two_types(one: str, other: str) -> Counter:
    """Return what counts the cards of two types that never stand on one card."""

    def count(forest: Forest) -> Counted:
        types = forest.tally.types
        ones, others = types.get(one, NOTHING), types.get(other, NOTHING)
        return ones[0] + others[0], 0, ones[2] + others[2]

    return count


def _of_kinds(*kinds: str) -> Counter:
    def count(forest: Forest) -> Counted:
        lying = forest.kinds
        n = 0
        places: Places = ()
        for kind in kinds:
            if kind in lying:
                n += lying[kind].n
                places += lying[kind].places
        return n, 0, places

    return count


def _species(of_type: str) -> Counter:
    """Return what counts the different kinds of a type."""

    def count(forest: Forest) -> Counted:
        tally = forest.tally
        return tally.species.get(of_type, 0), 0, tally.types.get(of_type, NOTHING)[2]

    return count


def _species_but(of_type: str, but: str) -> Counter:
    """Return what counts the different kinds of a type without one of them."""

    def count(forest: Forest) -> Counted:
        tally = forest.tally
        return tally.species.get(of_type, 0) - (but in tally.kinds), 0, tally.types.get(of_type, NOTHING)[2]

    return count


def _trees(forest: Forest) -> Counted:
    """Count all trees; some of them are saplings."""
    n, _, places = forest.tally.types.get("tree", NOTHING)
    saplings = forest.kinds.get("tree_sapling")
    return n, 0 if saplings is None else saplings.n, places


def _trees_and_bees(forest: Forest) -> Counted:
    """Count all trees and the bees at them."""
    tally = forest.tally
    places = tally.types.get("tree", NOTHING)[2] + tally.bees.get(ALL, ())
    return len(places), len(tally.bees.get(ALL, ())), places


def _kind_and_bees(kind: str) -> Counter:
    def count(forest: Forest) -> Counted:
        tally = forest.tally
        lying, bees = forest.kinds.get(kind), tally.bees.get(kind, ())
        places = bees if lying is None else lying.places + bees
        return len(places), len(bees), places

    return count


def _full_trees(forest: Forest) -> Counted:
    """Count the trees and saplings with at least one card on each of the four sides."""
    places = tuple(
        host_place(number, host)
        for number, host in enumerate(forest.hosts)
        if host.top and host.bottom and host.left and host.right and host.is_tree
    )
    return len(places), 0, places


def _below_trees(forest: Forest) -> Counted:
    """Count the cards in the bottom slots of trees and saplings."""
    hosts = [(number, host) for number, host in enumerate(forest.hosts) if host.bottom and host.is_tree]
    places = tuple(f"{host_place(number, host)}: {SLOTS[1]}" for number, host in hosts)
    return sum(len(host.bottom) for _, host in hosts), 0, places


def _in_cave(forest: Forest) -> Counted:
    return forest.cave, 0, ()


def is_of_edge(printing: Printing, of: str) -> bool:
    """Whether a card is among those `of` counts: those of the woodland edge, and the mistletoe if `of` says so."""
    return EDGE in printing.types or (of != EDGE and printing.kind.id == _MISTLETOE)


def _edge_or_mistletoe(forest: Forest) -> Counted:
    """Count the woodland-edge symbols as if every printing of the mistletoe showed one."""
    n, _, places = forest.tally.types.get(EDGE, NOTHING)
    lying = forest.kinds.get(_MISTLETOE)
    if lying is None:
        return n, 0, places
    shown = zip(lying.spots, lying.printings, strict=True)
    others = tuple(spot for spot, printing in shown if EDGE not in printing.types)
    return n + len(others), 0, places + others


_SIMPLE = (
    "insect",
    "bird",
    "butterfly",
    "bat",
    "plant",
    "amphibian",
    "pawed",
    "cloven_hoofed",
    "deer",
    "alps",
    "woodland_edge",
)
COUNTERS: Mapping[str, Counter] = {
    **{each: _of_type(each) for each in _SIMPLE},
    "woodland_edge or mistletoe": _edge_or_mistletoe,
    "pawed or amphibian": _of_two_types("pawed", "amphibian"),
    "insect or amphibian": _of_two_types("insect", "amphibian"),
    "tree or plant": _of_two_types("tree", "plant"),
    "hare": _of_kinds(*(key for key, kind in KINDS.items() if kind.species == "european_hare")),
    "gnat": _of_kinds("gnat"),
    "squeaker": _of_kinds("squeaker"),
    "fire_salamander": _of_kinds("fire_salamander"),
    "fireflies": _of_kinds(*(key for key, kind in KINDS.items() if kind.species == "fireflies")),
    "different plant": _species("plant"),
    "different bird": _species("bird"),
    "bat species": _species("bat"),
    "bat species but durer_bat": _species_but("bat", "durer_bat"),
    "tree species": _species("tree"),
    "tree species but palm_tree": _species_but("tree", "palm_tree"),
    "tree": _trees,
    "tree and bee": _trees_and_bees,
    "beech and bee": _kind_and_bees("beech"),
    "linden and bee": _kind_and_bees("linden"),
    "horse_chestnut and bee": _kind_and_bees("horse_chestnut"),
    "full tree": _full_trees,
    "bottom of a tree": _below_trees,
    "cave card": _in_cave,
}


def trees_compared(forest: Forest) -> int:
    """Return the number of trees as it is compared between forests, bees included."""
    return _trees_and_bees(forest)[0]


def lindens_compared(forest: Forest) -> int:
    """Return the number of lindens as it is compared between forests, bees included."""
    return COUNTERS["linden and bee"](forest)[0]
