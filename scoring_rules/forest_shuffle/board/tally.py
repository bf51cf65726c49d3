"""What lies where in a forest: faces, hosts, and their tally by kind, type and tree symbol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.frame.place import Place

SLOTS = ("top", "bottom", "left", "right")
BEE = "violet_carpenter_bee"
ALL = ""
_HOSTS = 4096
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
        symbols: The cards that show each tree symbol, hosts and shrubs included; the second number is how
            many of them may show another one, too, and their places are not among the places.
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


@lru_cache(maxsize=_HOSTS)
def _places(number: int, kind: str) -> Places:
    """Return the names of a host and of its four slots, numbered from 0: `3 oak`, `3 oak: top` and so on."""
    name = f"{number + 1} {kind.replace('_', ' ')}"
    return (name, *(f"{name}: {slot}" for slot in SLOTS))


def host_place(number: int, host: Host) -> str:
    """Return the name of a host in a forest, numbered from 0: `3 oak`."""
    return _places(number, host.face.printing.kind.id)[0]


def faces(hosts: Sequence[Host]) -> Iterator[tuple[int, str, Face]]:
    """Yield every face with the number of its host and its place: `3 oak`, `3 oak: left`."""
    for number, host in enumerate(hosts):
        places = _places(number, host.face.printing.kind.id)
        for place, lying in zip(places, ((host.face,), *host.slots), strict=True):
            for face in lying:
                yield number, place, face


def tally(hosts: Sequence[Host]) -> Tally:
    """Return what lies where in a forest of these hosts."""
    kinds: dict[str, Lying] = {}
    types: dict[str, list[str]] = {}
    symbols: dict[str, list[str]] = {}
    shrubs: dict[str, list[str]] = {}
    unsure: dict[str, int] = {}
    unsure_shrubs: dict[str, int] = {}
    for number, place, face in faces(hosts):
        printing = face.printing
        kind, _, symbol, _, shown = printing
        before = kinds.get(kind.id)
        lying = Lying(1, (place,), (place,), (number,), (printing,))
        kinds[kind.id] = lying if before is None else _with(before, lying)
        for each in shown:
            types.setdefault(each, []).append(place)
        if symbol and face.options and len({each.symbol for each in face.options}) > 1:
            unsure[symbol] = unsure.get(symbol, 0) + 1
            if kind.slot == "shrub":
                unsure_shrubs[symbol] = unsure_shrubs.get(symbol, 0) + 1
        elif symbol:
            symbols.setdefault(symbol, []).append(place)
            if kind.slot == "shrub":
                shrubs.setdefault(symbol, []).append(place)
    return Tally(
        kinds,
        _counted(types),
        _with_unsure(symbols, unsure),
        _with_unsure(shrubs, unsure_shrubs),
        _species(kinds),
        _bees(hosts, kinds.get(BEE)),
    )


def _with(some: Lying, one: Lying) -> Lying:
    """Return copies of a kind with one more; a place where some lie already is not named again."""
    n, places, spots, at, printings = some
    places = places if one.places[0] in places else places + one.places
    return Lying(n + 1, places, spots + one.spots, at + one.hosts, printings + one.printings)


def _counted(places: Mapping[str, list[str]]) -> dict[str, Counted]:
    """Return by what it is that was counted how many there are and where; several lie in one slot at times."""
    return {key: (len(each), 0, tuple(dict.fromkeys(each))) for key, each in places.items()}


def _with_unsure(places: Mapping[str, list[str]], unsure: Mapping[str, int]) -> dict[str, Counted]:
    """Return what was counted with those added of which it is not sure."""
    sure = _counted(places)
    if not unsure:
        return sure
    found = dict(sure)
    for key, more in unsure.items():
        n, _, at = sure.get(key, NOTHING)
        found[key] = (n + more, more, at)
    return found


def _species(kinds: Mapping[str, Lying]) -> dict[str, int]:
    """Return how many different kinds of each type there are."""
    found: dict[str, set[str]] = {}
    for lying in kinds.values():
        kind = lying.printings[0].kind
        if kind.slot != "sapling":
            for each in kind.types:
                found.setdefault(each, set()).add(kind.counts_as or kind.id)
    return {key: len(several) for key, several in found.items()}


def _bees(hosts: Sequence[Host], bees: Lying | None) -> dict[str, Places]:
    """Return the places of bees at trees by the kind of tree; a bee at a shrub counts for nothing."""
    found: dict[str, Places] = {}
    for number, place in () if bees is None else zip(bees.hosts, bees.spots, strict=True):
        if hosts[number].is_tree:
            for key in (hosts[number].face.printing.kind.id, ALL):
                found[key] = (*found.get(key, ()), place)
    return found
