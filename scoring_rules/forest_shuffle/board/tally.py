"""What is where in a forest: faces, hosts, and their tally by kind, type and tree symbol."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from scoring_rules.forest_shuffle.board.printing import Printing
from scoring_rules.frame.typed.place import KEY, Place

SLOTS = ("top", "bottom", "left", "right")
BEE = "violet_carpenter_bee"
ALL = ""
_HOSTS = 4096
Places: TypeAlias = tuple[str, ...]
Count: TypeAlias = tuple[int, int, Places]
"""How many, how many of them are saplings or bees where that is asked for, and where, each place once."""

NOTHING: Count = (0, 0, ())


class Face(NamedTuple):
    """A visible host or half.

    Attributes:
        printing: What it is taken for.
        options: All that it may be, where symbol, box or side were left out; empty where all is known.
        place: Where it is typed in a record, if it was read from one.
    """

    printing: Printing
    options: tuple[Printing, ...] = ()
    place: Place | None = None

    @property
    def choices(self) -> tuple[Printing, ...]:
        """All that it may be."""
        return self.options or (self.printing,)

    def typed_at(self, seat: int) -> Place:
        """Return where it is typed in the record; the forest as a whole where that is not known."""
        return self.place or Place(("players", seat, "forest"), KEY)


class Host(NamedTuple):
    """A tree, shrub or sapling and the halves around it, a slot each.

    `open_sides`: whether left and right may be the other way round.
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


class Copies(NamedTuple):
    """All copies of a kind in a forest.

    Attributes:
        n: How many there are.
        places: Where they are, each place once.
        spots: Where each copy is.
        hosts: At which host each copy is, numbered from 0.
        printings: What is printed on each copy.
    """

    n: int
    places: Places
    spots: Places
    hosts: tuple[int, ...]
    printings: tuple[Printing, ...]


class Tally(NamedTuple):
    """How many cards of each sort there are, and where.

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

    kinds: Mapping[str, Copies]
    types: Mapping[str, Count]
    symbols: Mapping[str, Count]
    shrub_symbols: Mapping[str, Count]
    species: Mapping[str, int]
    bees: Mapping[str, Places]


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
        for place, cards in zip(places, ((host.face,), *host.slots), strict=True):
            for face in cards:
                yield number, place, face


def tally(hosts: Sequence[Host]) -> Tally:
    """Return the tally of a forest of these hosts."""
    kinds: dict[str, Copies] = {}
    types: dict[str, list[str]] = {}
    symbols: dict[str, list[str]] = {}
    shrubs: dict[str, list[str]] = {}
    unsure: dict[str, int] = {}
    unsure_shrubs: dict[str, int] = {}
    for number, place, face in faces(hosts):
        printing = face.printing
        kind, _, symbol, _, types_shown = printing
        before = kinds.get(kind.id)
        copy = Copies(1, (place,), (place,), (number,), (printing,))
        kinds[kind.id] = copy if before is None else _with(before, copy)
        for of_type in types_shown:
            types.setdefault(of_type, []).append(place)
        if symbol and face.options and len({option.symbol for option in face.options}) > 1:
            unsure[symbol] = unsure.get(symbol, 0) + 1
            if kind.slot == "shrub":
                unsure_shrubs[symbol] = unsure_shrubs.get(symbol, 0) + 1
        elif symbol:
            symbols.setdefault(symbol, []).append(place)
            if kind.slot == "shrub":
                shrubs.setdefault(symbol, []).append(place)
    return Tally(
        kinds,
        _counts(types),
        _with_unsure(symbols, unsure),
        _with_unsure(shrubs, unsure_shrubs),
        _species(kinds),
        _bees(hosts, kinds.get(BEE)),
    )


def _with(copies: Copies, one: Copies) -> Copies:
    """Return copies of a kind with one more; a place that has some already is not named again."""
    n, places, spots, at, printings = copies
    places = places if one.places[0] in places else places + one.places
    return Copies(n + 1, places, spots + one.spots, at + one.hosts, printings + one.printings)


def _counts(places: Mapping[str, list[str]]) -> dict[str, Count]:
    """Return how many there are of each sort, and where; one place may have several, as two hares in a slot."""
    return {key: (len(cards), 0, tuple(dict.fromkeys(cards))) for key, cards in places.items()}


def _with_unsure(places: Mapping[str, list[str]], unsure: Mapping[str, int]) -> dict[str, Count]:
    """Return how many show each symbol, those added of which it is not sure."""
    sure = _counts(places)
    if not unsure:
        return sure
    counts = dict(sure)
    for key, more in unsure.items():
        n, _, at = sure.get(key, NOTHING)
        counts[key] = (n + more, more, at)
    return counts


def _species(kinds: Mapping[str, Copies]) -> dict[str, int]:
    """Return how many different kinds of each type there are."""
    species: dict[str, set[str]] = {}
    for copies in kinds.values():
        kind = copies.printings[0].kind
        if kind.slot != "sapling":
            for of_type in kind.types:
                species.setdefault(of_type, set()).add(kind.counts_as or kind.id)
    return {of_type: len(names) for of_type, names in species.items()}


def _bees(hosts: Sequence[Host], bees: Copies | None) -> dict[str, Places]:
    """Return the places of bees at trees by the kind of tree; a bee at a shrub counts for nothing."""
    places: dict[str, Places] = {}
    for number, place in () if bees is None else zip(bees.hosts, bees.spots, strict=True):
        if hosts[number].is_tree:
            for key in (hosts[number].face.printing.kind.id, ALL):
                places[key] = (*places.get(key, ()), place)
    return places
