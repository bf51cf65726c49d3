"""One diagnostic as a block of lines: heading, excerpts of the files, what to do, the rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorer.base.diagnostics import Diagnostic, kind, position
from scorer.base.terminal import harmless
from scorer.report.excerpt import Paint, Pointer, excerpt
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.typed.nodes import Document, Span

MOST_RELATED = 12
"""Places beside its own that a diagnostic points at; of more there is only the number."""

_PASTED = " " * 4
"""Stands before the further lines of a help, which are to be copied."""
_STYLES: Mapping[str, Mapping[str, Any]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "note": {"fg": "cyan", "bold": True},
    "title": {"bold": True},
    "gutter": {"fg": "blue", "bold": True},
    "other": {"fg": "blue", "bold": True},
}


def painter(color: bool) -> Paint:
    """Return what colours the parts of a block, or leaves them as they are."""
    if not color:
        return lambda text, _role: text
    from click import style

    return lambda text, role: style(text, **_STYLES[role])


def block(
    diagnostic: Diagnostic,
    documents: Mapping[str, Document],
    language: Language,
    game: str | None,
    paint: Paint,
) -> Iterator[str]:
    """Yield the lines of one diagnostic; for the arguments see `scorer.report.findings.to_text`."""

    def paint_here(text: str, role: str) -> str:
        return paint(text, diagnostic.severity if role == "main" else role)

    places = _pointers(diagnostic, language)
    gutter = max(len(str(each.span.line)) for pointers in places.values() for each in pointers)
    arrow, bar, sign = (paint(" " * gutter + mark, "gutter") for mark in ("-->", " |", " ="))
    remarks = list(_remarks(diagnostic, language, game))
    yield _heading(diagnostic, language, paint)
    for file, pointers in places.items():
        yield f"{arrow} {position(file, pointers[0].span)}"
        lines = documents[file].lines if file in documents else ()
        if lines:
            yield bar
            yield from excerpt(lines, pointers, gutter, paint_here)
            if remarks or file != next(reversed(places)):
                yield bar
        else:
            yield from (f"{sign} {each.label}" for each in pointers if each.label)
    yield from (each if each.startswith(_PASTED) else f"{sign} {each}" for each in remarks)


def _heading(diagnostic: Diagnostic, language: Language, paint: Paint) -> str:
    severity = paint(kind(diagnostic, language), diagnostic.severity)
    title = paint(harmless(diagnostic.code.title.render(language)), "title")
    return Text("{kind}: {title}", kind=severity, title=title).render(language)


def _pointers(diagnostic: Diagnostic, language: Language) -> dict[str, list[Pointer]]:
    """Return what to point at by file, that of the diagnostic first, its own place leading."""

    def pointer(span: Span, label: Text | None, main: bool) -> Pointer:
        return Pointer(span, harmless(label.render(language)) if label else "", main)

    places = {diagnostic.file: [pointer(diagnostic.span, diagnostic.label, main=True)]}
    for each in diagnostic.related[:MOST_RELATED]:
        file = each.file or diagnostic.file
        places.setdefault(file, []).append(pointer(each.span, each.label, main=False))
    return places


def _remarks(diagnostic: Diagnostic, language: Language, game: str | None) -> Iterator[str]:
    """Yield what stands below the excerpts: what to do, and where to read more."""
    left = len(diagnostic.related) - MOST_RELATED
    if left > 0:
        yield Text("and {n} more place", "and {n} more places", n=left).render(language)
    if diagnostic.help:
        advice, *lines = diagnostic.help.render(language).split("\n")
        yield Text("help: {help}", help=harmless(advice)).render(language)
        yield from (_PASTED + harmless(line) for line in lines)
    rule = diagnostic.code.rule
    if rule:
        known = Text("rule: {rule}", rule=rule).render(language)
        yield f"{known}  (scorer rules {game} {rule})" if game else known
