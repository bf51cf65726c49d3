"""The views of diagnostics: text with the lines at fault, one line each, and JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from scorer.base.diagnostics import Diagnostic, line
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.typed.nodes import Document

MOST = 500
"""Diagnostics that are shown; of more there is only the number."""


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
    order = {name: rank for rank, name in enumerate(dict.fromkeys([*files, *(each.file for each in once)]))}
    ordered = sorted(once, key=lambda each: (order[each.file], each.span.line, each.span.column))
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
                "message": (each.label or title).render(language),
                "file": each.file or diagnostic.file,
                "path": each.path,
                **each.span._asdict(),
            }
            for each in diagnostic.related
        ],
    }


def to_concise(diagnostics: Iterable[Diagnostic], language: Language, files: Iterable[str] = ()) -> str:
    """Return one line for each diagnostic, as editors and `grep` like them; empty for none."""
    shown, more = arrange(diagnostics, files)
    lines = [line(each, language) for each in shown]
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
        game: The id of the game, for the command that explains a rule; None where it is not known.
        color: Whether to colour for a terminal.
    """
    from scorer.report.diagnostic_blocks import block, painter

    everything = list(dict.fromkeys(diagnostics))
    if not everything:
        return ""
    shown, more = arrange(everything, documents)
    paint = painter(color)
    blocks = ["\n".join(block(each, documents, language, game, paint)) for each in shown]
    return "\n\n".join([*blocks, *_rest(more, language), _summary(everything).render(language)])


def _rest(more: int, language: Language) -> Iterator[str]:
    if more:
        yield Text("and {n} more", "and {n} more", n=more).render(language)


def _summary(diagnostics: list[Diagnostic]) -> Text:
    counts = Counter(each.severity for each in diagnostics)
    errors, warnings, notes = counts["error"], counts["warning"], counts["note"]
    told = (
        Text("{n} error", "{n} errors", n=errors) if errors else None,
        Text("{n} warning", "{n} warnings", n=warnings) if warnings else None,
        Text("{n} note", "{n} notes", n=notes) if notes else None,
    )
    return Text(
        "{counts} in {n} file",
        "{counts} in {n} files",
        counts=tuple(each for each in told if each),
        n=len({each.file for each in diagnostics}),
    )
