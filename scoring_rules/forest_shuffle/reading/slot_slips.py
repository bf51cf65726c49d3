"""A slot that is named beside a card, `left hare`, and lines that are copied from the drawing of a forest."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring_rules.forest_shuffle.data.words import SLOT_WORDS, SLOTS, SYMBOLS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short

_SLOTS = {fold(word): slot for slot, name in SLOTS.items() for word in (*name, *SLOT_WORDS[slot])}
_WORD = rf"(?P<slot>{'|'.join(sorted(_SLOTS, key=len, reverse=True))})"
_LEADING = r"(?:(?:à|a|en|au|on|at|to|the)\s+)*"
_BEFORE = re.compile(rf"\W*{_LEADING}{_WORD}(?:\W+(?P<card>.*?)[\s\]}}]*)?", re.IGNORECASE)
_BEHIND = re.compile(rf"(?P<card>\S.*?)\s*[\s([{{:]\s*{_LEADING}{_WORD}\s*[)\]}}]?", re.IGNORECASE)

_NUMBERED = re.compile(r"\[?\s*n(?:o|r|°|º)\.?\s*\d+\s+(?P<host>.*)", re.IGNORECASE)
_SIGNED = re.compile(r"\[?\s*(?:[↑↓←→^<>]|v\s)\s*(?P<card>\[?\s*[^\W\d].*)")
_LONGEST_LINE = 300


def is_slot(typed: str) -> bool:
    """Whether a word is the name of a slot."""
    return fold(typed) in _SLOTS


def slot_slip(typed: str) -> Text | None:
    """Return how slots are typed where one of them is named beside a card, or None."""
    typed = " ".join(typed.split())
    found = _BEFORE.fullmatch(typed) or _BEHIND.fullmatch(typed)
    if found is None:
        return None
    return Text(
        "the slots are typed in a list, without `|`, each host behind a dash: `- {host}: {{{slot}: {card}}}`",
        host=SYMBOLS["beech"],
        slot=SLOTS[_SLOTS[fold(found["slot"])]],
        card=short(found["card"] or "…"),
    )


def drawn_line(name: str, items: Sequence[str]) -> str | None:
    """Return how a line of a drawing is typed, without its number, signs and marks; None where it is none."""
    numbered = _NUMBERED.fullmatch(name.strip())
    signed = [_SIGNED.fullmatch(item.strip()) for item in items]
    if numbered is None and not any(signed):
        return None
    host = name if numbered is None else numbered["host"]
    cards = [item if sign is None else sign["card"] for item, sign in zip(items, signed, strict=True)]
    line = ": ".join(filter(None, (_plain(host), ", ".join(map(_plain, cards)))))
    return line if len(line) <= _LONGEST_LINE else short(line)


def _plain(typed: str) -> str:
    return re.sub(r"[\[\]]", "", typed).strip()
