"""The short form of a record of Hexfolk: a map by its name alone."""

from __future__ import annotations

from scoring_rules.frame.typed.form import Owner, ShortForm, Typed
from scoring_rules.frame.typed.nodes import Node
from scoring_rules.frame.typed.parts import under


def _named(node: Node, _: Owner) -> Node:
    return under("name", node)


NAMED = ShortForm("a name alone, which is its `name`, or keys with values", _named, (Typed.TEXT,))
