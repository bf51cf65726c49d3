"""What the tool says of a slip: whether it is caught, at the right token, and whether the help leads to the true record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.reading.one_step import Asked, is_error, the_step
from scorer.reading.read import Read
from scorer.reading.table import table_of
from scorer.record.codes import REPAIRED
from scorer.scoring.score import score
from scoring_rules.frame.language.text import ENGLISH, render
from scoring_rules.frame.result import Result
from scoring_rules.frame.typed import nodes
from tests.slips.slip import Slip, Span
from tests.tool import read_text

_QUOTED = re.compile(r"`([^`]+)`")
_MEANT = re.compile(r"did you mean (.+?)\?")
_OR = re.compile(r", or | or |, ")
_MOST_TRIED = 12
_END = 1000
"""A column behind every line."""


class Judged(NamedTuple):
    """What came of a slip.

    Attributes:
        is_caught: Something is told of it, an error or a warning.
        is_silent: Nothing is told, and somebody has other points.
        is_one_at_its_place: What is told is one diagnostic, at the slip.
        leads: The help, followed to the letter, gives the true record.
        shows: It leads, or the one place that is marked is just what was mistyped: a look at the table mends it.
    """

    is_caught: bool
    is_silent: bool = False
    is_one_at_its_place: bool = False
    leads: bool = False
    shows: bool = False


def judged(slip: Slip, true: Read) -> Judged | None:
    """Return what came of a slip in a record; None where the record says the same as before."""
    read = read_text(slip.text)
    told = [each for each in read.diagnostics if each.severity in {"error", "warning"}]
    if not told:
        if read.record == true.record:
            return None
        return Judged(is_caught=False, is_silent=_points(read) != _points(true))
    first = told[0]
    marked = [_span(first.span), *(_span(each.span) for each in first.related)]
    at_place = len(told) == 1 and any(each.meets(span) for each in marked for span in slip.spans)
    leads = len(told) == 1 and _leads(first, slip.text, read, true)
    just_it = at_place and any(each.is_within(span) for each in marked for span in slip.spans)
    return Judged(True, False, at_place, leads, leads or just_it)


def _points(read: Read) -> object:
    result: Result = score(read.game, read.record, read.table)  # type: ignore[arg-type]
    return [(player.name, player.total, player.rank) for player in result.players]


def _span(span: nodes.Span) -> Span:
    return Span(span.line, span.column, span.end_column if span.end_line == span.line else _END)


def _leads(told: Diagnostic, text: str, read: Read, true: Read) -> bool:
    if told.code is REPAIRED:
        return _repaired(read) == true.table
    return any(_is_true(tried, true) for tried in _obeyed(told, text))


def _repaired(read: Read) -> Any:
    """Return the table that the one step gives, which is told in words."""
    assert read.game is not None
    asked = Asked(None, "")
    _, _, findings = table_of(read.game, read.record, None)
    step = the_step(read.game, read.record, [each for each in findings if is_error(each, ())], asked)
    return None if step is None else table_of(read.game, step.record, None)[1]


def _is_true(text: str, true: Read) -> bool:
    read = read_text(text)
    return not read.has_errors and read.record is not None and read.table == true.table


def _obeyed(told: Diagnostic, text: str) -> Iterator[str]:
    """Yield what comes of doing what the help says: what it quotes, typed at the place that is marked, or there removed."""
    if told.help is None:
        return
    said = render(told.help, ENGLISH)
    lines = text.split("\n")
    span = told.span
    at, line = span.line - 1, lines[span.line - 1]
    start, end = span.column - 1, span.end_column - 1 if span.end_line == span.line else len(line)
    meant = _MEANT.search(said)
    offered = [*_QUOTED.findall(said), *(_OR.split(meant[1]) if meant else ())]
    for typed in offered[:_MOST_TRIED]:
        for changed in (line[:start] + typed + line[end:], line[:start] + typed + " " + line[start:],
                        line[:end] + typed + line[end:], line[:end] + " " + typed + line[end:],
                        line[: len(line) - len(line.lstrip())] + typed):  # fmt: skip
            yield "\n".join([*lines[:at], changed, *lines[at + 1 :]])
        indentation = line[: len(line) - len(line.lstrip())]
        yield "\n".join([*lines[:at], indentation + typed, *lines[at:]])
        yield "\n".join([*lines[: at + 1], indentation + typed, *lines[at + 1 :]])
    yield "\n".join([*lines[:at], line[:start] + line[end:], *lines[at + 1 :]])
    yield "\n".join([*lines[:at], *lines[at + 1 :]])
    yield "\n".join([*lines[:at], line[: max(0, start - 2)] + "- " + line[start:], *lines[at + 1 :]])
    if "space" in said:
        for column in range(9):
            yield "\n".join([*lines[:at], " " * column + line.lstrip(), *lines[at + 1 :]])
