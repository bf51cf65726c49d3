"""Slips with what every record has: keys, colons, dashes, indentation, names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from tests.slips.slip import Edit, Slips, Span, misspelt, whole_line

_KEY = re.compile(r"(?P<begin>\s*(?:- )?)(?P<key>[a-z_]+):(?P<rest>.*)")


def _keys(lines: Sequence[str]) -> list[tuple[int, re.Match[str]]]:
    """Return the lines with keys of the record and of its players, tiles of their own left out."""
    found = [(number, match) for number, line in enumerate(lines) if (match := _KEY.fullmatch(line))]
    return [(number, match) for number, match in found if len(match["begin"]) in {0, 4}]


def key_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a key with a letter wrong."""
    number, match = rng.choice(_keys(lines))
    key = misspelt(rng, match["key"])
    changed = [*lines]
    changed[number] = f"{match['begin']}{key}:{match['rest']}"
    return changed, [Span(number + 1, match.start("key") + 1, match.start("key") + 1 + len(key))]


def colon_forgotten(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a key without its colon."""
    number, match = rng.choice([each for each in _keys(lines) if each[1]["rest"].strip()])
    changed = [*lines]
    changed[number] = f"{match['begin']}{match['key']}{match['rest']}"
    return changed, [whole_line(changed, number)]


def dash_forgotten(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a player without the dash."""
    number = rng.choice([number for number, line in enumerate(lines) if line.startswith("  - name")])
    changed = [*lines]
    changed[number] = lines[number].replace("- ", "  ", 1)
    return changed, [whole_line(changed, number)]


def blank_too_many(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a key of a player that stands one blank too far to the right or to the left."""
    inner = [number for number, match in _keys(lines) if match["begin"] == "    "]
    if not inner:
        return None
    number = rng.choice(inner)
    changed = [*lines]
    changed[number] = rng.choice((" " + lines[number], lines[number][1:]))
    return changed, [whole_line(changed, number)]


def name_of_another(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a player under the name of another."""
    names = [number for number, line in enumerate(lines) if line.startswith("  - name:")]
    if len(names) < 2:
        return None
    one, other = rng.sample(names, 2)
    changed = [*lines]
    changed[one] = lines[other]
    return changed, [whole_line(changed, one), whole_line(changed, other)]


OF_KEYS: Slips = {
    "key misspelt": key_misspelt,
    "colon forgotten": colon_forgotten,
    "dash forgotten": dash_forgotten,
    "blank too many or too few": blank_too_many,
    "name of another": name_of_another,
}
