"""A fault with its place in a file, as one value; `scorer.report.diagnostics` has the views of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from scorer.base.terminal import harmless
from scoring_rules.frame.finding import Code, Severity
from scoring_rules.frame.language.text import ENGLISH, Language, Text
from scoring_rules.frame.typed.nodes import Span

_SEVERITIES: Mapping[Severity, Text] = {"error": Text("error"), "warning": Text("warning"), "note": Text("note")}


class Related(NamedTuple):
    """Another place that shares the fault; without a `file` it is in that of the diagnostic."""

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

    def __str__(self) -> str:
        """Return it in one line of English, without its help."""
        return line(self, ENGLISH)

    @property
    def message(self) -> Text:
        """What is wrong, and what was found here."""
        title = self.code.title
        return Text("{title}: {label}", title=title, label=self.label) if self.label else title


def line(diagnostic: Diagnostic, language: Language) -> str:
    """Return a diagnostic in one line, as editors and `grep` like it."""
    message = harmless(diagnostic.message.render(language))
    return f"{position(diagnostic.file, diagnostic.span)}: {kind(diagnostic, language)} {message}"


def kind(diagnostic: Diagnostic, language: Language) -> str:
    """Return how bad it is, and its code: `error[HUT021]`."""
    return f"{_SEVERITIES[diagnostic.severity].render(language)}[{diagnostic.code.id}]"


def position(file: str, span: Span) -> str:
    """Return where a span begins: `game.yaml:14:7`."""
    return f"{harmless(file)}:{span.line}:{span.column}"
