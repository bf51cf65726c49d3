"""Every spelling of a place: `C3.N` a crossing, `C3/E` or `C3-C4` an edge, `C3` a hex; directions in words are named."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from scoring_rules.frame.finding import Code, Findings
from scoring_rules.frame.language.directions import in_english, language_told
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place
from scoring_rules.hexfolk.board.island import CORNERS, SIDES, Hex, Island
from scoring_rules.hexfolk.data.box import DIRECTION_WORDS

if TYPE_CHECKING:
    from scoring_rules.hexfolk.reading.record import HexfolkRecord

_LISTS = ("settlements", "cities", "roads")
DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_LETTER = {word.upper(): letter for letter, words in DIRECTION_WORDS.items() for word in words}


def _any_of(letters: str) -> str:
    return "|".join(word for word, letter in _LETTER.items() if letter in letters)


_IN_WORDS = re.compile(
    r"(?:(?P<row>[A-Z]{1,2})\s?0*(?P<column>\d{1,3})\s?(?P<sign>[./ :;,_\\-]?)\s?)?"
    rf"(?:(?P<first>{_any_of('NS')})(?:[ _-]?(?P<second>{_any_of('EW')}))?|(?P<alone>{_any_of('EW')}))"
)


class SpelledDirection(NamedTuple):
    """A direction in words: the hex before it and the sign between them, if any, and its letters."""

    hex: str
    sign: str
    letters: str


def spelled_direction(text: str) -> SpelledDirection | None:
    """Return the direction in words that a name in capitals has, None where it has none."""
    match = _IN_WORDS.fullmatch(text)
    if match is None:
        return None
    words = (match["first"], match["second"], match["alone"])
    letters = "".join(_LETTER[word] for word in words if word)
    return SpelledDirection(f"{match['row'] or ''}{match['column'] or ''}", match["sign"] or "", letters)


_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"›": ">", "→": ">"})
_HEX = r"([A-Z]{1,2})\s?0*(\d{1,3})"
_SUFFIXED = re.compile(rf"{_HEX}([./])([A-Z]{{1,2}})")
_BARE = re.compile(_HEX)
_BETWEEN = re.compile(rf"{_HEX}-(?:{_HEX}|(SEA|MER|MEER|EAU|WATER))")
_RUN_TOGETHER = re.compile(r"([A-Z]{1,2}?)(\d{1,3})[ :;,_\\-]?(N|NE|E|SE|S|SW|W|NW)")
"""A name with its separator missing or another: `C3NW`, `C3:NW`."""
_LETTERS_AT_END = re.compile(r"(?:(?<=[./0-9-])|^)[NS]?O$", re.IGNORECASE)
TWO_WAYS = {"NO": ("NW", "NE"), "SO": ("SW", "SE"), "O": ("W", "E")}
"""French and German initials that mean two directions: nord-ouest and Nordost."""
_SUFFIXES: dict[str, tuple[str, ...]] = {".": tuple(CORNERS), "/": tuple(SIDES)}
_ALL_OF = {".": Text("the corners are {all}"), "/": Text("the sides are {all}")}


_Meant = TypeVar("_Meant", int, Hex)


class Unreadable(NamedTuple):
    """Why something that is typed means nothing, and what to do."""

    label: Text
    help: Text


def known(meant: _Meant | Unreadable, code: Code, place: Place, findings: Findings) -> _Meant | None:
    """Return what a name means; None, and what is wrong added, where it is unreadable."""
    if isinstance(meant, Unreadable):
        findings.say(code, place, meant.label, help=meant.help)
        return None
    return meant


def folded(typed: str) -> str:
    """Return a typed name in capitals, with plain letters and dashes."""
    return unicodedata.normalize("NFKC", typed).strip().translate(_DASHES).upper()


def called(typed: str, name: str) -> Value:
    """Return a place as it was typed, with its canonical name where that is another: `C3.N (= B2.SE)`."""
    if not typed or folded(typed).replace(" ", "") == name:
        return name
    return Text("{typed} (= {name})", typed=short(typed), name=name)


def is_crossing(typed: str) -> bool:
    """Whether a name is spelled like a crossing."""
    text = folded(typed)
    match, spelled = _SUFFIXED.fullmatch(text), spelled_direction(text)
    return (match is not None and match[3] == ".") or (spelled is not None and spelled.sign == ".")


def is_hex(typed: str) -> bool:
    """Whether a name is spelled like a hex."""
    return _BARE.fullmatch(folded(typed)) is not None


def hex_of(typed: str, island: Island) -> Hex | Unreadable:
    """Return the hex that a name means."""
    match = _BARE.fullmatch(folded(typed))
    if match is None:
        return Unreadable(
            Text("`{typed}` is not a hex", typed=short(typed)),
            Text("a hex is its row and its number from the left, as in C3"),
        )
    return _hex(match[1], match[2], island)


def crossing_of(typed: str, island: Island) -> int | Unreadable:
    """Return the crossing that a name means."""
    return _of_hex(typed, ".", island)


def edge_of(typed: str, island: Island) -> int | Unreadable:
    """Return the edge that a name means."""
    between = _BETWEEN.fullmatch(folded(typed))
    return _of_hex(typed, "/", island) if between is None else _shared(between, island)


def _of_hex(typed: str, wanted: str, island: Island) -> int | Unreadable:
    """Return the corner of a hex that a name means, or the side, as its separator is wanted."""
    match = _SUFFIXED.fullmatch(folded(typed)) or _SUFFIXED.fullmatch(_in_signs(typed, wanted))
    if match is None:
        return _no_place(typed, wanted)
    row, column, separator, suffix = match.groups()
    hexagon = _hex(row, column, island)
    if isinstance(hexagon, Unreadable):
        return hexagon
    suffixes = _SUFFIXES[wanted]
    if separator == wanted and suffix in suffixes:
        return (hexagon.corners if wanted == "." else hexagon.sides)[suffixes.index(suffix)]
    return _not_of_hex(typed, wanted, hexagon, separator, suffix)


def _hex(row: str, column: str, island: Island) -> Hex | Unreadable:
    name = f"{row}{int(column)}"
    if name in island.hex_named:
        return island.hex_named[name]
    lengths = island.row_lengths
    if row in lengths:
        label = Text(
            "{hex} is not on this map: row {row} has {n} hex",
            "{hex} is not on this map: row {row} has {n} hexes",
            hex=name, row=row, n=lengths[row],
        )  # fmt: skip
    else:
        rows = list(lengths)
        label = Text("{hex} is not on this map: its rows are {first} to {last}", hex=name, first=rows[0], last=rows[-1])
    return Unreadable(label, Text("rows count from the top, hexes from the left; `map:` says which map it is"))


def _shared(between: re.Match[str], island: Island) -> int | Unreadable:
    """Return the edge between two hexes."""
    one = _hex(between[1], between[2], island)
    if isinstance(one, Unreadable):
        return one
    if between[5]:
        return Unreadable(
            Text("{hex} may have several sides to the sea", hex=one.name),
            Text("type the side with a slash, as in {example}", example=f"{one.name}/NW"),
        )
    other = _hex(between[3], between[4], island)
    if isinstance(other, Unreadable):
        return other
    shared = [side for side in one.sides if side in other.sides]
    if len(shared) != 1:
        return Unreadable(
            Text("{hex} and {other} have no edge in common", hex=one.name, other=other.name),
            Text("type the hex and its side, as in {example}", example=f"{one.name}/E"),
        )
    return shared[0]


def _not_of_hex(typed: str, wanted: str, hexagon: Hex, separator: str, suffix: str) -> Unreadable:
    """Return why what follows the name of a hex is no corner of it, or no side."""
    if suffix in TWO_WAYS:
        return two_ways(typed, suffix)
    if wanted == "." and separator == "/" and suffix in SIDES:
        corners = tuple(f"{hexagon.name}.{corner}" for corner in SIDES[suffix])
        return Unreadable(
            Text("{edge} is an edge, and edges are for roads", edge=f"{hexagon.name}/{suffix}"),
            Text("a building goes on a crossing, which is typed with a dot: {corners}", corners=corners),
        )
    if separator != wanted and (wanted == "/" or suffix in CORNERS):
        return _no_place(typed, wanted)
    label = (
        Text("`{typed}`: a hex has no corner {suffix}")
        if wanted == "."
        else Text("`{typed}`: a hex has no side {suffix}")
    )
    return Unreadable(
        label.with_values(typed=short(typed), suffix=suffix), _ALL_OF[wanted].with_values(all=_SUFFIXES[wanted])
    )


def _in_signs(typed: str, wanted: str) -> str:
    """Return a place whose direction is in words or runs into the hex, `B1 nord`, `B1N`, as it is typed in signs.

    It is the corner or the side that is wanted; empty where it is neither.
    """
    text = folded(typed)
    spelled = spelled_direction(text)
    if (
        spelled is not None
        and spelled.hex
        and spelled.sign in {"", " ", wanted}
        and spelled.letters in _SUFFIXES[wanted]
    ):
        return f"{spelled.hex}{wanted}{spelled.letters}"
    together = _RUN_TOGETHER.fullmatch(text)
    if together is not None and together[3] in _SUFFIXES[wanted]:
        return f"{together[1]}{together[2]}{wanted}{together[3]}"
    return ""


def in_english_letters(word: str, language: str | None) -> str:
    """Return a place or a step with the O of a language as it is in English: of a French record `C1.NO` is `C1.NW`."""
    return _LETTERS_AT_END.sub(lambda letters: in_english(letters[0], language), word)


def with_directions(record: HexfolkRecord) -> HexfolkRecord:
    """Return a record with directions in English letters, where its language tells what an O is."""
    if not language_told(record.language):
        return record

    def told(lists: tuple[tuple[str, ...], ...] | None) -> tuple[tuple[str, ...], ...] | None:
        if lists is None:
            return None
        return tuple(tuple(in_english_letters(word, record.language) for word in words) for words in lists)

    players = tuple(
        player.model_copy(update={key: told(getattr(player, key)) for key in _LISTS}) for player in record.players
    )
    return record.model_copy(update={"players": players})


def two_ways(typed: str, suffix: str) -> Unreadable:
    """Return what is wrong with initials of French and German that mean two directions."""
    return Unreadable(
        Text("`{typed}`: {suffix} is two directions, ouest is W, Ost is E", typed=short(typed), suffix=suffix),
        Text("type one of {turns}", turns=TWO_WAYS[suffix]),
    )


def in_letters(typed: str, separator: str = "") -> Unreadable | None:
    """Return what to type for a direction in words, after a hex or, without `separator`, as a step."""
    spelled = spelled_direction(folded(typed))
    if spelled is None or bool(spelled.hex) != bool(separator):
        return None
    # `A1/nord-est` is a side whatever is asked for; `A1/nord` can only be a corner with a wrong separator.
    sign = "/" if spelled.sign == "/" and spelled.letters in SIDES else separator
    all_letters = _SUFFIXES.get(sign, DIRECTIONS)
    label = Text("`{typed}` has a direction in words", typed=short(typed))
    if spelled.letters not in all_letters:
        return Unreadable(label, _ALL_OF[sign].with_values(all=all_letters))
    meant = f"{spelled.hex}{sign}{spelled.letters}" if sign else spelled.letters.lower()
    return Unreadable(label, Text("directions are letters ({all}): type {meant}", all=DIRECTIONS, meant=meant))


def _no_place(typed: str, separator: str) -> Unreadable:
    """Return why a text is no place: most often its separator is missing or another."""
    spelled = in_letters(typed, separator)
    if spelled is not None:
        return spelled
    if separator == ".":
        label = Text("`{typed}` is not a crossing", typed=short(typed))
        remedy = Text("a crossing is a hex, a dot and a corner, as in C3.N")
    else:
        label = Text("`{typed}` is not an edge", typed=short(typed))
        remedy = Text("an edge is a hex, a slash and a side, as in C3/E, or two hexes, as in C3-C4")
    meant = _RUN_TOGETHER.fullmatch(folded(typed).replace(".", "").replace("/", ""))
    if meant is not None and meant[3] in _SUFFIXES[separator]:
        near = f"{meant[1]}{meant[2]}{separator}{meant[3]}"
        remedy = Text("did you mean {near}?", near=near)
    return Unreadable(label, remedy)
