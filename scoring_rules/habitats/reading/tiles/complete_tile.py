"""From what was typed to a tile: what is missing is taken from the sure facts, or asked for."""

from __future__ import annotations

from scoring_rules.frame.findings import Findings
from scoring_rules.frame.place import Place
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.reading.tiles.facts import contradictions, offered
from scoring_rules.habitats.reading.tiles.fields import FIELDS, keys_meant
from scoring_rules.habitats.reading.tiles.typed_tile import TypedTile

_SOUTH = (2,)
"""The border of an entrance where none is typed."""


def complete_tile(typed: TypedTile, token: str, edition: str | None, findings: Findings) -> Tile | None:
    """Return the tile that was typed; None, and what is missing or wrong in `findings`, where it is none yet.

    Args:
        typed: What was typed.
        token: What is typed for the tile in a reserve.
        edition: Whose facts are offered and compared; None where it is not known.
        findings: Takes what is wrong.
    """
    whole = offered(typed, token, edition)
    if _lacks(whole, findings) or _is_contrary(whole, findings) or _is_negative(whole, findings):
        return None
    findings += contradictions(typed, token, edition)
    tile = Tile(token=token, **whole.values())
    return tile._replace(sides=tile.sides or _SOUTH) if tile.kind == "entrance" else tile


def _lacks(typed: TypedTile, findings: Findings) -> bool:
    """Whether something that has to be typed is missing; the first such thing is said."""
    kind, place = KINDS[typed.kind], typed.place._replace(part=None)
    for field in FIELDS[typed.kind]:
        if field.needed and not field.is_typed(typed):
            findings.say(
                codes.TILE_LACKS,
                place,
                "{kind}: {lacking}",
                help="type what is printed on the tile, as in `{example}`",
                rests_on=[Place((*place.path, key)) for key in keys_meant(field)],
                kind=kind.name,
                lacking=field.lacking,
                example=kind.example,
            )
            return True
    return False


def _is_contrary(typed: TypedTile, findings: Findings) -> bool:
    """Whether more is typed than a tile can have: a tourist counts one terrain, a tower has one view."""
    terrains = len(typed.terrains or ())
    if typed.kind == "tourist" and terrains != 1:
        findings.say(
            codes.TILE_FIELD,
            typed.where("terrain"),
            "a tourist with {n} terrains",
            help="name the one that it counts",
            n=terrains,
        )
        return True
    if typed.design and typed.sees:
        findings.say(
            codes.TILE_FIELD, typed.where("sees"), "`design` and `sees` are typed", help="keep one of them"
        )
        return True
    return False


def _is_negative(typed: TypedTile, findings: Findings) -> bool:
    for value, key in ((typed.points, "points"), (typed.per_flower, "flower")):
        if value is not None and value < 0:
            of_tower = typed.kind == "watchtower" and key not in typed.places
            findings.say(
                codes.NEGATIVE,
                typed.where("animal" if of_tower else key),
                "{points} points",
                help="type the points printed on the tile",
                points=value,
            )
            return True
    return False
