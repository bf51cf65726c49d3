"""Reading a card as it is typed: `NAME (symbol) @box xN`, the last three optional."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.names import printing_names
from scoring_rules.forest_shuffle.board.printing import Deck, Printing, deck
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.data.kind import Kind
from scoring_rules.forest_shuffle.data.words import BOX_WORDS, BOXES, SLOTS, SYMBOLS
from scoring_rules.forest_shuffle.reading.card_names import InPlay, read_kind, sign_slip
from scoring_rules.forest_shuffle.reading.card_slips import form_slip, is_number, is_slot, plain_card
from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.typed.place import Place

_MOST_COPIES = 60
_TYPED = re.compile(
    r"(?P<name>[^()@]+?)\s*(?:\((?P<symbol>[^()]*)\))?\s*(?:@\s*(?P<box>[^()@]+?))?(?:(?:\s+x|(?<=\))x|\s*[×*])\s*(?P<times>\d{1,6}))?"
)
_NO_NAME = re.compile(r"[\d\[\]{}<>]")
BOXES_BY_NAME = Lexicon((key, (key, *name, *BOX_WORDS[key])) for key, name in BOXES.items())
_SYMBOLS = Lexicon((key, (name, key)) for key, name in SYMBOLS.items())


class Typed(NamedTuple):
    """A card as typed: its kind, all printings that fit symbol and box, how many, and where it is typed.

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


def read_symbol(typed: str, play: InPlay, place: Place, findings: Findings) -> str | None:
    """Return the tree symbol that a word names; if there is none, add what is wrong.

    Those of other boxes are understood, too, but not offered.
    """
    match = _SYMBOLS.find(typed, play.language)
    if match.found is not None:
        return match.found
    return look_up(typed, _symbols(play.deck.boxes), place, findings, codes.UNKNOWN_SYMBOL)


@lru_cache(maxsize=64)
def _symbols(boxes: tuple[str, ...]) -> Lexicon[str]:
    printed = {face.symbol for faces in deck(boxes).printings.values() for face in faces}
    return Lexicon((key, (name, key)) for key, name in SYMBOLS.items() if key in printed)


def read_card(typed: str, play: InPlay, place: Place, findings: Findings, *, host: bool) -> Typed | None:
    """Return a card as typed; if it cannot be read, add what is wrong, one finding.

    Args:
        typed: A name with symbol, box and number.
        play: The cards in play.
        place: Where it is typed.
        findings: Grows by what is wrong.
        host: Whether a tree, shrub or sapling is wanted, or what goes around one.
    """
    typed = plain_card(typed)
    match = _TYPED.fullmatch(typed.strip())
    if match is None or _NO_NAME.search(match["name"]) or _is_no_symbol(match["symbol"] or ""):
        slip = form_slip(typed)
        if match is None or slip is not None:
            findings.say(
                codes.UNREADABLE,
                place,
                "`{typed}` cannot be read",
                help=slip
                or sign_slip(typed, play, host=host)
                or Text("a card is a name, then if needed `(symbol)`, `@box` and `xN`, in this order"),
                typed=short(typed),
            )
            return None
    times = None if match["times"] is None else int(match["times"])
    if times is not None and not 1 <= times <= _MOST_COPIES:
        findings.append(_wrong_number(times, place))
        return None
    return _of_parts(match, times, play, place, findings, host=host)


def _of_parts(
    match: re.Match[str], times: int | None, play: InPlay, place: Place, findings: Findings, *, host: bool
) -> Typed | None:
    """Return the card of these parts; the first that cannot be read is said, and no other."""
    wrong = findings.watch()
    kind = read_kind(match["name"], play, place, findings, host=host)
    if kind is None:
        return None
    symbol = (read_symbol(match["symbol"], play, place, findings) if match["symbol"] else None) or ""
    box = (look_up(match["box"], BOXES_BY_NAME, place, findings) if match["box"] and not wrong else None) or ""
    if wrong:
        return None
    printings = play.deck.of(kind.id, symbol, box)
    if not printings:
        findings.append(not_printed(kind, play.deck, place, symbol, box))
        return None
    return Typed(kind, printings, times, place)


def _is_no_symbol(typed: str) -> bool:
    """Whether what is in brackets is something else for which there is another way to type it."""
    return is_number(typed) or is_slot(typed)


def not_printed(kind: Kind, deck: Deck, place: Place, symbol: str, box: str, slot: str = "") -> Finding:
    """Return what is wrong with a card of which no printing fits what is said of it."""
    label = Text("no {card} is printed", card=_named(kind, symbol, box))
    if slot:
        label = Text("{no_card} on the {side}", no_card=label, side=SLOTS[slot])
    return finding(
        codes.NOT_PRINTED, place, label, help="there are: {printings}", printings=printing_names(deck.of(kind.id))
    )


def _named(kind: Kind, symbol: str, box: str) -> Text:
    if symbol and box:
        return Text("{card} ({symbol}) @{box}", card=kind.name, symbol=SYMBOLS[symbol], box=box)
    if symbol:
        return Text("{card} ({symbol})", card=kind.name, symbol=SYMBOLS[symbol])
    return Text("{card} @{box}", card=kind.name, box=box) if box else kind.name_text


def _wrong_number(n: int, place: Place) -> Finding:
    return finding(
        codes.TIMES,
        place,
        "`x{n}` is typed",
        help="type how many there are, as in `x3`; at most {most}"
        if n
        else "remove it: what is not there is not typed",
        n=n,
        most=_MOST_COPIES,
    )
