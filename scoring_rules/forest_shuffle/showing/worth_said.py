"""What a card scores, in a line: the shape of its points in words."""

from __future__ import annotations

from collections.abc import Mapping

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.words import SYMBOLS
from scoring_rules.forest_shuffle.data.worth import (
    Alone,
    Around,
    Fixed,
    IfPresent,
    Majority,
    OnHost,
    Opposite,
    OwnSymbol,
    Per,
    Pooled,
    Sets,
    SetTable,
    Shared,
    Symbols,
    Table,
    Threshold,
    Worth,
)
from scoring_rules.frame.language.text import Name, Text, Value

COUNTED: Mapping[str, Name] = {
    "insect": Name("insect", "insecte"),
    "bird": Name("bird", "oiseau"),
    "butterfly": Name("butterfly", "papillon"),
    "bat": Name("bat", "chauve-souris"),
    "plant": Name("plant", "plante"),
    "amphibian": Name("amphibian", "amphibien"),
    "pawed": Name("pawed animal", "animal à pattes"),
    "cloven_hoofed": Name("cloven-hoofed animal", "animal à sabots fendus"),
    "deer": Name("deer", "cervidé"),
    "alps": Name("mountain card", "carte Montagne"),
    "woodland_edge": Name("woodland-edge card", "carte Lisière"),
    "pawed or amphibian": Name("pawed animal or amphibian", "animal à pattes ou amphibien"),
    "insect or amphibian": Name("insect or amphibian", "insecte ou amphibien"),
    "tree or plant": Name("tree or plant", "arbre ou plante"),
    "hare": Name("hare", "lièvre"),
    "gnat": Name("gnat", "moustique"),
    "squeaker": Name("squeaker", "marcassin"),
    "different plant": Name("different plant", "plante différente"),
    "different bird": Name("different bird", "oiseau différent"),
    "bat species": Name("species of bats", "espèces de chauves-souris"),
    "tree species": Name("tree species", "espèces d’arbres"),
    "tree": Name("tree", "arbre"),
    "tree and bee": Name("trees (bees count)", "arbres (les xylocopes comptent)"),
    "beech and bee": Name("beeches (bees count)", "hêtres (les xylocopes comptent)"),
    "linden and bee": Name("lindens (bees count)", "tilleuls (les xylocopes comptent)"),
    "horse_chestnut and bee": Name("chestnuts (bees count)", "marronniers (les xylocopes comptent)"),
    "full tree": Name("tree full on all four sides", "arbre occupé sur les quatre côtés"),
    "bottom of a tree": Name("card below a tree", "carte sous un arbre"),
    "cave card": Name("card in the cave", "carte dans la grotte"),
    "fire_salamander": Name("fire salamanders", "salamandres tachetées"),
    "fireflies": Name("fireflies", "lucioles"),
}
"""What is counted, as it stands behind "for each" or before a number."""


def worth_said(worth: Worth) -> Text:
    """Return what a card scores, in words."""
    match worth:
        case Fixed(points):
            return Text("{n} point", "{n} points", n=points)
        case Per(points, of):
            return Text("{points} for each {what}", points=_points(points), what=COUNTED[of])
        case Around(points):
            return Text("{points} for each card around it", points=_points(points))
        case Threshold(points, of, least):
            return Text(
                "{points} from {least} on: {what}", points=_points(points), least=least, what=COUNTED[of]
            )
        case Majority(points, otherwise, of):
            return Text(
                "{points} if no other forest has more, else {otherwise}: {what}",
                points=_points(points),
                otherwise=otherwise,
                what=COUNTED[of],
            )
        case _:
            return _of_few(worth)


def _of_few(worth: Worth) -> Text:
    """Return what the shapes score that few cards have."""
    match worth:
        case SetTable(of, table) | Pooled(_, of, table):
            return Text("{table} for 1, 2, … once for the forest: {what}", table=table[1:], what=COUNTED[of])
        case Sets(_, of, table):
            return Text(
                "sets of different ones, {table} for 1, 2, …: {what}", table=table[1:], what=COUNTED[of]
            )
        case Table(of, steps):
            said: tuple[Value, ...] = tuple(
                Text("{points} from {least} on", points=p, least=n) for n, p in steps
            )
            return Text("{steps}: {what}", steps=said, what=COUNTED[of])
        case _:
            return _of_fewer(worth)


def _of_fewer(worth: Worth) -> Text:
    """Return what the shapes score that hang on where a card lies."""
    match worth:
        case OnHost(points, host):
            name = KINDS[host].name if host in KINDS else Name("shrub", "arbuste", "Strauch")
            return Text("{points} on: {host}", points=_points(points), host=name)
        case Opposite(points):
            return Text("{points} if a bat is across from it at a tree", points=_points(points))
        case Alone(points):
            return Text("{points} if it is the only card at its host", points=_points(points))
        case Shared(points):
            return Text("{points} if another one shares its slot", points=_points(points))
        case _:
            return _of_others(worth)


def _of_others(worth: Worth) -> Text:
    """Return what the shapes score that look for a kind or for tree symbols."""
    match worth:
        case IfPresent(points, kind):
            return Text("{points} with at least one: {what}", points=_points(points), what=KINDS[kind].name)
        case OwnSymbol(points):
            return Text("{points} for each card with the tree symbol that it shows", points=_points(points))
        case Symbols(points, symbols, saplings):
            names = tuple(SYMBOLS[symbol] for symbol in symbols)
            each = Text(
                "{points} for each card with the symbol: {symbols}", points=_points(points), symbols=names
            )
            return Text("{each}, and for each sapling", each=each) if saplings else each
        case _:
            return Text("{n} point", "{n} points", n=0)


def _points(points: int) -> Text:
    return Text("{n} point", "{n} points", n=points)
