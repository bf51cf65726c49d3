"""What cannot be seen at once: more copies than printed, two halves of one card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from scoring_rules.forest_shuffle.board.names import face_name
from scoring_rules.forest_shuffle.board.printing import SAPLING, deck
from scoring_rules.forest_shuffle.board.tally import Face, faces
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.matching.assignment import Puzzle, Shown, Spot
from scoring_rules.forest_shuffle.matching.solve import deficient, without
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding, Mark, at_last
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.table import seated

_TWO = 2


def copies(table: Table, every: Puzzle, excess: set[Spot]) -> Iterator[Finding]:
    """No kind of card is seen more often than it is printed in the boxes in play.

    `excess` fills up with the spots of the halves and shrubs that are too many.
    """
    printed_copies = deck(table.settings.boxes).copies
    spots: dict[str, list[Spot]] = {}
    for shown in every.shown:
        spots.setdefault(shown.face.printing.kind.id, []).append(shown.spot)
    seen: dict[str, list[tuple[int, Face]]] = {}
    for seat, forest in seated(table):
        for _, _, face in faces(forest.hosts):
            seen.setdefault(face.printing.kind.id, []).append((seat, face))
    for kind, typed in seen.items():
        printed = printed_copies.get(kind, 0)
        if kind != SAPLING.id and len(typed) > printed:
            excess.update(spots.get(kind, [])[printed:])
            yield at_last(
                codes.COPIES,
                marks_of(typed),
                _too_many(len(typed), typed[0][1].printing.kind.name, printed),
                help="count again on the table; the others may be another kind, or `sapling`, a card face down",
            )


def marks_of(cards: Sequence[tuple[int, Face]]) -> tuple[Mark, ...]:
    """Return a mark for each place where a card of a seat is typed, once."""
    in_order = sorted(cards, key=lambda card: _path_of(card[1]))
    marks = {face.typed_at(seat): face for seat, face in in_order}
    return tuple(Mark(place, Text("{card}", card=face_name(face))) for place, face in marks.items())


def _path_of(face: Face) -> tuple[int, ...]:
    """Return the numbers in a face's path, which put faces in the order of the file as far as is known."""
    return () if face.place is None else tuple(step for step in face.place.path if isinstance(step, int))


def _too_many(n: int, card: Value, printed: int) -> Text:
    return Text(
        "{card}: {typed}, {printed}",
        card=card,
        typed=Text("{n} typed", "{n} typed", n=n),
        printed=Text("{n} printed", "{n} printed", n=printed),
    )


def halves(table: Table, every: Puzzle, told: Collection[str] = ()) -> Iterator[Finding]:
    """All halves can be seen at once: each is on a card of its own, over all forests of the table.

    Of the kinds of cards that were `told` to be too many nothing is said again that is about one of them alone.
    """
    problem = every.problem()
    said: list[Finding] = []
    kept = list(range(len(every.shown)))
    while (clash := deficient(without(problem, kept))) is not None:
        clashing = [every.shown[kept[number]] for number in clash]
        kinds = {shown.face.printing.kind.id for shown in clashing}
        found = _clash(table, clashing)
        if found not in said and (len(kinds) > 1 or not kinds.issubset(told)):
            said.append(found)
            yield found
        # Without one of them the others fit, so that what is in other cards' way can be found, too.
        kept.remove(kept[clash[-1]])


def _clash(table: Table, clashing: Sequence[Shown]) -> Finding:
    """Return the finding about faces that have one card too few, with their owners."""
    in_order = sorted(clashing, key=lambda shown: _path_of(shown.face))
    marks = marks_of([(shown.spot.seat, shown.face) for shown in in_order])
    known = {shown.face.printing.identity for shown in in_order if not shown.face.options}
    if len(known) == 1 and all(not shown.face.options for shown in in_order):
        return at_last(
            codes.COPIES,
            marks,
            _too_many(len(in_order), face_name(in_order[0].face), len(in_order) - 1),
            help="one of them has another symbol or is another card: look at the corner of each",
        )
    named = Counter((face_name(shown.face), table.seats[shown.spot.seat].name) for shown in in_order)
    owned = ((n, Text("{card} of {player}", card=card, player=player)) for (card, player), n in named.items())
    cards = tuple(card if n == 1 else Text("{n} × {card}", n=n, card=card) for n, card in owned)
    return at_last(
        codes.ONE_CARD,
        marks,
        "{cards} are the two halves of one physical card"
        if len(in_order) == len(cards) == _TWO
        else "{cards}: these {n} halves are only on {cards_printed} physical cards",
        help="only one half of a card can be seen: look at the cards and their symbols again",
        cards=cards,
        n=len(in_order),
        cards_printed=len(in_order) - 1,
    )
