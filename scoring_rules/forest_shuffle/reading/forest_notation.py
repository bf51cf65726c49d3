"""Reading a typed forest: hosts and the cards around them, slots named or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.forest_shuffle.board.printing import SIDES, Printing
from scoring_rules.forest_shuffle.board.said import slot_name
from scoring_rules.forest_shuffle.board.tally import SLOTS, Face, Host
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.sharing import MAKES_ROOM, STACKS
from scoring_rules.forest_shuffle.data.words import CATEGORIES
from scoring_rules.forest_shuffle.reading.card_notation import Typed, not_printed, read_card
from scoring_rules.forest_shuffle.reading.in_play import InPlay
from scoring_rules.forest_shuffle.reading.slot_slips import drawn_line
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Place, Step

if TYPE_CHECKING:
    from scoring_rules.forest_shuffle.reading.record import TypedHost

_ONE_SLOT = ("top", "bottom")
_BOTH_SIDES = 2


class Entry(NamedTuple):
    """An entry of a forest as typed, where it stands, and what is known to be in play."""

    typed: TypedHost
    path: tuple[Step, ...]
    play: InPlay


def read_forest(
    entries: tuple[TypedHost, ...], path: tuple[Step, ...], play: InPlay, found: list[Finding]
) -> tuple[Host, ...] | None:
    """Return the hosts of a forest, or None where any card of it cannot be read."""
    before = len(found)
    hosts: list[Host] = []
    for index, typed in enumerate(entries):
        if typed.counts is None:
            hosts += _hosts(Entry(typed, (*path, index), play), found)
    return None if len(found) > before else tuple(hosts)


def _hosts(entry: Entry, found: list[Finding]) -> list[Host]:
    """Return the hosts of one entry: several for `beech x3`, which has nothing around it."""
    typed, path = entry.typed, entry.path
    if typed.name is None:
        label = Text("no tree, shrub or sapling is named here")
        remedy = Text("a line begins with the host: `beech: {card}`", card="…")
        found.append(finding(codes.UNREADABLE, Place(path), label, help=remedy))
        return []
    line = drawn_line(typed.name, typed.items)
    if line is not None:
        label = Text("this is a line of a drawing of the forest")
        remedy = Text("type it without numbers and signs: `{line}`", line=line)
        found.append(finding(codes.UNREADABLE, Place((*path, "name")), label, help=remedy))
        return []
    host = read_card(typed.name, entry.play, Place((*path, "name")), found, host=True)
    slots = {slot: _cards(getattr(typed, slot), slot, entry, found) for slot in SLOTS}
    loose = _cards(typed.items, "items", entry, found)
    if host is None:
        return []
    if host.times is not None and host.times > 1 and (loose or any(slots.values())):
        label = Text("{host} x{n} with cards around it", host=host.kind.name, n=host.times)
        remedy = Text("type each of them on a line of its own with the cards around it")
        found.append(finding(codes.TIMES, host.place, label, help=remedy))
        return []
    face = _face(host, host.printings)
    if not loose:
        return [_with_slots(face, slots, entry, found)] * host.copies
    return [_without_slots(face, loose, slots, found)]


def _cards(typed: tuple[str, ...], key: str, entry: Entry, found: list[Finding]) -> list[Typed]:
    places = (Place((*entry.path, key, index)) for index in range(len(typed)))
    cards = (
        read_card(each, entry.play, place, found, host=False)
        for each, place in zip(typed, places, strict=True)
    )
    return [card for card in cards if card is not None]


def _face(typed: Typed, printings: tuple[Printing, ...]) -> Face:
    options = printings if len(printings) > 1 else ()
    return Face(printings[0], options, typed.place)


def _with_slots(face: Face, slots: dict[str, list[Typed]], entry: Entry, found: list[Finding]) -> Host:
    """Return a host whose slots are named."""
    filled: dict[str, tuple[Face, ...]] = {}
    for slot, cards in slots.items():
        lying: list[Face] = []
        for card in cards:
            wanted = SIDES if slot in SIDES else (slot,)
            if card.kind.slot not in {slot, "sides" if slot in SIDES else slot}:
                found.append(_wrong_slot(card, slot))
                continue
            here = tuple(each for each in card.printings if each.side == slot)
            if not here:
                symbols = {each.symbol for each in card.printings}
                symbol = symbols.pop() if len(symbols) == 1 else ""
                found.append(
                    not_printed(
                        card.kind, entry.play.deck, card.place, symbol, "", wanted[wanted.index(slot)]
                    )
                )
                continue
            if _one_too_many(card, slot, slots, found):
                continue
            lying += [_face(card, here)] * card.copies
        filled[slot] = tuple(lying)
    return Host(face, filled["top"], filled["bottom"], filled["left"], filled["right"])


def _wrong_slot(card: Typed, slot: str) -> Finding:
    label = Text("{card} at the {slot}", card=card.kind.name, slot=slot_name(slot))
    remedy = Text("this card lies at: {place}", place=CATEGORIES[card.kind.slot])
    return finding(codes.WRONG_SLOT, card.place, label, help=remedy)


def _one_too_many(card: Typed, slot: str, slots: dict[str, list[Typed]], found: list[Finding]) -> bool:
    """Say that a number of copies stands where the slot holds one of them only."""
    if card.copies == 1 or card.kind.id in STACKS or _has_room(card, slots[_ONE_SLOT[1]], slot):
        return False
    label = Text("{card} x{n} in one slot, which holds one", card=card.kind.name, n=card.copies)
    remedy = (
        Text("for one on either side type `{card}, {card}`", card=card.kind.name)
        if slot in {"sides", *SIDES}
        else Text("type each below the host that it lies at")
    )
    found.append(finding(codes.TIMES, card.place, label, help=remedy))
    return True


def _has_room(card: Typed, bottom: list[Typed], slot: str) -> bool:
    """Whether a card below the host makes room for any number of this one."""
    room = (MAKES_ROOM.get(each.kind.id) for each in bottom)
    return any(each is not None and each[0] == slot and each[1] in card.kind.types for each in room)


def _without_slots(
    face: Face, cards: list[Typed], slots: dict[str, list[Typed]], found: list[Finding]
) -> Host:
    """Return a host whose cards are typed in any order: each kind has its place, the sides are open."""
    by_slot: dict[str, list[Typed]] = {key: list(slots[key]) for key in _ONE_SLOT}
    by_slot["sides"] = slots[SIDES[0]] + slots[SIDES[1]]
    for card in cards:
        by_slot[card.kind.slot].append(card)
    kept = {
        slot: [card for card in lying if not _one_too_many(card, slot, by_slot, found)]
        for slot, lying in by_slot.items()
    }
    top, bottom = (
        tuple(_face(card, card.printings) for card in kept[slot] for _ in range(card.copies))
        for slot in _ONE_SLOT
    )
    left, right = _sides(kept["sides"], found)
    return Host(face, top, bottom, left, right, open_sides=True)


def _sides(cards: list[Typed], found: list[Finding]) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """Return what lies in the two slots at the sides, in one of the ways that the printed cards allow.

    Where there are too many cards they share the second slot; a check says so.
    """
    stacks: list[tuple[Typed, ...]] = [(card,) for card in cards]
    if len(stacks) > _BOTH_SIDES:
        stacks = _stacked(cards)
    if len(stacks) > _BOTH_SIDES:
        return _laid(stacks[0]), tuple(face for stack in stacks[1:] for face in _laid(stack))
    one, other = [*stacks, (), ()][:_BOTH_SIDES]
    for this, that in ((one, other), (other, one)):
        if _fits(this, SIDES[0]) and _fits(that, SIDES[1]):
            return _laid(this), _laid(that)
    found.append(_same_side(one, other))
    return (), ()


def _stacked(cards: list[Typed]) -> list[tuple[Typed, ...]]:
    """Return the cards with copies that may share a slot together."""
    stacks: dict[object, tuple[Typed, ...]] = {}
    for index, card in enumerate(cards):
        key = card.kind.id if card.kind.id in STACKS else index
        stacks[key] = (*stacks.get(key, ()), card)
    return list(stacks.values())


def _fits(stack: tuple[Typed, ...], side: str) -> bool:
    return all(any(each.side == side for each in card.printings) for card in stack)


def _laid(stack: tuple[Typed, ...]) -> tuple[Face, ...]:
    return tuple(_face(card, card.printings) for card in stack for _ in range(card.copies))


def _same_side(one: tuple[Typed, ...], other: tuple[Typed, ...]) -> Finding:
    cards = (*one, *other)
    sides = {each.side for card in cards for each in card.printings}
    marks = tuple(Mark(card.place, card.kind.name_text) for card in cards)
    label = (
        Text(
            "{cards} are only printed for the {side}",
            cards=tuple(c.kind.name for c in cards),
            side=slot_name(sides.pop()),
        )
        if len(sides) == 1
        else Text(
            "{cards} do not lie across from each other in any way", cards=tuple(c.kind.name for c in cards)
        )
    )
    remedy = Text("one of them lies at another host, or has another symbol")
    return Finding(codes.SAME_SIDE, (*marks[:-1], marks[-1]._replace(label=label)), remedy, "last")
