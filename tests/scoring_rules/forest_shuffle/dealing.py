"""Random legal tables, dealt from the physical cards of the boxes."""

from __future__ import annotations

from random import Random

from scoring_rules.forest_shuffle.board.printing import FACE_DOWN, SIDES, Deck, Printing, deck
from scoring_rules.forest_shuffle.board.tally import Face, Host
from scoring_rules.forest_shuffle.data.words import BOXES, CAVES
from scoring_rules.forest_shuffle.table import Forest, Seat, Settings, Table

EVERY_BOX = tuple(BOXES)
OF_EXPLORATION = "exploration"
Slots = dict[str, list[Printing]]


def seeded(seed: int) -> Random:
    """Return a source of chance that gives the same each time."""
    return Random(seed)  # noqa: S311 - a game is no secret


def may_join(slot: list[Printing], slots: Slots, each: Printing) -> bool:
    """Whether a half may lie in a slot beside what is there."""
    kinds = [lying.kind.id for lying in slot]
    if each.kind.id == "cuckoo":
        return len(slot) == 1 and "bird" in slot[0].types and kinds != ["cuckoo"]
    if not slot:
        return True
    if each.kind.id == "european_hare":
        return set(kinds) == {"european_hare"}
    if each.kind.id == "common_toad":
        return kinds == ["common_toad"]
    nettle = any(lying.kind.id == "stinging_nettle" for lying in slots["bottom"])
    return nettle and all("butterfly" in lying.types for lying in [*slot, each])


def deal(rng: Random, players: int = 2, size: int = 30, boxes: tuple[str, ...] = EVERY_BOX) -> Table:
    """Return a table of forests of about `size` cards each."""
    of = deck(boxes)
    cards = list(of.cards)
    rng.shuffle(cards)
    hosts = [card.faces[0] for card in cards if len(card.faces) == 1]
    halves = [rng.choice(card.faces) for card in cards if len(card.faces) > 1]
    seats = [
        Seat(name, _forest(rng, hosts, halves, size, boxes)) for name in ("Anna", "Ben", "Cléo", "Dan", "Eve")[:players]
    ]
    return Table(Settings(boxes), tuple(seats))


def _forest(rng: Random, hosts: list[Printing], halves: list[Printing], size: int, boxes: tuple[str, ...]) -> Forest:
    laid: list[tuple[Printing, Slots]] = []
    for _ in range(max(1, size // 3)):
        host = FACE_DOWN if rng.random() < 0.15 or not hosts else hosts.pop()
        laid.append((host, {"top": [], "bottom": [], "left": [], "right": []}))
    for _ in range(size - len(laid)):
        if not halves:
            break
        half = halves.pop()
        free = [
            (number, slots)
            for number, (host, slots) in enumerate(laid)
            if may_join(slots[half.side], slots, half) and (half.kind.id != "mistletoe" or host is FACE_DOWN)
        ]
        if free:
            rng.choice(free)[1][half.side].append(half)
    caves = [key for key, cave in CAVES.items() if cave.box in boxes]
    return Forest.of([_host(host, slots) for host, slots in laid], rng.randint(0, 12), rng.choice(caves))


def _host(host: Printing, slots: Slots) -> Host:
    top, bottom, left, right = (tuple(map(Face, slots[slot])) for slot in ("top", "bottom", *SIDES))
    return Host(Face(host), top, bottom, left, right)


def opened(rng: Random, table: Table, share: float = 1.0) -> Table:
    """Return the table as one would type it who leaves symbols, boxes and sides out of some of the cards."""
    of = deck(table.settings.boxes)
    seats = [
        seat if seat.board is None else seat._replace(board=_opened(rng, seat.board, of, share)) for seat in table.seats
    ]
    return table._replace(seats=tuple(seats))


def _opened(rng: Random, forest: Forest, of: Deck, share: float) -> Forest:
    hosts = [
        Host(
            _open(rng, host.face, of, share),
            *(tuple(_open(rng, face, of, share) for face in slot) for slot in host.slots),
            open_sides=True,
        )
        for host in forest.hosts
    ]
    return Forest.of(hosts, forest.cave, forest.cave_kind)


def _open(rng: Random, face: Face, of: Deck, share: float) -> Face:
    options = of.of(face.printing.kind.id)
    if rng.random() >= share or len(options) <= 1:
        return face
    return Face(options[0], options)
