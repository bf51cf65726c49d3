"""What is wrong with the shape of an entry: a value of another kind, a key that is unknown, empty or typed twice."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic, Related
from scorer.record.codes import KEY_TWICE, MISSING, UNKNOWN_KEY, WRONG_SHAPE
from scorer.record.places import start
from scorer.record.shapes import Context, Shape
from scorer.record.unknown_keys import remedy
from scorer.source.codes import TOO_MANY
from scoring_rules.frame.board.squares import too_wide
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.limits import MOST_COLUMNS
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.nodes import Node, Scalar, Sequence, Span, are_words
from scoring_rules.frame.typed.place import Row

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
    label = Text("{wanted} should be here, not {found}", wanted=wanted, found=found)
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
        return Text("type one value after the colon, without brackets and dashes")
    return _remedy_of_several(shape, keys)


def _remedy_of_several(shape: Shape, keys: Keys) -> Text:
    """Return what to type for a list or for keys with values."""
    if shape.kind == "map":
        return Text("type each key with its value, as in `{example}`", example=Name("{key: value}", "{clé: valeur}"))
    if shape.model is not None:
        return Text("type keys with values, as in `{example}`", example=_example(shape.model, keys))
    if shape.inner is not None and shape.inner.model is not None:
        return Text("begin each entry with a dash, as in `- {example}`", example=_example(shape.inner.model, keys))
    return Text("type the words after the colon, with commas between them")


def _example(model: type[BaseModel], keys: Keys) -> Name:
    """Return the keys that an entry cannot do without, as they are typed; its first ones where it can."""
    fields = model.model_fields.items()
    shown = [key for key, field in fields if field.is_required()] or [key for key, _ in fields][:_SHOWN]
    return keys.as_typed("{" + ", ".join(f"{key}: …" for key in shown) + "}")


def empty(key: Scalar, shape: Shape, context: Context, path: str) -> Diagnostic:
    """Return what is wrong with a key that nothing stands behind, where something must."""
    label = Text("`{key}:` has no value", key=short(key.text))
    todo = Text("type its value after the colon") if shape.kind == "text" else remedy_of(shape, path, context.keys)
    return Diagnostic(MISSING, "error", context.file, key.span, label, todo, path)


def empty_entries(node: Sequence, context: Context, path: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the entries of a list that nothing stands in: they are not left out without a word."""
    remedy = Text("type what belongs there, or remove it")
    for index, item in enumerate(node.items):
        if isinstance(item, Scalar) and not item.given:
            label, here = Text("this entry is empty"), f"{path}[{index}]"
            yield Diagnostic(MISSING, "error", context.file, start(item.span), label, remedy, here)


def unknown_key(
    key: Scalar,
    model: type[BaseModel],
    context: Context,
    path: str,
    *,
    helped: bool,
    beside: Collection[str | None] = (),
) -> Diagnostic:
    """Return what is wrong with a key that is not known; what to do about it, where `helped`."""
    label = Text("`{key}` is not known here", key=short(key.text))
    todo = remedy(key.text, model, context.record or model, context.keys, beside) if helped else None
    return Diagnostic(UNKNOWN_KEY, "error", context.file, key.span, label, todo, path)


def _begins_again(typed: dict[str, list[Scalar]]) -> bool:
    """Whether a whole record follows another one: its first key stands there again, and others do."""
    opening = next(iter(typed))
    return len(typed[opening]) > 1 and sum(len(keys) > 1 for keys in typed.values()) > 1


def _whole_again(keys: list[Scalar], context: Context) -> Diagnostic:
    first, again, *more = keys
    related = tuple(Related(key.span, Text("a record begins here"), file=context.file) for key in (first, *more))
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


def too_many(n: int, span: Span, context: Context, path: str, most: int) -> Diagnostic:
    """Return that a list or a map has more entries than can be read."""
    label = Text("{n} entries begin here, at most {most} can be read", n=n, most=most)
    remedy = Text("a game needs far fewer: check that this is the right text")
    return Diagnostic(TOO_MANY, "error", context.file, span, label, remedy, path)


def too_long_row(lines: Iterable[Node], context: Context, path: str) -> Diagnostic:
    """Return what is wrong with the first row of a grid that is too long to be read; there is one."""
    scalars = [line for line in lines if isinstance(line, Scalar)]
    wide = too_wide([line.text for line in scalars], MOST_COLUMNS)
    assert wide is not None  # noqa: S101 - it is asked for where there is one
    row, line = wide
    label = Text(
        "row {row} has more than {most} words, the most that can be read", row=str(Row(row)), most=MOST_COLUMNS
    )
    remedy = Text("a row of a board is far shorter: look for lines that have run together")
    return Diagnostic(TOO_MANY, "error", context.file, start(scalars[line].span), label, remedy, path)
