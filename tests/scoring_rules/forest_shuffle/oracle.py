"""A second scorer of Forest Shuffle, slow and literal: card by card, straight from what the cards say.

It shares the tables of cards with the fast one, and no code: points are written out again here, by card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import NamedTuple

from scoring_rules.forest_shuffle.board.tally import Host
from scoring_rules.forest_shuffle.table import Forest, Table

BUTTERFLY_SETS = [0, 0, 3, 6, 12, 20, 35, 55, 80]
COUNTS_AS = {
    "moor_birch": "birch", "o_christmas_tree": "silver_fir", "turkey_oak": "oak", "arctic_fox": "red_fox",
    "eierschwammerl": "chanterelle", "says_firefly": "fireflies", "meeps": "european_wildcat",
    "mountain_hare": "european_hare",
}  # fmt: skip
DEER = {"fallow_deer", "red_deer", "roe_deer", "elk"}


class Seen(NamedTuple):
    """A visible card: what it is, what it shows, where it lies."""

    id: str
    types: tuple[str, ...]
    symbol: str
    host: Host
    slot: str


def seen(forest: Forest) -> list[Seen]:
    found = []
    for host in forest.hosts:
        face = host.face.printing
        found.append(Seen(face.kind.id, face.types, face.symbol, host, "host"))
        for slot in ("top", "bottom", "left", "right"):
            for each in getattr(host, slot):
                p = each.printing
                found.append(Seen(p.kind.id, p.types, p.symbol, host, slot))
    return found


def around(host: Host) -> list[str]:
    return [face.printing.kind.id for slot in (host.top, host.bottom, host.left, host.right) for face in slot]


def kind(host: Host) -> str:
    return host.face.printing.kind.id


def is_shrub(host: Host) -> bool:
    return "shrub" in host.face.printing.types


class Oracle:
    """One player's forest at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        board = table.seats[seat].board
        assert board is not None
        self.forest = board
        self.cards = seen(board)

    def n(self, what: Callable[[Seen], bool]) -> int:
        return sum(1 for card in self.cards if what(card))

    def typed(self, *types: str) -> int:
        return self.n(lambda card: any(each in card.types for each in types))

    def named(self, *ids: str) -> int:
        return self.n(lambda card: card.id in ids)

    def different(self, of_type: str) -> int:
        return len({COUNTS_AS.get(c.id, c.id) for c in self.cards if of_type in c.types and c.id != "tree_sapling"})

    def trees(self) -> int:
        return self.n(lambda card: card.slot == "host" and not is_shrub(card.host))

    def bees(self, tree: str | None = None) -> int:
        return self.n(
            lambda card: (
                card.id == "violet_carpenter_bee" and not is_shrub(card.host) and tree in (None, kind(card.host))
            )
        )

    def others(self, count: Callable[[Oracle], int]) -> list[int]:
        seats = [s for s, each in enumerate(self.table.seats) if s != self.seat and each.board is not None]
        return [count(Oracle(self.table, seat)) for seat in seats]

    def symbol(self, *symbols: str) -> int:
        return self.n(lambda card: card.symbol in symbols)

    def points(self, card: Seen) -> int:  # noqa: C901, PLR0911, PLR0912, PLR0915 - one case a card, on purpose
        host = card.host
        match card.id:
            case "birch" | "moor_birch" | "squeaker":
                return 1
            case "douglas_fir" | "tawny_owl" | "common_raven" | "cardinal" | "genet" | "pond_turtle":
                return 5
            case "european_larch" | "eurasian_jay" | "eurasian_magpie" | "edelweiss" | "wild_tulip":
                return 3
            case "steinbock":
                return 10
            case "european_badger" | "red_panda":
                return 2
            case "cuckoo" | "robber":
                return 7
            case "beech":
                return 5 if self.named("beech") + self.bees("beech") >= 4 else 0
            case "oak" | "wild_strawberries":
                return 10 if self.different("tree") >= 8 else 0
            case "linden":
                mine, count = self.named("linden") + self.bees("linden"), Oracle.lindens
                return 3 if all(other <= mine for other in self.others(count)) else 1
            case "silver_fir" | "o_christmas_tree":
                return 2 * len(around(host))
            case "sycamore" | "troll":
                return self.trees()
            case "stone_pine":
                return self.typed("alps")
            case "palm_tree":
                return self.typed("bird")
            case "turkey_oak":
                return self.typed("cloven_hoofed")
            case "great_spotted_woodpecker":
                mine = self.trees() + self.bees()
                return 10 if all(other <= mine for other in self.others(lambda o: o.trees() + o.bees())) else 0
            case "moss":
                return 10 if self.trees() + self.bees() >= 10 else 0
            case "marsh_cinquefoil":
                return 15 if self.trees() <= 5 else 7 if self.trees() <= 10 else 3
            case "bullfinch" | "alpine_newt":
                return 2 * self.typed("insect")
            case "robin" | "great_green_bush_cricket":
                return self.typed("insect")
            case "goshawk":
                return 3 * self.typed("bird")
            case "chaffinch":
                return 5 if kind(host) == "beech" else 0
            case "red_squirrel":
                return 5 if kind(host) in ("oak", "turkey_oak") else 0
            case "nightingale":
                return 5 if is_shrub(host) else 0
            case "barn_owl":
                return 3 * self.typed("bat")
            case "gnat" | "crane_fly":
                return self.typed("bat")
            case "bearded_vulture":
                return self.forest.cave
            case "golden_eagle":
                return self.typed("pawed", "amphibian")
            case "white_stork":
                return self.typed("insect", "amphibian")
            case "mistletoe" | "whinchat" | "capercaillie" | "bee_swarm":
                return self.typed("plant")
            case "blackberries":
                return 2 * self.typed("plant")
            case "common_toad":
                return 5 if around(host).count("common_toad") > 1 else 0
            case "hedgehog" | "stinging_nettle":
                return 2 * self.typed("butterfly")
            case "gentian":
                return 3 * self.typed("butterfly")
            case "stag_beetle":
                return self.typed("pawed")
            case "sable":
                return 3 * self.typed("pawed")
            case "tree_ferns":
                return 6 * self.typed("amphibian")
            case "tree_frog":
                return 5 * self.named("gnat")
            case "wood_ant":
                return 2 * self.n(lambda c: c.slot == "bottom" and not is_shrub(c.host))
            case "blueberry":
                return 2 * self.different("bird")
            case "digitalis":
                return [0, 1, 3, 6, 10, 15][min(5, self.different("plant"))]
            case "alpine_marmot":
                return 3 * self.different("plant")
            case "beech_marten":
                full = [h for h in self.forest.hosts if not is_shrub(h) and h.top and h.bottom and h.left and h.right]
                return 5 * len(full)
            case "european_fat_dormouse":
                across = host.right if card.slot == "left" else host.left
                bats = [face for face in across if "bat" in face.printing.types]
                return 15 if bats and not is_shrub(host) else 0
            case "european_hare" | "mountain_hare":
                return self.named("european_hare", "mountain_hare")
            case "red_fox" | "arctic_fox":
                return 2 * self.named("european_hare", "mountain_hare")
            case "fallow_deer" | "sheep":
                return 3 * self.typed("cloven_hoofed")
            case "red_deer":
                return self.trees() + self.typed("plant")
            case "roe_deer" | "chamois":
                return 3 * self.symbol(card.symbol)
            case "european_bison":
                return 2 * self.symbol("beech", "oak")
            case "elk":
                return 2 * (self.symbol("birch", "douglas_fir") + self.named("tree_sapling"))
            case "wolf":
                return 5 * self.n(lambda c: c.id in DEER)
            case "lynx":
                return 10 if self.named("roe_deer") else 0
            case "wild_boar":
                return 10 if self.named("squeaker") else 0
            case "female_wild_boar":
                return 10 * self.named("squeaker")
            case "european_polecat":
                return 10 if len(around(host)) == 1 else 0
            case "european_wildcat" | "meeps":
                return self.typed("woodland_edge")
        if "bat" in card.types:
            return 5 if self.different("bat") >= 3 else 0
        return 0

    def lindens(self) -> int:
        return self.named("linden") + self.bees("linden")

    def sets(self) -> Iterator[int]:
        chestnuts = self.named("horse_chestnut") + self.bees("horse_chestnut")
        yield min(chestnuts, 7) ** 2 if self.named("horse_chestnut") else 0
        yield [0, 5, 15, 25, 25][min(self.named("fire_salamander"), 4)]
        yield [0, 0, 10, 15, 20][min(self.named("fireflies", "says_firefly"), 4)]
        butterflies = sorted(c.id for c in self.cards if "butterfly" in c.types)
        while butterflies:
            yield BUTTERFLY_SETS[len(set(butterflies))]
            for each in set(butterflies):
                butterflies.remove(each)

    def cave(self) -> int:
        cards = self.forest.cave
        match self.forest.cave_kind:
            case "bat_cave":
                return cards + 3 * self.typed("bat")
            case "collectors_cave":
                return 2 * cards
            case "lonely_cave":
                return cards or 5
        return cards

    def total(self) -> int:
        """Return all points of the forest."""
        return sum(self.points(card) for card in self.cards) + sum(self.sets()) + self.cave()


def value(working: str) -> int:
    """Return what a working in arithmetic comes to; the right side of an arrow."""
    last = working.rsplit("→", maxsplit=1)[-1]
    return sum(prod(int(factor) for factor in term.split("×")) for term in last.split("+"))
