"""Every fault of a Hutan record: code, severity, title, the rule it comes from, whether it may be waived.

HUT001-019 settings, HUT021-029 rules of a board, HUT031-039 how a board is typed, HUT041-049 what is
merely unlikely.
"""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, note = codes("HUT")

MODE = error(1, "the mode of the game is not given", "hutan.modes")
TILES_MISSING = error(2, "the tiles are not given", "hutan.tiles")
TILE_WORD = error(3, "a tile cannot be read", "hutan.tiles")
TILES_SHAPE = error(4, "the tiles are not two rows of two", "hutan.tiles")
TILE_TWICE = error(5, "two tiles have the same colour", "hutan.tiles")
TURN_ASSUMED = note(6, "a tile has no turn: it is taken as drawn (NW)", "hutan.tiles")
OTHER_TILES = warning(7, "a player has other tiles than the table", "hutan.tiles", waivable=True)
CARD_WORD = error(8, "there is no such Ecosystem card", "hutan.ecosystem")
CARD_TWICE = error(9, "an Ecosystem card is named twice", "hutan.ecosystem")
CARDS_NUMBER = error(10, "not five Ecosystem cards", "hutan.ecosystem")
CARDS_MISSING = error(11, "the Ecosystem cards are not given", "hutan.ecosystem")
CARDS_UNUSED = error(12, "this mode has no Ecosystem cards", "hutan.ecosystem")
SCENARIO_MODE = error(13, "this mode has no scenarios", "hutan.scenarios")
SCENARIO_TILES = error(14, "the tiles are not those of the scenario", "hutan.scenarios")
SCENARIO_CARDS = error(15, "the cards are not those of the scenario", "hutan.scenarios")
PLAYERS_NUMBER = error(16, "Hutan is for one to four players", "hutan.players")
SOLO_PLAYERS = error(17, "solo is for one player", "hutan.players")
ORDER = error(18, "the order of the players does not name each of them once", "hutan.tie")

ANIMAL_UNFINISHED = error(21, "an animal is in an area that is not complete", "hutan.animals.habitat", waivable=True)
ANIMAL_MIXED = error(22, "an animal is in an area of two colours", "hutan.animals.habitat", waivable=True)
ANIMAL_BARE = error(23, "an animal is in an area with a bare flower", "hutan.animals.habitat", waivable=True)
ANIMALS_TOGETHER = error(24, "two animals are in one area", "hutan.animals.habitat", waivable=True)
FOREST_APART = error(25, "part of the forest is cut off", "hutan.forest", waivable=True)
ANIMALS_SUPPLY = error(26, "more animals of a kind than are in play", "hutan.supply", waivable=True)
PLACEMENTS = error(27, "more flowers than a game brings", "hutan.placements", waivable=True)
PLACEMENTS_COLOUR = error(28, "more flowers of one colour than a game brings", "hutan.placements", waivable=True)
TOKEN = error(31, "a cell cannot be read", "hutan.board")
ROWS_NUMBER = error(32, "the board does not have six rows", "hutan.board")
ROW_LENGTH = error(33, "a row of the board does not have six cells", "hutan.board")
ON_LAKE = error(34, "something is on a lake", "hutan.board")
NO_LAKE = error(35, "a lake is typed where there is none", "hutan.board")
ANIMALS_FOR_TREES = error(36, "A is an animal, a tree is T (arbre, Baum)", "hutan.board")
BOARD_MISSING = error(37, "a player has no board", "hutan.board")
BLUE_NOTE = note(38, "b is blue; white is w or c", "hutan.board")

FEW_PLACEMENTS = warning(41, "fewer flowers than turns", "hutan.placements", waivable=True)
FLOWERS_SUPPLY = warning(42, "more flowers of a colour than in the box", "hutan.supply", waivable=True)
TREES_SUPPLY = warning(43, "more trees than in the box", "hutan.supply", waivable=True)
PLACEMENTS_OTHER = warning(
    44, "more flowers than a game without modification brings", "hutan.placements", waivable=True
)
FOREST_OTHER = warning(
    45, "part of the forest is cut off, which only a modification allows", "hutan.forest", waivable=True
)

CODES = codes_among(globals())
