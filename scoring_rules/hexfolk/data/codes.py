"""Every fault of a Hexfolk record: code, severity, title, the rule it rests on, whether it may be waived.

HEX001-019 the map and the settings, HEX021-029 how pieces are typed, HEX031-039 what may not stand on
the map, HEX041-049 tiles, ports and robber, HEX051-059 cards, HEX061-069 awards and the winner.
"""

from __future__ import annotations

from scoring_rules.frame.finding import Code, Severity
from scoring_rules.frame.language.text import Text


def _code(id: str, severity: Severity, title: Text, rule: str, *, waivable: bool = False) -> Code:
    return Code(id, severity, title, f"hexfolk.{rule}", waivable)


MAP = _code("HEX001", "error", Text("the map cannot be laid out"), "map")
MAP_PLAYERS = _code(
    "HEX002", "error", Text("this map is too small for so many players"), "map", waivable=True
)
TARGET = _code("HEX003", "error", Text("the target cannot be chosen"), "target", waivable=True)
NUMBER = _code("HEX004", "error", Text("a number is below 0"), "record")
LETTER = _code("HEX005", "error", Text("a letter does not tell the players apart"), "position")
AWARDS_OFF = _code("HEX006", "error", Text("a card has a holder while the special awards are off"), "holders")
HEX_TWICE = _code("HEX007", "error", Text("one hex or edge stands here twice"), "places")

PLACE = _code("HEX021", "error", Text("a place cannot be read or is not on this map"), "places")
STEP = _code("HEX022", "error", Text("a walk leaves the map or has no such step"), "places")
JUMP = _code("HEX023", "error", Text("a run of crossings jumps"), "places")
ALONE = _code("HEX024", "error", Text("a crossing alone is no road"), "places")
TWICE = _code("HEX025", "error", Text("one place is taken twice"), "places")
NO_PIECES = _code("HEX026", "error", Text("a player has no pieces"), "record")
POSITION_AND_LISTS = _code(
    "HEX027", "error", Text("the position is typed twice, as a map and as lists"), "position"
)
POSITION = _code("HEX028", "error", Text("the map in text cannot be read"), "position")
POSITION_LINE = _code("HEX029", "error", Text("a line of the map in text does not fit the map"), "position")

DISTANCE = _code("HEX031", "error", Text("two buildings stand next to each other"), "distance", waivable=True)
NO_ROAD = _code("HEX032", "error", Text("a building has no road of its own"), "network", waivable=True)
NO_BUILDING = _code(
    "HEX033", "error", Text("roads lead to no building of their own"), "network", waivable=True
)
NETWORKS = _code("HEX034", "error", Text("more than two separate networks"), "network", waivable=True)
FOUNDATION = _code(
    "HEX035", "error", Text("fewer than two buildings or two roads"), "foundation", waivable=True
)
SUPPLY = _code("HEX036", "error", Text("more pieces than a player has"), "supply")

TILE = _code("HEX041", "error", Text("a tile cannot be read"), "tiles")
TILE_NUMBER = _code("HEX042", "error", Text("a tile cannot have this number"), "tiles")
TILES_COUNT = _code("HEX043", "error", Text("the tiles are not those of this map"), "tiles", waivable=True)
RED_TILES = _code("HEX044", "error", Text("a 6 and an 8 lie side by side"), "tiles", waivable=True)
ALIKE_TILES = _code("HEX045", "warning", Text("two 6 or two 8 lie side by side"), "tiles", waivable=True)
PORT_INLAND = _code("HEX046", "error", Text("a port does not lie on the coast"), "ports")
PORTS_COUNT = _code("HEX047", "error", Text("the ports are not those of this map"), "ports", waivable=True)
ROBBER_OFF = _code("HEX048", "error", Text("the robber stands on the map but is switched off"), "robber")
ROBBER_FRIENDLY = _code(
    "HEX049", "warning", Text("the friendly robber stands beside a player it spares"), "robber", waivable=True
)

CARD = _code("HEX051", "error", Text("there is no such card"), "decks")
DECK = _code("HEX052", "error", Text("more development cards than in the deck"), "decks", waivable=True)
DECK_LIKELY = _code(
    "HEX053", "warning", Text("more cards of a kind than the deck probably has"), "decks", waivable=True
)
BANK = _code("HEX054", "error", Text("more resource cards than in the bank"), "decks", waivable=True)

HOLDER = _code("HEX061", "error", Text("a card cannot be held so"), "holders")
TIE = _code("HEX062", "warning", Text("a tie for a card, and no holder is named"), "holders", waivable=True)
NOT_ON_TURN = _code("HEX063", "error", Text("the winner was not on turn"), "win")
BELOW_TARGET = _code("HEX064", "error", Text("the winner is below the target"), "win")
TURN_ASSUMED = _code("HEX065", "note", Text("the winner is taken to have been on turn"), "win")
FAR_ABOVE = _code(
    "HEX066", "warning", Text("more points than a game is likely to end with"), "win", waivable=True
)

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
