"""The sure facts of tiles: offered where something is not typed, compared with what is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.known import (
    ANIMALS,
    CWALI_GATES,
    CWALI_TOURIST,
    CWALI_TOWERS,
    FLOWER_POINTS,
    Fact,
)
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, LETTERS, NEEDED
from scoring_rules.habitats.reading.tiles.typed_tile import Draft

_ANIMALS = {edition: Lexicon((fact, fact.name) for fact in facts) for edition, facts in ANIMALS.items()}
_ALL_ANIMALS = Lexicon(
    (name.en, name) for name in dict.fromkeys(fact.name for facts in ANIMALS.values() for fact in facts)
)
_REMEDY = Text("look at the tile again; if it is printed so, leave it and add `allow: [HAB018]`")


def fact_of(draft: Draft, token: str, edition: str | None) -> Fact | None:
    """Return what is known of an animal by its name, or by its token where that is a whole name."""
    if draft.kind != "animal" or edition is None:
        return None
    return _ANIMALS[edition].exact(draft.name or token)


def animal_of(name: str, token: str) -> str:
    """Return by what an animal is known again: in any language, and by its token where it has no name."""
    called = name or token
    return _ALL_ANIMALS.exact(called) or fold(called)


def offered(draft: Draft, token: str, edition: str | None) -> Draft:
    """Return a draft with what is not typed and known for certain.

    Where the edition is not known, what any edition knows is taken, so that nothing more is said of it.
    """
    fact = fact_of(draft, token, edition)
    if fact is not None:
        ground = None if fact.terrain is None else (fact.terrain,)
        draft = draft._replace(
            terrains=ground if draft.terrains is None else draft.terrains,
            needs=fact.needs if draft.needs is None else draft.needs,
            points=fact.points if draft.points is None else draft.points,
        )
    if edition in {"cwali", None}:
        return _of_cwali(draft)
    return draft


def _of_cwali(draft: Draft) -> Draft:
    """Return a draft with the numbers of the Cwali edition's towers, roads and tourists."""
    if draft.kind == "watchtower" and draft.design is not None:
        per_animal, per_flower = CWALI_TOWERS[draft.design]
        if draft.points is None and draft.per_flower is None:
            return draft._replace(points=per_animal, per_flower=per_flower)
    if draft.kind == "gate" and draft.sides and draft.points is None:
        return draft._replace(points=CWALI_GATES.get(len(draft.sides)))
    if draft.kind == "tourist" and draft.points is None:
        return draft._replace(points=CWALI_TOURIST)
    return draft


def contradictions(draft: Draft, token: str, edition: str | None) -> Iterator[Finding]:
    """Yield what is typed otherwise than it is known for certain."""
    fact = fact_of(draft, token, edition)
    if fact is not None:
        yield from _of_animal(draft, fact)
    if draft.kind == "flower" and draft.points not in {None, FLOWER_POINTS}:
        yield _otherwise(draft, "points", Text("every flower gives 1 point"))
    if edition == "cwali":
        yield from _OTHERWISE_IN_CWALI.get(draft.kind, _nothing)(draft)


def _flower(draft: Draft) -> Iterator[Finding]:
    if len(draft.terrains or ()) > 1:
        yield _otherwise(draft, "terrain", Text("every flower of this edition has one terrain"))


def _nothing(_draft: Draft) -> Iterator[Finding]:
    yield from ()


def _tower(draft: Draft) -> Iterator[Finding]:
    if draft.terrains:
        yield _otherwise(draft, "terrain", Text("no watchtower of this edition has a terrain"))
    if draft.design is None:
        told = Text("this edition has four watchtowers: {designs}", designs=tuple(DESIGNS.values()))
        yield _otherwise(draft, "sees", told)
        return
    known = CWALI_TOWERS[draft.design]
    if draft.points is not None and (draft.points, draft.per_flower) != known:
        told = Text("this watchtower gives {animal} for an animal and {flower} for a flower", animal=known[0], flower=known[1])  # fmt: skip
        yield _otherwise(draft, "points", told)


def _road(draft: Draft) -> Iterator[Finding]:
    if not draft.terrains:
        yield _otherwise(draft, "terrain", Text("every road of this edition has a terrain: type it, too"))
    roads = len(draft.sides or ())
    if draft.points not in {None, CWALI_GATES.get(roads)}:
        told = Text("a road with {n} road side gives {points} points", "a road with {n} road sides gives {points} points", n=roads, points=CWALI_GATES.get(roads, 0))  # fmt: skip
        yield _otherwise(draft, "points", told)


def _tourist(draft: Draft) -> Iterator[Finding]:
    if draft.counts == "terrain":
        told = Text(
            "the tourists of this edition count {counts}", counts=(COUNTS["tiles"], COUNTS["habitats"])
        )
        yield _otherwise(draft, "counts", told)
    if draft.points not in {None, CWALI_TOURIST}:
        yield _otherwise(draft, "points", Text("a tourist gives 1 point for each thing it counts"))


_OTHERWISE_IN_CWALI: dict[str, Callable[[Draft], Iterator[Finding]]] = {
    "flower": _flower,
    "watchtower": _tower,
    "gate": _road,
    "tourist": _tourist,
}
"""The tiles of the Cwali edition that are known in full: what is typed otherwise."""


def _of_animal(draft: Draft, fact: Fact) -> Iterator[Finding]:
    name = fact.name
    if fact.terrain is not None and draft.terrains is not None and fact.terrain not in draft.terrains:
        told = Text("the ground of {animal} is {terrain}", animal=name, terrain=NEEDED[fact.terrain])
        yield _otherwise(draft, "terrain", told)
    if draft.needs is not None:
        if fact.needs is not None and draft.needs != fact.needs:
            letters = "".join(LETTERS[index] * number for index, number in fact.needs)
            yield _otherwise(draft, "needs", Text("{animal} needs {needs}", animal=name, needs=letters))
        lacking = tuple(NEEDED[index] for index in fact.among if index not in dict(draft.needs))
        if lacking:
            yield _otherwise(draft, "needs", Text("{animal} needs {needs}", animal=name, needs=lacking))
    if fact.points is not None and draft.points not in {None, fact.points}:
        told = Text("{animal} gives {points} points", animal=name, points=fact.points)
        yield _otherwise(draft, "points", told)


def _otherwise(draft: Draft, field: str, told: Text) -> Finding:
    return finding(codes.KNOWN_OTHERWISE, draft.where(field), told, help=_REMEDY)
