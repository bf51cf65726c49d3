"""A value of another kind than its key wants: a list for a word, a word for a list, and so on."""

from __future__ import annotations

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import WRONG_SHAPE
from scorer.record.context import Context
from scorer.record.places import start
from scorer.record.shapes import Shape
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.typed.nodes import Node, Scalar, Sequence, are_words

_WHAT = {
    "text": Text("a word or a number"),
    "list": Text("a list"),
    "map": Text("keys with values"),
    "model": Text("keys with values"),
}
_SHOWN = 2
"""Keys of an entry that stand in an example where it needs none of them."""


def wrong_shape(node: Node, shape: Shape, context: Context, path: str) -> Diagnostic:
    """Return what is wrong with a value that is not of the kind that `shape` describes."""
    kind = "text" if isinstance(node, Scalar) else "list" if isinstance(node, Sequence) else "map"
    found = Text("words in braces") if are_words(node) else _WHAT[kind]
    wanted = (shape.form and shape.form.wanted) or _WHAT[shape.kind]
    label = Text("{wanted} should stand here, not {found}", wanted=wanted, found=found)
    span = node.span if isinstance(node, Scalar) else start(node.span)
    model = shape.model or (shape.inner and shape.inner.model)
    remedy = (model and model.INSTEAD) or remedy_of(shape, path, context.keys)
    return Diagnostic(WRONG_SHAPE, "error", context.file, span, label, remedy, path)


def remedy_of(shape: Shape, path: str, keys: Keys) -> Text:
    """Return how a value of a shape is typed at a path."""
    if shape.form is not None and shape.form.remedy is not None:
        return shape.form.remedy
    if shape.example:
        key = path.rpartition(".")[2]
        return Text("type it as in `{example}`", example=keys.as_typed(f"{key}: {shape.example}"))
    if shape.kind == "text":
        return Text("type one value behind the colon, without brackets and dashes")
    return _remedy_of_several(shape, keys)


def _remedy_of_several(shape: Shape, keys: Keys) -> Text:
    """Return what to type for a list or for keys with values."""
    if shape.kind == "map":
        return Text(
            "type each key with its value, as in `{example}`", example=Name("{key: value}", "{clé: valeur}")
        )
    if shape.model is not None:
        return Text("type keys with values, as in `{example}`", example=_example(shape.model, keys))
    if shape.inner is not None and shape.inner.model is not None:
        return Text(
            "begin each entry with a dash, as in `- {example}`", example=_example(shape.inner.model, keys)
        )
    return Text("type the words behind the colon, with commas between them")


def _example(model: type[BaseModel], keys: Keys) -> Name:
    """Return the keys that an entry cannot do without, as they are typed; its first ones where it can."""
    fields = model.model_fields.items()
    shown = [key for key, field in fields if field.is_required()] or [key for key, _ in fields][:_SHOWN]
    return keys.as_typed("{" + ", ".join(f"{key}: …" for key in shown) + "}")
