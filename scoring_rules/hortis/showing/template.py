"""A record to fill in: an empty grove for each player, the other ways to type in comments; or an empty deck."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.template import Line, Template, TemplateOption, name_line
from scoring_rules.hortis.data.box import CARDS_IN_BOX
from scoring_rules.hortis.reading.deck_notation import forms
from scoring_rules.hortis.table import Settings, Table

OPTIONS = (
    TemplateOption("deck", Text("An empty deck file instead: the 18 cards of your copy, to be typed once."), part=True),
)  # fmt: skip

_PLAYERS = ("Anna",)
_SIZE = 8
_COMMENTS = (
    Text(
        "A space is its fruit and the number of fruits: O1 O2 orange, C1 C2 lemon (citron), V1 V2 lime (citron vert),"
    ),
    Text("`--` a glade, `.` where there is nothing. After a colon comes what is on it: 2 to 6 a die, P the basket,"),
    Text("B the wheelbarrow, E the squirrel; on a glade the die's letter comes first, as in O2:5, --:V3, C2:E."),
    Text("Remove the rows and columns that you do not need, or leave them."),
)
_FILE = Name("my-deck.yaml", "mes-cartes.yaml")
_GAINS = Name(
    "recipes: [{card: 16, points: 5}, {card: 17, times: 2, of: limes}]",
    "recettes: [{carte: 16, points: 5}, {carte: 17, fois: 2, de: citrons verts}]",
)
_DECK = (
    Text("The cards of your copy of Hortis: type them once, and name this file in records as `deck: FILE`."),
    Text("Hold a card so that it is two rows of three spaces, always the same way up: its turn counts from there."),
    Text("O1 O2 orange, C1 C2 lemon (citron), V1 V2 lime (citron vert), -- the glade."),
    Text(
        "Remove the # and type the spaces of each card, as in `{example}` (made up, not a real card).",
        example='5: ["C2 O2 O1", "-- V1 O1"]',
    ),
    Text("Cards that are not typed may stay as they are."),
)
_RECIPES = (
    Text("The backs, for the challenge: the number at the top, and the rule if it has one of these forms:"),
    Text(
        "{forms}; as in `{example}`.",
        forms=forms(),
        example=Name('5: {target: 31, rule: "2 per lime"}', '5: {objectif: 31, règle: "2 par citron vert"}'),
    ),
)


def template(wanted: Template, findings: Findings) -> tuple[Line, ...]:  # noqa: ARG001 - the interface's
    """Return the settings, and an empty grove for each player; see `frame.game.Templates`."""
    if "deck" in wanted.options:
        return tuple(_deck())
    settings = wanted.like.settings if isinstance(wanted.like, Table) else Settings()
    lines = [
        *_settings(settings, wanted),
        Line(""),
        *(Line("", text) for text in _COMMENTS),
        Line(""),
        Line("players:"),
    ]
    for number, name in enumerate(wanted.players or _PLAYERS):
        lines += [*([Line("")] if number else []), *_player(name, settings, wanted, first=number == 0)]
    return tuple(lines)


def _settings(settings: Settings, wanted: Template) -> Iterator[Line]:
    """Yield cards, deck, recipes and target; those of an earlier table where there is one."""
    listed = bool(settings.cards and not settings.recipes)
    cards = f"cards: [{', '.join(map(str, settings.cards))}]" if listed else "# cards: [1, 5, 6, 12, 3, 9, 10, 7, 18]"
    yield Line(cards, Text("the nine cards in playing order"))
    file = wanted.file_line("deck")
    if file is not None:
        yield file
    elif settings.deck:
        yield Line("deck:")
        yield from (Line(f"  {card}: {_rows(layout)}") for card, layout in settings.deck.items() if layout)
    else:
        yield Line(
            f"# deck: {wanted.word(_FILE)}", Text("the cards of your copy; `scorer new hortis --deck` writes one")
        )
    recipes = f"recipes: [{', '.join(map(str, settings.recipes))}]" if settings.recipes else "# recipes: [16, 17]"
    yield Line(recipes, Text("the recipes of the challenge"))
    known = settings.recipes and settings.target is not None and not (file is not None and _adds_up(settings))
    yield Line(f"target: {settings.target}" if known else "# target: 61", Text("the sum of their numbers"))


def _adds_up(settings: Settings) -> bool:
    """Whether the deck has the numbers of the recipes, so that the target follows from it."""
    return all(
        card in settings.recipe_cards and settings.recipe_cards[card].target is not None for card in settings.recipes
    )


def _rows(layout: tuple[object, ...]) -> str:
    top, bottom = (" ".join(map(str, layout[start : start + 3])) for start in (0, 3))
    return f'["{top}", "{bottom}"]'


def _player(name: str, settings: Settings, wanted: Template, *, first: bool) -> Iterator[Line]:
    yield name_line(name)
    yield Line("    grove: |")
    row = "    ".join("." for _ in range(_SIZE))
    yield from (Line(f"      {row}") for _ in range(_SIZE))
    yield from wanted.control_lines(6)
    if settings.recipes:
        yield Line("    # " + wanted.word(_GAINS), Text("what each gave"))
    if first:
        yield Line("    # tally: {oranges: [4, 3, P], lemons: [2, 3], limes: [6]}", Text("or the dice alone"))
        yield Line("    # placements: |", Text("or the game, to be replayed: card, turn, column and row"))
        yield Line("    #   1 0 2,3")
        yield Line("    #   5 90 2,1")


def _deck() -> Iterator[Line]:
    yield from (Line("", text) for text in _DECK)
    yield Line("cards:")
    for number in range(1, CARDS_IN_BOX + 1):
        yield Line(f'#  {number}: ["__ __ __", "__ __ __"]')
    yield Line("")
    yield from (Line("", text) for text in _RECIPES)
    yield Line("recipes:")
    yield from (Line(f"#  {number}: {{target: __}}") for number in range(1, CARDS_IN_BOX + 1))
