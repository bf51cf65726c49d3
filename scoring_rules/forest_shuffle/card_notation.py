"""Reading the name of a card as it is typed: `NAME (symbol) @box xN`, the last three optional."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.finding import Finding, finding
from scoring_rules.forest_shuffle import codes
from scoring_rules.forest_shuffle.data.words import BOX_WORDS, BOXES, SYMBOLS
from scoring_rules.forest_shuffle.kind import Kind
from scoring_rules.forest_shuffle.printing import KINDS, Deck, Printing, every_box
from scoring_rules.limits import MOST_HELPED
from scoring_rules.lookup import look_up, near_names, short
from scoring_rules.names import Lexicon, Match, fold, words
from scoring_rules.place import Place
from scoring_rules.text import Text

_MOST_COPIES = 60
_TYPED = re.compile(
    r"(?P<name>[^()@]+?)\s*(?:\((?P<symbol>[^()]*)\))?\s*(?:@\s*(?P<box>[^()@]+?))?(?:\s+[x×*]\s*(?P<times>\d{1,6}))?"
)
_TIMES_ALONE = re.compile(r"(?P<times>\d{1,6})\s*[x×*]?\s+(?=\D)")
_BOXES = Lexicon((key, (key, *name, *BOX_WORDS[key])) for key, name in BOXES.items())
_SYMBOLS = Lexicon((key, (key, *name)) for key, name in SYMBOLS.items())


class Typed(NamedTuple):
    """A card as typed: its kind, all printings that fit symbol and box, how many, and where it stands.

    `times` is None where no number is typed.
    """

    kind: Kind
    printings: tuple[Printing, ...]
    times: int | None
    place: Place

    @property
    def copies(self) -> int:
        """How many there are."""
        return 1 if self.times is None else self.times


def box_named(typed: str) -> Match[str]:
    """Return the box that a word names."""
    return _BOXES.find(typed)


def box_of(typed: str, place: Place, found: list[Finding]) -> str | None:
    """Return the box that a word names; if there is none, add what is wrong."""
    return look_up(typed, _BOXES, place, found)


def symbol_of(typed: str, place: Place, found: list[Finding]) -> str | None:
    """Return the tree symbol that a word names; if there is none, add what is wrong."""
    return look_up(typed, _SYMBOLS, place, found, codes.UNKNOWN_SYMBOL, codes.UNKNOWN_SYMBOL)


@lru_cache(maxsize=64)
def _lexicon(boxes: tuple[str, ...], hosts: bool | None) -> Lexicon[str]:
    """Return the kinds in some boxes by their names: the hosts, the others, or (None) all."""
    from scoring_rules.forest_shuffle.printing import deck

    kinds = (KINDS[key] for key in deck(boxes).printings)
    return Lexicon(
        (kind.id, (kind.name.en, kind.name.fr, kind.name.de, kind.id, *kind.also))
        for kind in kinds
        if hosts is None or kind.is_host == hosts
    )


def read_card(typed: str, deck: Deck, place: Place, found: list[Finding], *, host: bool) -> Typed | None:
    """Return a card as typed; if it cannot be read, add to `found` what is wrong.

    Args:
        typed: A name with symbol, box and number.
        deck: The cards in play.
        place: Where it stands.
        found: Grows by what is wrong, at most one.
        host: Whether a tree, shrub or sapling is wanted, or what lies around one.
    """
    match = _TYPED.fullmatch(typed.strip())
    if match is None or _TIMES_ALONE.match(typed.strip()):
        found.append(_unreadable(typed, place))
        return None
    before = len(found)
    times = None if match["times"] is None else int(match["times"])
    if times is not None and not 1 <= times <= _MOST_COPIES:
        label = Text("`x{n}` is typed", n=times)
        found.append(finding(codes.TIMES, place, label, Text("type how many there are, as in `x3`")))
        return None
    kind = _kind(match["name"], deck, place, found, host=host)
    symbol = symbol_of(match["symbol"], place, found) if match["symbol"] and kind is not None else ""
    box = (
        box_of(match["box"], place, found)
        if match["box"] and kind is not None and len(found) == before
        else ""
    )
    if kind is None or len(found) > before:
        return None
    printings = deck.of(kind.id, symbol or "", box or "")
    if not printings:
        found.append(not_printed(kind, deck, place, symbol or "", box or ""))
        return None
    return Typed(kind, printings, times, place)


def not_printed(kind: Kind, deck: Deck, place: Place, symbol: str, box: str, where: str = "") -> Finding:
    """Return what is wrong with a card of which no printing fits what is said of it."""
    from scoring_rules.forest_shuffle.said import printings_said, slot_name

    label = Text("no {card} is printed", card=_named(kind, symbol, box))
    if where:
        label = Text("{no_card} on the {side}", no_card=label, side=slot_name(where))
    remedy = Text("there are: {printings}", printings=printings_said(deck.of(kind.id)))
    return finding(codes.NOT_PRINTED, place, label, remedy)


def _named(kind: Kind, symbol: str, box: str) -> Text:
    if symbol and box:
        return Text("{card} ({symbol}) @{box}", card=kind.name, symbol=SYMBOLS[symbol], box=box)
    if symbol:
        return Text("{card} ({symbol})", card=kind.name, symbol=SYMBOLS[symbol])
    return Text("{card} @{box}", card=kind.name, box=box) if box else Text("{card}", card=kind.name)


def _unreadable(typed: str, place: Place) -> Finding:
    label = Text("`{typed}` cannot be read", typed=short(typed))
    ahead = _TIMES_ALONE.match(typed.strip())
    if ahead is not None:
        rest = typed.strip()[ahead.end() :]
        remedy = Text(
            "type the number behind the name: `{name} x{n}`", name=short(rest), n=int(ahead["times"])
        )
    else:
        remedy = Text("a card is a name, then if need be `(symbol)`, `@box` and `xN`, in this order")
    return finding(codes.UNREADABLE, place, label, remedy)


def _kind(typed: str, deck: Deck, place: Place, found: list[Finding], *, host: bool) -> Kind | None:
    """Return the kind that a name means among those in play, or say why there is none."""
    everything = every_box().boxes
    whole = _lexicon(everything, host).exact(typed)
    known = _lexicon(deck.boxes, host)
    match = known.find(typed)
    if whole is not None and whole not in deck.printings:
        found.append(_other_box(KINDS[whole], deck, place))
        return None
    if match.found is not None:
        return KINDS[match.found]
    if match.several:
        label = Text("`{typed}` may be {several}", typed=short(typed), several=match.several)
        found.append(finding(codes.SEVERAL_CARDS, place, label, Text("type a longer part of the name")))
        return None
    near = _near(typed, known, host=host) if len(found) < MOST_HELPED else ()
    found.append(_unknown(typed, deck, place, near, host=host))
    return None


def _near(typed: str, known: Lexicon[str], *, host: bool) -> tuple[str, ...]:
    """Return the names of cards that look most like `typed`: those in play, or else those of any box."""
    return (
        near_names(typed, known)
        or _near_words(typed, known)
        or near_names(typed, _lexicon(every_box().boxes, host))
    )


def _unknown(typed: str, deck: Deck, place: Place, near: tuple[str, ...], *, host: bool) -> Finding:
    """Return why a name is not that of a card in play: another box, another place, or a slip."""
    everything = every_box().boxes
    other = _lexicon(everything, not host)
    elsewhere = other.exact(typed) or _lexicon(deck.boxes, not host).find(typed).found
    if elsewhere is not None:
        kind = KINDS[elsewhere]
        label = (
            Text("{card} is no tree, shrub or sapling", card=kind.name)
            if host
            else Text("{card} is a host: nothing lies below or beside another card", card=kind.name)
        )
        remedy = (
            Text("a line begins with the host: `beech: {card}`", card=kind.name)
            if host
            else Text("type it on a line of its own")
        )
        return finding(codes.NO_HOST, place, label, remedy)
    absent = _lexicon(everything, host).find(typed).found
    if absent is not None:
        return _other_box(KINDS[absent], deck, place)
    label = Text("`{typed}` is not known here", typed=short(typed))
    remedy = (
        Text("did you mean {near}?", near=near)
        if near
        else Text("`scorer cards forest_shuffle` lists the names; a word of a name is enough")
    )
    return finding(codes.UNKNOWN_CARD, place, label, remedy)


def _near_words(typed: str, known: Lexicon[str]) -> tuple[str, ...]:
    """Return the names in which one word looks like `typed`, best first."""
    from difflib import get_close_matches

    by_word: dict[str, str] = {}
    for name in known.shown:
        for word in words(name):
            by_word.setdefault(word, name)
    return tuple(dict.fromkeys(by_word[word] for word in get_close_matches(fold(typed), by_word, n=3)))


def _other_box(kind: Kind, deck: Deck, place: Place) -> Finding:
    """Return the finding about a card whose box is not in play, with the line to add."""
    bring = tuple(dict.fromkeys(each.box for each in every_box().of(kind.id)))
    boxes = [box for box in BOXES if box in {*deck.boxes, bring[0]} and box != "base"]
    label = Text("{card} is in the box {box}, which is not in play", card=kind.name, box=BOXES[bring[0]])
    remedy = Text("add the line `boxes: {boxes}`, or mend the name", boxes=" ".join(boxes))
    return finding(codes.OTHER_BOX, place, label, remedy)
