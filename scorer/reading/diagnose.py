"""From findings, which name places, to diagnostics, which name lines; what only repeats is left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from scorer.base.diagnostics import Diagnostic, Related
from scorer.record.places import Places
from scorer.record.repeats import Reported, follows_from_reported
from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.names import fold


def diagnoses(
    findings: Iterable[Finding], reported: Reported, files: Collection[str], allow: Iterable[str]
) -> list[Diagnostic]:
    """Return findings of the game with their places in the files.

    Args:
        findings: What is wrong.
        reported: What was said of the shape of the record already.
        files: The names of all files, that of the record first.
        allow: The codes that the group plays on with.
    """
    order = {name: index for index, name in enumerate(files)}
    waived = {fold(code) for code in allow}
    fresh = (finding for finding in findings if not follows_from_reported(finding, reported))
    made = (_diagnose(finding, reported.places, order, waived) for finding in fresh)
    return [each for each in made if order.get(each.file) == 0 or not each.code.own_file]


def _diagnose(
    finding: Finding, places: Places, order: Mapping[str, int], waived: Collection[str]
) -> Diagnostic:
    """Return a finding with its places in the files; one whose folded code is waived is a note."""
    spans = {mark: places.span(mark.place) for mark in finding.marks}

    def in_file(mark: Mark) -> tuple[int, tuple[int, ...]]:
        file, span = spans[mark]
        return order.get(file, 0), tuple(span)

    marks = sorted(finding.marks, key=in_file)
    # A file may be shared with other records: the fault is shown in the record itself, if it can be.
    own = [mark for mark in marks if in_file(mark)[0] == 0] or marks
    chosen = own[-1] if finding.point == "last" else own[0]
    file, span = spans[chosen]
    return Diagnostic(
        finding.code,
        "note" if finding.code.waivable and fold(finding.code.id) in waived else finding.code.severity,
        file,
        span,
        chosen.label,
        finding.help,
        str(chosen.place),
        tuple(
            Related(spans[mark][1], mark.label, str(mark.place), spans[mark][0])
            for mark in marks
            if mark is not chosen
        ),
    )
