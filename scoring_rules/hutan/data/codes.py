"""Every fault of a Hutan record: code, severity, title, the rule it rests on, whether it may be waived.

HUT001-019 settings, HUT021-029 rules of a board, HUT031-039 how a board is typed, HUT041-049 what is
only unlikely.
"""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

MODE = Code("HUT001", "error", Text("the mode of the game is not given"), "hutan.modes")
TILES_MISSING = Code("HUT002", "error", Text("the tiles are not given"), "hutan.tiles")
TILE_WORD = Code("HUT003", "error", Text("a tile cannot be read"), "hutan.tiles")
TILES_SHAPE = Code("HUT004", "error", Text("the tiles are not two rows of two"), "hutan.tiles")
TILE_TWICE = Code("HUT005", "error", Text("two tiles have one colour"), "hutan.tiles")
TURN_ASSUMED = Code(
    "HUT006", "note", Text("a tile has no turn: it is taken as it is drawn (NW)"), "hutan.tiles"
)
OTHER_TILES = Code(
    "HUT007", "warning", Text("a player has other tiles than the table"), "hutan.tiles", waivable=True
)
CARD_WORD = Code("HUT008", "error", Text("there is no such Ecosystem card"), "hutan.ecosystem")
CARD_TWICE = Code("HUT009", "error", Text("an Ecosystem card is named twice"), "hutan.ecosystem")
CARDS_NUMBER = Code("HUT010", "error", Text("not five Ecosystem cards"), "hutan.ecosystem")
CARDS_MISSING = Code("HUT011", "error", Text("the Ecosystem cards are not given"), "hutan.ecosystem")
CARDS_UNUSED = Code("HUT012", "error", Text("this mode has no Ecosystem cards"), "hutan.ecosystem")
SCENARIO_MODE = Code("HUT013", "error", Text("this mode has no scenarios"), "hutan.scenarios")
SCENARIO_TILES = Code("HUT014", "error", Text("the tiles are not those of the scenario"), "hutan.scenarios")
SCENARIO_CARDS = Code("HUT015", "error", Text("the cards are not those of the scenario"), "hutan.scenarios")
PLAYERS_NUMBER = Code("HUT016", "error", Text("Hutan is for one to four players"), "hutan.players")
SOLO_PLAYERS = Code("HUT017", "error", Text("solo is for one player"), "hutan.players")
ORDER = Code("HUT018", "error", Text("the order of the players does not name each of them once"), "hutan.tie")

ANIMAL_UNFINISHED = Code(
    "HUT021",
    "error",
    Text("an animal stands in an area that is not complete"),
    "hutan.animals.habitat",
    waivable=True,
)
ANIMAL_MIXED = Code(
    "HUT022",
    "error",
    Text("an animal stands in an area of two colours"),
    "hutan.animals.habitat",
    waivable=True,
)
ANIMAL_BARE = Code(
    "HUT023",
    "error",
    Text("an animal stands in an area with a bare flower"),
    "hutan.animals.habitat",
    waivable=True,
)
ANIMALS_TOGETHER = Code(
    "HUT024", "error", Text("two animals stand in one area"), "hutan.animals.habitat", waivable=True
)
FOREST_APART = Code("HUT025", "error", Text("a part of the forest is cut off"), "hutan.forest", waivable=True)
ANIMALS_SUPPLY = Code(
    "HUT026", "error", Text("more animals of a kind than in play"), "hutan.supply", waivable=True
)
PLACEMENTS = Code(
    "HUT027", "error", Text("more flowers than a game brings"), "hutan.placements", waivable=True
)
PLACEMENTS_COLOUR = Code(
    "HUT028",
    "error",
    Text("more flowers of one colour than a game brings"),
    "hutan.placements",
    waivable=True,
)
TOKEN = Code("HUT031", "error", Text("a cell cannot be read"), "hutan.board")
ROWS_NUMBER = Code("HUT032", "error", Text("the board has not six rows"), "hutan.board")
ROW_LENGTH = Code("HUT033", "error", Text("a row of the board has not six cells"), "hutan.board")
ON_LAKE = Code("HUT034", "error", Text("something lies on a lake"), "hutan.board")
NO_LAKE = Code("HUT035", "error", Text("a lake is typed where none lies"), "hutan.board")
ANIMALS_FOR_TREES = Code("HUT036", "error", Text("A is an animal, a tree is T (arbre, Baum)"), "hutan.board")
BOARD_MISSING = Code("HUT037", "error", Text("a player has no board"), "hutan.board")
BLUE_NOTE = Code("HUT038", "note", Text("b is blue; white is w or c"), "hutan.board")

FEW_PLACEMENTS = Code(
    "HUT041", "warning", Text("fewer flowers than turns"), "hutan.placements", waivable=True
)
FLOWERS_SUPPLY = Code(
    "HUT042", "warning", Text("more flowers of a colour than in the box"), "hutan.supply", waivable=True
)
TREES_SUPPLY = Code("HUT043", "warning", Text("more trees than in the box"), "hutan.supply", waivable=True)
PLACEMENTS_OTHER = Code(
    "HUT044",
    "warning",
    Text("more flowers than a game without modification brings"),
    "hutan.placements",
    waivable=True,
)
FOREST_OTHER = Code(
    "HUT045",
    "warning",
    Text("a part of the forest is cut off, which only a modification allows"),
    "hutan.forest",
    waivable=True,
)
EMPTY_BOARD = Code("HUT046", "note", Text("a board is empty"), "hutan.board", waivable=True)

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
