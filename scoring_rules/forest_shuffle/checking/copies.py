"""What cannot be seen at once: more copies than printed, two halves of one card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.forest_shuffle.board.printing import SAPLING, deck
from scoring_rules.forest_shuffle.board.said import face_said
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.checking.marking import at_last, marks_of, path_of
from scoring_rules.forest_shuffle.data import codes
from scoring_rules.forest_shuffle.matching.assignment import Shown, Spot, puzzle
from scoring_rules.forest_shuffle.matching.solve import deficient, without
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.language.text import Text, Value

_TWO = 2


def copies(table: Table, excess: set[Spot]) -> Iterator[Finding]:
    """No kind of card is seen more often than it is printed in the boxes in play.

    `excess` fills up with the spots of the halves and shrubs that are too many.
    """
    of = deck(table.settings.boxes)
    seen: dict[str, list[tuple[int, Face]]] = {}
    spots: dict[str, list[Spot]] = {}
    for shown in puzzle(table).shown:
        spots.setdefault(shown.face.printing.kind.id, []).append(shown.spot)
    for seat, each in enumerate(table.seats):
        for host in () if each.board is None else each.board.hosts:
            for face in (host.face, *(face for slot in host.slots for face in slot)):
                seen.setdefault(face.printing.kind.id, []).append((seat, face))
    for kind, faces in seen.items():
        printed = of.copies.get(kind, 0)
        if kind != SAPLING.id and len(faces) > printed:
            excess.update(spots.get(kind, [])[printed:])
            label = _too_many(len(faces), faces[0][1].printing.kind.name, printed)
            remedy = Text(
                "count again on the table; the others may be another kind, or `sapling`, a card face down"
            )
            yield at_last(codes.COPIES, marks_of(faces), label, remedy)


def _too_many(n: int, card: Value, printed: int) -> Text:
    return Text(
        "{card}: {typed}, {printed}",
        card=card,
        typed=Text("{n} typed", "{n} typed", n=n),
        printed=Text("{n} printed", "{n} printed", n=printed),
    )


def cards(table: Table, excess: set[Spot]) -> Iterator[Finding]:
    """All halves can be seen at once: each is on a card of its own, over all forests of the table."""
    every = puzzle(table, excess)
    problem = every.problem()
    kept = list(range(len(every.shown)))
    while (clash := deficient(without(problem, kept))) is not None:
        faces = [every.shown[kept[number]] for number in clash]
        yield _clash(table, faces)
        last = kept[clash[-1]]
        kept.remove(last)


def _clash(table: Table, clashing: Sequence[Shown]) -> Finding:
    """Return the finding about faces that have one card too few, with their owners."""
    shown = sorted(clashing, key=lambda each: path_of(each.face))
    marks = marks_of([(each.spot.seat, each.face) for each in shown])
    said = tuple(
        Text("{card} of {player}", card=face_said(each.face), player=table.seats[each.spot.seat].name)
        for each in shown
    )
    kinds = {each.face.printing.sort for each in shown if not each.face.options}
    if len(kinds) == 1 and all(not each.face.options for each in shown):
        label = _too_many(len(shown), face_said(shown[0].face), len(shown) - 1)
        remedy = Text("one of them has another symbol or is another card: look at the corner of each")
        return at_last(codes.COPIES, marks, label, remedy)
    label = Text(
        "{cards}: these {n} halves are only on {cards_printed} physical cards",
        n=len(shown),
        cards=said,
        cards_printed=len(shown) - 1,
    )
    if len(shown) == _TWO:
        label = Text("{cards} are the two halves of one physical card", cards=said)
    remedy = Text("only one half of a card is seen: look again at the cards and their symbols")
    return at_last(codes.ONE_CARD, marks, label, remedy)
