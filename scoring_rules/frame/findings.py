"""The list that findings are added to while a record is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, NamedTuple, ParamSpec

from scoring_rules.frame.finding import Finding, again, at_last, finding, lacking

P = ParamSpec("P")


def _adding(make: Callable[P, Finding]) -> Callable[Concatenate[Findings, P], None]:
    """Return the method that adds what a function makes, with the same arguments."""

    def add(self: Findings, /, *args: P.args, **kwargs: P.kwargs) -> None:
        self.append(make(*args, **kwargs))

    return add


class Findings(list[Finding]):
    """What is wrong so far, in the order in which it was found.

    Attributes:
        say: Adds a fault at one place, as `finding` makes it.
        twice: Adds that one thing is in several places, as `finding.again` makes it.
        at_last: Adds that several places together are one fault, as `finding.at_last` makes it.
        lacking: Adds that one of several fields is needed, as `finding.lacking` makes it.
    """

    __slots__ = ()

    say = _adding(finding)
    twice = _adding(again)
    at_last = _adding(at_last)
    lacking = _adding(lacking)

    def watch(self) -> Watch:
        """Return what tells, whenever it is asked, whether anything has been added since."""
        return Watch(self, len(self))


class Watch(NamedTuple):
    """A moment in a list of findings; true once something has been added after it."""

    findings: Findings
    before: int

    def __bool__(self) -> bool:
        return len(self.findings) > self.before
