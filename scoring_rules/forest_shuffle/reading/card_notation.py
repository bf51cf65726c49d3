"""Reading the name of a card as it is typed: `NAME (symbol) @box xN`, the last three optional."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.printing import Deck, Printing, deck
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOX_WORDS, BOXES, SYMBOLS
from scoring_rules.forest_shuffle.reading.card_names import read_kind
from scoring_rules.forest_shuffle.reading.in_play import InPlay
from scoring_rules.forest_shuffle.reading.number_slips import is_number
from scoring_rules.forest_shuffle.reading.slips import form_slip
from scoring_rules.forest_shuffle.reading.slot_slips import is_slot
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import Lexicon, Match
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.place import Place

_MOST_COPIES = 60
_TYPED = re.compile(
    r"(?P<name>[^()@]+?)\s*(?:\((?P<symbol>[^()]*)\))?\s*(?:@\s*(?P<box>[^()@]+?))?(?:(?:\s+x|(?<=\))x|\s*[×*])\s*(?P<times>\d{1,6}))?"
)
_NO_NAME = re.compile(r"[\d\[\]{}<>]")
_BOXES = Lexicon((key, (key, *name, *BOX_WORDS[key])) for key, name in BOXES.items())
_SYMBOLS = Lexicon((key, (name, key)) for key, name in SYMBOLS.items())


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


def symbol_of(typed: str, play: InPlay, place: Place, found: list[Finding]) -> str | None:
    """Return the tree symbol that a word names; if there is none, add what is wrong.

    Those of other boxes are understood, too, but not offered.
    """
    match = _SYMBOLS.find(typed, play.language)
    if match.found is not None:
        return match.found
    return look_up(typed, _symbols(play.deck.boxes), place, found, codes.UNKNOWN_SYMBOL)


@lru_cache(maxsize=64)
def _symbols(boxes: tuple[str, ...]) -> Lexicon[str]:
    printed = {face.symbol for faces in deck(boxes).printings.values() for face in faces}
    return Lexicon((key, (name, key)) for key, name in SYMBOLS.items() if key in printed)


def read_card(typed: str, play: InPlay, place: Place, found: list[Finding], *, host: bool) -> Typed | None:
    """Return a card as typed; if it cannot be read, add to `found` what is wrong.

    Args:
        typed: A name with symbol, box and number.
        play: The cards in play.
        place: Where it stands.
        found: Grows by what is wrong, at most one.
        host: Whether a tree, shrub or sapling is wanted, or what lies around one.
    """
    match = _TYPED.fullmatch(typed.strip())
    if match is None or _NO_NAME.search(match["name"]) or _is_no_symbol(match["symbol"] or ""):
        slip = form_slip(typed)
        if match is None or slip is not None:
            found.append(_unreadable(typed, place, slip))
            return None
    before = len(found)
    times = None if match["times"] is None else int(match["times"])
    if times is not None and not 1 <= times <= _MOST_COPIES:
        found.append(_number_fault(times, place))
        return None
    kind = read_kind(match["name"], play, place, found, host=host)
    symbol = symbol_of(match["symbol"], play, place, found) if match["symbol"] and kind is not None else ""
    box = (
        box_of(match["box"], place, found)
        if match["box"] and kind is not None and len(found) == before
        else ""
    )
    if kind is None or len(found) > before:
        return None
    printings = play.deck.of(kind.id, symbol or "", box or "")
    if not printings:
        found.append(not_printed(kind, play.deck, place, symbol or "", box or ""))
        return None
    return Typed(kind, printings, times, place)


def _is_no_symbol(typed: str) -> bool:
    """Whether what stands in brackets is something else for which there is another way to type it."""
    return is_number(typed) or is_slot(typed)


def not_printed(kind: Kind, deck: Deck, place: Place, symbol: str, box: str, where: str = "") -> Finding:
    """Return what is wrong with a card of which no printing fits what is said of it."""
    from scoring_rules.forest_shuffle.board.said import printings_said, slot_name

    label = Text("no {card} is printed", card=_named(kind, symbol, box))
    if where:
        label = Text("{no_card} on the {side}", no_card=label, side=slot_name(where))
    remedy = Text("there are: {printings}", printings=printings_said(deck.of(kind.id)))
    return finding(codes.NOT_PRINTED, place, label, help=remedy)


def _named(kind: Kind, symbol: str, box: str) -> Text:
    if symbol and box:
        return Text("{card} ({symbol}) @{box}", card=kind.name, symbol=SYMBOLS[symbol], box=box)
    if symbol:
        return Text("{card} ({symbol})", card=kind.name, symbol=SYMBOLS[symbol])
    return Text("{card} @{box}", card=kind.name, box=box) if box else Text("{card}", card=kind.name)


def _unreadable(typed: str, place: Place, remedy: Text | None) -> Finding:
    label = Text("`{typed}` cannot be read", typed=short(typed))
    order = Text("a card is a name, then if need be `(symbol)`, `@box` and `xN`, in this order")
    return finding(codes.UNREADABLE, place, label, help=remedy or order)


def _number_fault(n: int, place: Place) -> Finding:
    label = Text("`x{n}` is typed", n=n)
    if n == 0:
        return finding(codes.TIMES, place, label, help=Text("take it off: what is not there is not typed"))
    remedy = Text("type how many there are, as in `x3`; at most {most}", most=_MOST_COPIES)
    return finding(codes.TIMES, place, label, help=remedy)
