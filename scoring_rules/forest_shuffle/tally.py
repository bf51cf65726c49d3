"""What lies where in a forest: faces, hosts, and their tally by kind, type and tree symbol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.printing import Printing
from scoring_rules.place import Place

SLOTS = ("top", "bottom", "left", "right")
BEE = "violet_carpenter_bee"
ALL = ""
Places: TypeAlias = tuple[str, ...]
Counted: TypeAlias = tuple[int, int, Places]
"""How many, how many of them are saplings or bees where that is asked for, and where, each place once."""

NOTHING: Counted = (0, 0, ())


class Face(NamedTuple):
    """A visible host or half.

    Attributes:
        printing: What it is taken for.
        options: All that it may be, where symbol, box or side were left out; empty where all is known.
        place: Where it stands in a record, if it was read from one.
    """

    printing: Printing
    options: tuple[Printing, ...] = ()
    place: Place | None = None

    @property
    def choices(self) -> tuple[Printing, ...]:
        """All that it may be."""
        return self.options or (self.printing,)


class Host(NamedTuple):
    """A tree, shrub or sapling and the halves around it, a slot each.

    `open_sides`: whether left and right are only one way in which the two may lie.
    """

    face: Face
    top: tuple[Face, ...] = ()
    bottom: tuple[Face, ...] = ()
    left: tuple[Face, ...] = ()
    right: tuple[Face, ...] = ()
    open_sides: bool = False

    @property
    def slots(self) -> tuple[tuple[Face, ...], ...]:
        """The four slots, in the order of `SLOTS`."""
        return (self.top, self.bottom, self.left, self.right)

    @property
    def is_tree(self) -> bool:
        """Whether it is a tree or a sapling, not a shrub."""
        return self.face.printing.kind.slot != "shrub"


class Lying(NamedTuple):
    """All copies of a kind, `n` of them; `places` names each place once, the others hold one entry a copy.

    Attributes:
        n: How many copies there are.
        places: Where they lie.
        spots: Where each copy lies.
        hosts: At which host each copy lies, numbered from 0.
        printings: What is printed on each copy.
    """

    n: int
    places: Places
    spots: Places
    hosts: tuple[int, ...]
    printings: tuple[Printing, ...]


class Tally(NamedTuple):
    """What lies where.

    Attributes:
        kinds: The copies of each kind.
        types: The cards that show each type.
        symbols: The cards that show each tree symbol, hosts and shrubs included.
        shrub_symbols: Those of them that are shrubs.
        species: How many different kinds of each type there are; a sapling is none, and a kind that
            counts as another is no other.
        bees: The places of the violet carpenter bees at trees of each kind; of all of them by `ALL`.
    """

    kinds: Mapping[str, Lying]
    types: Mapping[str, Counted]
    symbols: Mapping[str, Counted]
    shrub_symbols: Mapping[str, Counted]
    species: Mapping[str, int]
    bees: Mapping[str, tuple[str, ...]]


def host_place(number: int, host: Host) -> str:
    """Return the name of a host in a forest, numbered from 0: `3 oak`."""
    return f"{number + 1} {host.face.printing.kind.id.replace('_', ' ')}"


def faces(hosts: Sequence[Host]) -> Iterator[tuple[int, str, Face]]:
    """Yield every face with the number of its host and its place: `3 oak`, `3 oak: left`."""
    for number, host in enumerate(hosts):
        name = host_place(number, host)
        yield number, name, host.face
        for slot, lying in zip(SLOTS, host.slots, strict=True):
            for face in lying:
                yield number, f"{name}: {slot}", face


def tally(hosts: Sequence[Host]) -> Tally:
    """Return what lies where in a forest of these hosts."""
    kinds: dict[str, list[tuple[str, int, Printing]]] = {}
    types: dict[str, list[str]] = {}
    symbols: dict[str, list[str]] = {}
    shrubs: dict[str, list[str]] = {}
    for number, place, face in faces(hosts):
        printing = face.printing
        kinds.setdefault(printing.kind.id, []).append((place, number, printing))
        for each in printing.types:
            types.setdefault(each, []).append(place)
        if printing.symbol:
            symbols.setdefault(printing.symbol, []).append(place)
            if printing.kind.slot == "shrub":
                shrubs.setdefault(printing.symbol, []).append(place)
    copies = {kind: _lying(*zip(*lying, strict=True)) for kind, lying in kinds.items()}
    return Tally(
        copies, _counted(types), _counted(symbols), _counted(shrubs), _species(copies), _bees(hosts, copies)
    )


def _lying(spots: Places, hosts: tuple[int, ...], printings: tuple[Printing, ...]) -> Lying:
    return Lying(len(spots), _once(spots), spots, hosts, printings)


def _once(places: Places) -> Places:
    """Return places without repeats; several cards lie in one slot at times."""
    return tuple(dict.fromkeys(places))


def _counted(places: Mapping[str, list[str]]) -> dict[str, Counted]:
    return {key: (len(each), 0, _once(tuple(each))) for key, each in places.items()}


def _species(copies: Mapping[str, Lying]) -> dict[str, int]:
    """Return how many different kinds of each type there are."""
    found: dict[str, set[str]] = {}
    for lying in copies.values():
        kind = lying.printings[0].kind
        if kind.slot != "sapling":
            for each in kind.types:
                found.setdefault(each, set()).add(kind.counts_as or kind.id)
    return {key: len(kinds) for key, kinds in found.items()}


def _bees(hosts: Sequence[Host], copies: Mapping[str, Lying]) -> dict[str, tuple[str, ...]]:
    """Return the places of bees at trees by the kind of tree; a bee at a shrub counts for nothing."""
    found: dict[str, tuple[str, ...]] = {}
    bees = copies.get(BEE)
    for number, place in () if bees is None else zip(bees.hosts, bees.spots, strict=True):
        if hosts[number].is_tree:
            for key in (hosts[number].face.printing.kind.id, ALL):
                found[key] = (*found.get(key, ()), place)
    return found
