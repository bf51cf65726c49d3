"""Slips of Habitats, in reserves grown at random."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from tests.scoring_rules.habitats.reserves import record, some_park
from tests.slips.grids import of_grid, token_slip
from tests.slips.slip import Edit, Slips, miscounted, misspelt, with_token

_TURNS = ("90", "180", "270")
_TERRAINS = ("grassland", "forest", "desert", "water")
_ANIMALS = re.compile(r"points: (\d+)")
_NEED = re.compile(r"needs: \{[^}]*?(\d+)[^}]*\}")


def base(rng: Random) -> str:
    """Return the record of two reserves."""
    return record([some_park(rng, rng.randint(12, 20)) for _ in range(2)])


def _turned(rng: Random, token: str) -> str:
    word, sign, turn = token.partition("@")
    return f"{word}@{rng.choice([each for each in _TURNS if each != turn])}" if sign else token


def _gap(_rng: Random, token: str) -> str:
    return token if token == "." else "."  # noqa: S105 - no password


def _misspelt(rng: Random, token: str) -> str:
    return token if token == "." else misspelt(rng, token)  # noqa: S105 - no password


def _other_tile(rng: Random, token: str) -> str:
    """Return a word whose number is another."""
    return re.sub(r"\d+", lambda match: str(miscounted(rng, int(match[0]))), token, count=1)


def number_wrong(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a tile with other points, or an animal with another need."""
    found = []
    for number, line in enumerate(lines):
        for pattern in (_ANIMALS, _NEED):
            found += [(number, match) for match in re.finditer(r"\d+", line) if _is_of(pattern, line, match)]
    if not found:
        return None
    number, match = rng.choice(found)
    return with_token(lines, number, match, str(miscounted(rng, int(match[0]), 1)))


def _is_of(pattern: re.Pattern[str], line: str, number: re.Match[str]) -> bool:
    return any(match.start(1) == number.start() for match in pattern.finditer(line))


def terrain_wrong(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a tile of another terrain."""
    found = [
        (number, match)
        for number, line in enumerate(lines)
        if "kind:" in line
        for match in re.finditer("|".join(_TERRAINS), line)
    ]
    number, match = rng.choice(found)
    return with_token(lines, number, match, rng.choice([each for each in _TERRAINS if each != match[0]]))


def word_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a word of a tile with a letter wrong."""
    found = [
        (number, match)
        for number, line in enumerate(lines)
        if "kind:" in line
        for match in re.finditer(r"[a-z]{3,}", line)
    ]
    number, match = rng.choice(found)
    return with_token(lines, number, match, misspelt(rng, match[0]))


SLIPS: Slips = {
    **of_grid("reserve"),
    "tile turned otherwise": token_slip("reserve", _turned),
    "tile forgotten": token_slip("reserve", _gap),
    "tile misspelt": token_slip("reserve", _misspelt),
    "another tile": token_slip("reserve", _other_tile),
    "number on a tile": number_wrong,
    "terrain of a tile": terrain_wrong,
    "word misspelt": word_misspelt,
}
