"""What was said of the shape of a record, and which findings of the game only follow from that."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.record.codes import KEY_TWICE, NAME_TWICE
from scorer.record.places import Places
from scoring_rules.frame.finding import Finding
from scoring_rules.frame.typed.place import Place, Step


class Reported(NamedTuple):
    """What was said already: the paths that were left out, of entries with unknown keys, and of keys and names that stand there twice."""

    left_out: Collection[tuple[Step, ...]]
    untaken: Collection[str]
    unclear: Collection[str]
    places: Places

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
    return any(map(reported.is_unread, meant)) or any(map(reported.is_doubtful, finding.rests_on))


def unclear(found: Iterable[Diagnostic], findings: Iterable[Finding]) -> set[str]:
    """Return the paths of the keys that stand somewhere twice, and of the names that two players have."""
    names = (mark.place for each in findings if each.code is NAME_TWICE for mark in each.marks)
    return {each.path for each in found if each.code is KEY_TWICE} | set(map(str, names))


def is_beside_unknown(path: tuple[Step, ...], untaken: Collection[str]) -> bool:
    """Whether a path leads into an entry that has a key which is not known, below the record itself."""
    return len(path) > 1 and str(Place(path[:-1])) in untaken
