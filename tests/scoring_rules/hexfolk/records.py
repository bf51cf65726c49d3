"""Parts of a Hexfolk record made whole: what is not typed comes from a small legal position."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scoring_rules.names import fold
from scoring_rules.words import FIELD_WORDS

RED: Mapping[str, str] = MappingProxyType(
    {"settlements": "[B1.S, D1.SW]", "roads": "[C1/NW, B1/SW, D1/W]", "knights": "0", "victory_cards": "0"}
)
BLUE = (
    "  - {name: Blue, settlements: [C5.NE, E3.SE], roads: [C5/NE, C5/E, E3/E], knights: 0, victory_cards: 0}"
)
OF_A_PLAYER = {
    "settlements",
    "cities",
    "roads",
    "knights",
    "victory_cards",
    "hand",
    "letter",
    "adjustments",
    "left",
}
_KEYS = {fold(word): key for key, also in FIELD_WORDS.items() for word in (key, *also)}


def whole(part: str) -> str:
    """Return a record with a part of it as typed; keys of a player are those of Red."""
    entries = _entries(part)
    players = entries.pop("players", None)
    of_red = {**RED, **{key: entries.pop(key) for key in list(entries) if key in OF_A_PLAYER}}
    typed = ["game: hexfolk", *entries.values()]
    if players is None:
        red = [each if each.startswith(key) else f"{key}: {each}" for key, each in of_red.items()]
        typed += ["players:", "  - name: Red", *(f"    {line}" for line in red), BLUE]
    else:
        typed.append(players)
    return "\n".join(typed) + "\n"


def _entries(part: str) -> dict[str, str]:
    """Return the lines of each key that stands at the margin."""
    entries: dict[str, str] = {}
    key = ""
    for line in part.splitlines():
        if line[:1] not in {" ", "-", ""}:
            word = line.partition(":")[0]
            key = _KEYS.get(fold(word), word)
            entries[key] = line
        elif key:
            entries[key] += f"\n{line}"
    return entries
