"""The tokens of a typed reserve, `.` `lio` `lio+` `cam@90` `G` `lF` `D:GGGF6`, and what is said of those without meaning.

All tokens that are not defined share one message: what each may mean, and lines to paste.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, Findings, Mark
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.quoting import as_key
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.data.words import KINDS, LETTERS, NEEDED_WORDS, TERRAINS
from scoring_rules.habitats.reading.tiles.words import GROUNDS, Word, is_initial, like_letters, no_terrain, unread

EMPTY = re.compile(r"[.…]+|-+")
LOOSE = re.compile(r"@\S*|\+")
"""A turn or a sign by itself, after a space too many; it is not a cell."""
_FLOWER = re.compile(r"l([GFDW])")
_GROUND = re.compile(r"[GFDW]")
_ANIMAL = re.compile(r"([GFDW]{1,2}):([GFDWL]+)(\d{1,6})", re.IGNORECASE)
_TOKEN = re.compile(r"(?P<name>[^@]*?[^@+-])(?:@(?P<turn>[^@+-]*))?(?P<sign>[+-])?")
_QUARTER = 90
_RESERVED: tuple[tuple[re.Pattern[str], Text], ...] = (
    (re.compile(rf"\A(?:{EMPTY.pattern})\Z"), Text("is an empty cell")),
    (re.compile(r"\A[GFDW]\Z", re.IGNORECASE), Text("is plain ground")),
    (re.compile(r"\Al[GFDW]\Z", re.IGNORECASE), Text("is a flower")),
    (re.compile(rf"\A(?:{_ANIMAL.pattern})\Z", re.IGNORECASE), Text("is an animal typed in place")),
    (re.compile(r"\A[=#]"), Text("begins with a sign that has a meaning of its own")),
    (re.compile(r"@|[+-]\Z"), Text("has a sign after it, as for a turn or for what scored")),
    (re.compile(r"\A\Z|\s"), Text("is not one word")),
)


class Parts(NamedTuple):
    """A token in its parts: the word, the turn in degrees as typed, and what was claimed of it."""

    word: str
    turn: str | None
    sign: str


def parts(token: str) -> Parts | None:
    """Return the parts of a token, None where a turn or a sign is in the wrong place."""
    match = _TOKEN.fullmatch(token)
    return None if match is None else Parts(match["name"], match["turn"], match["sign"] or "")


def quarters(typed: str | None) -> int | None:
    """Return the quarters of a typed turn, 0 where there is none; None where it is no right angle."""
    if typed is None:
        return 0
    if typed.isdigit() and len(typed) <= len("270") and int(typed) % _QUARTER == 0:
        return int(typed) // _QUARTER % 4
    return None


def tile_in_place(word: str) -> Tile | None:
    """Return the tile of a token that needs no definition: plain ground, a flower, an animal typed in place."""
    if _GROUND.fullmatch(word):
        return Tile("plain", token=word, terrains=(LETTERS.index(word),))
    if match := _FLOWER.fullmatch(word):
        return Tile("flower", token=word, terrains=(LETTERS.index(match[1]),))
    if match := _ANIMAL.fullmatch(word):
        ground = tuple(LETTERS.index(letter) for letter in match[1].upper())
        if len(set(ground)) < len(ground):
            return None
        needed = match[2].upper()
        needs = tuple((i, needed.count(letter)) for i, letter in enumerate(LETTERS) if letter in needed)
        return Tile("animal", token=word, terrains=ground, needs=needs, points=int(match[3]))
    return None


_GROUND_WORDS = {
    fold(word): index
    for index, (name, others) in enumerate(zip(TERRAINS, NEEDED_WORDS, strict=False))
    for word in (*name, *others)
}
_IN_FRENCH = str.maketrans({"S": "G", "E": "W"})
"""The letters of grounds that differ in French: savane, eau."""


def ground_in_words(word: str, language: str) -> Tile | None:
    """Return the plain ground or the flower that a word names, `savane`, or a French letter does, `lE`."""
    index = _GROUND_WORDS.get(fold(word))
    if index is not None:
        return Tile("plain", token=LETTERS[index], terrains=(index,))
    french = f"{word[:-1].lower()}{word[-1:].upper().translate(_IN_FRENCH)}"
    return tile_in_place(french) if language == "fr" and french[:-1] in {"", "l"} else None


def reserved(word: str) -> Text | None:
    """Return what a word means in a reserve, if no tile can be called that; None for any other."""
    return next((meaning for pattern, meaning in _RESERVED if pattern.search(word)), None)


_EMPTY_REMEDY = Text("type `.` for an empty cell, and for each tile a word from `tiles:`")
_BEFORE_TURN = re.compile(r"(?P<name>[^@]*[^@+-])(?P<sign>[+-])@(?P<turn>[0-9]+)")
_LONGEST_SKELETON = 12
_LIKE_A_FLOWER = re.compile(r"l[^\W\d_]", re.IGNORECASE)
_FLOWERS = "lG lF lD lW"
_LIKE_EMPTY = re.compile(r"[xo0]|[_*]+", re.IGNORECASE)


def misplaced_sign(token: str, place: Place, findings: Findings) -> None:
    """Say what is wrong with a token whose turn or sign is in the wrong place."""
    typed = short(token)
    if LOOSE.fullmatch(token):
        code = codes.TURN if token[0] == "@" else codes.SIGN
        remedy = Text("remove the space before `{token}`", token=typed)
        findings.say(code, place, "`{token}` is on its own", help=remedy, token=typed)
    elif match := _BEFORE_TURN.fullmatch(token):
        remedy = Text("type `{mended}`", mended=f"{match['name']}@{match['turn']}{match['sign']}")
        findings.say(codes.TURN, place, "`{token}`: the sign comes before the turn", help=remedy, token=typed)
    elif "@" in token:
        wrong_turn(token, place, findings)
    else:
        remedy = Text("one is enough: `+` if the table thinks that it scores, `-` if not")
        findings.say(codes.SIGN, place, "`{token}` has more than one sign", help=remedy, token=typed)


def wrong_turn(token: str, place: Place, findings: Findings) -> None:
    """Say that a turn is no right angle."""
    remedy = Text("type @90, @180 or @270, for how far it is turned clockwise")
    findings.say(codes.TURN, place, "the turn of `{token}` cannot be read", help=remedy, token=short(token))


def is_no_word(word: str, place: Place, findings: Findings) -> bool:
    """Whether no definition would help a token; what is wrong with it is said."""
    typed, token = Word(word, place), short(word)
    ground, colon, _ = word.partition(":")
    if colon and like_letters(ground):
        no_terrain(Word(ground, place), findings)
    elif colon:
        remedy = Text("type ground, needs and points, as in `{example}`", example="D:GGGF6")
        unread(findings, typed, "`{token}` cannot be read as an animal typed in place", help=remedy, token=token)
    elif not fold(word):
        unread(findings, typed, "`{token}` is not a word", help=_EMPTY_REMEDY, token=token)
    else:
        return False
    return True


class Unknown(NamedTuple):
    """Where a token that is not defined comes first, and whether it was typed with a turn."""

    place: Place
    turned: bool


def undefined(unknown: Mapping[str, Unknown], defined: Sequence[str], blocks: int) -> Finding:
    """Return what is to be said of unknown tokens, where some lists define the others."""
    tokens = tuple(f"`{short(word)}`" for word in unknown)
    label = Text("{tokens} is not defined", "{tokens} are not defined", n=len(tokens), tokens=tokens)
    marks = tuple(
        Mark(token.place, label if number == 0 else Text("`{token}`", token=short(word)))
        for number, (word, token) in enumerate(unknown.items())
    )
    rests_on = tuple(Place(("tiles", block, word)) for block in range(max(blocks, 1)) for word in unknown)
    return Finding(codes.TOKEN, marks, _remedy(unknown, defined), "first", rests_on)


def _remedy(unknown: Mapping[str, Unknown], defined: Sequence[str]) -> Text:
    shown = dict(list(unknown.items())[:_LONGEST_SKELETON])
    known = Lexicon((token, (token,)) for token in defined)
    guesses = {word: guess for word in shown if (guess := _guess(word, known))}
    lines: Value = ""
    for word, token in shown.items():
        if fold(word):
            example = KINDS[_likely_kind(word, turned=token.turned)].example
            lines = Text("{before}{word}{line}", before=lines, word=f"\n  {as_key(word, KEYS)}: ", line=example)
    meanings = {guess.meaning for guess in guesses.values()}
    if not lines:
        return _EMPTY_REMEDY
    if not guesses:
        return Text("add under `tiles:`, with what is printed on each tile:{lines}", lines=lines)
    if len(meanings) == 1 and len(guesses) == len(unknown) and meanings <= _OF_ALL.keys():
        return _OF_ALL[meanings.pop()].with_values(n=len(unknown), lines=lines)
    if len(unknown) > 1:
        meant = tuple(Text("{near} for `{token}`", near=guess.meant, token=word) for word, guess in guesses.items())
        return Text(
            "did you mean {meant}? If not, add under `tiles:`, with what is printed on each tile:{lines}",
            meant=meant,
            lines=lines,
        )
    return Text(
        "did you mean {near}? If not, add under `tiles:` a line such as{lines}",
        near=next(iter(guesses.values())).meant,
        lines=lines,
    )


class _Guess(NamedTuple):
    """What a token that is not defined may mean, and how that is said."""

    meaning: str
    meant: Value


_OF_ALL: Mapping[str, Text] = {
    "empty": Text(
        "an empty cell is `.`. If it is a tile, add under `tiles:` a line such as{lines}",
        "an empty cell is `.`. If they are tiles, add under `tiles:` lines such as{lines}",
    ),
    "flower": Text(
        "a flower is `l` and its ground: {flowers}. If it is not a flower, add under `tiles:` a line such as{lines}",
        "a flower is `l` and its ground: {flowers}. If they are not flowers, add under `tiles:` lines such as{lines}",
        flowers=_FLOWERS,
    ),
    "ground": Text(
        "plain ground is {letters}: {terrains}. If it is a tile of another kind, add under `tiles:` a line such as{lines}",
        "plain ground is {letters}: {terrains}. If they are tiles of another kind, add under `tiles:` lines such as{lines}",
        letters=" ".join(GROUNDS),
        terrains=TERRAINS,
    ),
}
"""What is said where all tokens may mean such a thing."""


def _guess(word: str, known: Lexicon[str]) -> _Guess | None:
    if means_empty(word):
        return _Guess("empty", Text("`.`, an empty cell,"))
    near = known.near(word)
    if near:
        return _Guess("near", near[0])
    if _LIKE_A_FLOWER.fullmatch(word):
        return _Guess("flower", _FLOWERS)
    return _Guess("ground", " ".join(GROUNDS)) if is_initial(word) else None


def means_empty(word: str) -> bool:
    """Whether a token is one of the signs that people draw for an empty cell."""
    return _LIKE_EMPTY.fullmatch(word) is not None


def _likely_kind(word: str, *, turned: bool) -> str:
    """Return the kind that a token sounds like: `tow` a watchtower, `gat` a gate, all else an animal."""
    folded = fold(word)
    alike = (
        key
        for key, kind in KINDS.items()
        if any(len(folded) > 1 and fold(name).startswith(folded[:3]) for name in kind.name if name)
    )
    kind = next(alike, "watchtower" if folded.startswith("tow") else "animal")
    return "gate" if turned and not KINDS[kind].turns else kind
