"""What kind of card a typed name means, among those in play; or why there is none."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import KINDS, Deck, deck, every_box
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOXES, TYPES
from scoring_rules.forest_shuffle.reading.card_slips import number_slip, slot_slip
from scoring_rules.forest_shuffle.reading.line_slips import Names, missing_sign
from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.limits import MOST_HELPED
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place

_ALIKE = 0.75
"""How much a name that is offered looks like the one typed, from 0 to 1."""
_TYPES = Lexicon((key, (name, key)) for key, name in TYPES.items())


class InPlay(NamedTuple):
    """The cards in play, the boxes as typed, a name each (none where they are not), and the record's language."""

    deck: Deck
    boxes_typed: tuple[str, ...] = ()
    language: str = ""

    def remedy(self, box: str) -> Text:
        """Return what to do about a thing of a box that is not in play."""
        if self.boxes_typed:
            more: tuple[Value, ...] = (*self.boxes_typed, BOXES[box])
            return Text("add the box to the others, `boxes: {boxes}`, or fix the name", boxes=more)
        return Text("add the line `boxes: {boxes}`, or fix the name", boxes=BOXES[box])


@lru_cache(maxsize=64)
def lexicon(boxes: tuple[str, ...], hosts: bool | None) -> Lexicon[str]:
    """Return the kinds in some boxes by their names: the hosts, the others, or (None) all."""
    kinds = (KINDS[key] for key in deck(boxes).printings)
    return Lexicon(
        (kind.id, (kind.name, kind.id, *kind.also)) for kind in kinds if hosts is None or kind.is_host == hosts
    )


def read_kind(typed: str, play: InPlay, place: Place, findings: Findings, *, host: bool) -> Kind | None:
    """Return the kind that a name means among those in play, or say why there is none."""
    whole = lexicon(every_box().boxes, host).exact(typed)
    known = lexicon(play.deck.boxes, host)
    if whole is not None and whole not in play.deck.printings:
        findings.append(_other_box(KINDS[whole], play, place))
        return None
    of_type = () if whole is not None or known.exact(typed) else _of_type(typed, play, host=host)
    if of_type:
        findings.say(
            codes.SEVERAL_CARDS,
            place,
            "`{typed}` is a type of card, not a card",
            help="type one of {all}",
            typed=short(typed),
            all=of_type,
        )
        return None
    elsewhere = None if whole is not None or known.exact(typed) else lexicon(every_box().boxes, not host).exact(typed)
    if elsewhere is not None:  # the whole name of another card is no part of this one's
        findings.append(_no_host(KINDS[elsewhere], place, host=host))
        return None
    match = known.find(typed, play.language)
    if match.found is not None:
        return KINDS[match.found]
    if match.several:
        findings.say(
            codes.SEVERAL_CARDS,
            place,
            "`{typed}` may be {several}",
            help="type a longer part of the name",
            typed=short(typed),
            several=match.several,
        )
        return None
    findings.append(_unknown(typed, play, place, host=host, helped=len(findings) < MOST_HELPED))
    return None


def _of_type(typed: str, play: InPlay, *, host: bool) -> tuple[Value, ...]:
    """Return the names of the cards in play of the type that a word names, if it names one."""
    wanted = _TYPES.exact(typed)
    kinds = (KINDS[key] for key in play.deck.printings)
    return tuple(kind.name for kind in kinds if wanted in kind.types and kind.is_host == host)


def _unknown(typed: str, play: InPlay, place: Place, *, host: bool, helped: bool) -> Finding:
    """Return why a name is not that of a card in play: another box, another place, or a slip."""
    everything = every_box().boxes
    elsewhere = lexicon(play.deck.boxes, not host).find(typed).found
    if elsewhere is not None:
        return _no_host(KINDS[elsewhere], place, host=host)
    absent = lexicon(everything, host).find(typed).found
    if absent is not None:
        return _other_box(KINDS[absent], play, place)
    if helped:
        remedy = number_slip(typed) or slot_slip(typed) or sign_slip(typed, play, host=host)
        if remedy is not None:
            return finding(codes.UNREADABLE, place, "`{typed}` cannot be read", help=remedy, typed=short(typed))
    near = _near(typed, play, host=host) if helped else ()
    return finding(
        codes.UNKNOWN_CARD,
        place,
        "`{typed}` is not known here",
        help="did you mean {near}?"
        if near
        else "`scorer cards forest_shuffle` lists the names; one word of a name is enough",
        typed=short(typed),
        near=near,
    )


def sign_slip(typed: str, play: InPlay, *, host: bool) -> Text | None:
    """Return what sign is missing in what was typed for a host, or for a card around one; None if none is."""
    return missing_sign(typed, Names(lexicon(play.deck.boxes, True), lexicon(play.deck.boxes, False)), host=host)


def _no_host(kind: Kind, place: Place, *, host: bool) -> Finding:
    """Return the finding about a card where a host should be, or the other way round."""
    if host:
        return finding(
            codes.NO_HOST,
            place,
            "{card} is not a tree, shrub or sapling",
            help="a line begins with the host: `beech: {card}`",
            card=kind.name,
        )
    return finding(
        codes.NO_HOST,
        place,
        "{card} is a host: it never goes around another card",
        help="type it on a line of its own",
        card=kind.name,
    )


def _near(typed: str, play: InPlay, *, host: bool) -> tuple[Value, ...]:
    """Return the names of cards that look most like `typed`: those in play, or else those of any box."""
    known, every = lexicon(play.deck.boxes, host), lexicon(every_box().boxes, host)
    return known.near(typed, least=_ALIKE) or known.near_words(typed, least=_ALIKE) or every.near(typed, least=_ALIKE)


def _other_box(kind: Kind, play: InPlay, place: Place) -> Finding:
    """Return the finding about a card whose box is not in play, with the line to type."""
    box = every_box().of(kind.id)[0].box
    return finding(
        codes.OTHER_BOX,
        place,
        "{card} is in the box {box}, which is not in play",
        help=play.remedy(box),
        card=kind.name,
        box=BOXES[box],
    )
