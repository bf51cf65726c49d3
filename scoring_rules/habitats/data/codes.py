"""Every fault of a Habitats record: code, severity, title, the rule it rests on, whether it may be waived.

HAB001-009 the table, HAB011-020 tiles, HAB021-029 rules of a reserve, HAB031-039 how a reserve is typed,
HAB041-051 years and objectives.
"""

from __future__ import annotations

from scoring_rules.frame.finding import codes, codes_among

error, warning, note = codes("HAB")

EDITION = error(1, "the edition is missing", "habitats.editions")
PLAYERS_NUMBER = error(2, "Habitats is for one to five players", "habitats.players", waivable=True)
NO_CAMPS = error(3, "this edition has no camps", "habitats.camps", waivable=True)

TILE_WORD = error(11, "a tile cannot be read", "habitats.tiles")
TILE_LACKS = error(12, "something that is printed on a tile is missing", "habitats.tiles")
TILE_FIELD = error(13, "a tile of this kind has no such thing", "habitats.tiles")
TILE_NAME = error(14, "a tile cannot be called this", "habitats.tiles")
SIDES = error(15, "sides or steps cannot be read", "habitats.directions")
TILE_TWICE = error(16, "a tile is defined twice, in different ways", "habitats.tiles")
ANIMAL_TWICE = warning(17, "two tiles of the same animal differ", "habitats.tiles", waivable=True)
KNOWN_OTHERWISE = warning(18, "a tile differs from what is known about it", "habitats.known_tiles", waivable=True)
NOT_USED = note(19, "tiles are defined but not used", "habitats.tiles", own_file=True)

GROUND_OR_SIDE = note(20, "a W that may be water or the west side", "habitats.directions", waivable=True)

ENTRANCE = error(21, "not exactly one entrance", "habitats.entrance", waivable=True)
CUT_OFF = error(22, "part of the reserve is cut off", "habitats.placing", waivable=True)
ON_BORDER = error(23, "a tile touches a border", "habitats.placing", waivable=True)
BELOW_ENTRANCE = error(24, "a tile is on the road to the entrance", "habitats.entrance", waivable=True)
BELOW_ENTRANCE_OTHER = warning(25, "a tile is further down below the entrance", "habitats.entrance", waivable=True)
TILES_NUMBER = warning(26, "not as many tiles as turns", "habitats.turns", waivable=True)
TILES_UNLIKELY = note(27, "an unlikely number of tiles", "habitats.turns", waivable=True)
SUPPLY = warning(28, "more tiles than in the box", "habitats.turns", waivable=True)

TOKEN = error(31, "tiles are not defined", "habitats.reserve")
RAGGED = error(32, "a row is longer or shorter than the others", "habitats.reserve")
TURN = error(33, "a tile cannot be turned like this", "habitats.reserve")
SIGN = error(34, "this can neither score nor fail to score", "habitats.reserve")
RESERVE_MISSING = error(35, "a player has no reserve", "habitats.reserve")

TOO_LARGE = error(36, "a reserve is too large", "habitats.reserve")

OUTCOME = error(41, "the outcome of an objective is unclear", "habitats.objectives")
PLACES = error(42, "the points of the places are missing or wrong", "habitats.objectives")
VALUE_MISSING = error(43, "a player has no value in an objective", "habitats.objectives")
NO_GOAL = error(44, "this objective cannot be measured", "habitats.objectives")
PARKS_EARLY = warning(45, "an earlier year is measured from the final reserves", "habitats.objectives", waivable=True)
YEARS_NUMBER = error(46, "more than three years", "habitats.objectives")
YEARS_TWICE = error(47, "the points of the years are typed twice", "habitats.objectives")
PLAYER_TWICE = error(48, "a player is named twice in an objective", "habitats.objectives")
NEGATIVE = error(49, "points below 0", "habitats.objectives")

OBJECTIVES_NUMBER = note(50, "not one or two different objectives in a year", "habitats.objectives", waivable=True)
AWARD = error(51, "an objective cannot give these points", "habitats.objectives", waivable=True)

CODES = codes_among(globals())
