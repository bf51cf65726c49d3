"""Files that a record names: one player each in `players: [lea.yaml, papa.yaml]`, a deck, tiles."""

from __future__ import annotations

from collections.abc import Mapping as Several
from pathlib import Path
from typing import NamedTuple, TypeAlias

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import SUFFIXES, Source
from scorer.record.included_file import Asked, included_content, included_file, nothing_in_place, too_many
from scorer.record.places import start
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.form import Owner
from scoring_rules.frame.typed.forms import NAMES
from scoring_rules.frame.typed.limits import MOST_FILES
from scoring_rules.frame.typed.nodes import Document, Mapping, Node, Scalar, Sequence

Files: TypeAlias = "Several[str, Source]"
"""Files by the fields that they stand for."""


class WithFiles(NamedTuple):
    """A record with its files in place, the files, and what is wrong with them."""

    root: Node
    documents: dict[str, Document]
    diagnostics: list[Diagnostic]


def include(
    document: Document,
    root: Mapping,
    folder: Path,
    fields: tuple[FileOf, ...],
    keys: Keys,
    given: Files | None = None,
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


def _several(node: Node) -> Node:
    """Return a list of files that is typed without brackets; any other node as it is."""
    return NAMES.expand(node, Owner()) if isinstance(node, Scalar) and _names_file(node) else node


def _names_file(node: Scalar) -> bool:
    return node.text.casefold().endswith(SUFFIXES)
