"""Every fault of a Hexfolk record: code, severity, title, the rule it depends on, whether it may be waived.

HEX001-019 the map and the settings, HEX021-029 how pieces are typed, HEX031-039 what may not be on the
map, HEX041-049 tiles, ports and robber, HEX051-059 cards, HEX061-069 awards and the winner.
"""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, note = codes("HEX")

MAP = error(1, "the map cannot be laid out", "hexfolk.map")
MAP_PLAYERS = error(2, "this map is too small for so many players", "hexfolk.map", waivable=True)
TARGET = error(3, "the target cannot be chosen", "hexfolk.target", waivable=True)
NUMBER = error(4, "a number is below 0", "hexfolk.record")
LETTER = error(5, "a letter does not tell the players apart", "hexfolk.position")
AWARDS_OFF = error(6, "a card has a holder while the special awards are off", "hexfolk.holders")
HEX_TWICE = error(7, "one hex or edge is typed twice", "hexfolk.places")

PLACE = error(21, "a place cannot be read or is not on this map", "hexfolk.places")
STEP = error(22, "a walk leaves the map or has no such step", "hexfolk.places")
JUMP = error(23, "a run of crossings jumps", "hexfolk.places")
ALONE = error(24, "a crossing alone is not a road", "hexfolk.places")
TWICE = error(25, "one place is taken twice", "hexfolk.places")
NO_PIECES = error(26, "a player has no pieces", "hexfolk.record")
POSITION_AND_LISTS = error(27, "the position is typed twice, as a map and as lists", "hexfolk.position")
POSITION = error(28, "the map in text cannot be read", "hexfolk.position")
POSITION_LINE = error(29, "a line of the map in text does not fit the map", "hexfolk.position")
COUNTED = error(20, "how many there are cannot be read", "hexfolk.record")

DISTANCE = error(31, "two buildings are next to each other", "hexfolk.distance", waivable=True)
NO_ROAD = error(32, "a building has no road of its own", "hexfolk.network", waivable=True)
NO_BUILDING = error(33, "roads lead to no building of their own", "hexfolk.network", waivable=True)
NETWORKS = error(34, "more than two separate networks", "hexfolk.network", waivable=True)
FOUNDATION = error(35, "fewer than two buildings or two roads", "hexfolk.foundation", waivable=True)
SUPPLY = error(36, "more pieces than a player has", "hexfolk.supply")

TILE = error(41, "a tile cannot be read", "hexfolk.tiles")
TILE_NUMBER = error(42, "a tile cannot have this number", "hexfolk.tiles")
TILES_COUNT = error(43, "the tiles are not those of this map", "hexfolk.tiles", waivable=True)
RED_TILES = error(44, "a 6 and an 8 are side by side", "hexfolk.tiles", waivable=True)
ALIKE_TILES = warning(45, "two 6s or two 8s are side by side", "hexfolk.tiles", waivable=True)
PORT_INLAND = error(46, "a port is not on the coast", "hexfolk.ports")
PORTS_COUNT = error(47, "the ports are not those of this map", "hexfolk.ports", waivable=True)
ROBBER_OFF = error(48, "the robber is on the map but is switched off", "hexfolk.robber")
ROBBER_FRIENDLY = warning(49, "the friendly robber is next to a player whom it spares", "hexfolk.robber", waivable=True)

CARD = error(51, "there is no such card", "hexfolk.decks")
DECK = error(52, "more development cards than in the deck", "hexfolk.decks", waivable=True)
DECK_LIKELY = warning(53, "more cards of a kind than the deck probably has", "hexfolk.decks", waivable=True)
BANK = error(54, "more resource cards than in the bank", "hexfolk.decks", waivable=True)

HOLDER = error(61, "a card cannot be held like this", "hexfolk.holders")
TIE = warning(62, "a tie for a card, and no holder is named", "hexfolk.holders", waivable=True)
NOT_ON_TURN = error(63, "it was not the winner's turn", "hexfolk.win")
BELOW_TARGET = error(64, "the winner is below the target", "hexfolk.win")
TURN_ASSUMED = note(65, "it is assumed to have been the winner's turn", "hexfolk.win")
FAR_ABOVE = warning(66, "more points than a game is likely to end with", "hexfolk.win", waivable=True)
ROAD_DIFFERS = error(67, "the longest road was counted to have another length", "hexfolk.longest_road")

CODES = codes_among(globals())
