"""Reading recipes: the rule of one in a deck, and what one gave as it was counted by hand.

The recipes of the box are not public. These forms are what the rules page says of them: bonuses and
multipliers. They are ours, few, and explained on the rules page.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import Lexicon, words
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, short
from scoring_rules.frame.place import Place
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import BASKET, HIGHEST
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
_FILLERS = {
    "a",
    "the",
    "of",
    "die",
    "dice",
    "de",
    "des",
    "du",
    "value",
    "valeur",
    "fruit",
    "three",
    "3",
    "trois",
    "wurfel",
}
_SETS = {"set", "trio", "lot", "satz"}
_VALUES = {str(value): str(value) for value in range(2, HIGHEST + 1)} | dict.fromkeys(
    (BASKET_NAME.en, BASKET_NAME.fr, BASKET_NAME.de.casefold(), "p"), str(BASKET)
)
EXAMPLES = ("2 per lime", "10 for all five limes", "5 per set", "3 per 6", "limes × 2")


def read_rule(typed: str, place: Place, found: list[Finding]) -> RecipeRule | None:
    """Return the rule of a recipe in one of the documented forms."""
    plain = " ".join(words(re.sub("[×*]", " x ", typed).replace("+", " ")))
    for kind, form in _FORMS:
        match = form.fullmatch(plain)
        rule = None if match is None else _rule(kind, int(match["points"]), match["what"])
        if rule is not None:
            return rule
    label = Text("`{typed}` is none of the forms of a recipe", typed=short(typed))
    remedy = Text(
        "type it as one of {forms}; or take the rule off, and type for each player what the recipe gave: "
        "`recipes: [{example}]`",
        forms=tuple(f"`{form}`" for form in EXAMPLES),
        example=KEYS.as_typed("{card: 16, points: 5}"),
    )
    found.append(finding(codes.RECIPE_RULE, place, label, help=remedy))
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


def read_gains(
    typed: Sequence[RecipeGain], seat: int, in_play: tuple[int, ...], found: list[Finding]
) -> tuple[Gain, ...]:
    """Return what the recipes gave a player; each is named once and lies on the table."""
    gains: dict[int, Gain] = {}
    for index, each in enumerate(typed):
        place = Place(("players", seat, "recipes", index, "card"))
        if each.card is None:
            found.append(
                finding(codes.RECIPE_GAIN, place, Text("which recipe is not typed"), help=_GAIN_HELP)
            )
            continue
        card = card_number(each.card, place, found)
        if card is None:
            continue
        if in_play and card not in in_play:
            remedy = Text("the recipes in play are {cards}", cards=in_play)
            found.append(
                finding(
                    codes.RECIPE_UNUSED, place, Text("recipe {card} is not in play", card=card), help=remedy
                )
            )
        elif card in gains:
            remedy = Text("type one line a recipe")
            found.append(
                finding(codes.CARD_TWICE, place, Text("recipe {card} again", card=card), help=remedy)
            )
        else:
            gain = _gain(each, card, Place(("players", seat, "recipes", index)), found)
            if gain is not None:
                gains[card] = gain
    return tuple(gains.values())


_GAIN_HELP = Text(
    "type `{points}` for a bonus or `{times}` for a multiplier",
    points=KEYS.as_typed("{card: 16, points: 5}"),
    times=Name("{card: 17, times: 2, of: limes}", "{carte: 17, fois: 2, de: citrons verts}"),
)


def _gain(each: RecipeGain, card: int, place: Place, found: list[Finding]) -> Gain | None:
    """Return points or a factor, one of the two."""
    if each.points is not None and each.times is None and each.of is None:
        return Gain(card, each.points)
    if each.points is None and each.times is not None:
        if each.of is None:
            label = Text("of what is not typed")
            found.append(finding(codes.RECIPE_GAIN, Place((*place.path, "of")), label, help=_GAIN_HELP))
            return None
        of = look_up(each.of, OF, Place((*place.path, "of")), found)
        return None if of is None else Gain(card, None, each.times, of)
    label = (
        Text("points and a factor are typed for one recipe")
        if each.points is not None
        else Text("neither points nor a factor is typed")
    )
    found.append(finding(codes.RECIPE_GAIN, Place((*place.path, "points")), label, help=_GAIN_HELP))
    return None
