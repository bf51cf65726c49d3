"""Points that players were awarded in an objective, held against what its places give."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.typed.place import KEY, Place
from scoring_rules.habitats.data import codes


def impossible_awards(
    given: Mapping[int, tuple[int, Place]], places: Sequence[int], names: Sequence[str], path: Place
) -> Iterator[Finding]:
    """Yield the awards that no place gives; where each might be, that they cannot be so together.

    Args:
        given: The points of the seats, each with its place in the record.
        places: The points of the places, the first place first.
        names: Those of all players; who is not among the given is ranked somewhere.
        path: Where all awards of the objective are.
    """
    single = [(seat, points, place) for seat, (points, place) in given.items() if points not in {0, *places}]
    for seat, points, place in single:
        yield finding(
            codes.AWARD,
            place._replace(part=None),
            "{player}: {points} points, but the places give {places}",
            help="type what one of the places gives, or fix `points:`",
            player=names[seat],
            points=points,
            places=" ".join(map(str, places)),
        )
    awards = sorted((points for points, _ in given.values()), reverse=True)
    if not single and len(awards) == len(names) and not _are_possible(awards, places):
        yield finding(
            codes.AWARD,
            path._replace(part=KEY),
            "the places give {places}, so {awards} cannot be",
            help="tied players all get what the last of the places gives that they share: check each of them",
            places=" ".join(map(str, places)),
            awards=" ".join(map(str, awards)),
        )


def _are_possible(awards: Sequence[int], places: Sequence[int]) -> bool:
    """Whether players can have these points, the most first: a tied group gets those of its last place."""
    ends = {0}
    for first, _ in enumerate(awards):
        if first in ends:
            ends |= {
                last + 1
                for last in range(first, len(awards))
                if set(awards[first : last + 1]) == {places[last] if last < len(places) else 0}
            }
    return len(awards) in ends
