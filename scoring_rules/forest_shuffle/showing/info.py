"""Forest Shuffle as data: categories and pad, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from scoring_rules.forest_shuffle.data.codes import CODES
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.data.words import BASE, BOX_WORDS, BOXES, CATEGORIES, GAME, SHRUB_BOX
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.info import Info, Option, PadRow, Piece, Setting
from scoring_rules.frame.language.text import Text, Value

PAD = (
    PadRow(CATEGORIES["trees"], Text("each tree as on its card; chestnuts once, as a set")),
    PadRow(CATEGORIES["top"], Text("birds, butterflies in sets, squirrels")),
    PadRow(CATEGORIES["bottom"], Text("plants, mushrooms, amphibians, insects, hedgehog and mole")),
    PadRow(CATEGORIES["sides"], Text("left and right: bats, deer, hares, pawed animals")),
    PadRow(CATEGORIES["cave"], Text("1 for each card in it")),
    PadRow(
        Text("{category} ({box})", category=CATEGORIES["shrubs"], box=BOXES[SHRUB_BOX]),
        Text("no points by themselves: the cards around them are scored above"),
    ),
)

_BOX_TEXTS = {
    "base": Text("66 trees and 92 split cards; always in play"),
    "alpine": Text("14 trees and 22 split cards with the mountain symbol"),
    "woodland_edge": Text("12 shrubs and 24 split cards with the woodland-edge symbol"),
    "exploration": Text("4 trees, 11 split cards and 5 caves"),
    "promo": Text("4 trees and 11 split cards that were given away"),
}

INFO = Info(
    slug="forest_shuffle",
    name=GAME,
    rules_version="1",
    players=(1, 5),
    categories=CATEGORIES,
    pad=PAD,
    settings=(
        Setting(
            "boxes",
            Text("the boxes in play; the base game is always included"),
            tuple(Option(box, name, _BOX_TEXTS[box], BOX_WORDS[box]) for box, name in BOXES.items()),
        ),
    ),
    readings=READINGS,
    pieces=(
        Piece("cards", Text("{n} card", "{n} cards"), ("cards", "card", "carte", "cartes", "Karten", "Karte"), "C"),
        Piece("hosts", Text("{n} host", "{n} hosts"), ("hosts", "host", "hôte", "hôtes", "Wirte", "Wirt"), "H"),
    ),
    codes=CODES,
    zero_when_missing={"cave": Text("cards in the cave")},
    example_counts=(19, 6),
)


def played(table: Table) -> tuple[Value, ...]:
    """Return the boxes in play: the base game alone, or what was played with."""
    further = tuple(BOXES[box] for box in table.settings.boxes if box != BASE)
    return (Text("with {boxes}", boxes=further) if further else BOXES[BASE],)
