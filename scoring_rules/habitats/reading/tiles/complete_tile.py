"""From what was typed to a tile: what is missing is taken from the sure facts, or asked for.

What is typed otherwise than it is known for certain is pointed out; the tile stays as it was typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from scoring_rules.frame.finding import Finding, Findings, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.box import (
    ANIMALS,
    CWALI_GATES,
    CWALI_TOURIST,
    CWALI_TOWERS,
    FLOWER_POINTS,
    MOST_POINTS,
    Fact,
)
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, KINDS, NEEDED, in_letters
from scoring_rules.habitats.reading.tiles.fields import FIELDS, keys_meant
from scoring_rules.habitats.reading.tiles.words import TypedTile

_ANIMALS = {edition: Lexicon((fact, fact.name) for fact in facts) for edition, facts in ANIMALS.items()}
_ALL_ANIMALS = Lexicon(
    (name.en, name) for name in dict.fromkeys(fact.name for facts in ANIMALS.values() for fact in facts)
)
_SOUTH = (2,)
"""The border of an entrance where none is typed."""


def complete_tile(typed: TypedTile, token: str, edition: str | None, findings: Findings) -> Tile | None:
    """Return the tile that was typed; None, and what is missing or wrong in `findings`, where it is none yet.

    The facts of the edition are offered and compared; it is None where it is not known.
    """
    whole = _offered(typed, token, edition)
    if _lacks(whole, findings) or _is_contrary(whole, findings) or _is_negative(whole, findings):
        return None
    findings += _contradictions(typed, token, edition)
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
        remedy = Text("name the one that it counts")
        findings.say(codes.TILE_FIELD, typed.where("terrain"), "a tourist with {n} terrains", help=remedy, n=terrains)
        return True
    if typed.design and typed.sees:
        findings.say(codes.TILE_FIELD, typed.where("sees"), "`design` and `sees` are typed", help="keep one of them")
        return True
    return False


def _is_negative(typed: TypedTile, findings: Findings) -> bool:
    per_animal = "animal" if typed.kind == "watchtower" and "animal" in typed.places else "points"
    per_flower = "flower" if "flower" in typed.places else "points"
    for value, key in ((typed.points, per_animal), (typed.per_flower, per_flower)):
        if value is not None and value < 0:
            findings.say(
                codes.NEGATIVE,
                typed.where(key),
                "{points} points",
                help="type the points printed on the tile",
                points=value,
            )
            return True
    return False


def _fact_of(typed: TypedTile, token: str, edition: str | None) -> Fact | None:
    """Return what is known of an animal by its name, or by its token where that is a whole name."""
    if typed.kind != "animal" or edition is None:
        return None
    return _ANIMALS[edition].exact(typed.name or token)


def animal_of(name: str, token: str) -> str:
    """Return by what an animal is known again: in any language, and by its token where it has no name."""
    called = name or token
    return _ALL_ANIMALS.exact(called) or fold(called)


def _offered(typed: TypedTile, token: str, edition: str | None) -> TypedTile:
    """Return a typed tile with what is not typed and known for certain.

    Where the edition is not known, what any edition knows is taken, so that nothing more is said of it.
    """
    fact = _fact_of(typed, token, edition)
    if fact is not None:
        ground = None if fact.terrain is None else (fact.terrain,)
        typed = typed._replace(
            terrains=ground if typed.terrains is None else typed.terrains,
            needs=fact.needs if typed.needs is None else typed.needs,
            points=fact.points if typed.points is None else typed.points,
        )
    if edition in {"cwali", None}:
        return _of_cwali(typed)
    return typed


def _of_cwali(typed: TypedTile) -> TypedTile:
    """Return a typed tile with the numbers of the Cwali edition's towers, roads and tourists."""
    if typed.kind == "watchtower" and typed.design is not None:
        per_animal, per_flower = CWALI_TOWERS[typed.design]
        if typed.points is None and typed.per_flower is None:
            return typed._replace(points=per_animal, per_flower=per_flower)
    if typed.kind == "gate" and typed.sides and typed.points is None:
        return typed._replace(points=CWALI_GATES.get(len(typed.sides)))
    if typed.kind == "tourist" and typed.points is None:
        return typed._replace(points=CWALI_TOURIST)
    return typed


def _contradictions(typed: TypedTile, token: str, edition: str | None) -> Iterator[Finding]:
    """Yield what is typed otherwise than it is known for certain."""
    known = [*_of_animal(typed, _fact_of(typed, token, edition))]
    if typed.kind == "flower" and typed.points not in {None, FLOWER_POINTS}:
        known.append(("points", Text("every flower gives 1 point")))
    if edition == "cwali" and typed.kind in _OF_CWALI:
        known += _OF_CWALI[typed.kind](typed)
    for key, fact in known:
        yield _otherwise(typed.where(key), fact)
    if not known:
        yield from unlikely_points(typed.points, typed.where("points"))
        yield from unlikely_points(typed.per_flower, typed.where("flower"))


def unlikely_points(points: int | None, place: Place) -> Iterator[Finding]:
    """Yield that a tile gives more points than any that is known."""
    if points is not None and points > MOST_POINTS:
        yield _otherwise(place, Text("no tile is known that gives more than {most} points", most=MOST_POINTS))


def _otherwise(place: Place, fact: Text) -> Finding:
    remedy = Text("check the tile; if it is printed like this, leave it and add `allow: [HAB018]`")
    return finding(codes.KNOWN_OTHERWISE, place, fact, help=remedy)


_Facts: TypeAlias = Iterator[tuple[str, Text]]
"""Under which key something is typed otherwise than it is known, and what is known."""


def _flower(typed: TypedTile) -> _Facts:
    if len(typed.terrains or ()) > 1:
        yield "terrain", Text("every flower of this edition has one terrain")


def _tower(typed: TypedTile) -> _Facts:
    if typed.terrains:
        yield "terrain", Text("no watchtower of this edition has a terrain")
    if typed.design is None:
        designs = tuple(DESIGNS.values())
        yield "sees", Text("this edition has four watchtowers: {designs}", designs=designs)
        return
    animal, flower = CWALI_TOWERS[typed.design]
    if typed.points is not None and (typed.points, typed.per_flower) != (animal, flower):
        told = Text("this watchtower gives {animal} for an animal and {flower} for a flower")
        yield "points", told.with_values(animal=animal, flower=flower)


def _road(typed: TypedTile) -> _Facts:
    if not typed.terrains:
        yield "terrain", Text("every road of this edition has a terrain: type it as well")
    roads = len(typed.sides or ())
    points = CWALI_GATES.get(roads)
    if typed.points not in {None, points}:
        told = Text(
            "a road with {n} road side gives {points} points", "a road with {n} road sides gives {points} points"
        )
        yield "points", told.with_values(n=roads, points=points or 0)


def _tourist(typed: TypedTile) -> _Facts:
    if typed.counts == "terrain":
        counts = (COUNTS["tiles"], COUNTS["habitats"])
        yield "counts", Text("the tourists of this edition count {counts}", counts=counts)
    if typed.points not in {None, CWALI_TOURIST}:
        yield "points", Text("a tourist gives 1 point for each thing it counts")


_OF_CWALI: Mapping[str, Callable[[TypedTile], _Facts]] = {
    "flower": _flower,
    "watchtower": _tower,
    "gate": _road,
    "tourist": _tourist,
}
"""The tiles of the Cwali edition that are known in full."""


def _of_animal(typed: TypedTile, fact: Fact | None) -> _Facts:
    if fact is None:
        return
    name = fact.name
    if fact.terrain is not None and typed.terrains is not None and fact.terrain not in typed.terrains:
        yield ("terrain", Text("the ground of {animal} is {terrain}", animal=name, terrain=NEEDED[fact.terrain]))
    if typed.needs is not None:
        if fact.needs is not None and typed.needs != fact.needs:
            yield "needs", Text("{animal} needs {needs}", animal=name, needs=in_letters(fact.needs))
        lacking = tuple(NEEDED[index] for index in fact.among if index not in dict(typed.needs))
        if lacking:
            yield "needs", Text("{animal} needs {needs}", animal=name, needs=lacking)
    if fact.points is not None and typed.points not in {None, fact.points}:
        yield "points", Text("{animal} gives {points} points", animal=name, points=fact.points)
