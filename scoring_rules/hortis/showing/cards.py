"""What can be looked up: the spaces, what is on them, the cards and recipes as far as they are known, the ranks."""

from __future__ import annotations

from collections.abc import Iterator

from scoring_rules.frame.info import CardInfo
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.hortis.data.box import (
    BASKET,
    BASKET_NAME,
    CARDS_IN_BOX,
    FRUITS,
    GLADE_NAME,
    RECIPE_TARGETS,
    SQUIRREL_NAME,
    TYPED,
    WHEELBARROW,
    WHEELBARROW_NAME,
)
from scoring_rules.hortis.reading.deck_notation import EXAMPLES
from scoring_rules.hortis.scoring.outcome import ALL_RANKS

_SPACES = Name("Spaces of the cards", "Emplacements des cartes", "Felder der Karten")
_LYING = Name("What is on them", "Ce qui s’y trouve", "Was darauf liegt")
_CARDS = Name("Cards", "Cartes", "Karten")
_FORMS = Name("Rules of recipes in a deck", "Règles de recettes dans un paquet", "Rezeptregeln in einem Deck")
_RANKS = Name("Ranks", "Rangs", "Ränge")


def cards() -> tuple[CardInfo, ...]:
    """Return all that can be looked up, kind by kind."""
    return (*_spaces(), *_lying(), *_cards(), *_forms(), *_ranks())


def _spaces() -> Iterator[CardInfo]:
    for letter, fruit in zip(TYPED, FRUITS, strict=True):
        for n in (1, 2):
            name = Name(f"{fruit.en} tree {n}", f"arbre à {fruit.fr} {n}", f"{fruit.de} {n}")
            text = Text("a tree with {n} fruit", "a tree with {n} fruits", n=n)
            yield CardInfo(_SPACES, f"{letter}{n}", name, text, rule="hortis.grove")
    yield CardInfo(_SPACES, "--", GLADE_NAME, Text("no tree; a die on it scores nothing"), ("X", "()"), "hortis.glades")


def _lying() -> Iterator[CardInfo]:
    die = Name("die", "dé", "Würfel")
    yield CardInfo(_LYING, "2-6", die, Text("scores what it shows"), rule="hortis.dice")
    points = Text("{n} point", "{n} points", n=BASKET)
    yield CardInfo(_LYING, "P", BASKET_NAME, points, rule="hortis.baskets")
    yield CardInfo(_LYING, "B", WHEELBARROW_NAME, points.with_values(n=WHEELBARROW), rule="hortis.wheelbarrow")
    text = Text("−1, and −1 for each die on a tree next to it")
    yield CardInfo(_LYING, "E", SQUIRREL_NAME, text, rule="hortis.squirrel", reading="squirrel_counts")


def _cards() -> Iterator[CardInfo]:
    for number in range(1, CARDS_IN_BOX + 1):
        name = Name(f"card {number}", f"carte {number}", f"Karte {number}")
        text = (
            Text(
                "its front is in no public source; as a recipe its number is probably {target}",
                target=RECIPE_TARGETS[number],
            )
            if number in RECIPE_TARGETS
            else Text("its front and its recipe are in no public source: type them in a deck file")
        )
        yield CardInfo(_CARDS, str(number), name, text, rule="hortis.deck")


def _forms() -> Iterator[CardInfo]:
    texts = (
        Text("points for each die of a fruit on a tree"),
        Text("points if all five dice of a fruit are on trees"),
        Text("points for each set of three dice, one of each fruit"),
        Text("points for each die that shows this number, or `basket`"),
        Text("multiplies a fruit, `dice` (all three) or `all` (the bonuses as well)"),
    )
    for form, text in zip(EXAMPLES, texts, strict=True):
        reading = "recipe_order" if "×" in form.en else ""
        yield CardInfo(_FORMS, form.en, form, text, rule="hortis.recipes", reading=reading)


def _ranks() -> Iterator[CardInfo]:
    for rank in ALL_RANKS:
        name = Name(rank.name, rank.points, rank.points)
        text = Text("{points} points", points=rank.points)
        yield CardInfo(_RANKS, rank.points, name, text, rule="hortis.ranks")
