"""Reading what a game was set up with: the map, the target, whose turn it was, holders, options.

Every function takes what was typed and returns what it means, adding what is wrong to `found`; what
cannot be read is left out, so that the rest can still be checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.info import Option
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, look_up_player, options
from scoring_rules.frame.place import at
from scoring_rules.hexfolk.board.island import Island, island_of_hexes, island_of_rows
from scoring_rules.hexfolk.data import box, codes
from scoring_rules.hexfolk.data.words import MAPS, NOBODY
from scoring_rules.hexfolk.table import NOBODY as NOBODY_HOLDS
from scoring_rules.hexfolk.table import Settings

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkRecord

MAP_OPTIONS = tuple(
    Option(name, MAPS[name], Text("{n} hex", "{n} hexes", n=sum(each.rows)), (str(sum(each.rows)),))
    for name, each in box.MAPS.items()
)
_MAPS = options(MAP_OPTIONS)
_NOBODY = {fold(word) for word in NOBODY}
_AXES = 2
_FEWEST_HEXES = 1
_ROWS_HELP = Text(
    "neighbouring rows differ by one hex, as in `rows: 3 4 5 4 3`; other shapes are typed hex by hex, `hexes: [[0, 0], …]`"
)


def read_map(record: HexfolkRecord, found: list[Finding]) -> tuple[str, Island | None]:
    """Return the name of the map, empty for one of the players' own, and the map; None if unreadable."""
    shape = record.map
    if shape is None or (shape.name is None and shape.rows is None and shape.hexes is None):
        name = box.map_for(len(record.players))
        return name, island_of_rows(box.MAPS[name].rows)
    given = [key for key in ("name", "rows", "hexes") if getattr(shape, key) is not None]
    if len(given) > 1:
        label = Text("a map is typed by {ways}", ways=tuple(f"`{key}`" for key in given))
        found.append(finding(codes.MAP, at("map", given[1]), label, help=Text("keep one of them")))
        return "", None
    if shape.name is not None:
        named = look_up(shape.name, _MAPS, at("map", "name"), found)
        return named or "", None if named is None else island_of_rows(box.MAPS[named].rows)
    if shape.rows is not None:
        return "", _of_rows(shape.rows, found)
    return "", _of_hexes(shape.hexes or (), found)


def _of_rows(rows: Sequence[int], found: list[Finding]) -> Island | None:
    place = at("map", "rows")
    if not rows or min(rows) < 1 or sum(rows) > box.MOST_HEXES:
        label = Text("{n} hex", "{n} hexes", n=sum(each for each in rows if each > 0))
        remedy = Text("a map has 1 to {most} hexes, at least one in every row", most=box.MOST_HEXES)
        found.append(finding(codes.MAP, place, label, help=remedy))
        return None
    try:
        return island_of_rows(tuple(rows))
    except ValueError:
        label = Text("these rows do not fit between each other")
        found.append(finding(codes.MAP, place, label, help=_ROWS_HELP))
        return None


def _of_hexes(hexes: Sequence[Sequence[int]], found: list[Finding]) -> Island | None:
    before = len(found)
    seen: set[tuple[int, int]] = set()
    for index, each in enumerate(hexes):
        place = at("map", "hexes", index)
        if len(each) != _AXES:
            label = Text("{n} number", "{n} numbers", n=len(each))
            found.append(
                finding(codes.MAP, place, label, help=Text("a hex is two numbers, q and r, as in [0, 1]"))
            )
            continue
        q, r = each
        if (q, r) in seen:
            label = Text("the hex {q}, {r} again", q=q, r=r)
            found.append(finding(codes.MAP, place, label, help=Text("keep one of them")))
        seen.add((q, r))
    if not _FEWEST_HEXES <= len(hexes) <= box.MOST_HEXES:
        label = Text("{n} hex", "{n} hexes", n=len(hexes))
        remedy = Text("a map has 1 to {most} hexes, at least one in every row", most=box.MOST_HEXES)
        found.append(finding(codes.MAP, at("map", "hexes"), label, help=remedy))
    return None if len(found) > before else island_of_hexes(tuple(sorted(seen)))


def read_settings(record: HexfolkRecord, map_name: str, found: list[Finding]) -> Settings:
    """Return what selects the rules and decides who won."""
    names = [player.name for player in record.players]
    options_typed = record.options
    extensions = tuple(word for word in record.extensions if fold(word) not in _NOBODY)
    winners = tuple(
        look_up_player(name, names, at("winner", index), []) for index, name in enumerate(record.winner)
    )
    return Settings(
        target=_target(record, extensions, found),
        turn=_turn(record, names, winners, found),
        winners=winners,
        longest_road=_holder(record, "longest_road", names, found),
        largest_army=_holder(record, "largest_army", names, found),
        special_awards=options_typed is None or options_typed.special_awards,
        robber=options_typed is None or options_typed.robber,
        friendly_robber=options_typed is not None and options_typed.friendly_robber,
        extensions=extensions,
        map=map_name,
    )


def _target(record: HexfolkRecord, extensions: Sequence[str], found: list[Finding]) -> int:
    if record.target is None:
        return box.TARGET
    most = box.MOST_TARGET_EXTENDED if extensions else box.MOST_TARGET
    if not box.LEAST_TARGET <= record.target <= most:
        label = Text(
            "{target}: it may be {least} to {most}", target=record.target, least=box.LEAST_TARGET, most=most
        )
        remedy = (
            Text("type the target that the lobby showed")
            if extensions
            else Text(
                "type the target that the lobby showed; with extensions it may be up to {most}:"
                " name them, `extensions: [NAME]`",
                most=box.MOST_TARGET_EXTENDED,
            )
        )
        found.append(finding(codes.TARGET, at("target"), label, help=remedy))
    return record.target


def _turn(
    record: HexfolkRecord, names: Sequence[str], winners: Sequence[int | None], found: list[Finding]
) -> int | None:
    """Return whose turn it was: as typed, else the winner's, else that of who plays alone."""
    if record.turn is not None:
        return look_up_player(record.turn, names, at("turn"), found)
    if len(winners) == 1 and winners[0] is not None:
        label = Text("taken for {player}'s turn", player=names[winners[0]])
        found.append(
            finding(codes.TURN_ASSUMED, at("winner", 0), label, help=Text("`turn: NAME` says it outright"))
        )
        return winners[0]
    return 0 if len(names) == 1 else None


def _holder(record: HexfolkRecord, key: str, names: Sequence[str], found: list[Finding]) -> int | None:
    typed = None if record.holders is None else getattr(record.holders, key)
    if typed is None:
        return None
    if fold(typed) in _NOBODY and fold(typed) not in {fold(name) for name in names}:
        return NOBODY_HOLDS
    return look_up_player(typed, names, at("holders", key), found)
