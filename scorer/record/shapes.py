"""What guides the reading of a record: the shape of its model, and the context of a value."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.record import Shaped
from scoring_rules.frame.typed.form import ShortForm


class Shape(NamedTuple):
    """What a value is: plain text, a list, a map with keys of the user's own, or a model.

    `scalar` is what a text is converted to, `example` how the value of a field may be typed.
    """

    kind: Literal["text", "list", "map", "model"]
    form: ShortForm | None = None
    inner: Shape | None = None
    model: type[Shaped] | None = None
    scalar: type = str
    example: str = ""


@cache
def shape(annotation: Any) -> Shape:
    """Return the shape that a field's annotation describes."""
    form = None
    while True:
        origin = typing.get_origin(annotation)
        if origin is typing.Annotated:
            annotation, *marks = typing.get_args(annotation)
            form = next((mark for mark in marks if isinstance(mark, ShortForm)), form)
        elif origin in {typing.Union, types.UnionType}:
            annotation = next(each for each in typing.get_args(annotation) if each is not types.NoneType)
        else:
            break
    if origin is tuple:
        return Shape("list", form, shape(typing.get_args(annotation)[0]))
    if origin is dict:
        return Shape("map", form, shape(typing.get_args(annotation)[1]))
    if isinstance(annotation, type) and issubclass(annotation, Shaped):
        return Shape("model", form, None, annotation)
    return Shape("text", form, scalar=annotation if isinstance(annotation, type) else str)


@cache
def fields(model: type[BaseModel]) -> dict[str, Shape]:
    """Return the shapes of a model's fields by their English keys."""
    found = {}
    for key, info in model.model_fields.items():
        each = shape(typing.cast("Any", info.annotation))
        form = next((mark for mark in info.metadata if isinstance(mark, ShortForm)), each.form)
        example = next(map(str, info.examples or ()), "")
        found[key] = each._replace(form=form, example=example)
    return found


class Context(NamedTuple):
    """Where faults go, the file they are in, the record's key words, and its model.

    `untaken` are the paths of the entries that have a key which is not known and was not taken for another:
    what they lack may be what stands under it. So it is with the entries where that key belongs, and with
    a key of the record that was typed elsewhere.
    """

    found: list[Diagnostic]
    file: str
    keys: Keys
    untaken: set[str]
    record: type[BaseModel] | None = None
