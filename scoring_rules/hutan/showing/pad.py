"""The score pad of Hutan: what scores, the five Ecosystem cards, and at the foot what all of them give."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.board.pad import SPLIT, TICK, Entry, Pad, Row, Strip
from scoring_rules.frame.board.paths import rounded_box, stroked
from scoring_rules.frame.board.picture import Path, Shape
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.hutan.data.box import AREA_SIZES, AREA_VALUE, CARDS, CARDS_IN_PLAY, PAW_VALUE, Card
from scoring_rules.hutan.data.variants import MODES
from scoring_rules.hutan.data.words import ANIMALS, CATEGORIES
from scoring_rules.hutan.scoring.outcome import SOLO_RATINGS
from scoring_rules.hutan.scoring.rules import TREE_VALUE
from scoring_rules.hutan.showing.pieces import piece
from scoring_rules.hutan.table import Table

_CARDS = Text("Ecosystem cards")
_EACH = Text("how many × {points}")
_OF_CELLS = Text("{least}–{most} cells: {values}")
_UNFINISHED = Name("Unfinished or mixed", "Inachevées, hétérogènes", "Unfertig oder gemischt")
_SHORT: tuple[tuple[str, Text], ...] = (
    ("1–5", Text("completed area in the colour")),
    ("6–10", Text("tree on the colour")),
    ("11", Text("tree on the edge")),
    ("12", Text("animal on the edge")),
    ("13", Text("animal in an area of 2")),
    ("14", Text("animal in an area of 4, 5")),
    ("15", Text("tree of the largest group")),
    ("16", Text("group of 3 or more trees")),
    ("17", Text("tree beside a lake")),
    ("18", Text("animal beside a lake")),
    ("19", Text("animal diagonal to a tree")),
    ("20", Text("kind of animal")),
    ("21", Text("tile with an animal")),
    ("22", Text("tile, an area of one colour")),
    ("23", Text("tile fully covered")),
    ("24", Text("full row or column")),
)
"""What each card counts, in words that fit beside each other."""
_SHORT_ANIMALS = (
    Name("orangutan", "orang-outan", "Orang-Utan"),
    Name("tiger", "tigre", "Tiger"),
    Name("cassowary", "casoar", "Kasuar"),
    Name("hornbill", "calao", "Hornvogel"),
    Name("rhino", "rhinocéros", "Nashorn"),
)
assert len(_SHORT_ANIMALS) == len(ANIMALS)  # noqa: S101 - the same animals, in the same order


def pad(table: Table | None = None) -> Pad:
    """Return the pad, with the cards of a table where these are known."""
    cards = tuple(table.settings.cards) if table is not None else ()
    return Pad(
        rows=(
            Row(CATEGORIES["trees"], _EACH.with_values(points=TREE_VALUE), SPLIT, symbol=piece("wT")),
            Row(CATEGORIES["animals"], _by_size(_OF_CELLS, PAW_VALUE), SPLIT, symbol=piece("yA")),
            Row(
                CATEGORIES["completed_areas"],
                _by_size(_OF_CELLS, AREA_VALUE),
                SPLIT,
                symbol=_area("M 28 52 L 44 68 L 74 34"),
            ),
            Row(
                _UNFINISHED,
                _by_size(Text("{values} (family: 0)"), -AREA_VALUE),
                SPLIT,
                heavy=True,
                symbol=_area("M 32 32 L 68 68 M 68 32 L 32 68", (14, 9)),
            ),
            *_card_rows(cards),
        ),
        symbol=piece("rT"),
        modes=tuple(mode.name for mode in MODES.values()),
        ties=(Row(Text("Played first in the last round (breaks a tie)"), cell=TICK, kind="tie"),),
        strips=(
            Strip(_CARDS, tuple(_entries()), Text("Solo {values}", values=_apart(least for least, _ in SOLO_RATINGS))),
        ),
    )


def _area(sign: str, dash: tuple[float, ...] = ()) -> tuple[Shape, ...]:
    """Return an area with a sign in it."""
    return (Path(rounded_box(8, 8, 84, 84, 18), "", "ink", 6, dash=dash), stroked(sign, "ink", 10))


def _card_rows(cards: tuple[int, ...]) -> Iterator[Row]:
    """Yield a row a card: its number and what it counts, or a box and a line for them."""
    for place in range(CARDS_IN_PLAY):
        if place < len(cards):
            card = CARDS[cards[place]]
            yield Row(card.label, _worth(card), SPLIT, card=str(cards[place]))
        else:
            yield Row("", _CARDS if place == 0 else "", SPLIT, card="")


def _worth(card: Card) -> Text:
    """Return what is printed on a card, as a hint."""
    if card.bonus_animal is None:
        return _EACH.with_values(points=card.points)
    return Text("how many × {points}, {bonus}", points=card.points, bonus=_more(card))


def _more(card: Card) -> Value:
    """Return what a card gives more for one animal, "" where it gives nothing more."""
    if card.bonus_animal is None:
        return ""
    return Text("{animal} +{bonus}", animal=_SHORT_ANIMALS[card.bonus_animal], bonus=card.bonus)


def _entries() -> Iterator[Entry]:
    for numbers, text in _SHORT:
        card = CARDS[int(numbers.partition("–")[0])]
        yield Entry(numbers, text, str(card.points), _more(card))


def _by_size(hint: Text, value: int) -> Text:
    """Return the points of areas by their size: `value` for each cell but one."""
    sizes = tuple(AREA_SIZES)
    return hint.with_values(least=sizes[0], most=sizes[-1], values=_apart(value * (size - 1) for size in sizes))


def _apart(values: Iterator[int]) -> str:
    """Return numbers with dots between them, those below 0 with a true minus sign."""
    return " · ".join(str(value).replace("-", "−") for value in values)
