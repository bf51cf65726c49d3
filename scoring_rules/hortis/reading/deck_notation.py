"""Reading a deck: the fronts of the cards, and the backs with their recipes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Chars, Place, at
from scoring_rules.hortis.board.spaces import Ground, Layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARD_COLUMNS, CARD_ROWS
from scoring_rules.hortis.reading.numbers import card_number
from scoring_rules.hortis.reading.recipe_notation import read_rule
from scoring_rules.hortis.reading.tokens import Wrong, read_ground
from scoring_rules.hortis.table import Recipe

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import Deck

_SLASH = re.compile(r"[^/]+")


def read_deck(deck: Deck | None, found: list[Finding]) -> tuple[dict[int, Layout | None], dict[int, Recipe]]:
    """Return the layouts by number, None for one that cannot be read, and the recipes by number."""
    if deck is None:
        return {}, {}
    layouts: dict[int, Layout | None] = {}
    for key, rows in deck.cards.items():
        number = _number(("deck", "cards", key), key, layouts, found)
        if number is not None:
            layouts[number] = _layout(rows, at("deck", "cards", key), number, found)
    backs: dict[int, Recipe] = {}
    for key, back in deck.recipes.items():
        number = _number(("deck", "recipes", key), key, backs, found)
        if number is not None:
            rule = (
                None if back.rule is None else read_rule(back.rule, at("deck", "recipes", key, "rule"), found)
            )
            backs[number] = Recipe(back.target, rule)
    return layouts, backs


def _number(path: tuple[str, ...], key: str, known: Mapping[int, object], found: list[Finding]) -> int | None:
    """Return the number that a key is; the same number may be typed in two ways."""
    place = Place(path, KEY)
    number = card_number(key, place, found)
    if number is not None and number in known:
        remedy = Text("each number is on one card: look at them again")
        found.append(finding(codes.CARD_TWICE, place, Text("card {card} again", card=number), help=remedy))
        return None
    return number


def _layout(lines: Sequence[str], place: Place, number: int, found: list[Finding]) -> Layout | None:
    """Return the six spaces of a card typed as two rows of three."""
    rows = list(_rows(lines))
    if [len(row) for row in rows] != [CARD_COLUMNS] * CARD_ROWS:
        shape = " + ".join(str(len(row)) for row in rows) or "0"
        label = Text("card {card} has rows of {shape} spaces", card=number, shape=shape)
        remedy = Text(
            'type the card as it lies, number upright, as two rows of three: `{card}: ["C2 O2 O1", "-- V1 O1"]`',
            card=number,
        )
        found.append(finding(codes.DECK_SHAPE, place._replace(part=KEY), label, help=remedy))
        return None
    grounds = [_ground(token, place, found) for row in rows for token in row]
    if None in grounds:
        return None
    return tuple(ground for ground in grounds if ground is not None)


def _rows(lines: Sequence[str]) -> Iterator[list[Token]]:
    """Yield rows of tokens: one a line, or several parted by `/`."""
    for tokens in parse_grid(lines).rows:
        row: list[Token] = []
        for token in tokens:
            for piece in re.finditer(r"/|[^/]+", token.text):
                if piece[0] == "/":
                    yield row
                    row = []
                else:
                    row.append(
                        Token(piece[0], token.line, token.start + piece.start(), token.start + piece.end())
                    )
        if row:
            yield row


def _ground(token: Token, place: Place, found: list[Finding]) -> Ground | None:
    ground = read_ground(token.text)
    if not isinstance(ground, Wrong):
        return ground
    code = codes.DECK_TOKEN if ground.code is codes.TOKEN else ground.code
    here = place._replace(part=Chars(token.line, token.start, token.end))
    found.append(finding(code, here, ground.label, help=_HELP if code is codes.DECK_TOKEN else ground.help))
    return None


_HELP = Text("a space of a card is O1 O2 (orange), C1 C2 (lemon), V1 V2 (lime) or `--` (glade)")
