"""Reading what a game was set up with: the map, the target, whose turn it was, holders, options.

Every function takes what was typed and returns what it means, adding what is wrong to the findings; what
cannot be read is left out, so that the rest can still be checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, look_up_player, options
from scoring_rules.frame.typed.place import at
from scoring_rules.hexfolk.board.island import Island, island_of_hexes, island_of_rows
from scoring_rules.hexfolk.data import box, codes
from scoring_rules.hexfolk.data.box import ALSO_CALLED, MAP_NAMES, NOBODY
from scoring_rules.hexfolk.table import NOBODY as NOBODY_HOLDS
from scoring_rules.hexfolk.table import Settings

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkPlayer, HexfolkRecord

MAP_OPTIONS = tuple(
    Option(
        name,
        MAP_NAMES[name],
        Text("{n} hex", "{n} hexes", n=sum(known.rows)),
        (str(sum(known.rows)), *ALSO_CALLED.get(name, ())),
    )
    for name, known in box.MAPS.items()
)
_MAPS = options(MAP_OPTIONS)
_NOBODY = {fold(word) for word in NOBODY}
_AXES = 2
_HOW_MANY_HEXES = Text("a map has 1 to {most} hexes, at least one in every row", most=box.MOST_HEXES)


def read_map(record: HexfolkRecord, findings: Findings) -> tuple[str, Island | None]:
    """Return the name of the map, empty for one of the players' own, and the map; None if unreadable."""
    shape = record.map
    if shape is None or (shape.name is None and shape.rows is None and shape.hexes is None):
        name = box.map_for(len(record.players))
        return name, island_of_rows(box.MAPS[name].rows)
    typed = [key for key in ("name", "rows", "hexes") if getattr(shape, key) is not None]
    if len(typed) > 1:
        findings.say(
            codes.MAP,
            at("map", typed[1]),
            "a map is typed by {ways}",
            help="keep one of them",
            ways=tuple(f"`{key}`" for key in typed),
        )
        return "", None
    if shape.name is not None:
        known = look_up(shape.name, _MAPS, at("map", "name"), findings)
        return known or "", None if known is None else island_of_rows(box.MAPS[known].rows)
    if shape.rows is not None:
        return "", _of_rows(shape.rows, findings)
    return "", _of_hexes(shape.hexes or (), findings)


def _of_rows(rows: Sequence[int], findings: Findings) -> Island | None:
    place = at("map", "rows")
    if not rows or min(rows) < 1 or sum(rows) > box.MOST_HEXES:
        n = sum(length for length in rows if length > 0)
        findings.say(codes.MAP, place, "{n} hex", "{n} hexes", help=_HOW_MANY_HEXES, n=n)
        return None
    try:
        return island_of_rows(tuple(rows))
    except ValueError:
        findings.say(
            codes.MAP,
            place,
            "these rows do not fit together",
            help="neighbouring rows differ by one hex, as in `rows: 3 4 5 4 3`; other shapes are typed hex by hex, `hexes: [[0, 0], …]`",
        )
        return None


def _of_hexes(hexes: Sequence[Sequence[int]], findings: Findings) -> Island | None:
    fresh = findings.watch()
    seen: set[tuple[int, int]] = set()
    for index, axes in enumerate(hexes):
        place = at("map", "hexes", index)
        if len(axes) != _AXES:
            findings.say(
                codes.MAP,
                place,
                "{n} number",
                "{n} numbers",
                help="a hex is two numbers, q and r, as in [0, 1]",
                n=len(axes),
            )
            continue
        q, r = axes
        if (q, r) in seen:
            findings.say(codes.MAP, place, "the hex {q}, {r} again", help="keep one of them", q=q, r=r)
        seen.add((q, r))
    if not 1 <= len(hexes) <= box.MOST_HEXES:
        findings.say(codes.MAP, at("map", "hexes"), "{n} hex", "{n} hexes", help=_HOW_MANY_HEXES, n=len(hexes))
    return None if fresh else island_of_hexes(tuple(sorted(seen)))


def read_settings(record: HexfolkRecord, map_name: str, findings: Findings) -> Settings:
    """Return what selects the rules and decides who won."""
    names = [player.name for player in record.players]
    options_typed = record.options
    extensions = tuple(word for word in record.extensions if fold(word) not in _NOBODY)
    # A winner who is not a player is reported by the tool, which reads `winner:` of every game.
    winners = tuple(look_up_player(name, names, at("winner", index), []) for index, name in enumerate(record.winner))
    return Settings(
        target=_target(record, extensions, findings),
        turn=_turn(record, names, winners, findings),
        winners=winners,
        longest_road=_holder(record, "longest_road", names, findings),
        largest_army=_holder(record, "largest_army", names, findings),
        special_awards=options_typed is None or options_typed.special_awards,
        robber=options_typed is None or options_typed.robber,
        friendly_robber=options_typed is not None and options_typed.friendly_robber,
        extensions=extensions,
        map=map_name,
    )


def _target(record: HexfolkRecord, extensions: Sequence[str], findings: Findings) -> int:
    if record.target is None:
        return box.TARGET
    most = box.MOST_TARGET_EXTENDED if extensions else box.MOST_TARGET
    if not box.LEAST_TARGET <= record.target <= most:
        findings.say(
            codes.TARGET,
            at("target"),
            "{target}: it may be {least} to {most}",
            help=Text("type the target that the lobby showed")
            if extensions
            else Text(
                "type the target that the lobby showed; with extensions it may be up to {most}:"
                " name them, `extensions: [NAME]`",
                most=box.MOST_TARGET_EXTENDED,
            ),
            target=record.target,
            least=box.LEAST_TARGET,
            most=most,
        )
    return record.target


def _turn(record: HexfolkRecord, names: Sequence[str], winners: Sequence[int | None], findings: Findings) -> int | None:
    """Return whose turn it was: as typed, else the winner's, else that of who plays alone."""
    if record.turn is not None:
        return look_up_player(record.turn, names, at("turn"), findings)
    if len(winners) == 1 and winners[0] is not None:
        findings.say(
            codes.TURN_ASSUMED,
            at("winner", 0),
            "assumed to be {player}'s turn",
            help="`turn: NAME` says so explicitly",
            player=names[winners[0]],
        )
        return winners[0]
    return 0 if len(names) == 1 else None


def _holder(record: HexfolkRecord, key: str, names: Sequence[str], findings: Findings) -> int | None:
    """Return who holds a card; a player who is called `none` or the like comes before nobody."""
    typed = None if record.holders is None else getattr(record.holders, key)
    if typed is None:
        return None
    if fold(typed) in _NOBODY and fold(typed) not in {fold(name) for name in names}:
        return NOBODY_HOLDS
    return look_up_player(typed, names, at("holders", key), findings)


def counted_points(player: HexfolkPlayer) -> int | None:
    """Return the points of a player that were counted by hand: the `total`, or the sum of the parts."""
    if player.counted is None:
        return None
    total = next((points for key, points in player.counted.items() if fold(key) == "total"), None)
    return sum(player.counted.values()) if total is None else total
