"""Reading recipes: the rule of one in a deck, and what one gave as it was counted by hand.

The recipes of the box are not public. These forms are what the rules page says of them: bonuses and
multipliers. They are ours, few, and explained on the rules page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.names import Lexicon, words
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.typed.place import Place, Step, at
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST, LOWEST
from scoring_rules.hortis.data.keys import KEYS
from scoring_rules.hortis.data.words import BASKET_NAME, FRUIT_IDS, FRUIT_WORDS
from scoring_rules.hortis.reading.numbers import card_number
from scoring_rules.hortis.table import Gain, RecipeRule

if TYPE_CHECKING:
    from scoring_rules.hortis.reading.record import RecipeGain

_FRUITS = tuple((key, (key, *names)) for key, names in zip(FRUIT_IDS, FRUIT_WORDS, strict=True))
_FRUIT = Lexicon(_FRUITS)
OF: Lexicon[str] = Lexicon((*_FRUITS, ("dice", ("dice", "dés", "Würfel")), ("all", ("all", "tout", "alles"))))
"""What a multiplier may be of: a fruit, all three fruits, or these and the bonuses."""

_POINTS = r"(?P<points>\d{1,3})(?: points?| pts?| punkte?)?"
_FORMS = (
    ("times", re.compile(r"(?P<what>.+?) x (?P<points>\d{1,3})")),
    ("times", re.compile(r"(?P<points>\d{1,3}) x (?P<what>.+)")),
    ("all_five", re.compile(_POINTS + r" (?:for|pour|fur) (?:all|tous|toutes|alle)? ?(?:the|les)? ?(?:5|five|cinq|funf)? ?(?P<what>.+)")),
    ("per", re.compile(_POINTS + r" (?:per|par|pro|je) (?P<what>.+)")),
)  # fmt: skip
_FILLERS = frozenset(
    ["a", "the", "of", "die", "dice", "de", "des", "du", "value", "valeur", "fruit", "three", "3", "trois", "wurfel"]
)
_SETS = {"set", "trio", "lot", "satz"}
_VALUES = {str(value): str(value) for value in range(LOWEST, HIGHEST + 1)} | dict.fromkeys(
    (BASKET_NAME.en, BASKET_NAME.fr, BASKET_NAME.de.casefold(), "p"), str(BASKET)
)
EXAMPLES = ("2 per lime", "10 for all five limes", "5 per set", "3 per 6", "limes × 2")


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
        forms=tuple(f"`{form}`" for form in EXAMPLES),
        example=KEYS.as_typed("{card: 16, points: 5}"),
    )
    return None


def _rule(kind: str, points: int, typed: str) -> RecipeRule | None:
    """Return a rule, None where it is not said of what in words that are known."""
    if kind == "times":
        of = OF.exact(typed)
        return None if of is None else RecipeRule(kind, points, of)
    what = " ".join(word for word in typed.split() if word not in _FILLERS)
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
                gains[card] = gain
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
        label = Text("both points and a factor are typed for one recipe")
        findings.say(codes.RECIPE_GAIN, at(*path, "points"), label, help=_GAIN_HELP)
    elif entry.times is None:
        label = Text("neither points nor a factor is typed")
        findings.say(codes.RECIPE_GAIN, at(*path, "points"), label, help=_GAIN_HELP)
    elif entry.of is None:
        findings.say(codes.RECIPE_GAIN, at(*path, "of"), "what the factor applies to is not typed", help=_GAIN_HELP)
    else:
        of = look_up(entry.of, OF, at(*path, "of"), findings)
        return None if of is None else Gain(card, None, entry.times, of)
    return None
