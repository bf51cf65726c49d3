"""What is said of all tokens that are not defined: one message, what each may mean, lines to paste."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scoring_rules.finding import Finding, Mark
from scoring_rules.habitats import codes
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.lines import EXAMPLES
from scoring_rules.lookup import near_names, short
from scoring_rules.names import Lexicon, fold
from scoring_rules.place import Place
from scoring_rules.quoting import as_key
from scoring_rules.text import Text

TURNED = ("watchtower", "gate", "camp")
"""The kinds that may be turned."""
_LONGEST_SKELETON = 12
_LIKE_A_FLOWER = re.compile(r"l[^\W\d_]", re.IGNORECASE)
_FLOWERS = "lG lF lD lW"


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
    lines = "".join(
        f"\n  {as_key(word)}: {EXAMPLES[_likely_kind(word, turned=each.turned)]}"
        for word, each in shown.items()
    )
    known = Lexicon((token, (token,)) for token in defined)
    near = {word: names[0] for word in shown if (names := near_names(word, known))}
    flowers = [word for word in shown if word not in near and _LIKE_A_FLOWER.fullmatch(word)]
    if not near and not flowers:
        return Text("add under `tiles:`, with what is printed on each tile:{lines}", lines=lines)
    if len(unknown) > 1:
        meant = (
            *(Text("{near} for `{token}`", near=name, token=word) for word, name in near.items()),
            *(Text("{near} for `{token}`", near=_FLOWERS, token=word) for word in flowers),
        )
        return Text(
            "did you mean {meant}? If not, add under `tiles:`, with what is printed on each tile:{lines}",
            meant=meant,
            lines=lines,
        )
    if flowers:
        return Text(
            "a flower is `l` and its ground: {flowers}. If it is none, add under `tiles:` a line such as{lines}",
            flowers=_FLOWERS,
            lines=lines,
        )
    return Text(
        "did you mean {near}? If not, add under `tiles:` a line such as{lines}",
        near=next(iter(near.values())),
        lines=lines,
    )


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
