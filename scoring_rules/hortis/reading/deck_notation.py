"""Reading a deck: the fronts of the cards, and the backs with their recipes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import KEY, Chars, Step, at
from scoring_rules.hortis.board.spaces import Layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import CARD_COLUMNS, CARD_ROWS
from scoring_rules.hortis.reading.grove_notation import read_ground
from scoring_rules.hortis.reading.numbers import card_number
from scoring_rules.hortis.reading.recipe_notation import read_rule
from scoring_rules.hortis.table import Recipe

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import Deck


def read_deck(deck: Deck | None, findings: Findings) -> tuple[dict[int, Layout | None], dict[int, Recipe]]:
    """Return the layouts by number, None for one that cannot be read, and the recipes by number."""
    layouts: dict[int, Layout | None] = {}
    backs: dict[int, Recipe] = {}
    if deck is None:
        return layouts, backs
    for key, rows in deck.cards.items():
        number = _number(("deck", "cards", key), layouts, findings)
        if number is not None:
            layouts[number] = _layout(rows, ("deck", "cards", key), number, findings)
    for key, back in deck.recipes.items():
        number = _number(("deck", "recipes", key), backs, findings)
        if number is not None:
            place = at("deck", "recipes", key, "rule")
            rule = None if back.rule is None else read_rule(back.rule, place, findings)
            backs[number] = Recipe(back.target, rule)
    return layouts, backs


def _number(path: tuple[str, ...], known: Mapping[int, object], findings: Findings) -> int | None:
    """Return the number that the last key of a path is; the same number may be typed in two ways: `7`, `07`."""
    place = at(*path, part=KEY)
    number = card_number(path[-1], place, findings)
    if number is not None and number in known:
        findings.say(
            codes.CARD_TWICE, place, "card {card} again", help="each number is on one card: check them", card=number
        )
        return None
    return number


def _layout(lines: Sequence[str], path: tuple[Step, ...], number: int, findings: Findings) -> Layout | None:
    """Return the six spaces of a card typed as two rows of three."""
    rows = list(_rows(lines))
    if [len(row) for row in rows] != [CARD_COLUMNS] * CARD_ROWS:
        findings.say(
            codes.DECK_SHAPE,
            at(*path, part=KEY),
            "card {card} has rows of {shape} spaces",
            help='type the card as two rows of three, with its number upright: `{card}: ["C2 O2 O1", "-- V1 O1"]`',
            card=number,
            shape=" + ".join(str(len(row)) for row in rows) or "0",
        )
        return None
    grounds = [
        read_ground(token.text, at(*path, part=Chars(token.line, token.start, token.end)), findings, of_card=True)
        for row in rows
        for token in row
    ]
    if None in grounds:
        return None
    return tuple(ground for ground in grounds if ground is not None)


def _rows(lines: Sequence[str]) -> Iterator[list[Token]]:
    """Yield rows of tokens: one for each line, or several separated by `/`."""
    for tokens in parse_grid(lines).rows:
        row: list[Token] = []
        for token in tokens:
            for piece in re.finditer(r"/|[^/]+", token.text):
                if piece[0] == "/":
                    yield row
                    row = []
                else:
                    start = token.start + piece.start()
                    row.append(Token(piece[0], token.line, start, start + len(piece[0])))
        if row:
            yield row
