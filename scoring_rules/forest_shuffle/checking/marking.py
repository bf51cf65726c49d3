"""Where cards stand in a record, for findings about one or several of them."""

from __future__ import annotations

from collections.abc import Sequence

from scoring_rules.forest_shuffle.board.said import face_said
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.frame.finding import Code, Finding, Mark, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Place


def place_of(seat: int, face: Face) -> Place:
    """Return where a face stands in the record; the forest as a whole where that is not known."""
    return face.place or Place(("players", seat, "forest"), KEY)


def marks_of(cards: Sequence[tuple[int, Face]]) -> tuple[Mark, ...]:
    """Return a mark for each place, once."""
    in_order = sorted(cards, key=lambda card: path_of(card[1]))
    marks = {place_of(seat, face): face for seat, face in in_order}
    return tuple(Mark(place, Text("{card}", card=face_said(face))) for place, face in marks.items())


def path_of(face: Face) -> tuple[int, ...]:
    """Return the numbers in a face's path, which put faces in the order of the file as far as is known."""
    return () if face.place is None else tuple(step for step in face.place.path if isinstance(step, int))


def at_last(code: Code, marks: tuple[Mark, ...], label: Text, remedy: Text) -> Finding:
    """Return a finding at the last of its places; whichever that is in the file, it says the whole."""
    if len(marks) == 1:
        return finding(code, marks[0].place, label, help=remedy)
    return Finding(code, (*marks[:-1], marks[-1]._replace(label=label)), remedy, "last")
