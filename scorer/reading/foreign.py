"""Files that can be read and are no records: tables, what scorer itself wrote, data of other programs."""

from __future__ import annotations

import re

from scoring_rules.frame.language.keys import RECORD_KEYS
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.nodes import Document, Mapping, Scalar

_OWN = re.compile(r"scorer/\w+/\d+")
_SEPARATORS = ";,\t|"
_LONGEST = 10_000
"""Characters of a line that are looked at."""


def foreign_kind(document: Document) -> Text | None:
    """Return what a file without a record is, as a label says it; None where nothing tells."""
    root = document.root
    if isinstance(root, Scalar):
        return Text("this is a table, such as a spreadsheet writes it (CSV)") if _is_table(document) else None
    if root is None or document.lines[root.span.line - 1][root.span.column - 1] not in "[{":
        return None
    if not isinstance(root, Mapping):
        return Text("this is data of another program (JSON)")
    values = {key.text: value.text for key, value in root.entries if isinstance(value, Scalar)}
    if _OWN.fullmatch(values.get("schema", "")):
        return Text("this is a result that scorer wrote, not the record that it was made from")
    if any(RECORD_KEYS.means(key.text, whole) for key, _ in root.entries for whole in ("game", "players")):
        return None
    return Text("this is data of another program (JSON)")


def is_own_result(root: Mapping) -> bool:
    """Whether a file is what scorer wrote about a record."""
    return any(RECORD_KEYS.means(key.text, "game") for key, _ in root.entries) and any(
        key.text == "schema" and isinstance(value, Scalar) and _OWN.fullmatch(value.text) for key, value in root.entries
    )


def _is_table(document: Document) -> bool:
    """Whether the first two lines of a file have the same signs between equally many columns."""
    first, second = (*(line[:_LONGEST] for line in document.lines if line.strip()), "", "")[:2]
    return any(first.count(sign) == second.count(sign) > 0 for sign in _SEPARATORS) and ": " not in first
