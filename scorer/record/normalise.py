"""The long form of a record: English keys, short forms written out, what is not given left out.

Guided by the record model's shape. Unknown keys, keys typed twice and values of the wrong kind are
found here, at their places. A value of the wrong kind stays in its place as one that is not given, so
that everything else can still be read and nothing is said of it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import FOLDED_GRID
from scorer.record.places import start
from scorer.record.shapes import Context, Shape, fields
from scorer.record.unknown_keys import goes_below, keys_of, may_stand_at, meant
from scoring_rules.frame.board.squares import too_wide
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_COLUMNS, MOST_ENTRIES, MOST_HELPED, MOST_ROWS
from scoring_rules.frame.typed.form import Owner
from scoring_rules.frame.typed.forms import GRID, TOTAL
from scoring_rules.frame.typed.nodes import Included, Mapping, Node, Scalar, Sequence, are_words


def long_form(node: Node, shape: Shape, context: Context, path: str = "") -> Node | None:
    """Return a value in its long form, or None where it is of the wrong kind."""
    if isinstance(node, Included):
        if not _given(node.node):
            return None
        inside = long_form(node.node, shape, context._replace(file=node.document.name), path)
        return None if inside is None else Included(node.document, inside, node.span)
    if shape.form is GRID and isinstance(node, Scalar) and node.style == "folded":
        remedy = Text("type `|` for `>` after the colon")
        context.found.append(Diagnostic(FOLDED_GRID, "error", context.file, start(node.span), None, remedy, path))
        return None
    if shape.form is not None:
        node = shape.form.expand(node, Owner(context.keys, _fields(shape)))
    return _of_kind(node, shape, context, path)


def _fields(shape: Shape) -> tuple[str, ...]:
    """Return the keys of a value's own model, or of the models that it is a list of."""
    model = shape.model or (shape.inner and shape.inner.model)
    return tuple(fields(model)) if model is not None else ()


def _of_kind(node: Node, shape: Shape, context: Context, path: str) -> Node | None:
    inside: Node | None = None
    most = MOST_ROWS if shape.form is GRID else MOST_ENTRIES
    if shape.kind in {"list", "map"} and _size(node) > most:
        from scorer.record.shape_faults import too_many

        context.found.append(too_many(_size(node), start(node.span), context, path, most))
        return None
    match shape.kind, node:
        case "model", Mapping() if not (are_words(node) and shape.model and shape.model.INSTEAD):
            inside = _model(node, shape.model, context, path)
        case "map", Mapping() if node.entries or shape.form is not TOTAL:
            inside = _map(node, shape, context, path)
        case "list", Sequence():
            inside = _list(node, shape, context, path)
        case "text", Scalar():
            inside = node
        case _:
            _say_wrong_shape(node, shape, context, path)
    return inside


def _size(node: Node) -> int:
    if isinstance(node, Scalar):
        return 1
    return len(node.items) if isinstance(node, Sequence) else len(node.entries) if isinstance(node, Mapping) else 0


def _model(node: Mapping, model: type[BaseModel] | None, context: Context, path: str) -> Mapping:
    assert model is not None  # noqa: S101 - a shape of kind "model" has one
    if context.record is None:
        context = context._replace(record=model)
    known, shapes = keys_of(model, context.keys), fields(model)
    names = [known.exact(key.text) for key, _ in node.entries]
    beside = set(names)
    entries: list[tuple[Scalar, Node]] = []
    typed: dict[str, list[Scalar]] = {}
    for (key, value), exact in zip(node.entries, names, strict=True):
        name = exact
        if name is None:
            from scorer.record.shape_faults import unknown_key

            helped = len(context.found) < MOST_HELPED
            context.found.append(unknown_key(key, model, context, path, helped=helped, beside=beside))
            beside |= set(goes_below(key.text, model, context.keys))
            name = meant(key.text, model, context.keys) if helped else None
            if name is None or name in names:
                context.untaken.update((path, *may_stand_at(key.text, context.record or model, context.keys)))
                continue
        typed.setdefault(name, []).append(key)
        here = f"{path}.{name}" if path else name
        if len(typed[name]) > 1:
            continue
        if _given(value):
            inside = long_form(value, shapes[name], context, here)
            entries.append((Scalar(name, key.span, "quoted"), inside or _nothing(value)))
        elif model.model_fields[name].is_required():
            from scorer.record.shape_faults import empty

            context.found.append(empty(key, shapes[name], context, here))
            entries.append((Scalar(name, key.span, "quoted"), _nothing(value)))
    _say_twice(typed, context, path)
    return Mapping(tuple(entries), node.span)


def _map(node: Mapping, shape: Shape, context: Context, path: str) -> Mapping:
    """Return a map with keys of the user's own, which are compared as typed."""
    assert shape.inner is not None  # noqa: S101 - a map holds something
    typed: dict[str, list[Scalar]] = {}
    entries: list[tuple[Scalar, Node]] = []
    for key, value in node.entries:
        typed.setdefault(key.text, []).append(key)
        if len(typed[key.text]) == 1 and _given(value):
            inside = long_form(value, shape.inner, context, f"{path}.{key.text}")
            entries.append((key, inside or _nothing(value)))
    _say_twice(typed, context, path)
    return Mapping(tuple(entries), node.span)


def _list(node: Sequence, shape: Shape, context: Context, path: str) -> Sequence | None:
    """Return a list; one that is not of models is given up as a whole with any of its items."""
    assert shape.inner is not None  # noqa: S101 - a list holds something
    given = [item for item in node.items if _given(item)]
    is_board = path.endswith(f".{context.keys.board}")  # an empty line of a board is nothing on the table
    if shape.inner.kind == "model" and len(given) < len(node.items) and not is_board:
        from scorer.record.shape_faults import empty_entries

        context.found.extend(empty_entries(node, context, path))
    if shape.form is GRID and not _all_single(given):
        _say_wrong_shape(node, shape, context, path)
        return None
    if shape.form is GRID and too_wide([item.text for item in given if isinstance(item, Scalar)], MOST_COLUMNS):
        from scorer.record.shape_faults import too_long_row

        context.found.append(too_long_row(given, context, path))
        return None
    if shape.inner.kind == "model" and shape.inner.form is None and len(given) > 1 and _all_single(given):
        _say_wrong_shape(given[0], shape.inner, context, f"{path}[0]")
        return None
    items = [long_form(item, shape.inner, context, f"{path}[{i}]") for i, item in enumerate(given)]
    if None in items and shape.inner.kind != "model":
        return None
    kept = tuple(inside or _nothing(item) for item, inside in zip(given, items, strict=True))
    return Sequence(kept, node.span)


def _all_single(items: Iterable[Node]) -> bool:
    """Whether single values stand here, be they wanted or not: one slip, however many there are."""
    return all(isinstance(item, Scalar) for item in items)


def _say_wrong_shape(node: Node, shape: Shape, context: Context, path: str) -> None:
    from scorer.record.shape_faults import wrong_shape

    context.found.append(wrong_shape(node, shape, context, path))


def _say_twice(typed: dict[str, list[Scalar]], context: Context, path: str) -> None:
    """Add what is wrong where keys stand in an entry twice."""
    if any(len(keys) > 1 for keys in typed.values()):
        from scorer.record.shape_faults import twice

        context.found.extend(twice(typed, context, path))


def _given(node: Node) -> bool:
    return not isinstance(node, Scalar) or node.given


def _nothing(instead_of: Node) -> Scalar:
    """Return a value that is not given, in the place of one that was reported."""
    return Scalar("", instead_of.span)
