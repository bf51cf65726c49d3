"""Forest Shuffle as data: categories, settings, readings, pieces to count; what a table was played with."""

from __future__ import annotations

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.codes import CODES
from scoring_rules.forest_shuffle.data.readings import READINGS
from scoring_rules.forest_shuffle.data.words import BASE, BOX_WORDS, BOXES, CATEGORIES, GAME
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.info import Info, MakeBoard, MakePad, Option, Piece, Setting, Shared
from scoring_rules.frame.language.text import Name, Text, Value

_BOX_TEXTS = {
    "base": Text("66 trees and 92 split cards; always in play"),
    "alpine": Text("14 trees and 22 split cards with the mountain symbol"),
    "woodland_edge": Text("12 shrubs and 24 split cards with the woodland-edge symbol"),
    "exploration": Text("4 trees, 11 split cards and 5 caves"),
    "promo": Text("4 trees and 11 split cards that were given away"),
}

_CAVE = Text("cards in the cave")
_EXAMPLES = {"beech": 3, "oak": 2}


def _among_words(name: Name) -> Name:
    """Return the name of a card as it is written among other words: French begins it small there."""
    return Name(name.en, name.fr[:1].lower() + name.fr[1:], name.de)


def _pad() -> MakePad:
    from scoring_rules.forest_shuffle.showing.pad import pad

    return pad


def _empty_board() -> MakeBoard:
    from scoring_rules.forest_shuffle.showing.empty_board import empty_board

    return empty_board


INFO = Info(
    slug="forest_shuffle",
    name=GAME,
    rules_version="1",
    players=(1, 5),
    pad=_pad,
    empty_board=_empty_board,
    categories=CATEGORIES,
    settings=(
        Setting(
            "boxes",
            Text("the boxes in play; the base game is always included"),
            tuple(Option(box, name, _BOX_TEXTS[box], BOX_WORDS[box]) for box, name in BOXES.items()),
        ),
    ),
    readings=READINGS,
    pieces=(
        Piece(
            "cards",
            Text("{n} card", "{n} cards"),
            ("cards", "card", "carte", "cartes", "Karten", "Karte"),
            "C",
            example=19,
        ),
        Piece("hosts", Text("{n} host", "{n} hosts"), ("hosts", "host", "hôte", "hôtes", "Wirte", "Wirt"), "H"),
        Piece(
            "costs",
            Text("{n} cost", "{n} cost"),
            ("costs", "cost", "coûts", "coût", "de coût", "coût total", "Kosten"),
            example=24,
        ),
        *(
            Piece(
                kind.id,
                Text("{n} {species}", n=0, species=_among_words(kind.name)),
                (*kind.name, kind.id.replace("_", " "), *kind.also),
                group=1,
                example=_EXAMPLES.get(kind.id, 0),
                rare=True,
            )
            for kind in KINDS.values()
            if kind.is_host
        ),
    ),
    codes=CODES,
    zero_when_missing={"cave": _CAVE},
    everybody=(
        Shared(_CAVE, (("cave",),), Text("count it on the table, and type `{key}: 0` where there is none", key="")),
    ),
    to_count=Text("count the trees by species, and add up what the cards around them cost"),
)


def played(table: Table) -> tuple[Value, ...]:
    """Return the boxes in play: the base game alone, or what was played with."""
    further = tuple(BOXES[box] for box in table.settings.boxes if box != BASE)
    return (Text("with {boxes}", boxes=further) if further else BOXES[BASE],)
