"""Slips of Hexfolk, in the games of the project's own cases."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from tests.paths import CASES
from tests.slips.slip import Edit, Slips, miscounted, misspelt, whole_line, with_token

_PLACES = ("settlements", "cities", "roads")
_WORD = re.compile(r"[A-Za-z]+\d*[./]?[A-Za-z]*")
_SIDES = {".": ("N", "NE", "SE", "S", "SW", "NW"), "/": ("NE", "E", "SE", "SW", "W", "NW")}


def base(rng: Random) -> str:
    """Return a game that was played, whole."""
    whole = [file for file in sorted((CASES / "hexfolk").glob("game-*.yaml")) if ".expected" not in file.name]
    texts = [file.read_text("utf-8") for file in whole]
    return rng.choice([text for text in texts if "roads: [" in text and "map: |" not in text])


def _lists(lines: Sequence[str], *keys: str) -> list[tuple[int, re.Match[str]]]:
    """Return the words of lists of places."""
    return [
        (number, match)
        for number, line in enumerate(lines)
        if line.strip().partition(":")[0] in keys
        for match in _WORD.finditer(line, line.index(":"))
    ]


def place_otherwise(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a place at another corner or side, or at the hex beside."""
    number, word = rng.choice(_lists(lines, *_PLACES))
    match = re.fullmatch(r"([A-Z])(\d)([./])([A-Z]+)", word[0])
    if match is None:
        return None
    row, column, sign, turn = match.groups()
    if rng.random() < 0.5:
        other = f"{row}{column}{sign}{rng.choice([each for each in _SIDES[sign] if each != turn])}"
    else:
        other = f"{row}{int(column) + rng.choice((-1, 1))}{sign}{turn}"
    return with_token(lines, number, word, other)


def place_forgotten(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a list without one of its places; it may be told at any list of the player."""
    number, word = rng.choice(_lists(lines, *_PLACES))
    changed, spans = _listed(lines, number, lambda words: [each for each in words if each != word[0]])
    begin = max(at for at in range(number + 1) if "- name:" in changed[at])
    end = next((at for at in range(number + 1, len(changed)) if "- name:" in changed[at]), len(changed))
    lists = [at for at in range(begin, end) if changed[at].strip().partition(":")[0] in _PLACES]
    return changed, [*spans, *(whole_line(changed, at) for at in lists)]


def place_twice(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a list with one of its places twice."""
    number, word = rng.choice(_lists(lines, *_PLACES))
    return _listed(lines, number, lambda words: [*words, word[0]])


def _listed(lines: Sequence[str], number: int, change: Callable[[list[str]], list[str]]) -> Edit:
    match = re.search(r"\[(.*)\]", lines[number])
    assert match is not None
    return with_token(lines, number, match, f"[{', '.join(change(match[1].split(', ')))}]")


def city_for_settlement(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return settlements as cities, or cities as settlements."""
    found = [(number, match) for number, line in enumerate(lines)
             if (match := re.match(r"\s+(settlements|cities)(?=:)", line))]  # fmt: skip
    number, match = rng.choice(found)
    other = "cities" if match[1] == "settlements" else "settlements"
    key = re.compile(match[1]).search(lines[number])
    assert key is not None
    return with_token(lines, number, key, other)


def lists_exchanged(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return the lists of roads of two players exchanged."""
    roads = [number for number, line in enumerate(lines) if line.strip().startswith("roads:")]
    if len(roads) < 2:
        return None
    one, other = rng.sample(roads, 2)
    changed = [*lines]
    changed[one], changed[other] = lines[other], lines[one]
    return changed, [whole_line(changed, one), whole_line(changed, other)]


def number_off(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another number of knights, victory cards, or on a hex."""
    found = [(number, match) for number, line in enumerate(lines) if line.startswith("  ")
             for match in re.finditer(r"(?<=[a-z]: |ts |ds |st |re |ls |ns )\d+$", line)]  # fmt: skip
    if not found:
        return None
    number, match = rng.choice(found)
    return with_token(lines, number, match, str(miscounted(rng, int(match[0]))))


def word_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a terrain, a player in `turn:` or the map with a letter wrong."""
    found = [(number, match) for number, line in enumerate(lines)
             if (match := re.compile(r"(?<=: )[A-Za-z]{3,}").search(line)) and "name:" not in line]  # fmt: skip
    number, match = rng.choice(found)
    return with_token(lines, number, match, misspelt(rng, match[0]))


def place_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a place with a letter wrong."""
    number, word = rng.choice(_lists(lines, *_PLACES))
    return with_token(lines, number, word, misspelt(rng, word[0]))


SLIPS: Slips = {
    "place at another corner, side or hex": place_otherwise,
    "place forgotten": place_forgotten,
    "place twice": place_twice,
    "cities for settlements": city_for_settlement,
    "roads of two exchanged": lists_exchanged,
    "number off": number_off,
    "word misspelt": word_misspelt,
    "place misspelt": place_misspelt,
}
