"""Reading a deck: the fronts of the cards, and the backs with their recipes; and what a recipe gave.

The recipes of the box are not public. The forms of their rules are what the rules page says of them:
bonuses and multipliers. They are ours, few, and explained on the rules page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.board.squares import Token, parse_grid
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon, words
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.typed.place import KEY, Chars, Place, Step, at
from scoring_rules.hortis.board.spaces import Layout
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import (
    BASKET,
    BASKET_NAME,
    CARD_COLUMNS,
    CARD_ROWS,
    FRUIT_IDS,
    FRUIT_WORDS,
    HIGHEST,
    LOWEST,
)
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.reading.grove_notation import read_ground
from scoring_rules.hortis.reading.numbers import card_number
from scoring_rules.hortis.table import Gain, Recipe, RecipeRule

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import Deck, RecipeGain


_FRUITS = tuple((key, (key, *names)) for key, names in zip(FRUIT_IDS, FRUIT_WORDS, strict=True))
_FRUIT = Lexicon(_FRUITS)
OF: Lexicon[str] = Lexicon((*_FRUITS, ("dice", ("dice", "dés", "Würfel")), ("all", ("all", "tout", "alles"))))
"""What a multiplier may be of: a fruit, all three fruits, or these and the bonuses."""

_POINTS = r"(?P<points>\d{1,3})(?: points?| pts?| punkte?)?"
_FORMS = (
    ("times", re.compile(r"(?P<what>.+?) x (?P<points>\d{1,3})")),
    ("times", re.compile(r"(?P<points>\d{1,3}) x (?P<what>.+)")),
    ("all_five", re.compile(_POINTS + r" (?:for|pour|fur) (?:alle|all|tous|toutes)? ?(?:the|les)? ?(?:5|five|cinq|funf)? ?(?P<what>.+)")),
    ("per", re.compile(_POINTS + r" (?:per|par|pro|je) (?P<what>.+)")),
)  # fmt: skip
_FILLERS = frozenset(
    ["a", "the", "of", "die", "dice", "de", "des", "du", "value", "valeur", "fruit", "three", "3", "trois", "wurfel"]
)
_SETS = {"set", "trio", "lot", "satz"}
_VALUES = {str(value): str(value) for value in range(LOWEST, HIGHEST + 1)} | dict.fromkeys(
    (BASKET_NAME.en, BASKET_NAME.fr, BASKET_NAME.de.casefold(), "p"), str(BASKET)
)
EXAMPLES = (
    Name("2 per lime", "2 par citron vert", "2 je Limette"),
    Name("10 for all five limes", "10 pour les cinq citrons verts", "10 für alle fünf Limetten"),
    Name("5 per set", "5 par lot", "5 je Satz"),
    Name("3 per 6", "3 par 6", "3 je 6"),
    Name("limes × 2", "citrons verts × 2", "Limetten × 2"),
)
"""How the rule of a recipe may be typed."""


def forms() -> tuple[Text, ...]:
    """Return the forms of a rule as a message quotes them."""
    return tuple(Text("`{form}`", form=form) for form in EXAMPLES)


def read_rule(typed: str, place: Place, findings: Findings) -> RecipeRule | None:
    """Return the rule of a recipe in one of the documented forms."""
    plain = " ".join(words(re.sub("[×*]", " x ", typed).replace("+", " ")))
    for kind, form in _FORMS:
        match = form.fullmatch(plain)
        rule = None if match is None else _rule(kind, int(match["points"]), match["what"])
        if rule is not None:
            return rule
    findings.say(
        codes.RECIPE_RULE,
        place,
        "`{typed}` is not one of the forms of a recipe",
        help="type it as one of {forms}; or remove the rule, and type for each player what the recipe gave: "
        "`recipes: [{example}]`",
        typed=short(typed),
        forms=forms(),
        example=KEYS.as_typed("{card: 16, points: 5}"),
    )
    return None


def _rule(kind: str, points: int, typed: str) -> RecipeRule | None:
    """Return a rule, None where it is not said of what in words that are known."""
    if kind == "times":
        of = OF.exact(typed)
        return None if of is None else RecipeRule(kind, points, of)
    what = " ".join(word for word in typed.split() if word not in _FILLERS) or typed.rsplit(maxsplit=1)[-1]
    fruit = _FRUIT.exact(what)
    if kind == "all_five":
        return None if fruit is None else RecipeRule(kind, points, fruit)
    if fruit is not None:
        return RecipeRule("per_die", points, fruit)
    if what.split()[:1] and what.split()[0].removesuffix("s") in _SETS:
        return RecipeRule("set", points)
    return RecipeRule("per_value", points, _VALUES[what]) if what in _VALUES else None


_GAIN_HELP = Text(
    "type `{points}` for a bonus or `{times}` for a multiplier",
    points=KEYS.as_typed("{card: 16, points: 5}"),
    times=Name("{card: 17, times: 2, of: limes}", "{carte: 17, fois: 2, de: citrons verts}"),
)


def read_gains(
    typed: Sequence[RecipeGain], seat: int, in_play: tuple[int, ...], findings: Findings
) -> tuple[Gain, ...]:
    """Return what the recipes gave a player; each is named once and is in play."""
    gains: dict[int, Gain] = {}
    for index, entry in enumerate(typed):
        path = ("players", seat, "recipes", index)
        card = _card(entry, at(*path, "card"), findings)
        if card is None:
            continue
        if in_play and card not in in_play:
            findings.say(
                codes.RECIPE_UNUSED,
                at(*path, "card"),
                "recipe {card} is not in play",
                help="the recipes in play are {cards}",
                card=card,
                cards=in_play,
            )
        elif card in gains:
            findings.say(
                codes.CARD_TWICE,
                at(*path, "card"),
                "recipe {card} again",
                help="type one line for each recipe",
                card=card,
            )
        else:
            gain = _gain(entry, card, path, findings)
            if gain is not None:
                gains[card] = gain._replace(entry=index)
    return tuple(gains.values())


def _card(entry: RecipeGain, place: Place, findings: Findings) -> int | None:
    if entry.card is None:
        findings.say(codes.RECIPE_GAIN, place, "the recipe is not named", help=_GAIN_HELP)
        return None
    return card_number(entry.card, place, findings)


def _gain(entry: RecipeGain, card: int, path: tuple[Step, ...], findings: Findings) -> Gain | None:
    """Return points or a factor, one of the two."""
    if entry.points is not None and entry.times is None and entry.of is None:
        return Gain(card, entry.points)
    if entry.points is not None:
        key, label = "points", Text("both points and a factor are typed for one recipe")
    elif entry.times is None:
        key, label = "points", Text("neither points nor a factor is typed")
    elif entry.of is None:
        key, label = "of", Text("what the factor applies to is not typed")
    else:
        of = look_up(entry.of, OF, at(*path, "of"), findings)
        return None if of is None else Gain(card, None, entry.times, of)
    findings.say(codes.RECIPE_GAIN, at(*path, key), label, help=_GAIN_HELP)
    return None


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
            shape=short(" + ".join(str(len(row)) for row in rows)) or "0",
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
