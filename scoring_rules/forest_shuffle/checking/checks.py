"""What the rules and the boxes do not allow of finished forests: one generator a constraint.

Sources: the publisher's rulebook and appendix as transcribed in Augustine-C/forest-shuffle; the cards as
in `data`. Cards under caves, saplings and those removed from the game are not seen, so only too
many copies are a fault, never too few.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.forest_shuffle.board.names import face_name
from scoring_rules.forest_shuffle.board.printing import KINDS, SAPLING, SIDES
from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host
from scoring_rules.forest_shuffle.checking.copies import copies, halves, marks_of
from scoring_rules.forest_shuffle.checking.counts import counts_needed, unasked_symbols
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import JOINS, MAKES_ROOM, STACKS, TURNS_HOST
from scoring_rules.forest_shuffle.data.words import SLOTS as SLOT_NAMES
from scoring_rules.forest_shuffle.matching.assignment import Spot, puzzle
from scoring_rules.forest_shuffle.resolving.open_symbols import open_symbols
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, at_last, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.table import seated, too_many_players

_MOST_PLAYERS = 5
_GUEST_AND_HOST = 2


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    yield from too_many_players(table, _MOST_PLAYERS, codes.PLAYERS_NUMBER)
    excess: set[Spot] = set()
    every = puzzle(table)
    over = list(copies(table, every, excess))
    told = {shown.face.printing.kind.id for shown in every.shown if shown.spot in excess}
    found = halves(table, puzzle(table, excess) if excess else every, told)
    clashes = [clash for clash in found if not _is_told(clash, over)]
    for seat, forest in seated(table):
        for host in forest.hosts:
            yield from (each for each in sharing(seat, host) if not _is_told(each, (*over, *clashes)))
            yield from turned_hosts(seat, host)
    yield from over
    yield from clashes
    asked = list(open_symbols(table, every)) if not excess and not clashes else []
    yield from asked
    yield from counts_needed(table)
    if not asked:
        yield from unasked_symbols(table)


def _is_told(fault: Finding, others: Sequence[Finding]) -> bool:
    """Whether a fault has a card that is typed too often, which is told."""
    places = {mark.place for mark in fault.marks}
    return any(places & {mark.place for mark in other.marks} for other in others)


def sharing(seat: int, host: Host) -> Iterator[Finding]:
    """A slot holds one card, but for hares, two toads, butterflies over a nettle, and a cuckoo with a bird."""
    below = {face.printing.kind.id for slot in host.slots for face in slot}
    room = [MAKES_ROOM[kind] for kind in below if kind in MAKES_ROOM]
    for slot, faces in zip(SLOTS, host.slots, strict=True):
        guests = [face for face in faces if face.printing.kind.id in JOINS]
        if len(faces) == 1 and guests:
            yield _lonely(seat, host, slot, guests[0])
        elif len(faces) > 1 and not _may_share(slot, faces, guests, room):
            yield _full(seat, host, slot, faces)


def _lonely(seat: int, host: Host, slot: str, guest: Face) -> Finding:
    """Return the finding about a card that has to be on another one, typed as the host's slots are."""
    return finding(
        codes.LONELY_GUEST,
        guest.typed_at(seat),
        "{card} is alone in its slot",
        help="it goes on another bird: type both after the host, `{host}: {bird}, {card}`"
        if host.open_sides
        else "it goes on another bird: type both for one slot, `{slot}: [{bird}, {card}]`",
        card=guest.printing.kind.name,
        host=host.face.printing.kind.name,
        slot=SLOT_NAMES[slot],
        bird=KINDS["chaffinch"].name,
    )


def _full(seat: int, host: Host, slot: str, faces: Sequence[Face]) -> Finding:
    """Return the finding about too many cards in a slot, or in both at the sides where these are open."""
    if host.open_sides and slot in SIDES:
        faces = (*host.left, *host.right)
        label = Text("{n} cards at the sides of: {host}", n=len(faces), host=host.face.printing.kind.name)
    else:
        label = Text(
            "{n} cards in one slot ({slot}): {cards}",
            n=len(faces),
            slot=SLOT_NAMES[slot],
            cards=tuple(map(face_name, faces)),
        )
    return at_last(
        codes.FULL_SLOT,
        marks_of([(seat, face) for face in faces]),
        label,
        help="only European hares, two common toads, butterflies over a stinging nettle, or a cuckoo and another"
        " bird share a slot: type the others at their host",
    )


def _may_share(slot: str, faces: Sequence[Face], guests: Sequence[Face], room: Sequence[tuple[str, str]]) -> bool:
    kinds = {face.printing.kind.id for face in faces}
    if len(kinds) == 1 and len(faces) <= STACKS.get(next(iter(kinds)), 0):
        return True
    if any(where == slot and all(of in face.printing.types for face in faces) for where, of in room):
        return True
    if len(guests) != 1 or len(faces) != _GUEST_AND_HOST:
        return False
    other = next(face for face in faces if face is not guests[0])
    return JOINS[guests[0].printing.kind.id] in other.printing.types


def turned_hosts(seat: int, host: Host) -> Iterator[Finding]:
    """A mistletoe turns its host face down: from then on it is a sapling."""
    if host.face.printing.kind == SAPLING:
        return
    for face in host.top:
        if face.printing.kind.id in TURNS_HOST:
            yield finding(
                codes.FACE_UP_HOST,
                face.typed_at(seat),
                "{card} on: {host}",
                help="its host is face down: type `sapling` for the host",
                card=face.printing.kind.name,
                host=host.face.printing.kind.name,
            )
