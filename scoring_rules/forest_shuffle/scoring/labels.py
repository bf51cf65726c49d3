"""How it is said what a card counts: lines that begin with the card, `Wood Ant: 6 cards below trees`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from scoring_rules.frame.language.text import Text, Value

Say: TypeAlias = Callable[[Value, int, int], Text]


class Labels(dict[tuple[int, int], Text]):
    """The lines of one card, each made when it is first said.

    The keys are how many there are, and how many of them are saplings or bees, or lie at shrubs beside them.
    """

    def __init__(self, card: Value, of: str) -> None:
        super().__init__()
        self._card = card
        self._say = SAID[of]

    def __missing__(self, key: tuple[int, int]) -> Text:
        text = self._say(self._card, *key)
        self[key] = text
        return text


class Missed(Labels):
    """The lines of one card that needs more than is counted."""

    def __init__(self, card: Value, of: str, least: int) -> None:
        super().__init__(card, of)
        self._least = least

    def __missing__(self, key: tuple[int, int]) -> Text:
        text = Text("{counted}, {least} are needed", counted=self._say(self._card, *key), least=self._least)
        self[key] = text
        return text


def _trees(card: Value, n: int, saplings: int) -> Text:
    if not saplings:
        return Text("{card}: {n} tree", "{card}: {n} trees", card=card, n=n)
    return Text(
        "{card}: {n} tree: {up} face up, {saplings}",
        "{card}: {n} trees: {up} face up, {saplings}",
        card=card,
        n=n,
        up=n - saplings,
        saplings=Text("{n} sapling", "{n} saplings", n=saplings),
    )


_THINGS: Mapping[str, Callable[[int], Text]] = {
    "tree and bee": lambda n: Text("{n} tree", "{n} trees", n=n),
    "beech and bee": lambda n: Text("{n} beech", "{n} beeches", n=n),
    "linden and bee": lambda n: Text("{n} linden", "{n} lindens", n=n),
    "horse_chestnut and bee": lambda n: Text("{n} horse chestnut", "{n} horse chestnuts", n=n),
}


@lru_cache(maxsize=1024)
def with_bees(of: str, n: int, bees: int) -> Text:
    """Return a number of trees with the bees that count as such: `4 (3 lindens + 1 bee)`."""
    trees = _THINGS[of](n - bees)
    if not bees:
        return trees
    return Text("{n} ({trees} + {bees})", n=n, trees=trees, bees=Text("{n} bee", "{n} bees", n=bees))


@lru_cache(maxsize=1024)
def counted_with_bees(of: str, n: int) -> Text:
    """Return a number of trees of which it is not known how many are bees: `4 lindens, bees included`."""
    return Text("{trees}, bees included", trees=_THINGS[of](n))


def _with_bees(of: str) -> Say:
    return lambda card, n, bees: Text("{card}: {counted}", card=card, counted=with_bees(of, n, bees))


def _edge(card: Value, n: int, _: int) -> Text:
    return Text("{card}: {n} woodland-edge card", "{card}: {n} woodland-edge cards", card=card, n=n)


def _bat_species(card: Value, n: int, _: int) -> Text:
    return Text("{card}: {n} species of bats", "{card}: {n} species of bats", card=card, n=n)


def _tree_species(card: Value, n: int, _: int) -> Text:
    return Text("{card}: {n} tree species", "{card}: {n} tree species", card=card, n=n)


def _cards(card: Value, n: int, _: int) -> Text:
    return Text("{card}: {n} card", "{card}: {n} cards", card=card, n=n)


def _opposite(card: Value, n: int, at_shrubs: int) -> Text:
    if not at_shrubs:
        return Text("{card}: {n} opposite a bat", card=card, n=n)
    return Text(
        "{card}: {n} opposite a bat at a tree; at a shrub, where it scores nothing: {shrubs}",
        card=card,
        n=n,
        shrubs=at_shrubs,
    )


SAID: Mapping[str, Say] = {
    "insect": lambda card, n, _: Text("{card}: {n} insect", "{card}: {n} insects", card=card, n=n),
    "bird": lambda card, n, _: Text("{card}: {n} bird", "{card}: {n} birds", card=card, n=n),
    "butterfly": lambda card, n, _: Text("{card}: {n} butterfly", "{card}: {n} butterflies", card=card, n=n),
    "bat": lambda card, n, _: Text("{card}: {n} bat", "{card}: {n} bats", card=card, n=n),
    "plant": lambda card, n, _: Text("{card}: {n} plant", "{card}: {n} plants", card=card, n=n),
    "amphibian": lambda card, n, _: Text("{card}: {n} amphibian", "{card}: {n} amphibians", card=card, n=n),
    "pawed": lambda card, n, _: Text("{card}: {n} pawed animal", "{card}: {n} pawed animals", card=card, n=n),
    "cloven_hoofed": lambda card, n, _: Text(
        "{card}: {n} cloven-hoofed animal", "{card}: {n} cloven-hoofed animals", card=card, n=n
    ),
    "deer": lambda card, n, _: Text("{card}: {n} deer card", "{card}: {n} deer cards", card=card, n=n),
    "alps": lambda card, n, _: Text(
        "{card}: {n} mountain card", "{card}: {n} mountain cards", card=card, n=n
    ),
    "woodland_edge": _edge,
    "woodland_edge or mistletoe": _edge,
    "pawed or amphibian": lambda card, n, _: Text(
        "{card}: {n} pawed animal or amphibian", "{card}: {n} pawed animals and amphibians", card=card, n=n
    ),
    "insect or amphibian": lambda card, n, _: Text(
        "{card}: {n} insect or amphibian", "{card}: {n} insects and amphibians", card=card, n=n
    ),
    "tree or plant": lambda card, n, _: Text(
        "{card}: {n} tree or plant", "{card}: {n} trees and plants", card=card, n=n
    ),
    "hare": lambda card, n, _: Text("{card}: {n} hare", "{card}: {n} hares", card=card, n=n),
    "gnat": lambda card, n, _: Text("{card}: {n} gnat", "{card}: {n} gnats", card=card, n=n),
    "squeaker": lambda card, n, _: Text("{card}: {n} squeaker", "{card}: {n} squeakers", card=card, n=n),
    "fire_salamander": _cards,
    "fireflies": _cards,
    "different plant": lambda card, n, _: Text(
        "{card}: {n} different plant", "{card}: {n} different plants", card=card, n=n
    ),
    "different bird": lambda card, n, _: Text(
        "{card}: {n} different bird", "{card}: {n} different birds", card=card, n=n
    ),
    "bat species": _bat_species,
    "bat species but durer_bat": _bat_species,
    "tree species": _tree_species,
    "tree species but palm_tree": _tree_species,
    "tree": _trees,
    "tree and bee": _with_bees("tree and bee"),
    "beech and bee": _with_bees("beech and bee"),
    "linden and bee": _with_bees("linden and bee"),
    "horse_chestnut and bee": _with_bees("horse_chestnut and bee"),
    "full tree": lambda card, n, _: Text(
        "{card}: {n} tree full on all four sides", "{card}: {n} trees full on all four sides", card=card, n=n
    ),
    "bottom of a tree": lambda card, n, _: Text(
        "{card}: {n} card below trees", "{card}: {n} cards below trees", card=card, n=n
    ),
    "cave card": lambda card, n, _: Text(
        "{card}: {n} card in the cave", "{card}: {n} cards in the cave", card=card, n=n
    ),
    "around": lambda card, n, _: Text(
        "{card}: {n} card around it", "{card}: {n} cards around it", card=card, n=n
    ),
    "on beech": lambda card, n, _: Text(
        "{card}: {n} lies on a beech", "{card}: {n} lie on a beech", card=card, n=n
    ),
    "on oak": lambda card, n, _: Text(
        "{card}: {n} lies on an oak", "{card}: {n} lie on an oak", card=card, n=n
    ),
    "on shrub": lambda card, n, _: Text(
        "{card}: {n} lies on a shrub", "{card}: {n} lie on a shrub", card=card, n=n
    ),
    "opposite": _opposite,
    "alone": lambda card, n, _: Text("{card}: {n} alone at its host", card=card, n=n),
    "shared": lambda card, n, _: Text("{card}: {n} sharing a slot", card=card, n=n),
}
