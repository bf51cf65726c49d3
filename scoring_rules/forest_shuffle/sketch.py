"""A player's forest in text: one host a line with the cards around it, as it is typed."""

from __future__ import annotations

from textwrap import wrap

from scoring_rules.forest_shuffle.table import Table, forest_of
from scoring_rules.forest_shuffle.tally import SLOTS, Host, host_place

_WIDTH = 60
_SIGNS = {"top": "↑", "bottom": "↓", "left": "←", "right": "→"}
_PLAIN = {"top": "^", "bottom": "v", "left": "<", "right": ">"}


def sketch(
    table: Table, seat: int, marked: frozenset[str] = frozenset(), *, plain: bool = False
) -> tuple[str, ...]:
    """Return a seat's forest as lines of text, the places of `marked` in brackets.

    Args:
        table: The table.
        seat: Whose forest; ValueError where the seat has none.
        marked: Places as items name them.
        plain: Whether the signs of the slots are to be ASCII characters only.
    """
    signs = _PLAIN if plain else _SIGNS
    lines: list[str] = []
    for number, host in enumerate(forest_of(table, seat).hosts):
        lines += _host(number, host, marked, signs)
    return tuple(lines)


def _host(number: int, host: Host, marked: frozenset[str], signs: dict[str, str]) -> list[str]:
    place = host_place(number, host)
    parts = []
    for slot, faces in zip(SLOTS, host.slots, strict=True):
        if faces:
            names: dict[str, int] = {}
            for face in faces:
                names[_plain(face.printing.kind.id)] = names.get(_plain(face.printing.kind.id), 0) + 1
            said = " + ".join(name if n == 1 else f"{name} x{n}" for name, n in names.items())
            parts.append(f"{signs[slot]} " + (f"[{said}]" if f"{place}: {slot}" in marked else said))
    name = f"[{place}]" if place in marked else place
    whole = name if not parts else f"{name}: {', '.join(parts)}"
    return wrap(whole, _WIDTH, subsequent_indent="    ", break_long_words=False)


def _plain(kind: str) -> str:
    return kind.replace("_", " ")
