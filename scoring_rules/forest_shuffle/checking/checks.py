"""What the rules and the boxes do not allow of finished forests: one generator a constraint.

Sources: the publisher's rulebook and appendix as transcribed in Augustine-C/forest-shuffle; the cards as
in `data`. Cards under caves, saplings and those removed from the game are not seen, so only too
many copies are a fault, never too few.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.forest_shuffle.board.printing import KINDS, SAPLING, SIDES
from scoring_rules.forest_shuffle.board.said import face_said, slot_name
from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host
from scoring_rules.forest_shuffle.checking.copies import cards, copies
from scoring_rules.forest_shuffle.checking.marking import at_last, marks_of, place_of
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.sharing import JOINS, MAKES_ROOM, STACKS, TURNS_HOST
from scoring_rules.forest_shuffle.data.words import COMPARED
from scoring_rules.forest_shuffle.matching.assignment import Spot
from scoring_rules.forest_shuffle.resolving.open_symbols import open_symbols
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_PLAYERS
from scoring_rules.frame.place import Place, at

_MOST_PLAYERS = 5
_GUEST_AND_HOST = 2


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint."""
    yield from number_of_players(table)
    for seat, each in enumerate(table.seats):
        for host in () if each.board is None else each.board.hosts:
            yield from sharing(seat, host)
            yield from turned_hosts(seat, host)
    excess: set[Spot] = set()
    yield from copies(table, excess)
    found = list(cards(table, excess))
    yield from found
    if not excess and not found:
        yield from open_symbols(table)
    yield from counts_needed(table)


def number_of_players(table: Table) -> Iterator[Finding]:
    """One to five play. More than can be read at all are reported where they are read."""
    n = len(table.seats)
    if _MOST_PLAYERS < n <= MOST_PLAYERS:
        label = Text("{player} is player {n}", player=table.seats[_MOST_PLAYERS].name, n=_MOST_PLAYERS + 1)
        remedy = Text("type each table in a file of its own")
        yield finding(codes.PLAYERS_NUMBER, at("players", _MOST_PLAYERS, "name"), label, help=remedy)


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
    """Return the finding about a card that has to lie on another one, typed as the host's slots are."""
    name, example = guest.printing.kind.name, KINDS["chaffinch"].name
    label = Text("{card} is alone in its slot", card=name)
    if host.open_sides:
        remedy = Text(
            "it is laid onto another bird: type both behind the host, `{host}: {bird}, {card}`",
            host=host.face.printing.kind.name,
            bird=example,
            card=name,
        )
    else:
        remedy = Text(
            "it is laid onto another bird: type both for one slot, `{slot}: [{bird}, {card}]`",
            slot=slot_name(slot),
            bird=example,
            card=name,
        )
    return finding(codes.LONELY_GUEST, place_of(seat, guest), label, help=remedy)


def _full(seat: int, host: Host, slot: str, faces: Sequence[Face]) -> Finding:
    """Return the finding about too many cards in a slot, or in both at the sides where these are open."""
    remedy = Text(
        "only European hares, two common toads, butterflies over a stinging nettle, or a cuckoo and another"
        " bird share a slot: type the others at their host"
    )
    if host.open_sides and slot in SIDES:
        both = (*host.left, *host.right)
        label = Text("{n} cards at the sides of: {host}", n=len(both), host=host.face.printing.kind.name)
        return at_last(codes.FULL_SLOT, marks_of([(seat, face) for face in both]), label, remedy)
    said = tuple(face_said(face) for face in faces)
    label = Text("{n} cards in one slot ({slot}): {cards}", n=len(faces), slot=slot_name(slot), cards=said)
    return at_last(codes.FULL_SLOT, marks_of([(seat, face) for face in faces]), label, remedy)


def _may_share(
    slot: str, faces: Sequence[Face], guests: Sequence[Face], room: Sequence[tuple[str, str]]
) -> bool:
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
            label = Text("{card} on: {host}", card=face.printing.kind.name, host=host.face.printing.kind.name)
            remedy = Text("its host lies face down: type `sapling` for the host")
            yield finding(codes.FACE_UP_HOST, place_of(seat, face), label, help=remedy)


def counts_needed(table: Table) -> Iterator[Finding]:
    """A player without a forest has counts where points of others hang on them.

    Which points do is only known when every forest that is typed can be read.
    """
    from scoring_rules.forest_shuffle.scoring.majorities import hanging

    if any("forest" in each.unread for each in table.seats):
        return
    for seat, each in enumerate(table.seats):
        if each.board is not None or "counts" in each.unread:
            continue
        for of, kinds in hanging(table, seat).items():
            label = Text(
                "the {of} of {player} are not known: taken as no more than the others have",
                of=COMPARED[of],
                player=each.name,
            )
            remedy = Text(
                "add `counts: {{{of}: N}}`, bees included; points hang on it for: {cards}",
                of=COMPARED[of],
                cards=kinds,
            )
            path = ("players", seat)
            missing = finding(codes.COUNT_NEEDED, Place(path), label, help=remedy)
            yield missing._replace(rests_on=tuple(Place((*path, key)) for key in ("forest", "counts")))
