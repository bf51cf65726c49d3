"""A value of another kind than its key wants: a list for a word, a word for a list, and so on."""

from __future__ import annotations

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic
from scorer.base.nodes import Node, Scalar, Sequence, are_words
from scorer.record.codes import WRONG_SHAPE
from scorer.record.places import start
from scorer.record.shapes import Shape
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.language.words import as_typed
from scoring_rules.frame.record import Form

_WHAT = {
    "text": Text("a word or a number"),
    "list": Text("a list"),
    "map": Text("keys with values"),
    "model": Text("keys with values"),
}
_WHAT_OF_FORM = {
    Form.GRID: Text("the rows of the board"),
    Form.COUNTS: Text("numbers and words"),
    Form.TOTAL: Text("points"),
    Form.CARDS: Text("a number"),
    Form.SERIES: Text("numbers"),
}
_FORMS: dict[Form | None, Text] = {
    Form.GRID: Text("type `|` behind the colon and the rows of the board on the lines below"),
    Form.COUNTS: Text("type numbers and words, as in `16 trees 2 animals`"),
    Form.SERIES: Text("type one number, or several with commas between them"),
    Form.ENTRIES: Text("type `|` behind the colon and an entry on each of the lines below"),
    Form.CARDS: Text(
        "type how many cards there are, as in `cave: 3`; if it is a cave of its own kind, `{example}`",
        example=Name(
            "cave: {type: bat cave, cards: 3}", "grotte: {type: grotte aux chauves-souris, cartes: 3}"
        ),
    ),
    Form.TOTAL: Text(
        "type the points, as in `84`, or points by category, as in `{example}`",
        example=as_typed("{total: 84}"),
    ),
}


_SHOWN = 2
"""Keys of an entry that stand in an example where it needs none of them."""


def wrong_shape(node: Node, shape: Shape, file: str, path: str) -> Diagnostic:
    """Return what is wrong with a value that is not of the kind that `shape` describes."""
    kind = "text" if isinstance(node, Scalar) else "list" if isinstance(node, Sequence) else "map"
    found = Text("words in braces") if are_words(node) else _WHAT[kind]
    wanted = _WHAT[shape.kind] if shape.form is None else _WHAT_OF_FORM.get(shape.form, _WHAT[shape.kind])
    label = Text("{wanted} should stand here, not {found}", wanted=wanted, found=found)
    span = node.span if isinstance(node, Scalar) else start(node.span)
    model = shape.model or (shape.inner and shape.inner.model)
    remedy = getattr(model, "INSTEAD", None) or remedy_of(shape, path)
    return Diagnostic(WRONG_SHAPE, "error", file, span, label, remedy, path)


def remedy_of(shape: Shape, path: str) -> Text:
    """Return how a value of a shape is typed at a path."""
    if shape.form in _FORMS:
        return _FORMS[shape.form]
    if shape.example:
        key = path.rpartition(".")[2]
        return Text("type it as in `{example}`", example=as_typed(f"{key}: {shape.example}"))
    if shape.kind == "text":
        return Text("type one value behind the colon, without brackets and dashes")
    return _remedy_of_several(shape)


def _remedy_of_several(shape: Shape) -> Text:
    """Return what to type for a list or for keys with values."""
    if shape.kind == "map":
        return Text(
            "type each key with its value, as in `{example}`", example=Name("{key: value}", "{clé: valeur}")
        )
    if shape.model is not None:
        return Text("type keys with values, as in `{example}`", example=_example(shape.model))
    if shape.inner is not None and shape.inner.model is not None:
        return Text("begin each entry with a dash, as in `- {example}`", example=_example(shape.inner.model))
    return Text("type the words behind the colon, with commas between them")


def _example(model: type[BaseModel]) -> Name:
    """Return the keys that an entry cannot do without, as they are typed; its first ones where it can."""
    fields = model.model_fields.items()
    keys = [key for key, field in fields if field.is_required()] or [key for key, _ in fields][:_SHOWN]
    return as_typed("{" + ", ".join(f"{key}: …" for key in keys) + "}")
