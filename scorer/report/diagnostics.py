"""The views of diagnostics: text with the lines at fault, one line each, and JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from scorer.base.diagnostics import Diagnostic, kind, line, position
from scorer.base.terminal import harmless
from scorer.report.excerpt import Paint, Pointer, excerpt
from scoring_rules import GAMES
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.typed.nodes import Document, Span

MOST = 500
"""Diagnostics that are shown; of more there is only the number."""
MOST_RELATED = 12
"""Places other than its own that a diagnostic points at; of more there is only the number."""

_PASTED = " " * 4
"""What begins the further lines of a help, which are to be copied."""
_STYLES: Mapping[str, Mapping[str, Any]] = {
    "error": {"fg": "red", "bold": True},
    "warning": {"fg": "yellow", "bold": True},
    "note": {"fg": "cyan", "bold": True},
    "title": {"bold": True},
    "gutter": {"fg": "blue", "bold": True},
    "other": {"fg": "blue", "bold": True},
}


class Arranged(NamedTuple):
    """Diagnostics as they are shown, and how many more there are."""

    shown: tuple[Diagnostic, ...]
    more: int


def arrange(diagnostics: Iterable[Diagnostic], files: Iterable[str] = ()) -> Arranged:
    """Return the diagnostics in the order of the files and of the lines in them, each once.

    Args:
        diagnostics: In any order, some of them equal.
        files: The names of the files in the order they were read; any others follow.
    """
    once = dict.fromkeys(diagnostics)
    order = {name: rank for rank, name in enumerate(dict.fromkeys([*files, *(diagnostic.file for diagnostic in once)]))}
    ordered = sorted(once, key=lambda one: (order[one.file], one.span.line, one.span.column))
    return Arranged(tuple(ordered[:MOST]), max(0, len(ordered) - MOST))


def to_dict(diagnostic: Diagnostic, language: Language) -> dict[str, object]:
    """Return the diagnostic as JSON has it: texts in `language`, None for what there is not."""
    title = diagnostic.code.title
    return {
        "code": diagnostic.code.id,
        "severity": diagnostic.severity,
        "message": diagnostic.message.render(language),
        "help": diagnostic.help.render(language) if diagnostic.help else None,
        "rule": diagnostic.code.rule or None,
        "path": diagnostic.path,
        "file": diagnostic.file,
        **diagnostic.span._asdict(),
        "related": [
            {
                "message": (other.label or title).render(language),
                "file": other.file or diagnostic.file,
                "path": other.path,
                **other.span._asdict(),
            }
            for other in diagnostic.related
        ],
    }


def to_concise(diagnostics: Iterable[Diagnostic], language: Language, files: Iterable[str] = ()) -> str:
    """Return one line for each diagnostic, as editors and `grep` like them; empty for none."""
    shown, more = arrange(diagnostics, files)
    lines = [line(diagnostic, language) for diagnostic in shown]
    return "\n".join([*lines, *_rest(more, language)])


def to_text(
    diagnostics: Iterable[Diagnostic],
    documents: Mapping[str, Document],
    language: Language,
    *,
    game: str | None,
    color: bool,
) -> str:
    """Return every diagnostic with its excerpt, and a last line that counts them; empty for none.

    Args:
        diagnostics: In any order.
        documents: The files by their names, in the order they were read; a place in any other file
            is told without an excerpt.
        language: The language of the texts.
        game: The id of a game, for the command that explains a rule of all games; None where no game is known.
        color: Whether to colour for a terminal.
    """
    everything = list(dict.fromkeys(diagnostics))
    if not everything:
        return ""
    shown, more = arrange(everything, documents)
    paint = _painter(color)
    blocks = ["\n".join(_block(diagnostic, documents, language, game, paint)) for diagnostic in shown]
    return "\n\n".join([*blocks, *_rest(more, language), _summary(everything).render(language)])


def _rest(more: int, language: Language) -> Iterator[str]:
    if more:
        yield Text("and {n} more", "and {n} more", n=more).render(language)


def _summary(diagnostics: list[Diagnostic]) -> Text:
    counts = Counter(diagnostic.severity for diagnostic in diagnostics)
    errors, warnings, notes = counts["error"], counts["warning"], counts["note"]
    told = (
        Text("{n} error", "{n} errors", n=errors) if errors else None,
        Text("{n} warning", "{n} warnings", n=warnings) if warnings else None,
        Text("{n} note", "{n} notes", n=notes) if notes else None,
    )
    return Text(
        "{counts} in {n} file",
        "{counts} in {n} files",
        counts=tuple(count for count in told if count),
        n=len({diagnostic.file for diagnostic in diagnostics}),
    )


def _painter(color: bool) -> Paint:
    """Return what colours the parts of a block, or leaves them as they are."""
    if not color:
        return lambda text, _role: text
    from click import style

    return lambda text, role: style(text, **_STYLES[role])


def _block(
    diagnostic: Diagnostic, documents: Mapping[str, Document], language: Language, game: str | None, paint: Paint
) -> Iterator[str]:
    """Yield the lines of one diagnostic; for the arguments see `to_text`."""

    def paint_here(text: str, role: str) -> str:
        return paint(text, diagnostic.severity if role == "main" else role)

    places = _pointers(diagnostic, language)
    gutter = max(len(str(pointer.span.line)) for pointers in places.values() for pointer in pointers)
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
            yield from (f"{sign} {pointer.label}" for pointer in pointers if pointer.label)
    yield from (remark if remark.startswith(_PASTED) else f"{sign} {remark}" for remark in remarks)


def _heading(diagnostic: Diagnostic, language: Language, paint: Paint) -> str:
    severity = paint(kind(diagnostic, language), diagnostic.severity)
    title = paint(harmless(diagnostic.code.title.render(language)), "title")
    return Text("{kind}: {title}", kind=severity, title=title).render(language)


def _pointers(diagnostic: Diagnostic, language: Language) -> dict[str, list[Pointer]]:
    """Return what to point at by file, that of the diagnostic first, its own place leading."""

    def pointer(span: Span, label: Text | None, main: bool) -> Pointer:
        return Pointer(span, harmless(label.render(language)) if label else "", main)

    places = {diagnostic.file: [pointer(diagnostic.span, diagnostic.label, main=True)]}
    for other in diagnostic.related[:MOST_RELATED]:
        file = other.file or diagnostic.file
        places.setdefault(file, []).append(pointer(other.span, other.label, main=False))
    return places


def _remarks(diagnostic: Diagnostic, language: Language, game: str | None) -> Iterator[str]:
    """Yield what is below the excerpts: what to do, and where to read more."""
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
        owner, _, _ = rule.partition(".")  # a game of its own, or what all records share
        book = owner if owner in GAMES else game
        yield f"{known}  (scorer rules {book} {rule})" if game else known
