"""A fault with its place in a file: one value, and the views of it (text, concise, json)."""

from __future__ import annotations

from typing import NamedTuple

from scorer.nodes import Span
from scoring_rules.finding import Code, Severity
from scoring_rules.text import Text


class Related(NamedTuple):
    """Another place that shares the fault."""

    span: Span
    label: Text | None
    path: str = ""
    file: str = ""


class Diagnostic(NamedTuple):
    """One fault, ready to be shown: severity may differ from the code's (waived, `--strict`)."""

    code: Code
    severity: Severity
    file: str
    span: Span
    label: Text | None = None
    help: Text | None = None
    path: str = ""
    related: tuple[Related, ...] = ()
