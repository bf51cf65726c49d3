"""One file that a record names: read into its place, as far as it holds a part of a record."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import FileProblem, Source, read_named
from scorer.record.codes import FILE_NOT_READ, FILE_OUTSIDE, FILE_SHAPE
from scorer.record.places import start
from scorer.source import documents as source
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.keys import RECORD_KEYS, Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.limits import MOST_FILES
from scoring_rules.frame.typed.nodes import Document, Included, Mapping, Node, Scalar, Span


class Asked(NamedTuple):
    """A file that a record with these keys asks for: by which path, as what, and in which folder it may lie."""

    path: str
    field: FileOf
    keys: Keys
    document: Document
    folder: Path

    def problem(self, code: Code, span: Span, label: Text, remedy: Text, file: str = "") -> Diagnostic:
        """Return what is wrong with it; in the record itself, unless another file is given."""
        return Diagnostic(code, "error", file or self.document.name, span, label, remedy, self.path)


def included_file(item: Scalar, asked: Asked, found: list[Diagnostic]) -> Included:
    """Return what is in the file that a value names."""
    try:
        read = read_named(item.text, asked.folder)
    except PermissionError:
        label = Text("`{file}` is not in the folder of the record", file=short(item.text))
        remedy = Text("put it beside the record and name it without a path")
        found.append(asked.problem(FILE_OUTSIDE, item.span, label, remedy))
        return nothing_in_place(item, asked)
    except FileProblem as problem:
        remedy = Text("look at the name again: it counts from the folder of the record")
        found.append(asked.problem(FILE_NOT_READ, item.span, problem.text, remedy))
        return nothing_in_place(item, asked)
    return included_content(read, item.span, asked, found)


def included_content(read: Source, span: Span, asked: Asked, found: list[Diagnostic]) -> Included:
    """Return what a file holds, in the place where it is asked for; nothing where that is no part of a record."""
    inside, wrong = source.load(read.name, read.data)
    found += wrong
    nothing = Included(inside, Scalar("", span), span)
    if inside.root is None:
        return nothing
    unlike = _unlike_part(inside.root)
    if unlike is None:
        return Included(inside, content(inside.root, asked.field, asked.keys), span)
    keys = tuple(asked.keys.as_typed(f"`{key}:`") for key in asked.field.keys)
    remedy = Text("such a file holds {keys} as they would stand in the record", keys=keys)
    found.append(asked.problem(FILE_SHAPE, start(inside.root.span), unlike, remedy, read.name))
    return nothing


def _unlike_part(root: Node) -> Text | None:
    """Return why what a file holds is not a part of a record, None where it may be."""
    if not isinstance(root, Mapping):
        return Text("a list or a text stands here")
    if is_whole(root):
        return Text("this is a whole record, not a part of one")
    return None


def is_whole(root: Mapping) -> bool:
    """Whether a file holds a record, and not a part of one."""
    whole = RECORD_KEYS.folded("game") | RECORD_KEYS.folded("players")
    return not whole.isdisjoint(fold(key.text) for key, _ in root.entries)


def content(root: Node, field: FileOf, keys: Keys) -> Node:
    """Return what a file holds for a field: where it has keys of the user's own, what stands under the field."""
    if field.entries and isinstance(root, Mapping):
        under = [value for key, value in root.entries if fold(key.text) in keys.folded(field.field)]
        return under[0] if len(under) == len(root.entries) else root
    return root


def nothing_in_place(item: Scalar, asked: Asked) -> Included:
    """Return what takes the place of a file that cannot be had."""
    return Included(asked.document, Scalar("", item.span), item.span)


def too_many(item: Scalar, asked: Asked) -> Diagnostic:
    """Return that a record names more files than are read."""
    label = Text("{most} files are read for one record, this is one more", most=MOST_FILES)
    remedy = Text("type what they hold in the record itself, or each table in a record of its own")
    return asked.problem(FILE_NOT_READ, item.span, label, remedy)
