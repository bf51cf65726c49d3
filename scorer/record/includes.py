"""Files that a record names, read into its place: a player each in `players: [lea.yaml, papa.yaml]`, a deck, tiles."""

from __future__ import annotations

from collections.abc import Mapping as Several
from pathlib import Path
from typing import NamedTuple, TypeAlias

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import SUFFIXES, FileProblem, Source, read_named
from scorer.record.codes import FILE_NOT_READ, FILE_OUTSIDE, FILE_SHAPE
from scorer.record.places import start
from scorer.source import documents as source
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.keys import RECORD_KEYS, Keys
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_FILES
from scoring_rules.frame.lookup import short
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.form import Owner
from scoring_rules.frame.typed.forms import NAMES
from scoring_rules.frame.typed.nodes import Document, Included, Mapping, Node, Scalar, Sequence, Span

Files: TypeAlias = "Several[str, Source]"
"""Files by the fields that they stand for."""


class WithFiles(NamedTuple):
    """A record with its files in place, the files, and what is wrong with them."""

    root: Node
    documents: dict[str, Document]
    diagnostics: list[Diagnostic]


def include(
    document: Document, root: Mapping, folder: Path, fields: tuple[FileOf, ...], keys: Keys, given: Files | None = None
) -> WithFiles:
    """Return the record with every file that it names in one of `fields` read into its place.

    A file that cannot be had is reported, and stays in its place as one that holds nothing. Files that
    are `given`, by their fields, stand instead of what the record has there.
    """
    documents: dict[str, Document] = {}
    found: list[Diagnostic] = []
    by_key = {field.field: field for field in fields}

    wanted: list[str] = []

    def read(node: Node, path: str, field: FileOf) -> Node:
        if not isinstance(node, Scalar) or not _names_file(node):
            return node
        wanted.append(path)
        asked = Asked(path, field, keys, document, folder)
        if len(wanted) > MOST_FILES:
            if len(wanted) == MOST_FILES + 1:
                found.append(too_many(node, asked))
            return nothing_in_place(node, asked)
        included = included_file(node, asked, found)
        documents.setdefault(included.document.name, included.document)
        return included

    entries: list[tuple[Scalar, Node]] = []
    for key, value in root.entries:
        field = next((by_key[name] for name in by_key if keys.means(key.text, name)), None)
        if field is None:
            entries.append((key, value))
            continue
        if given and field.field in given:
            continue
        included = _several(value) if field.many else value
        if isinstance(included, Sequence):
            items = (read(item, f"{field.field}[{i}]", field) for i, item in enumerate(included.items))
            entries.append((key, included._replace(items=tuple(items))))
        else:
            entries.append((key, read(included, field.field, field)))
    for field in (field for name, field in by_key.items() if given and name in given):
        key = Scalar(field.field, start(root.span), "quoted")
        asked = Asked(field.field, field, keys, document, folder)
        included = included_content((given or {})[field.field], key.span, asked, found)
        documents.setdefault(included.document.name, included.document)
        entries.append((key, Sequence((included,), key.span) if field.many else included))
    return WithFiles(root._replace(entries=tuple(entries)), documents, found)


def named_files(root: Mapping, fields: tuple[FileOf, ...], keys: Keys) -> dict[str, tuple[str, ...]]:
    """Return the files that a record names, by the fields that hold nothing else; those of players are their own."""
    named: dict[str, tuple[str, ...]] = {}
    for field in fields:
        values = [
            _several(value) if field.many else value for key, value in root.entries if keys.means(key.text, field.field)
        ]
        items = [item for value in values for item in (value.items if isinstance(value, Sequence) else (value,))]
        names = tuple(item.text for item in items if isinstance(item, Scalar) and _names_file(item))
        if field.field != "players" and names and len(names) == len(items):
            named[field.field] = names
    return named


def _several(node: Node) -> Node:
    """Return a list of files that is typed without brackets; any other node as it is."""
    return NAMES.expand(node, Owner()) if isinstance(node, Scalar) and _names_file(node) else node


def _names_file(node: Scalar) -> bool:
    return node.text.casefold().endswith(SUFFIXES)


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
    remedy = Text("such a file holds {keys} as they would be in the record", keys=keys)
    found.append(asked.problem(FILE_SHAPE, start(inside.root.span), unlike, remedy, read.name))
    return nothing


def _unlike_part(root: Node) -> Text | None:
    """Return why what a file holds is not a part of a record, None where it may be."""
    if not isinstance(root, Mapping):
        return Text("this is a list or a text")
    if is_whole(root):
        return Text("this is a whole record, not a part of one")
    return None


def is_whole(root: Mapping) -> bool:
    """Whether a file holds a record, and not a part of one."""
    return any(RECORD_KEYS.means(key.text, whole) for key, _ in root.entries for whole in ("game", "players"))


def content(root: Node, field: FileOf, keys: Keys) -> Node:
    """Return what a file holds for a field: where it has keys of the user's own, what stands under the field."""
    if field.entries and isinstance(root, Mapping):
        under = [value for key, value in root.entries if keys.means(key.text, field.field)]
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
