"""A card whose parts are typed otherwise than `NAME (symbol) @box xN`: numbers, slots, brackets, the order."""

from __future__ import annotations

import re

from scoring_rules.forest_shuffle.data.words import SLOT_WORDS, SLOTS, SYMBOLS
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.numerals import NUMBERS, VALUES
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short

_NUMBER = rf"(?P<times>\d{{1,6}}|{'|'.join(word for words in NUMBERS.values() for word in words)})"
_SIGN = r"(?:[x×*]|fois|times|mal)"
_NUMBER_FIRST = re.compile(
    rf"{_SIGN}?\s*{_NUMBER}(?:\s*{_SIGN}\s+|\s*[×*]\s*|\s+|(?<=\d)x)(?P<name>[^\W\d].*)", re.IGNORECASE
)
"""`2 hares`, `2x hare`, `deux lièvres`."""
_NUMBER_AFTER = re.compile(
    rf"(?P<name>.*?[^\s\d(×*])(?:\s+|\s*(?=[(×*\d]))\(?\s*(?:{_SIGN}\s*)?{_NUMBER}\s*[x×*]?\s*\)?", re.IGNORECASE
)
"""`hare 2`, `hare (x2)`, `hare two`."""
_NUMBER_ALONE = re.compile(rf"{_SIGN}?\s*{_NUMBER}\s*[x×*]?", re.IGNORECASE)

_SLOTS = {fold(word): slot for slot, name in SLOTS.items() for word in (*name, *SLOT_WORDS[slot])}
_SLOT = rf"(?P<slot>{'|'.join(sorted(_SLOTS, key=len, reverse=True))})"
_LEADING = r"(?:(?:à|a|en|au|on|at|to|the)\s+)*"
_SLOT_FIRST = re.compile(rf"\W*{_LEADING}{_SLOT}(?:\W+(?P<card>.*?)[\s\]}}]*)?", re.IGNORECASE)
"""`left: hare`, `on the left hare`."""
_SLOT_AFTER = re.compile(rf"(?P<card>\S.*?)\s*[\s([{{:]\s*{_LEADING}{_SLOT}\s*[)\]}}]?", re.IGNORECASE)
"""`hare (left)`, `lièvre à gauche`."""

_NUMBER_BEFORE_SYMBOL = re.compile(r"(?P<name>[^()@]+?)\s+(?:[x×*]\s*)?(?P<times>\d{1,6})\s*(?P<rest>[(@].*)")
_BOX_BEFORE_SYMBOL = re.compile(r"(?P<name>[^()@]+?)\s*(?P<box>@[^()@]+?)\s*(?P<symbol>\([^()]*\))(?P<rest>.*)")
_OTHER_BRACKETS = re.compile(r"(?P<name>[^][(){}<>@]+?)\s*[\[{<](?P<symbol>[^][(){}<>]+)[\]}>](?P<rest>.*)")
_UNCLOSED = re.compile(
    r"(?P<name>[^()]+?)\s*\(\s*(?P<symbol>[^()]*?)(?P<rest>(?:\s*@[^()@]+?)?(?:\s+[x×*]\s*\d{1,6})?)\s*"
)


def number(typed: str) -> int | None:
    """Return the number that digits or a word are, None where they are none."""
    typed = typed.strip()
    return int(typed) if typed.isdecimal() and typed.isascii() else VALUES.get(fold(typed))


def is_number(typed: str) -> bool:
    """Whether what was typed is a number of copies and nothing else: `2`, `x2`, `two`."""
    return _NUMBER_ALONE.fullmatch(" ".join(typed.split())) is not None


def number_slip(typed: str) -> Text | None:
    """Return how a number of copies is typed where it is typed in another way, or None."""
    typed = " ".join(typed.split())
    if is_number(typed):
        return Text("a number of copies comes after the name of the card: `{name} x2`", name=SYMBOLS["birch"])
    match = _NUMBER_FIRST.fullmatch(typed) or _NUMBER_AFTER.fullmatch(typed)
    if match is None or match["name"].count("(") != match["name"].count(")"):
        return None
    n = number(match["times"])
    if n == 0:
        return Text("remove it: what is not there is not typed")
    return Text("type the number after the name: `{name} x{n}`", name=short(match["name"]), n=n or 1)


_ARTICLE = re.compile(
    r"(?:(?:le|la|les|un|une|des|du|the|a|an|der|die|das|ein|eine)\s+|l['’]\s*)(?=[^\W\d]{3})", re.IGNORECASE
)


def plain_card(typed: str) -> str:
    """Return a card as it is typed in the short form: without an article, the number of copies last.

    `2 beech`, `deux lièvres`, `beech 2`, `le chêne`, `l'écureuil`; what is in another form stays as it is.
    """
    text = " ".join(typed.split())
    if is_number(text) or slot_slip(text) is not None:
        return typed
    match = _NUMBER_FIRST.fullmatch(text) or _NUMBER_AFTER.fullmatch(text)
    if match is not None and match["name"].count("(") == match["name"].count(")") and "@" not in match["name"]:
        n = number(match["times"])
        name = _without_article(match["name"].strip())
        return typed if n == 0 else f"{name} x{n}" if (n or 1) > 1 else name
    return _without_article(text) if _ARTICLE.match(text) else typed


def _without_article(name: str) -> str:
    bare = _ARTICLE.match(name)
    return name[bare.end() :] if bare else name


def is_slot(typed: str) -> bool:
    """Whether a word is the name of a slot."""
    return fold(typed) in _SLOTS


def slot_slip(typed: str) -> Text | None:
    """Return how slots are typed where one of them is named beside a card, or None."""
    typed = " ".join(typed.split())
    match = _SLOT_FIRST.fullmatch(typed) or _SLOT_AFTER.fullmatch(typed)
    if match is None:
        return None
    return Text(
        "the slots are typed in a list, without `|`, each host after a dash: `- {host}: {{{slot}: {card}}}`",
        host=SYMBOLS["beech"],
        slot=SLOTS[_SLOTS[fold(match["slot"])]],
        card=short(match["card"] or "…"),
    )


def form_slip(typed: str) -> Text | None:
    """Return what to type for a card whose parts are in another order or in other brackets, or None."""
    typed = typed.strip()
    if (of_part := number_slip(typed) or slot_slip(typed)) is not None:
        return of_part
    if match := _NUMBER_BEFORE_SYMBOL.fullmatch(typed):
        fixed = f"{match['name']} {_closed(match['rest'])} x{match['times']}"
        return Text("the number comes last: `{mended}`", mended=short(fixed))
    if match := _BOX_BEFORE_SYMBOL.fullmatch(typed):
        fixed = f"{match['name']} {match['symbol']} {match['box']}{match['rest']}"
        return Text("the symbol comes before the box: `{mended}`", mended=short(fixed))
    if match := _OTHER_BRACKETS.fullmatch(typed):
        fixed = f"{match['name']} ({match['symbol'].strip()}){match['rest']}"
        return Text("a symbol is typed in round brackets: `{mended}`", mended=short(fixed))
    if match := _UNCLOSED.fullmatch(typed):
        fixed = f"{match['name']} ({match['symbol']}){match['rest']}"
        return Text("the bracket is not closed: `{mended}`", mended=short(fixed))
    return None


def _closed(typed: str) -> str:
    typed = typed.strip()
    return typed if typed.count("(") == typed.count(")") else f"{typed})"
