"""Parts of a Hexfolk record made whole: what is not typed comes from a small legal position."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tests.page_examples import key_of

RED: Mapping[str, str] = MappingProxyType(
    {
        "settlements": "settlements: [B1.S, D1.SW]",
        "roads": "roads: [C1/NW, B1/SW, D1/W]",
        "knights": "knights: 0",
        "victory_cards": "victory_cards: 0",
    }
)
BLUE = "settlements: [C5.NE, E3.SE], roads: [C5/NE, C5/E, E3/E], knights: 0, victory_cards: 0"
NAMES: Mapping[str, tuple[str, str]] = MappingProxyType({"en": ("Red", "Blue"), "fr": ("Rouge", "Bleu")})
OF_A_PLAYER = {"settlements", "cities", "roads", "knights", "victory_cards", "hand", "letter", "adjustments", "left"}


def whole(part: str, lang: str = "en") -> str:
    """Return a record with a part of it as typed; keys of a player are those of Red, or Rouge."""
    first, second = NAMES[lang]
    entries = _entries(part)
    players = entries.pop("players", None)
    of_red = {**RED, **{key: entries.pop(key) for key in list(entries) if key in OF_A_PLAYER}}
    typed = ["game: hexfolk", *entries.values()]
    if players is None:
        red = (f"    {line}" for line in of_red.values())
        typed += ["players:", f"  - name: {first}", *red, f"  - {{name: {second}, {BLUE}}}"]
    else:
        typed.append(players)
    return "\n".join(typed) + "\n"


def _entries(part: str) -> dict[str, str]:
    """Return the lines of each key that stands at the margin."""
    entries: dict[str, str] = {}
    key = ""
    for line in part.splitlines():
        if line[:1] not in {" ", "-", ""}:
            key = key_of(line) or line.partition(":")[0]
            entries[key] = line
        elif key:
            entries[key] += f"\n{line}"
    return entries
