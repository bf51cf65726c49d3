"""From a draft to a tile: what is missing is taken from the sure facts, or asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.finding import Finding, Mark, finding
from scoring_rules.habitats import codes
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.draft import Draft
from scoring_rules.habitats.facts import contradictions, offered
from scoring_rules.habitats.line_notation import EXAMPLES, read_line
from scoring_rules.habitats.long_notation import read_entry
from scoring_rules.habitats.table import Tile
from scoring_rules.habitats.tokens import reserved
from scoring_rules.habitats.writing import one_line
from scoring_rules.names import fold
from scoring_rules.place import KEY, Place
from scoring_rules.text import Text

if TYPE_CHECKING:
    from scoring_rules.habitats.record import TileEntry

_SOUTH = (2,)
_MOST_NAMED = 8

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


class Definitions(NamedTuple):
    """The tiles that are defined, by their tokens; None where one cannot be read.

    `places` are those of the tokens, `blocks` how many lists of definitions there are.
    """

    tiles: Mapping[str, Tile | None]
    places: Mapping[str, Place]
    blocks: int


def read_definitions(
    blocks: Sequence[Mapping[str, TileEntry]], edition: str | None, found: list[Finding]
) -> Definitions:
    """Return the tiles that some lists define.

    Args:
        blocks: The lists, each from tokens to entries.
        edition: Whose facts are offered and compared; None where it is not known.
        found: Takes what is wrong.
    """
    tiles: dict[str, Tile | None] = {}
    places: dict[str, Place] = {}
    for number, block in enumerate(blocks):
        for token, entry in block.items():
            place = Place(("tiles", number, token), KEY)
            if _badly_named(token, place, found):
                continue
            tile = _tile(token, entry, place, edition, found)
            if token in tiles:
                if tile != tiles[token] and tile is not None and tiles[token] is not None:
                    found.append(_twice(token, places[token], place))
                continue
            tiles[token], places[token] = tile, place
    found += _animals_that_differ(tiles, places)
    return Definitions(tiles, places, len(blocks))


def unused(
    blocks: Sequence[Mapping[str, object]], definitions: Definitions, used: set[str]
) -> Iterator[Finding]:
    """Yield a note for each list that defines tiles that lie nowhere."""
    for number, block in enumerate(blocks):
        idle = [token for token in block if definitions.tiles.get(token) and token not in used]
        if idle:
            shown = tuple(f"`{token}`" for token in idle[:_MOST_NAMED])
            more = len(idle) - len(shown)
            label = (
                Text("{tokens} and {more} more", tokens=shown, more=more)
                if more
                else Text("{tokens}", tokens=shown)
            )
            remedy = Text(
                "look whether one of them was typed otherwise in a reserve; a shared list may have more"
            )
            yield finding(codes.NOT_USED, Place(("tiles", number, idle[0]), KEY), label, remedy)


def _badly_named(token: str, place: Place, found: list[Finding]) -> bool:
    meaning = reserved(token)
    if meaning is None:
        return False
    label = Text("`{token}` {meaning}", token=token, meaning=meaning)
    found.append(
        finding(codes.TILE_NAME, place, label, Text("choose another short word, as `lio` or `tow2`"))
    )
    return True


def _tile(
    token: str, entry: TileEntry, place: Place, edition: str | None, found: list[Finding]
) -> Tile | None:
    """Return the tile of a token, or None where it cannot be read or something is missing."""
    draft = (
        read_line(entry.line, (*place.path, "line"), place, found)
        if entry.line is not None
        else read_entry(entry, place.path, place, found)
    )
    if draft is None:
        return None
    if draft.kind == "camp" and edition == "cwali":
        remedy = Text(
            "look at the kind and at the edition again; with camps of an expansion add `allow: [HAB003]`"
        )
        found.append(finding(codes.NO_CAMPS, draft.place, Text("the Cwali edition has no camps"), remedy))
    fitted = offered(draft, token, edition)
    if _lacks(fitted, found):
        return None
    found += contradictions(draft, token, edition)
    return Tile(
        kind=fitted.kind,
        name=fitted.name or "",
        token=token,
        terrains=fitted.terrains or (),
        needs=fitted.needs or (),
        points=fitted.points or 0,
        per_flower=fitted.per_flower or 0,
        design=fitted.design or "",
        sees=fitted.sees or (),
        counts=fitted.counts or "",
        sides=fitted.sides or (_SOUTH if fitted.kind == "entrance" else ()),
    )


def _lacks(draft: Draft, found: list[Finding]) -> bool:
    """Whether something that has to be typed is missing; it is added to `found`."""
    for field in _REQUIRED[draft.kind]:
        if not _given(draft, field):
            if field == "per_flower" and draft.points is None:
                continue
            label = Text("{kind}: {lacking}", kind=KINDS[draft.kind], lacking=_LACKING[field])
            remedy = Text("type what is printed on the tile, as in `{example}`", example=EXAMPLES[draft.kind])
            found.append(finding(codes.TILE_LACKS, draft.place._replace(part=None), label, remedy))
            return True
    if draft.kind == "tourist" and len(draft.terrains or ()) != 1:
        label = Text("a tourist with {n} terrains", n=len(draft.terrains or ()))
        found.append(
            finding(codes.TILE_FIELD, draft.where("terrain"), label, Text("name the one that it counts"))
        )
        return True
    if draft.design and draft.sees:
        label = Text("`design` and `sees` are typed")
        found.append(finding(codes.TILE_FIELD, draft.where("sees"), label, Text("keep one of them")))
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
            found.append(finding(codes.NEGATIVE, place, label, Text("type the points printed on the tile")))
            return True
    return False


def _twice(token: str, first: Place, later: Place) -> Finding:
    label = Text("`{token}` is something else here", token=token)
    remedy = Text("call one of them by another word")
    return Finding(
        codes.TILE_TWICE,
        (Mark(first, Text("`{token}` first", token=token)), Mark(later, label)),
        remedy,
        "last",
    )


def _animals_that_differ(tiles: Mapping[str, Tile | None], places: Mapping[str, Place]) -> Iterator[Finding]:
    """Yield each animal that is defined a second time with other numbers."""
    first: dict[str, str] = {}
    for token, tile in tiles.items():
        if tile is None or tile.kind != "animal" or not tile.name:
            continue
        earlier = first.setdefault(fold(str(tile.name)), token)
        other = tiles[earlier]
        if other is not None and (other.terrains, other.needs, other.points) != (
            tile.terrains,
            tile.needs,
            tile.points,
        ):
            marks = (
                Mark(places[earlier], Text("{animal}: {tile}", animal=tile.name, tile=one_line(other))),
                Mark(places[token], Text("{animal}: {tile}, and before: {other}", animal=tile.name, tile=one_line(tile), other=one_line(other))),
            )  # fmt: skip
            remedy = Text("mend the one that is wrong; if both tiles are in the box, give them two names")
            yield Finding(codes.ANIMAL_TWICE, marks, remedy, "last")
