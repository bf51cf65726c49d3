"""Each card with forests and what it scores in them, as they are typed."""

from __future__ import annotations

import pytest

from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.scoring.points import POINTS
from scoring_rules.forest_shuffle.showing.cards import cards
from tests.scoring_rules.forest_shuffle.reading import points, record

BEES = "beech: violet carpenter bee (douglas fir), violet carpenter bee (silver fir)"
EIGHT = "beech\nbirch\ndouglas fir\nhorse chestnut\nlinden\noak\nsilver fir\nsycamore"
BATS = "sapling: barbastelle, bechstein\nsapling: long-eared bat"
PAIRS: list[tuple[str, str, int]] = [
    ("beech", "beech x4", 20),
    ("beech", "beech x3", 0),
    ("beech", f"{BEES}\nbeech", 10),
    ("birch", "birch x3", 3),
    ("moor_birch", "moor birch", 1),
    ("douglas_fir", "douglas fir x2", 10),
    ("horse_chestnut", "horse chestnut x8", 49),
    ("horse_chestnut", "horse chestnut: violet carpenter bee\nhorse chestnut", 9),
    ("linden", "linden x2", 6),
    ("oak", EIGHT, 10),
    ("oak", EIGHT.replace("beech", "sapling"), 0),
    ("oak", EIGHT.replace("birch", "moor birch"), 10),
    ("oak", EIGHT.replace("beech", "palm tree"), 10),
    ("oak", EIGHT.replace("beech", "turkey oak"), 0),
    ("silver_fir", "silver fir: european hare x4, gnat, wood ant", 12),
    ("o_christmas_tree", "o christmas tree: tawny owl", 2),
    ("sycamore", "sycamore\nsapling x2\nelderberry", 3),
    ("tree_sapling", "sapling x5", 0),
    ("european_larch", "european larch x2", 6),
    ("stone_pine", "stone pine: edelweiss\nbeech", 2),
    ("palm_tree", "palm tree: tawny owl, capercaillie", 2),
    ("turkey_oak", "turkey oak: wild boar, red deer", 2),
    ("blackthorn", "blackthorn", 0),
    ("common_hazel", "common hazel", 0),
    ("elderberry", "elderberry x2", 0),
    ("bullfinch", "oak: bullfinch, wood ant\noak: peacock", 4),
    ("chaffinch", "beech: chaffinch\noak: chaffinch", 5),
    ("eurasian_jay", "oak: jay", 3),
    ("goshawk", "oak: goshawk\noak: tawny owl", 6),
    ("great_spotted_woodpecker", "sapling: woodpecker", 10),
    ("red_squirrel", "oak: squirrel\nturkey oak: squirrel\nsapling: squirrel", 10),
    ("tawny_owl", "oak: tawny owl", 5),
    ("bearded_vulture", "oak: vulture", 4),
    ("common_raven", "oak: raven", 5),
    ("golden_eagle", "oak: golden eagle, common toad x2, red fox", 3),
    ("barn_owl", f"{BATS}\noak: barn owl", 9),
    ("eurasian_magpie", "oak: magpie", 3),
    ("nightingale", "blackthorn: nightingale\noak: nightingale", 5),
    ("cardinal", "oak: cardinal", 5),
    ("cuckoo", "oak: robin, cuckoo", 7),
    ("mistletoe", "sapling: mistletoe, moss", 2),
    ("robin", "oak: robin, wood ant, gnat", 2),
    ("whinchat", "oak: whinchat, moss", 1),
    ("butterflies", "oak: peacock\noak: peacock\noak: brimstone\noak: phoebus", 6),
    ("butterflies", "elderberry: peacock, map butterfly, morio, stinging nettle\noak: peacock", 6),
    ("blackberries", "oak: blackberries\noak: moss\noak: chanterelle", 4),
    ("chanterelle", "oak: chanterelle", 0),
    ("eierschwammerl", "oak: eierschwammerl", 0),
    ("common_toad", "oak: common toad x2\noak: common toad", 10),
    ("fire_salamander", "oak: fire salamander\noak: fire salamander", 15),
    ("fire_salamander", "\n".join(["oak: fire salamander"] * 4), 25),
    ("fireflies", "oak: fireflies\noak: say's firefly", 10),
    ("fireflies", "oak: fireflies\n" * 4 + "oak: says firefly", 20),
    ("hedgehog", "oak: hedgehog, peacock", 2),
    ("mole", "oak: mole", 0),
    ("moss", "oak: moss\nsapling x9", 10),
    ("moss", "oak: moss\nsapling x7\nlinden: violet carpenter bee", 10),
    ("moss", "oak: moss\nsapling x8\nelderberry: violet carpenter bee", 0),
    ("pond_turtle", "oak: turtle", 5),
    ("stag_beetle", "oak: stag beetle, wolf, lynx", 2),
    ("tree_ferns", "oak: tree ferns\noak: common toad x2", 12),
    ("tree_frog", "oak: tree frog, gnat, crane fly", 5),
    ("wild_strawberries", EIGHT.replace("oak", "oak: strawberries"), 10),
    ("wood_ant", "sapling: wood ant\noak: common toad x2\nelderberry: moss", 6),
    ("wood_ant", "elderberry: wood ant\noak: mole", 2),
    ("alpine_newt", "oak: newt, gnat", 2),
    ("blueberry", "oak: blueberry, tawny owl\noak: capercaillie, tawny owl", 4),
    ("edelweiss", "oak: edelweiss", 3),
    ("gentian", "oak: gentian, peacock", 3),
    ("digitalis", "oak: digitalis\noak: moss\nsapling: mistletoe", 6),
    ("great_green_bush_cricket", "oak: bush-cricket, peacock", 2),
    ("stinging_nettle", "oak: nettle, peacock", 2),
    ("marsh_cinquefoil", "oak: marsh cinquefoil\noak x4\nelderberry", 15),
    ("marsh_cinquefoil", "oak: marsh cinquefoil\nsapling x10", 3),
    ("wild_tulip", "oak: wild tulip", 3),
    ("barbastelle_bat", BATS, 5),
    ("barbastelle_bat", "sapling: barbastelle, barbastelle\nsapling: bechstein", 0),
    ("beech_marten", "sapling: tawny owl, mole, marten, wolf\nelderberry: tawny owl, mole, gnat, gnat", 5),
    ("brown_bear", "oak: brown bear", 0),
    ("european_badger", "oak: badger", 2),
    ("european_fat_dormouse", "oak: dormouse, barbastelle\nelderberry: dormouse, bechstein", 15),
    ("european_hare", "oak: european hare x2\noak: mountain hare", 6),
    ("mountain_hare", "oak: european hare x2\noak: mountain hare", 3),
    ("fallow_deer", "oak: fallow deer, squeaker (oak)", 6),
    ("gnat", f"{BATS}\noak: gnat", 3),
    ("lynx", "oak: lynx, roe deer (beech)", 10),
    ("lynx", "oak: lynx, red deer", 0),
    ("raccoon", "oak: raccoon", 0),
    ("red_deer", "oak: red deer, moss\nsapling\nelderberry", 3),
    ("red_fox", "oak: red fox, mountain hare", 2),
    ("arctic_fox", "oak: arctic fox, european hare x3", 6),
    ("roe_deer", "beech: roe deer (beech)\nbeech", 9),
    ("squeaker", "oak: squeaker (oak)", 1),
    ("violet_carpenter_bee", BEES, 0),
    ("wild_boar", "oak: wild boar, squeaker (oak)", 10),
    ("female_wild_boar", "oak: female wild boar, squeaker (oak)", 10),
    ("wolf", "oak: wolf, red deer\noak: fallow deer", 10),
    ("alpine_marmot", "oak: marmot, moss\noak: moss", 3),
    ("capercaillie", "oak: capercaillie, moss", 1),
    ("chamois", "douglas fir: chamois (douglas fir)", 6),
    ("steinbock", "oak: steinbock", 10),
    ("bee_swarm", "oak: bee swarm, moss", 1),
    ("crane_fly", f"{BATS}\noak: crane fly", 3),
    ("european_bison", "beech: european bison (oak)\nelderberry (oak)", 6),
    ("european_polecat", "elderberry: polecat\noak: polecat, mole", 10),
    ("european_wildcat", "elderberry: european wildcat, squeaker (silver fir)\noak: squeaker (oak)", 3),
    ("meeps", "oak: meeps, robin", 2),
    ("elk", "sapling: elk\nbirch", 6),
    ("genet", "oak: genet", 5),
    ("red_panda", "oak: red panda", 2),
    ("sable", "oak: sable, mole", 6),
    ("troll", "oak: troll\nsapling\nelderberry", 2),
    ("white_stork", "oak: white stork, common toad x2, gnat", 3),
    ("robber", "oak: robber", 7),
    ("sheep", "oak: sheep, wild boar", 6),
    ("cave", "oak", 4),
]


@pytest.mark.parametrize(("card", "forest", "expected"), PAIRS)
def test_a_card_scores_what_it_says(card: str, forest: str, expected: int) -> None:
    assert points(record(forest, more="cave: 4\n")).get(card) == expected


def test_every_card_with_a_shape_of_its_own_is_among_them() -> None:
    tried = {card for card, _, _ in PAIRS}
    shapes = {POINTS[card] for card in tried if card in KINDS}
    assert set(POINTS.values()) - shapes == {POINTS["peacock_butterfly"]}


def test_every_card_can_be_looked_up_once() -> None:
    ids = [card.id for card in cards()]
    assert len(ids) == len(set(ids))
    assert set(ids) >= KINDS.keys()


def test_a_bee_at_a_sapling_is_no_further_sapling_for_the_elk() -> None:
    alone = points(record("sapling: elk\nsapling\nbirch"))["elk"]
    assert points(record("sapling: elk\nsapling: violet carpenter bee (silver fir)\nbirch"))["elk"] == alone


def test_the_marsh_cinquefoil_counts_trees_and_no_bees() -> None:
    six = "oak: marsh cinquefoil\nbeech x5\n"
    assert points(record(six))["marsh_cinquefoil"] == 7
    assert points(record("oak: marsh cinquefoil\nbeech x4\nbeech: violet carpenter bee\n"))["marsh_cinquefoil"] == 7
    assert points(record("oak: marsh cinquefoil\nbeech x3\nbeech: violet carpenter bee\n"))["marsh_cinquefoil"] == 15
