"""Every fault of a Habitats record: code, severity, title, the rule it rests on, whether it may be waived.

HAB001-009 the table, HAB011-020 tiles, HAB021-029 rules of a reserve, HAB031-039 how a reserve is typed,
HAB041-050 years and objectives.
"""

from __future__ import annotations

from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text

EDITION = Code("HAB001", "error", Text("the edition is not given"), "habitats.editions")
PLAYERS_NUMBER = Code(
    "HAB002", "error", Text("Habitats is for one to five players"), "habitats.players", waivable=True
)
NO_CAMPS = Code("HAB003", "error", Text("this edition has no camps"), "habitats.camps", waivable=True)

TILE_WORD = Code("HAB011", "error", Text("a tile cannot be read"), "habitats.tiles")
TILE_LACKS = Code("HAB012", "error", Text("something that is printed on a tile is missing"), "habitats.tiles")
TILE_FIELD = Code("HAB013", "error", Text("a tile of this kind has no such thing"), "habitats.tiles")
TILE_NAME = Code("HAB014", "error", Text("a tile cannot be called so"), "habitats.tiles")
SIDES = Code("HAB015", "error", Text("sides or steps cannot be read"), "habitats.directions")
TILE_TWICE = Code("HAB016", "error", Text("a tile is defined twice, and not alike"), "habitats.tiles")
ANIMAL_TWICE = Code(
    "HAB017", "warning", Text("two tiles of one animal differ"), "habitats.tiles", waivable=True
)
KNOWN_OTHERWISE = Code(
    "HAB018", "warning", Text("a tile is known otherwise"), "habitats.known_tiles", waivable=True
)
NOT_USED = Code("HAB019", "note", Text("tiles are defined and lie nowhere"), "habitats.tiles", own_file=True)

GROUND_OR_SIDE = Code(
    "HAB020", "note", Text("a W that may be water or the west side"), "habitats.directions", waivable=True
)

ENTRANCE = Code("HAB021", "error", Text("not exactly one entrance"), "habitats.entrance", waivable=True)
CUT_OFF = Code("HAB022", "error", Text("a part of the reserve is cut off"), "habitats.placing", waivable=True)
ON_BORDER = Code("HAB023", "error", Text("a tile lies against a border"), "habitats.placing", waivable=True)
BELOW_ENTRANCE = Code(
    "HAB024", "error", Text("a tile lies on the road to the entrance"), "habitats.entrance", waivable=True
)
BELOW_ENTRANCE_OTHER = Code(
    "HAB025",
    "warning",
    Text("a tile lies further down below the entrance"),
    "habitats.entrance",
    waivable=True,
)
TILES_NUMBER = Code("HAB026", "warning", Text("not as many tiles as turns"), "habitats.turns", waivable=True)
TILES_UNLIKELY = Code(
    "HAB027", "note", Text("not as many tiles as turns are likely"), "habitats.turns", waivable=True
)
SUPPLY = Code("HAB028", "warning", Text("more tiles than in the box"), "habitats.turns", waivable=True)

TOKEN = Code("HAB031", "error", Text("tiles lie here that are not defined"), "habitats.reserve")
RAGGED = Code("HAB032", "error", Text("a row is longer or shorter than the others"), "habitats.reserve")
TURN = Code("HAB033", "error", Text("a tile cannot be turned so"), "habitats.reserve")
SIGN = Code("HAB034", "error", Text("this can neither score nor fail to"), "habitats.reserve")
RESERVE_MISSING = Code("HAB035", "error", Text("a player has no reserve"), "habitats.reserve")

TOO_LARGE = Code("HAB036", "error", Text("a reserve is too large"), "habitats.reserve")

OUTCOME = Code("HAB041", "error", Text("it is not said how an objective came out"), "habitats.objectives")
PLACES = Code("HAB042", "error", Text("the points of the places are missing or wrong"), "habitats.objectives")
VALUE_MISSING = Code("HAB043", "error", Text("a player has no value in an objective"), "habitats.objectives")
NO_GOAL = Code("HAB044", "error", Text("this objective cannot be measured"), "habitats.objectives")
PARKS_EARLY = Code(
    "HAB045",
    "warning",
    Text("an earlier year is measured from the final reserves"),
    "habitats.objectives",
    waivable=True,
)
YEARS_NUMBER = Code("HAB046", "error", Text("more than three years"), "habitats.objectives")
YEARS_TWICE = Code("HAB047", "error", Text("the points of the years are typed twice"), "habitats.objectives")
PLAYER_TWICE = Code("HAB048", "error", Text("a player is named twice in an objective"), "habitats.objectives")
NEGATIVE = Code("HAB049", "error", Text("points below 0"), "habitats.objectives")

OBJECTIVES_NUMBER = Code(
    "HAB050",
    "note",
    Text("not the objectives that a year has"),
    "habitats.objectives",
    waivable=True,
)

CODES: tuple[Code, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Code))
