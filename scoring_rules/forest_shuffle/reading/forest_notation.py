"""Reading a typed forest: hosts and the cards around them, slots named or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.forest_shuffle.board.printing import SIDES, Printing
from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import MAKES_ROOM, STACKS
from scoring_rules.forest_shuffle.data.words import CATEGORIES
from scoring_rules.forest_shuffle.data.words import SLOTS as SLOT_NAMES
from scoring_rules.forest_shuffle.reading.card_names import InPlay
from scoring_rules.forest_shuffle.reading.card_notation import Typed, not_printed, read_card
from scoring_rules.forest_shuffle.reading.line_slips import drawn_line
from scoring_rules.frame.finding import Findings, Mark
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place, Step

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import TypedHost

_ONE_SLOT = ("top", "bottom")
_BOTH_SIDES = 2


class Entry(NamedTuple):
    """An entry of a forest as typed, where it is, and what is known to be in play."""

    typed: TypedHost
    path: tuple[Step, ...]
    play: InPlay


def read_forest(
    entries: tuple[TypedHost, ...], path: tuple[Step, ...], play: InPlay, findings: Findings
) -> tuple[Host, ...] | None:
    """Return the hosts of a forest, or None where any card of it cannot be read."""
    wrong = findings.watch()
    hosts: list[Host] = []
    for index, typed in enumerate(entries):
        if typed.counts is None:
            hosts += _hosts(Entry(typed, (*path, index), play), findings)
    return None if wrong else tuple(hosts)


def _hosts(entry: Entry, findings: Findings) -> list[Host]:
    """Return the hosts of one entry: several for `beech x3`, which has nothing around it."""
    typed, path = entry.typed, entry.path
    if typed.name is None:
        findings.say(
            codes.UNREADABLE,
            Place(path),
            "no tree, shrub or sapling is named here",
            help="a line begins with the host: `beech: {card}`",
            card="…",
        )
        return []
    line = drawn_line(typed.name, typed.items)
    if line is not None:
        findings.say(
            codes.UNREADABLE,
            Place((*path, "name")),
            "this is a line of a drawing of the forest",
            help="type it without numbers and signs: `{line}`",
            line=line,
        )
        return []
    host = read_card(typed.name, entry.play, Place((*path, "name")), findings, host=True)
    slots = {slot: _cards(getattr(typed, slot), slot, entry, findings) for slot in SLOTS}
    loose = _cards(typed.items, "items", entry, findings)
    if host is None:
        return []
    if host.times is not None and host.times > 1 and (loose or any(slots.values())):
        findings.say(
            codes.TIMES,
            host.place,
            "{host} x{n} with cards around it",
            help="type each of them on a line of its own with the cards around it",
            host=host.kind.name,
            n=host.times,
        )
        return []
    face = _face(host, host.printings)
    if not loose:
        return [_with_slots(face, slots, entry, findings)] * host.copies
    return [_without_slots(face, loose, slots, findings)]


def _cards(typed: tuple[str, ...], key: str, entry: Entry, findings: Findings) -> list[Typed]:
    places = (Place((*entry.path, key, index)) for index in range(len(typed)))
    cards = (
        read_card(card, entry.play, place, findings, host=False) for card, place in zip(typed, places, strict=True)
    )
    return [card for card in cards if card is not None]


def _face(typed: Typed, printings: tuple[Printing, ...]) -> Face:
    options = printings if len(printings) > 1 else ()
    return Face(printings[0], options, typed.place)


def _faces(cards: Iterable[Typed]) -> tuple[Face, ...]:
    """Return the faces of cards, copy by copy."""
    return tuple(_face(card, card.printings) for card in cards for _ in range(card.copies))


# ---------------------------------------------------------------------------------------------------
# Slots that are named: `- oak: {left: hare}`


def _with_slots(face: Face, slots: Mapping[str, list[Typed]], entry: Entry, findings: Findings) -> Host:
    """Return a host whose slots are named."""
    filled: dict[str, tuple[Face, ...]] = {}
    for slot, cards in slots.items():
        there: list[Face] = []
        for card in cards:
            printings = _printings_at(slot, card, entry, findings)
            if printings and not _one_too_many(card, slot, slots, findings):
                there += [_face(card, printings)] * card.copies
        filled[slot] = tuple(there)
    return Host(face, filled["top"], filled["bottom"], filled["left"], filled["right"])


def _printings_at(slot: str, card: Typed, entry: Entry, findings: Findings) -> tuple[Printing, ...]:
    """Return the printings of a card that go into a slot; where there are none, add why."""
    if card.kind.slot != ("sides" if slot in SIDES else slot):
        findings.say(
            codes.WRONG_SLOT,
            card.place,
            "{card} at the {slot}",
            help="this card belongs at: {place}",
            card=card.kind.name,
            slot=SLOT_NAMES[slot],
            place=CATEGORIES[card.kind.slot],
        )
        return ()
    here = tuple(printing for printing in card.printings if printing.side == slot)
    if not here:
        symbols = {printing.symbol for printing in card.printings}
        symbol = symbols.pop() if len(symbols) == 1 else ""
        findings.append(not_printed(card.kind, entry.play.deck, card.place, symbol, "", slot))
    return here


def _one_too_many(card: Typed, slot: str, slots: Mapping[str, Sequence[Typed]], findings: Findings) -> bool:
    """Say that several copies are typed where the slot holds only one of them: `oak: {left: lynx x2}`."""
    if card.copies == 1 or card.kind.id in STACKS or _has_room(card, slots["bottom"], slot):
        return False
    findings.say(
        codes.TIMES,
        card.place,
        "{card} x{n} in one slot, which holds only one",
        help="for one on each side type `{card}, {card}`"
        if slot in {"sides", *SIDES}
        else "type each of them at its own host",
        card=card.kind.name,
        n=card.copies,
    )
    return True


def _has_room(card: Typed, below: Sequence[Typed], slot: str) -> bool:
    """Whether a card below the host makes room for any number of this one, as a nettle does for butterflies."""
    room = (MAKES_ROOM.get(other.kind.id) for other in below)
    return any(it is not None and it[0] == slot and it[1] in card.kind.types for it in room)


# ---------------------------------------------------------------------------------------------------
# Cards in any order: `oak: hare, woodpecker`


def _without_slots(face: Face, cards: list[Typed], slots: Mapping[str, list[Typed]], findings: Findings) -> Host:
    """Return a host whose cards are typed in any order: each kind has its place, the sides are open."""
    by_slot: dict[str, list[Typed]] = {slot: list(slots[slot]) for slot in _ONE_SLOT}
    by_slot["sides"] = slots["left"] + slots["right"]
    for card in cards:
        by_slot[card.kind.slot].append(card)
    kept = {
        slot: [card for card in there if not _one_too_many(card, slot, by_slot, findings)]
        for slot, there in by_slot.items()
    }
    left, right = _sides(kept["sides"], findings)
    return Host(face, _faces(kept["top"]), _faces(kept["bottom"]), left, right, open_sides=True)


def _sides(cards: list[Typed], findings: Findings) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """Return what is in the two slots at the sides, in one of the ways that the printed cards allow.

    Where there are too many cards they share the second slot; a check says so.
    """
    stacks: list[tuple[Typed, ...]] = [(card,) for card in cards]
    if len(stacks) > _BOTH_SIDES:
        stacks = _stacked(cards)
    if len(stacks) > _BOTH_SIDES:
        return _faces(stacks[0]), tuple(face for stack in stacks[1:] for face in _faces(stack))
    one, other = [*stacks, (), ()][:_BOTH_SIDES]
    for left, right in ((one, other), (other, one)):
        if _fits(left, "left") and _fits(right, "right"):
            return _faces(left), _faces(right)
    if all(card.kind.id in STACKS for card in cards):
        return _as_printed(cards)
    _say_same_side((*one, *other), findings)
    return (), ()


def _as_printed(cards: list[Typed]) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """Return copies of a kind that may share a slot, each on the side that it is printed for.

    Those that are printed for either side are with the others.
    """
    left = [card for card in cards if not _fits((card,), "right")]
    right = [card for card in cards if not _fits((card,), "left")]
    either = [card for card in cards if card not in left and card not in right]
    (left or right).extend(either)
    return _faces(left), _faces(right)


def _stacked(cards: list[Typed]) -> list[tuple[Typed, ...]]:
    """Return the cards, copies that may share a slot together."""
    stacks: dict[object, tuple[Typed, ...]] = {}
    for index, card in enumerate(cards):
        key = card.kind.id if card.kind.id in STACKS else index
        stacks[key] = (*stacks.get(key, ()), card)
    return list(stacks.values())


def _fits(stack: tuple[Typed, ...], side: str) -> bool:
    return all(any(printing.side == side for printing in card.printings) for card in stack)


def _say_same_side(cards: tuple[Typed, ...], findings: Findings) -> None:
    """Say that two cards cannot be on the two sides of one host."""
    names = tuple(card.kind.name for card in cards)
    sides = {printing.side for card in cards for printing in card.printings}
    label = Text("{cards} cannot be opposite each other", cards=names)
    if len(sides) == 1:
        label = Text("{cards} are only printed for the {side}", cards=names, side=SLOT_NAMES[sides.pop()])
    findings.at_last(
        codes.SAME_SIDE,
        tuple(Mark(card.place, card.kind.name_text) for card in cards),
        label,
        help="one of them is at another host, or has another symbol",
    )
