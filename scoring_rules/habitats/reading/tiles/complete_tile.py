"""From a draft to a tile: what is missing is taken from the sure facts, or asked for."""

from __future__ import annotations

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import Place
from scoring_rules.habitats.board.tile import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.words import EXAMPLES, KINDS
from scoring_rules.habitats.reading.tiles.facts import contradictions, offered
from scoring_rules.habitats.reading.tiles.typed_tile import Draft

_SOUTH = (2,)

_LACKING: dict[str, Text] = {
    "terrains": Text("its ground is missing"),
    "needs": Text("what it needs is missing"),
    "points": Text("its points are missing"),
    "per_flower": Text("its points for flowers are missing"),
    "sees": Text("what it looks at is missing"),
    "counts": Text("what it counts is missing"),
    "sides": Text("its sides are missing"),
}
_REQUIRED: dict[str, tuple[str, ...]] = {
    "animal": ("terrains", "needs", "points"),
    "flower": ("terrains",),
    "watchtower": ("sees", "points", "per_flower"),
    "tourist": ("terrains", "counts", "points"),
    "gate": ("sides", "points"),
    "camp": ("sides", "points"),
    "entrance": (),
    "plain": ("terrains",),
}


_KEYS: dict[str, tuple[str, ...]] = {
    "terrains": ("terrain",),
    "points": ("points", "animal"),
    "per_flower": ("points", "animal", "flower"),
    "sees": ("sees", "design"),
    "sides": ("border", "sides"),
}
"""The keys under which something is typed, where it is not its own."""


def fitted(draft: Draft, token: str, edition: str | None, found: list[Finding]) -> Tile | None:
    """Return the tile of a draft; None, and what is missing or wrong in `found`, where it is none yet.

    Args:
        draft: What was typed.
        token: What is typed for the tile in a reserve.
        edition: Whose facts are offered and compared; None where it is not known.
        found: Takes what is wrong.
    """
    whole = offered(draft, token, edition)
    if _lacks(whole, found):
        return None
    found += contradictions(draft, token, edition)
    return Tile(
        kind=whole.kind,
        name=whole.name or "",
        token=token,
        terrains=whole.terrains or (),
        needs=whole.needs or (),
        points=whole.points or 0,
        per_flower=whole.per_flower or 0,
        design=whole.design or "",
        sees=whole.sees or (),
        counts=whole.counts or "",
        sides=whole.sides or (_SOUTH if whole.kind == "entrance" else ()),
    )


def _lacks(draft: Draft, found: list[Finding]) -> bool:
    """Whether something that has to be typed is missing; it is added to `found`."""
    for field in _REQUIRED[draft.kind]:
        if not _given(draft, field):
            if field == "per_flower" and draft.points is None:
                continue
            label = Text("{kind}: {lacking}", kind=KINDS[draft.kind], lacking=_LACKING[field])
            remedy = Text("type what is printed on the tile, as in `{example}`", example=EXAMPLES[draft.kind])
            place = draft.place._replace(part=None)
            typed = tuple(Place((*place.path, key)) for key in _KEYS.get(field, (field,)))
            found.append(finding(codes.TILE_LACKS, place, label, help=remedy)._replace(rests_on=typed))
            return True
    if draft.kind == "tourist" and len(draft.terrains or ()) != 1:
        label = Text("a tourist with {n} terrains", n=len(draft.terrains or ()))
        found.append(
            finding(codes.TILE_FIELD, draft.where("terrain"), label, help=Text("name the one that it counts"))
        )
        return True
    if draft.design and draft.sees:
        label = Text("`design` and `sees` are typed")
        found.append(finding(codes.TILE_FIELD, draft.where("sees"), label, help=Text("keep one of them")))
        return True
    return _negative(draft, found)


def _given(draft: Draft, field: str) -> bool:
    if field == "sees":
        return bool(draft.sees or draft.design)
    value = getattr(draft, field)
    return bool(value) if isinstance(value, tuple) else value is not None


def _negative(draft: Draft, found: list[Finding]) -> bool:
    for value, key in ((draft.points, "points"), (draft.per_flower, "flower")):
        if value is not None and value < 0:
            place = draft.where(key if draft.kind != "watchtower" or key in draft.places else "animal")
            label = Text("{points} points", points=value)
            found.append(
                finding(codes.NEGATIVE, place, label, help=Text("type the points printed on the tile"))
            )
            return True
    return False
