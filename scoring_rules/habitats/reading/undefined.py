"""What is said of all tokens that are not defined: one message, what each may mean, lines to paste."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.quoting import as_key
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import Place
from scoring_rules.habitats.data import codes
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.data.words import EXAMPLES, KINDS, TERRAINS
from scoring_rules.habitats.reading.tiles.letters import GROUNDS, is_initial

TURNED = ("watchtower", "gate", "camp")
"""The kinds that may be turned."""
_LONGEST_SKELETON = 12
_LIKE_A_FLOWER = re.compile(r"l[^\W\d_]", re.IGNORECASE)
_FLOWERS = "lG lF lD lW"
_LIKE_EMPTY = re.compile(r"[xo0]|[_*]+", re.IGNORECASE)


class Unknown(NamedTuple):
    """Where a token that is not defined lies first, and whether it was typed with a turn."""

    place: Place
    turned: bool


def undefined(unknown: Mapping[str, Unknown], defined: Sequence[str], blocks: int) -> Finding:
    """Return what is to be said of tokens that are not defined.

    Args:
        unknown: The tokens.
        defined: All that are defined.
        blocks: How many lists define them.
    """
    tokens = tuple(f"`{short(word)}`" for word in unknown)
    label = Text("{tokens} is not defined", "{tokens} are not defined", n=len(tokens), tokens=tokens)
    marks = tuple(
        Mark(each.place, label if number == 0 else Text("`{token}`", token=short(word)))
        for number, (word, each) in enumerate(unknown.items())
    )
    rests_on = tuple(Place(("tiles", block, word)) for block in range(max(blocks, 1)) for word in unknown)
    return Finding(codes.TOKEN, marks, _remedy(unknown, defined), "first", rests_on)


def _remedy(unknown: Mapping[str, Unknown], defined: Sequence[str]) -> Text:
    shown = dict(list(unknown.items())[:_LONGEST_SKELETON])
    known = Lexicon((token, (token,)) for token in defined)
    guesses = {word: guess for word in shown if (guess := _guess(word, known))}
    lines: Value = ""
    for word, each in shown.items():
        if fold(word):
            kind = _likely_kind(word, turned=each.turned)
            lines = Text(
                "{before}{word}{line}", before=lines, word=f"\n  {as_key(word, KEYS)}: ", line=EXAMPLES[kind]
            )
    kinds = {guess.kind for guess in guesses.values()}
    if not lines:
        return Text("type `.` for an empty cell, and for each tile a word that stands under `tiles:`")
    if not guesses:
        return Text("add under `tiles:`, with what is printed on each tile:{lines}", lines=lines)
    if len(kinds) == 1 and len(guesses) == len(unknown) and kinds <= _SAID.keys():
        return _SAID[kinds.pop()].with_values(n=len(unknown), lines=lines)
    if len(unknown) > 1:
        meant = tuple(
            Text("{near} for `{token}`", near=each.meant, token=word) for word, each in guesses.items()
        )
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
    """What a token that is not defined may mean, and why that is likely."""

    kind: str
    meant: Value


_SAID: Mapping[str, Text] = {
    "empty": Text(
        "an empty cell is `.`. If it is a tile, add under `tiles:` a line such as{lines}",
        "an empty cell is `.`. If they are tiles, add under `tiles:` lines such as{lines}",
    ),
    "flower": Text(
        "a flower is `l` and its ground: {flowers}. If it is none, add under `tiles:` a line such as{lines}",
        "a flower is `l` and its ground: {flowers}. If they are none, add under `tiles:` lines such as{lines}",
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
        kind
        for kind, name in KINDS.items()
        if any(len(folded) > 1 and fold(each).startswith(folded[:3]) for each in name if each)
    )
    kind = next(alike, "watchtower" if folded.startswith("tow") else "animal")
    return "gate" if turned and kind not in TURNED else kind
