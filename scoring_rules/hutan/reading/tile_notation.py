"""Reading the tiles as they lie: `blue circle SE, pink circle SW / white circle NE, red circle NW`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from scoring_rules.frame.finding import Finding, Findings, Mark, again
from scoring_rules.frame.language.directions import in_english, language_told
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place, Step, at
from scoring_rules.hutan.board.layout import Tile, tiles
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.variants import SCENARIOS
from scoring_rules.hutan.data.words import FIRST_GAME, TILE_COLOURS, TILE_SIDES, TILE_WORDS, TURNS

if TYPE_CHECKING:
    from scoring_rules.hutan.reading.record import HutanRecord

_NAMES = TILE_COLOURS | TILE_SIDES
_TILE_WORDS = Lexicon(
    (("colour" if word in TILE_COLOURS else "side", word), (name, word, *TILE_WORDS[word]))
    for word, name in _NAMES.items()
)
_TILE_PART = re.compile(r"[\s_@,\-–—]+")
_TWO_CORNERS = {"NO": ("NW", "NE"), "SO": ("SW", "SE")}
"""French and German initials that mean two corners: nord-ouest and Nordost."""
_VERTICAL = {"N": "nord|north|haut|top|oben|upper", "S": "sud|south|süd|bas|bottom|unten|lower"}
_ACROSS = {"W": "ouest|west|gauche|left|links", "E": "est|east|ost|droite?|right|rechts"}
_CORNER_IN_WORDS = re.compile(
    rf"(?:\b(?:en|au|à|in|at|the|oben|coin)\s+)*\b(?:(?P<N>{_VERTICAL['N']})|(?P<S>{_VERTICAL['S']}))"
    rf"[\s_-]*(?:à\s+)?(?:(?P<W>{_ACROSS['W']})|(?P<E>{_ACROSS['E']}))\b",
    re.IGNORECASE,
)
"""`sud-est`, `en bas à droite`, `bottom right`."""
_SIDES = {
    side: re.compile(f"{side}|{words}", re.IGNORECASE) for side, words in (*_VERTICAL.items(), *_ACROSS.items())
} | {"": re.compile("O", re.IGNORECASE)}
"""A side in a letter or in a word is half of a corner; which one an O is, is not told."""
_TILES = 4
_LAYOUT_SHAPES = ([2, 2], [4], [1, 1, 1, 1])
"""How many tiles the rows may have: as they lie, or one after the other."""
_FIRST_GAME = tiles("first game")
_FIRST_GAME_WORDS = {*map(fold, FIRST_GAME), "erstepartie", "1repartie", "1erepartie", "premierejeu", "1stgame"}
_ONE_TILE = _FIRST_GAME[0].name
_FOUR_TILES = Name(
    *("{}, {} / {}, {}".format(*names) for names in zip(*(tile.name for tile in _FIRST_GAME), strict=True))
)


class Laid(NamedTuple):
    """Four tiles, the slots of those whose turn was left out, and where each tile is typed."""

    tiles: tuple[Tile, ...]
    unturned: tuple[int, ...]
    places: tuple[Place, ...]


_CORNERS = re.compile(r"\b[NS]O\b", re.IGNORECASE)


def with_corners(record: HutanRecord) -> HutanRecord:
    """Return a record whose corners of tiles are in English letters, where its language tells what an O is."""
    if not language_told(record.language):
        return record

    def told(rows: tuple[tuple[str, ...], ...] | None) -> tuple[tuple[str, ...], ...] | None:
        if rows is None:
            return None
        return tuple(
            tuple(_CORNERS.sub(lambda o: in_english(o[0], record.language), tile) for tile in row) for row in rows
        )

    players = tuple(player.model_copy(update={"tiles": told(player.tiles)}) for player in record.players)
    return record.model_copy(update={"tiles": told(record.tiles), "players": players})


def table_tiles(record: HutanRecord, scenario: str | None, findings: Findings) -> Laid | None:
    """Return the tiles of the table: as typed, or as the scenario brings them."""
    forced = None if scenario is None else tiles(SCENARIOS[scenario].tiles)
    if record.tiles is None:
        if forced is not None:
            return Laid(forced, (), (at("scenario"),) * _TILES)
        if record.scenario is None and any(player.board and player.tiles is None for player in record.players):
            findings.say(
                codes.TILES_MISSING,
                at("tiles"),
                help="add the four tiles as they lie, `tiles: {example}`, or `tiles: first game`",
                example=_FOUR_TILES,
            )
        return None
    laid = read_tiles(record.tiles, ("tiles",), findings)
    if laid is None or forced is None:
        return laid
    marks = _unlike_scenario(laid, forced)
    if not marks:
        return Laid(forced, (), laid.places)
    remedy = Text("remove `tiles:`, as the scenario brings its own, or fix the scenario's letter")
    findings.append(Finding(codes.SCENARIO_TILES, marks, remedy))
    return None


def _unlike_scenario(laid: Laid, forced: tuple[Tile, ...]) -> tuple[Mark, ...]:
    """Return the tiles that are not those of the scenario; a turn that was left out may be any."""
    unlike = [
        slot
        for slot, (tile, wanted) in enumerate(zip(laid.tiles, forced, strict=True))
        if tile != wanted and (slot not in laid.unturned or tile[:2] != wanted[:2])
    ]
    if unlike and len(set(laid.places)) == 1:
        label = Text("the scenario has {tiles}", tiles=tuple(tile.name for tile in forced))
        return (Mark(laid.places[0], label),)
    return tuple(
        Mark(
            laid.places[slot],
            Text(
                "{tile} is typed, the scenario has {wanted} here", tile=laid.tiles[slot].name, wanted=forced[slot].name
            ),
        )
        for slot in unlike
    )


def read_tiles(rows: tuple[tuple[str, ...], ...], path: tuple[Step, ...], findings: Findings) -> Laid | None:
    """Return four tiles as they lie, or None if they cannot be read."""
    typed = [(word, Place((*path, row, i))) for row, line in enumerate(rows) for i, word in enumerate(line)]
    if len(typed) == 1 and fold(typed[0][0]) in _FIRST_GAME_WORDS:
        return Laid(_FIRST_GAME, (), (Place(path),) * _TILES)
    lengths = [len(row) for row in rows]
    if lengths not in _LAYOUT_SHAPES:
        _say_shape(lengths, path, findings)
        return None
    fresh = findings.watch()
    read = [(_tile(word, place, findings), place) for word, place in typed]
    known = [(tile, place) for tile, place in read if tile is not None]
    findings += _tiles_twice(known)
    if fresh:
        return None
    return Laid(
        tuple(tile if tile.turn else tile._replace(turn=TURNS[0]) for tile, _ in known),
        tuple(slot for slot, (tile, _) in enumerate(known) if not tile.turn),
        tuple(place for _, place in known),
    )


def _say_shape(lengths: list[int], path: tuple[Step, ...], findings: Findings) -> None:
    remedy = Text(
        "type the four tiles as they lie, commas between them and a slash between the rows: `{example}`,"
        " or type `first game`",
        example=_FOUR_TILES,
    )
    if sum(lengths) == _TILES:
        findings.say(
            codes.TILES_SHAPE,
            Place(path),
            "the rows have {rows} tiles, two rows of two are needed",
            help=remedy,
            rows=" / ".join(map(str, lengths)),
        )
    else:
        findings.say(
            codes.TILES_SHAPE,
            Place(path),
            "{n} tile is typed, four are needed",
            "{n} tiles are typed, four are needed",
            help=remedy,
            n=sum(lengths),
        )


def _tiles_twice(typed: list[tuple[Tile, Place]]) -> Iterator[Finding]:
    """Yield every tile of a colour that is already there."""
    first: dict[str, Place] = {}
    colours = {tile.colour for tile, _ in typed}
    missing = tuple(name for colour, name in TILE_COLOURS.items() if colour not in colours)
    for tile, place in typed:
        if tile.colour in first:
            yield again(
                codes.TILE_TWICE,
                (first[tile.colour], place),
                "the first one",
                "a second {colour} tile",
                help="a board has one tile of each colour: {missing} is missing",
                colour=TILE_COLOURS[tile.colour],
                missing=missing,
            )
        first.setdefault(tile.colour, place)


def _tile(typed: str, place: Place, findings: Findings) -> Tile | None:
    """Return one tile, or None; its turn is empty where it was left out."""
    parts: dict[str, str] = {}
    typed = _CORNER_IN_WORDS.sub(_in_letters, typed)
    for word in filter(None, _TILE_PART.split(typed)):
        kind, value = _tile_word(word, place, findings)
        if not kind:
            return None
        if kind in parts:
            findings.say(
                codes.TILE_WORD,
                place,
                "`{first}` and `{second}` cannot both be right",
                help="type colour, side and turn, as in `{example}`",
                first=_NAMES.get(parts[kind], parts[kind]),
                second=_NAMES.get(value, value),
                example=_ONE_TILE,
            )
            return None
        parts[kind] = value
    if "colour" not in parts or "side" not in parts:
        findings.say(
            codes.TILE_WORD,
            place,
            "`{typed}` does not say which colour the tile has"
            if "colour" not in parts
            else "`{typed}` does not say circle or square",
            help="the symbol in a corner of the tile shows its colour and is a circle or a square:"
            " type it as in `{example}`",
            typed=short(typed),
            example=_ONE_TILE,
        )
        return None
    return Tile(parts["colour"], parts["side"], parts.get("turn", ""))


def _in_letters(corner: re.Match[str]) -> str:
    """Return the letters of a corner that is typed in words."""
    return "".join(letter for letter, word in corner.groupdict().items() if word)


def _tile_word(word: str, place: Place, findings: Findings) -> tuple[str, str]:
    """Return what a word of a tile says (colour, side or turn) and its value; both empty if unknown."""
    if word.upper() in TURNS:
        return "turn", word.upper()
    match = _TILE_WORDS.find(word)
    if match.found is not None:
        return match.found
    if word.upper() in _TWO_CORNERS:
        west, east = _TWO_CORNERS[word.upper()]
        findings.say(
            codes.TILE_WORD,
            place,
            "`{typed}` may be {west} (ouest) or {east} (Ost)",
            help="type {west} or {east}",
            typed=word,
            west=west,
            east=east,
        )
    elif (side := next((side for side, words in _SIDES.items() if words.fullmatch(word)), None)) is not None:
        findings.say(
            codes.TILE_WORD,
            place,
            "`{typed}` is a side, but the symbol is in a corner",
            help="type one of {turns}",
            typed=word,
            turns=tuple(turn for turn in TURNS if side in turn),
        )
    else:
        near = _TILE_WORDS.near(word)
        findings.say(
            codes.TILE_WORD,
            place,
            "`{typed}` is not a word for a tile",
            help="did you mean {near}?"
            if near
            else "a tile is its colour, `circle` or `square`, and the corner of its symbol: `{example}`",
            typed=short(word),
            near=near,
            example=_ONE_TILE,
        )
    return "", ""
