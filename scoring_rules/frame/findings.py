"""The list that findings are added to while a record is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from scoring_rules.frame.finding import Code, Finding, Mark, again, at_last, finding
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.place import Place


class Findings(list[Finding]):
    """What is wrong so far, in the order in which it was found."""

    __slots__ = ()

    def say(
        self,
        code: Code,
        place: Place,
        label: str | Text | None = None,
        plural: str | None = None,
        /,
        *,
        help: str | Text | None = None,
        rests_on: Iterable[Place] = (),
        **values: Value,
    ) -> None:
        """Add a fault at one place, as `finding` makes it."""
        self.append(finding(code, place, label, plural, help=help, rests_on=rests_on, **values))

    def twice(
        self,
        code: Code,
        places: Iterable[Place],
        first: str | Text,
        second: str | Text,
        /,
        *,
        help: str | Text | None = None,
        **values: Value,
    ) -> None:
        """Add that one thing is in several places, as `finding.again` makes it."""
        self.append(again(code, places, first, second, help=help, **values))

    def at_last(
        self,
        code: Code,
        marks: Iterable[Mark],
        label: str | Text,
        plural: str | None = None,
        /,
        *,
        help: str | Text | None = None,
        **values: Value,
    ) -> None:
        """Add that places together are one fault, as `finding.at_last` makes it."""
        self.append(at_last(code, marks, label, plural, help=help, **values))

    def watch(self) -> Watch:
        """Return what tells, whenever it is asked, whether anything was added since now."""
        return Watch(self, len(self))


class Watch(NamedTuple):
    """A moment in a list of findings; true as soon as something was added after it."""

    findings: Findings
    before: int

    def __bool__(self) -> bool:
        return len(self.findings) > self.before
