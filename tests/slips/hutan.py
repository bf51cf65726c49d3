"""Slips of Hutan, in random legal tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from tests.scoring_rules.hutan.boards import legal_table, record_text
from tests.slips.grids import of_grid, token_slip
from tests.slips.slip import Edit, Slips, miscounted, misspelt, with_token

_COLOURS = "rybgw"
_SIDES = {"circle": "square", "square": "circle"}
_CORNERS = ("NE", "SE", "SW", "NW")


def base(rng: Random) -> str:
    """Return the record of a table that can have been played."""
    return record_text(legal_table(rng))


def _colour(rng: Random, token: str) -> str:
    """Return a token of another colour."""
    return token if token[0] not in _COLOURS else rng.choice(_COLOURS.replace(token[0], "")) + token[1:]


def _piece(rng: Random, token: str) -> str:
    """Return a token without its tree or animal, or with one; a tree for an animal."""
    if token[0] not in _COLOURS:
        return token
    return token[0] + rng.choice([each for each in ("", "T", "A") if each != token[1:]])


def _empty(rng: Random, token: str) -> str:
    """Return a cell as empty that is not, and a flower where there is none."""
    return rng.choice(_COLOURS) if token == "." else "."  # noqa: S105 - no password


def _lake(_rng: Random, token: str) -> str:
    return "." if token == "~~" else token  # noqa: S105 - no password


def _tiles(lines: Sequence[str]) -> list[tuple[int, re.Match[str]]]:
    at = [number for number, line in enumerate(lines) if line.startswith("  - [")]
    return [(number, match) for number in at for match in re.finditer(r"[^\s,\[\]-]+", lines[number])]


def tile_otherwise(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a tile with another side or another corner."""
    words = [(number, word) for number, word in _tiles(lines) if word[0] in _SIDES or word[0] in _CORNERS]
    if not words:
        return None
    number, word = rng.choice(words)
    other = _SIDES.get(word[0]) or rng.choice([each for each in _CORNERS if each != word[0]])
    return with_token(lines, number, word, other)


def tiles_exchanged(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return two tiles in a row the other way round."""
    rows = [number for number, line in enumerate(lines) if line.startswith("  - [")]
    if not rows:
        return None
    number = rng.choice(rows)
    one, other = lines[number].removeprefix("  - [").removesuffix("]").split(", ")
    match = re.search(r"\[.*\]", lines[number])
    assert match is not None
    return with_token(lines, number, match, f"[{other}, {one}]")


def card_misread(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another number for a card of the ecosystem."""
    rows = [number for number, line in enumerate(lines) if line.startswith("ecosystem:")]
    if not rows:
        return None
    number = rng.choice(rows)
    card = rng.choice(list(re.finditer(r"\d+", lines[number])))
    return with_token(lines, number, card, str(miscounted(rng, int(card[0]), 1)))


def word_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a mode or a word of a tile with a letter wrong."""
    words = [(number, word) for number, word in _tiles(lines) if len(word[0]) > 2]
    words += [
        (number, match)
        for number, line in enumerate(lines)
        if (match := re.compile(r"\w+$").search(line)) and line.startswith("mode:")
    ]
    number, word = rng.choice(words)
    return with_token(lines, number, word, misspelt(rng, word[0]))


def _letter(rng: Random, token: str) -> str:
    return misspelt(rng, token)


SLIPS: Slips = {
    **of_grid("board"),
    "another colour": token_slip("board", _colour),
    "piece forgotten or too many": token_slip("board", _piece),
    "cell empty that is not": token_slip("board", _empty),
    "lake forgotten": token_slip("board", _lake),
    "letter of a token": token_slip("board", _letter),
    "tile turned or on its other side": tile_otherwise,
    "tiles exchanged": tiles_exchanged,
    "card misread": card_misread,
    "word misspelt": word_misspelt,
}
