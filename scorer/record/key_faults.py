"""What is wrong with the keys of an entry: one that is not known, empty, typed twice, a record typed twice."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic, Related
from scorer.record.codes import KEY_TWICE, MISSING, UNKNOWN_KEY
from scorer.record.context import Context
from scorer.record.shapes import Shape
from scorer.record.unknown_keys import remedy
from scorer.record.wrong_shape import remedy_of
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.nodes import Scalar


def empty(key: Scalar, shape: Shape, context: Context, path: str) -> Diagnostic:
    """Return what is wrong with a key that nothing stands behind, where something must."""
    label = Text("`{key}:` has no value", key=short(key.text))
    todo = (
        Text("type its value behind the colon")
        if shape.kind == "text"
        else remedy_of(shape, path, context.keys)
    )
    return Diagnostic(MISSING, "error", context.file, key.span, label, todo, path)


def unknown_key(
    key: Scalar, model: type[BaseModel], context: Context, path: str, *, helped: bool
) -> Diagnostic:
    """Return what is wrong with a key that is not known; what to do about it, where `helped`."""
    label = Text("`{key}` is not known here", key=short(key.text))
    todo = remedy(key.text, model, context.record or model, context.keys) if helped else None
    return Diagnostic(UNKNOWN_KEY, "error", context.file, key.span, label, todo, path)


def _begins_again(typed: dict[str, list[Scalar]]) -> bool:
    """Whether a whole record follows another one: its first key stands there again, and others do."""
    opening = next(iter(typed))
    return len(typed[opening]) > 1 and sum(len(keys) > 1 for keys in typed.values()) > 1


def _whole_again(keys: list[Scalar], context: Context) -> Diagnostic:
    first, again, *more = keys
    related = tuple(
        Related(key.span, Text("a record begins here"), file=context.file) for key in (first, *more)
    )
    label = Text("a whole record begins here again")
    todo = Text("keep one of them; put another game in a file of its own")
    return Diagnostic(KEY_TWICE, "error", context.file, again.span, label, todo, "", related)


def twice(typed: dict[str, list[Scalar]], context: Context, path: str) -> Iterator[Diagnostic]:
    """Yield the keys that stand twice; of a whole entry that lacks its dash, the first of them only."""
    opening = next(iter(typed), "")
    if not path and typed and _begins_again(typed):
        yield _whole_again(typed[opening], context)
        return
    run_together = path.endswith("]") and len(typed[opening]) > 1 if typed else False
    remedy = Text("keep one of them")
    if run_together:
        remedy = Text(
            "keep one of them; or, if another entry begins here, put a dash before it: `- {key}:`",
            key=short(typed[opening][-1].text),
        )
    for name, keys in typed.items():
        if len(keys) > 1 and (name == opening or not run_together):
            *earlier, last = keys
            yield Diagnostic(
                KEY_TWICE, "error", context.file, last.span,
                Text("`{key}` again", key=short(last.text)) if fold(last.text) == fold(keys[0].text)
                else Text("`{key}` is the same as `{first}`", key=short(last.text), first=short(keys[0].text)),
                remedy, f"{path}.{name}" if path else name,
                tuple(Related(key.span, Text("`{key}` first", key=short(key.text)), file=context.file) for key in earlier),
            )  # fmt: skip
