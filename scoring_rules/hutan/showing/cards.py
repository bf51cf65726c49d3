"""The Ecosystem cards, the animals, the tiles and the scenarios as they can be looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.frame.board.gridlines import PLAIN, gridlines
from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hutan.board.layout import SIZE, Tile, layout, tiles
from scoring_rules.hutan.data.box import CARDS, GRIDS, Card
from scoring_rules.hutan.data.variants import SCENARIOS
from scoring_rules.hutan.data.words import ANIMALS, COLOURS, TURNS, TYPED

_CARDS = Name("Ecosystem cards", "Cartes Écosystème", "Ökosystem-Karten")
_ANIMALS = Name("Animals by colour", "Animaux par couleur", "Tiere nach Farbe")
_TILES = Name("Tiles", "Tuiles", "Plättchen")
_SCENARIOS = Name("Scenarios", "Scénarios", "Szenarien")

_IN_COLOUR = Text("{points} for each completed area in {colour}")
_ON_COLOUR = Text("{points} for each tree on {colour}")
_SCORES: dict[int, Text] = {
    **dict.fromkeys(range(1, 6), _IN_COLOUR),
    **dict.fromkeys(range(6, 11), _ON_COLOUR),
    11: Text("{points} for each tree on the rim of the board"),
    12: Text("{points} for each animal on the rim of the board, {bonus} more for each {animal} there"),
    13: Text("{points} for each animal in an area of two cells"),
    14: Text("{points} for each animal in an area of four or five cells, {bonus} more for each {animal} there"),
    15: Text("{points} for each tree of the largest group of trees that touch by their sides"),
    16: Text("{points} for each group of three or more trees that touch by their sides"),
    17: Text("{points} for each tree beside a lake, diagonals included, counted for each lake"),
    18: Text(
        "{points} for each animal beside a lake, diagonals included, {bonus} more for each {animal}, "
        "both counted for each lake"
    ),
    19: Text("{points} for each animal and each tree diagonal to it, {bonus} more where the animal is a {animal}"),
    20: Text("{points} for each different kind of animal"),
    21: Text("{points} for each tile with an animal"),
    22: Text("{points} for each tile with a completed area of one colour, the best of the five colours"),
    23: Text(
        "{points} for each tile whose nine cells all hold a tree, an animal or a lake, {bonus} more for "
        "each {animal} on it"
    ),
    24: Text("{points} for each row and each column whose cells all hold a tree, an animal or a lake"),
}
_READINGS = {**dict.fromkeys((17, 18, 19), "pairs"), 23: "orangutan_bonus"}
_LAKE = "~"


def cards() -> tuple[CardInfo, ...]:
    """Return the 24 cards, the five animals, the eight sides of the tiles, and the 14 scenarios."""
    return (*_cards(), *_animals(), *_tiles(), *_scenarios())


def _cards() -> Iterator[CardInfo]:
    for number, card in CARDS.items():
        animal = () if card.bonus_animal is None else ANIMALS[card.bonus_animal]
        yield CardInfo(
            kind=_CARDS,
            id=str(number),
            name=card.label,
            text=_score(number, card),
            also=(card.id, *animal),
            rule=f"hutan.ecosystem_{number}",
            reading=_READINGS.get(number, ""),
        )


def _score(number: int, card: Card) -> Text:
    """Return what a card scores: the numbers printed on it, within the words for what it counts."""
    colours = tuple(COLOURS.values())
    return _SCORES[number].with_values(
        points=Text("{n} point", "{n} points", n=card.points),
        bonus=card.bonus,
        colour=colours[(number - 1) % len(colours)],
        animal="" if card.bonus_animal is None else ANIMALS[card.bonus_animal],
    )


def _animals() -> Iterator[CardInfo]:
    """Yield each animal with the colour of the flowers that it lives on."""
    for animal, colour, letter in zip(ANIMALS, COLOURS.values(), TYPED, strict=True):
        yield CardInfo(
            kind=_ANIMALS,
            id=f"{letter}A",
            name=animal,
            text=Text("lives on {colour}", colour=colour),
            rule="hutan.animals",
        )


def _tiles() -> Iterator[CardInfo]:
    for (colour, side), grid in GRIDS.items():
        letters = "".join(grid)
        sizes = tuple(letters.count(area) for area in sorted(set(letters) - {_LAKE}))
        text = (
            Text("areas of {sizes} cells, and a lake", sizes=sizes)
            if _LAKE in letters
            else Text("areas of {sizes} cells, no lake", sizes=sizes)
        )
        yield CardInfo(
            kind=_TILES,
            id=f"{colour} {side}",
            name=Tile(colour, side, "").name,
            text=text,
            rule="hutan.tiles",
            drawing=_turns(colour, side),
            caption=Text("turned so that its coloured symbol is in this corner:"),
        )


def _turns(colour: str, side: str) -> tuple[str, ...]:
    """Return a tile as it lies in each of its four turns, side by side."""
    drawn = [(turn, *_areas(Tile(colour, side, turn).rows())) for turn in TURNS]
    width = max(map(len, drawn[0]))
    return tuple("   ".join(f"{part:<{width}}" for part in line).rstrip() for line in zip(*drawn, strict=True))


def _scenarios() -> Iterator[CardInfo]:
    for letter, scenario in SCENARIOS.items():
        laid = tiles(scenario.tiles)
        first, second, third, fourth = (tile.name for tile in laid)
        area_of = layout(laid).area_of
        letters = "".join(_LAKE if area < 0 else chr(ord("A") + area) for area in area_of)
        yield CardInfo(
            kind=_SCENARIOS,
            id=letter,
            name=Name(f"scenario {letter}", f"scénario {letter}", f"Szenario {letter}"),
            text=Text(
                "reach {target} points with the cards {cards} on {first}, {second} / {third}, {fourth}",
                target=scenario.target,
                cards=scenario.cards,
                first=first,
                second=second,
                third=third,
                fourth=fourth,
            ),
            rule="hutan.scenarios",
            drawing=_areas([letters[row : row + SIZE] for row in range(0, len(letters), SIZE)]),
            caption=Text("the areas of the board, one letter each:"),
        )


def _areas(rows: Sequence[str]) -> tuple[str, ...]:
    """Return a grid of the letters of areas with lines between them, `~~` for a lake."""
    letters = "".join(rows)
    cells = [letter * 2 if letter == _LAKE else f"{letter} " for letter in letters]
    return gridlines(cells, [ord(letter) for letter in letters], len(rows[0]), PLAIN)
