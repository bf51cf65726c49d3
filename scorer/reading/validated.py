"""From nodes to the validated record: its long form, checked against the model of its game."""

from __future__ import annotations

from typing import Any, NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.record.cut import cut_numbers, cut_texts
from scorer.record.normalise import long_form
from scorer.record.places import Places, start
from scorer.record.shapes import Context, Shape
from scorer.record.validate import Path, validate
from scorer.source.codes import TOO_MANY
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_VALUES
from scoring_rules.frame.typed.nodes import Document, Node, size


class Validated(NamedTuple):
    """A record, where its parts are, and the paths that were left out or are beside unknown keys."""

    record: Any
    places: Places
    left_out: set[Path]
    untaken: set[str]


def validated(root: Node, slug: str, document: Document, found: list[Diagnostic]) -> Validated | None:
    """Return the record of a game that nodes describe, None where nothing of it can be read.

    What is wrong is added to `found`.
    """
    game = load_game(slug)
    model = game.record()
    untaken: set[str] = set()
    whole = long_form(root, Shape("model", None, None, model), Context(found, document.name, game.keys, untaken))
    assert whole is not None  # noqa: S101 - the root is a mapping
    n = size(whole)
    if n > MOST_VALUES:
        label = Text("{n} values are typed, at most {most} can be read", n=n, most=MOST_VALUES)
        remedy = Text("a game needs far fewer: check that this is the right text")
        found.append(Diagnostic(TOO_MANY, "error", document.name, start(root.span), label, remedy))
        return None
    places = Places(document.name, whole)
    record, invalid, left_out = validate(model, whole, places, game.keys, untaken)
    cut = cut_numbers(document, root, game.keys)
    found += invalid + cut_texts(document, whole) + [*cut.values()]
    return None if record is None else Validated(record, places, left_out | {(key,) for key in cut}, untaken)
