"""From findings, which name places, to diagnostics, which name lines; what only follows from what was said is left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from scorer.base.diagnostics import Diagnostic, Related
from scorer.record.codes import KEY_TWICE, NAME_TWICE, NOTHING_TYPED
from scorer.record.places import Places
from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.typed.place import Place, Step


class Reported(NamedTuple):
    """What was said already.

    Attributes:
        left_out: The paths that were left out.
        untaken: Those of entries with unknown keys.
        unclear: Those of keys and names that stand there twice.
        places: Where things are in the files.
        run_together: The paths of players who have a key twice.
    """

    left_out: Collection[tuple[Step, ...]]
    untaken: Collection[str]
    unclear: Collection[str]
    places: Places
    run_together: Collection[str] = ()

    def is_doubtful(self, place: Place) -> bool:
        """Whether a part of what stands at a place was left out, or it stands there twice."""
        path = place.path
        return str(place) in self.unclear or any(each[: len(path)] == path for each in self.left_out)

    def is_unread(self, place: Place) -> bool:
        """Whether what stands at a place was left out, or may stand under a key that is not known."""
        path = place.path
        if any(path[: len(each)] == each for each in self.left_out):
            return True
        return is_beside_unknown(path, self.untaken) and self.places.node(path) is None


def follows_from_reported(finding: Finding, reported: Reported) -> bool:
    """Whether a finding only follows from what was said: one slip is one message."""
    meant = [*(mark.place for mark in finding.marks), *finding.rests_on]
    paths = [str(place) for place in meant]
    if any(path == two or path.startswith(f"{two}.") for two in reported.run_together for path in paths):
        return True
    return any(map(reported.is_unread, meant)) or any(map(reported.is_doubtful, finding.rests_on))


def unclear(found: Iterable[Diagnostic], findings: Iterable[Finding]) -> set[str]:
    """Return the paths of the keys that stand somewhere twice, and of the names that two players have."""
    names = (mark.place for each in findings if each.code is NAME_TWICE for mark in each.marks)
    return {each.path for each in found if each.code is KEY_TWICE} | set(map(str, names))


def run_together(found: Iterable[Diagnostic]) -> set[str]:
    """Return the paths of players who have a key twice: what is read of them is only a part, or that of two."""
    paths = (each.path.rpartition(".")[0] for each in found if each.code is KEY_TWICE)
    return {path for path in paths if path.endswith("]")}


def wrong_first(found: list[Diagnostic]) -> list[Diagnostic]:
    """Return what was found; that nothing is typed yet is not said where something is wrong."""
    if any(each.severity == "error" for each in found):
        return [each for each in found if each.code != NOTHING_TYPED]
    return found


def is_beside_unknown(path: tuple[Step, ...], untaken: Collection[str]) -> bool:
    """Whether a path leads into an entry that has a key which is not known, below the record itself.

    Or to a key of the record that was typed elsewhere.
    """
    return str(Place(path)) in untaken or (len(path) > 1 and str(Place(path[:-1])) in untaken)


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
    fresh = [finding for finding in findings if not follows_from_reported(finding, reported)]
    told: list[Finding] = []
    for each in fresh:
        if not _rests_on_wrong(each, (other for other in told if _stops(other, waived))):
            told.append(each)
    made = (_diagnose(finding, reported.places, order, waived) for finding in told)
    return [each for each in made if order.get(each.file) == 0 or not each.code.own_file]


def _stops(finding: Finding, waived: Collection[str]) -> bool:
    return finding.code.severity == "error" and not (finding.code.waivable and fold(finding.code.id) in waived)


def _rests_on_wrong(finding: Finding, errors: Iterable[Finding]) -> bool:
    """Whether a finding rests on a place where, or below which, an error of another kind was told before it."""
    wrong = [mark.place.path for error in errors if error.code is not finding.code for mark in error.marks]
    return any(path[: len(place.path)] == place.path for place in finding.rests_on for path in wrong)


def _diagnose(finding: Finding, places: Places, order: Mapping[str, int], waived: Collection[str]) -> Diagnostic:
    """Return a finding with its places in the files; one whose folded code is waived is a note."""
    spans = {mark: places.span(mark.place, _word(mark)) for mark in finding.marks}

    def in_file(mark: Mark) -> tuple[int, tuple[int, ...]]:
        file, span = spans[mark]
        return order.get(file, 0), tuple(span)

    marks = sorted(finding.marks, key=in_file)
    # A file may be shared with other records: the fault is shown in the record itself, if it can be.
    own = [mark for mark in marks if in_file(mark)[0] == 0] or marks
    chosen = own[-1] if finding.point == "last" else own[0]
    if finding.point == "given" and finding.marks[0] in own:
        chosen = finding.marks[0]
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
            Related(spans[mark][1], mark.label, str(mark.place), spans[mark][0]) for mark in marks if mark is not chosen
        ),
    )


def _word(mark: Mark) -> str:
    """Return the word of a value that a label is about, as it is typed: the mark is at that word alone."""
    typed = mark.label.values.get("typed") if mark.label else None
    return typed if isinstance(typed, str) else ""
