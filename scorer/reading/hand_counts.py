"""Points counted by hand: each category knows which numbers it can give, and who can have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from scorer.reading.categories import category_lexicon
from scorer.record.codes import IMPOSSIBLE_POINTS
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Info, Numbers
from scoring_rules.frame.language.text import Text, Value, written
from scoring_rules.frame.typed.place import Place, at


class _Counted(NamedTuple):
    """A number that was counted by hand: of which category, by which player, and where it is typed."""

    category: str
    points: int
    player: str
    place: Place


def impossible_points(info: Info, players: Sequence[Any]) -> Iterator[Finding]:
    """Yield every number that its category cannot give, and what two players cannot both have."""
    counted = list(_counted(info, players))
    for each in counted:
        numbers = info.numbers.get(each.category)
        if numbers is not None and not numbers.include(each.points):
            yield _impossible(info, numbers, each)
    for category, numbers in info.numbers.items():
        of_category = [each for each in counted if each.category == category and numbers.include(each.points)]
        holders = [each for each in of_category if each.points > 0]
        if numbers.one_holder and len(holders) > 1:
            yield _several_holders(info, holders)


def _counted(info: Info, players: Sequence[Any]) -> Iterator[_Counted]:
    known = category_lexicon(info)
    for seat, player in enumerate(players):
        typed: Mapping[str, int] = player.counted or {}
        for word, points in typed.items():
            category = known.find(word).found
            if category is not None:
                yield _Counted(category, points, player.name, at("players", seat, "counted", word))


def _impossible(info: Info, numbers: Numbers, counted: _Counted) -> Finding:
    category = info.labels[counted.category]
    return finding(
        IMPOSSIBLE_POINTS,
        counted.place,
        "{category}: {n} point",
        "{category}: {n} points",
        help=_remedy(numbers, counted.points),
        category=category,
        n=counted.points,
    )


def _remedy(numbers: Numbers, points: int) -> Text:
    if numbers.least is not None and points < numbers.least:
        return Text("it gives {least} or more: count again", least=numbers.least)
    if numbers.most == 0 and numbers.include(-points):
        return Text("it takes points: type a minus, `{points}`", points=f"-{points}")
    if (possible := _possible(numbers)) is not None:
        return Text("it gives {possible}: type the points, not what they were counted from", possible=possible)
    if numbers.most is not None and points > numbers.most:
        return Text("it gives at most {most}: count again", most=numbers.most)
    if numbers.step > 1:
        below = points // numbers.step * numbers.step
        return Text(
            "every number of it is a multiple of {step}, such as {below} or {above}: count again",
            step=numbers.step,
            below=below,
            above=below + numbers.step,
        )
    return Text("nothing that it counts comes to that number: count again")


_FEW = 4


def _possible(numbers: Numbers) -> Text | None:
    """Return all the numbers, where they are few."""
    if numbers.least is None or numbers.most is None:
        return None
    among: list[Value] = [written(n) for n in range(numbers.least, numbers.most + 1) if numbers.include(n)]
    if not 1 < len(among) <= _FEW:
        return None
    return Text("{some} or {last}", some=tuple(among[:-1]), last=among[-1])


def _several_holders(info: Info, holders: Sequence[_Counted]) -> Finding:
    """Return that more than one player has what only one can have; it is said at the last."""
    *earlier, last = holders
    marks = (
        *(Mark(each.place, Text("{player} has it", player=each.player)) for each in earlier),
        Mark(
            last.place, Text("{category}: {player} has it too", category=info.labels[last.category], player=last.player)
        ),
    )
    return Finding(IMPOSSIBLE_POINTS, marks, Text("only one player can have it: type 0 for the others"), "last")
