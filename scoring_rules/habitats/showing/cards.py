"""What is known of the tiles, as it can be looked up; everything else has to be read off the tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.habitats.board.goals import GOALS
from scoring_rules.habitats.data.box import ALLPLAY_ANIMALS, CWALI_ANIMALS, CWALI_GATES, CWALI_TOWERS, Fact
from scoring_rules.habitats.data.words import COUNTS, DESIGNS, NEEDED, in_letters
from scoring_rules.habitats.reading.tiles.fields import definition
from scoring_rules.habitats.table import Table

_CWALI = Name(
    "Animals of the Cwali edition: only this is known, read the rest off the tiles",
    "Animaux de l’édition Cwali\N{NO-BREAK SPACE}: on ne sait que cela, lisez le reste sur les tuiles",
    "Tiere der Cwali-Ausgabe: nur das ist bekannt, der Rest steht auf den Plättchen",
)
_ALLPLAY = Name(
    "Animals of Allplay and Board Game Arena: only this is known, read the rest off the tiles",
    "Animaux d’Allplay et de Board Game Arena\N{NO-BREAK SPACE}: on ne sait que cela, lisez le reste sur les tuiles",
    "Tiere von Allplay und Board Game Arena: nur das ist bekannt, der Rest steht auf den Plättchen",
)
_OTHERS = Name(
    "Other tiles of the Cwali edition; those of the others are not known, read them off the tiles",
    "Autres tuiles de l’édition Cwali\N{NO-BREAK SPACE}; celles des autres ne sont pas connues, lisez-les sur les tuiles",
    "Andere Plättchen der Cwali-Ausgabe; die der anderen sind nicht bekannt und stehen auf den Plättchen",
)
_GOALS = Name(
    "Goals that can be measured (Cwali)", "Objectifs qui peuvent être mesurés (Cwali)", "Messbare Ziele (Cwali)"
)
_DESIGN_TEXTS: Mapping[str, Text] = {
    "around": Text("looks at the 8 cells around it: {animal} for an animal, {flower} for a flower"),
    "adjacent": Text("looks at the 4 cells next to it: {animal} for an animal, {flower} for a flower"),
    "orthogonal": Text("looks along rows and columns, however far: {animal} for an animal, {flower} for a flower"),
    "diagonal": Text("looks along diagonals, however far: {animal} for an animal, {flower} for a flower"),
}
_TOURISTS: Mapping[str, Text] = {
    "tiles": Text("1 for each other tile of its habitat"),
    "habitats": Text("1 for each other habitat of its terrain"),
}


def cards() -> tuple[CardInfo, ...]:
    """Return the facts of animals by editions, then towers, tourists and roads, then the goals."""
    return (
        *_animals(CWALI_ANIMALS, "cwali", _CWALI),
        *_animals(ALLPLAY_ANIMALS, "allplay", _ALLPLAY),
        *_others(),
        *_goals(),
    )


def additions(table: Table) -> dict[str, Name]:
    """Return the tiles that a record defines: what is typed after each token in a list of tiles."""
    return {token: definition(tile) for token, tile in table.tiles.items()}


def _animals(facts: Sequence[Fact], edition: str, kind: Name) -> Iterator[CardInfo]:
    for fact in facts:
        yield CardInfo(
            kind=kind,
            id=f"{edition} {fact.name.en}",
            name=fact.name,
            text=Text("{facts}", facts=tuple(_told(fact))),
            rule="habitats.known_tiles",
        )


def _told(fact: Fact) -> Iterator[Text]:
    if fact.terrain is not None:
        yield Text("its ground is {terrain}", terrain=NEEDED[fact.terrain])
    if fact.needs is not None:
        yield Text("needs {needs}", needs=in_letters(fact.needs))
    elif fact.among:
        kinds = tuple(NEEDED[index] for index in fact.among)
        yield Text("among what it needs: {kinds}", kinds=kinds)
    if fact.points is not None:
        yield Text("{n} point", "{n} points", n=fact.points)


def _others() -> Iterator[CardInfo]:
    for design, (per_animal, per_flower) in CWALI_TOWERS.items():
        name = DESIGNS[design]
        yield CardInfo(
            kind=_OTHERS,
            id=f"watchtower {design}",
            name=Name(f"watchtower, {name.en}", f"tour d’observation, {name.fr}", f"Beobachtungsturm, {name.de}"),
            text=_DESIGN_TEXTS[design].with_values(animal=per_animal, flower=per_flower),
            rule="habitats.watchtowers",
        )
    for counts, text in _TOURISTS.items():
        name = COUNTS[counts]
        yield CardInfo(
            kind=_OTHERS,
            id=f"tourist {counts}",
            name=Name(f"tourist, {name.en}", f"touriste, {name.fr}", f"Tourist, {name.de}"),
            text=text,
            rule="habitats.tourists",
        )
    for roads, points in CWALI_GATES.items():
        yield CardInfo(
            kind=_OTHERS,
            id=f"gate {roads}",
            name=Name(f"access road, {roads}", f"route d’accès, {roads}", f"Zufahrt, {roads}"),
            text=Text(
                "{points} points with a tile at every side without a road; {n} side has one",
                "{points} points with a tile at every side without a road; {n} sides have one",
                n=roads,
                points=points,
            ),
            rule="habitats.gates",
        )


def _goals() -> Iterator[CardInfo]:
    for key, goal in GOALS.items():
        yield CardInfo(kind=_GOALS, id=key, name=goal.name, text=goal.text, also=goal.also, rule=f"habitats.{key}")
