"""What a check found: a code, the places that share the fault, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Concatenate, Literal, NamedTuple, ParamSpec, TypeAlias

from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.typed.place import Place

Severity: TypeAlias = Literal["error", "warning", "note"]


class Code(NamedTuple):
    """One kind of fault: a stable id, how bad it is, its title and the rule it comes from.

    `waivable`: a group may accept it (`allow:`); what cannot be read cannot be waived. `own_file`: it is said
    only of what is typed in the record itself, not of a file that it shares with other records.
    """

    id: str
    severity: Severity
    title: Text
    rule: str
    waivable: bool = False
    own_file: bool = False


class CodeMaker(NamedTuple):
    """Makes the codes that share a prefix and a severity.

    The title is a literal in each call: the catalogue of translations collects it from there.
    """

    prefix: str
    severity: Severity

    def __call__(self, number: int, title: str, rule: str, *, waivable: bool = False, own_file: bool = False) -> Code:
        """Return the code with this number, `TXT001` for 1 with the prefix `TXT`."""
        title_text = Text.from_key(title)
        return Code(f"{self.prefix}{number:03}", self.severity, title_text, rule, waivable, own_file)


def codes(prefix: str) -> tuple[CodeMaker, CodeMaker, CodeMaker]:
    """Return the makers of the errors, the warnings and the notes that share a prefix.

    `error, warning, note = codes("TXT")`
    """
    return CodeMaker(prefix, "error"), CodeMaker(prefix, "warning"), CodeMaker(prefix, "note")


def codes_among(names: Mapping[str, object]) -> tuple[Code, ...]:
    """Return the codes of a module, in the order in which they are written: `codes_among(globals())`."""
    return tuple(value for value in names.values() if isinstance(value, Code))


class Mark(NamedTuple):
    """A place that a finding is about, and what is said of it there."""

    place: Place
    label: Text | None = None


class Finding(NamedTuple):
    """One fault. Its marks are equal partners; `point` says which of them is pointed at.

    "first" and "last" refer to the order of the file, which only the tool knows; "given" is the first of the marks. It `rests_on` further
    places: if one of them could not be read, that has been said, and this finding is left out. So is one about
    a missing field beside an unknown key, and one that rests on a name or another key that is there twice.
    One that is told instead of several others `stands_for` their number.
    """

    code: Code
    marks: tuple[Mark, ...]
    help: Text | None = None
    point: Literal["first", "last", "given"] = "first"
    rests_on: tuple[Place, ...] = ()
    stands_for: int = 1


def finding(
    code: Code,
    place: Place,
    label: str | Text | None = None,
    plural: str | None = None,
    /,
    *,
    help: str | Text | None = None,
    rests_on: Iterable[Place] = (),
    **values: Value,
) -> Finding:
    """Return the finding of a fault at one place.

    The label and the help are texts, or templates that are literals in the call, from where the catalogue of
    translations collects them. Both take the `values` that they name; the label has a plural if it counts
    `n`.
    """
    mark = Mark(place, _text(label, plural, values))
    return Finding(code, (mark,), _text(help, None, values), rests_on=tuple(rests_on))


def here_too(fault: Finding, places: Iterable[Place]) -> Finding:
    """Return a finding with further places that share the fault."""
    return fault._replace(marks=(*fault.marks, *(Mark(place, Text("here too")) for place in places)))


def again(
    code: Code,
    places: Iterable[Place],
    first: str | Text,
    again: str | Text,
    /,
    *,
    help: str | Text | None = None,
    **values: Value,
) -> Finding:
    """Return the finding that one thing is in several places: `first` is said at all of them but the last, `again` there."""
    *earlier, last = places
    said_first = _text(first, None, values)
    marks = (*(Mark(place, said_first) for place in earlier), Mark(last, _text(again, None, values)))
    return Finding(code, marks, _text(help, None, values), "last")


def at_last(
    code: Code,
    marks: Iterable[Mark],
    label: str | Text,
    plural: str | None = None,
    /,
    *,
    help: str | Text | None = None,
    **values: Value,
) -> Finding:
    """Return the finding that several places together are one fault, which is said at the last, instead of its label."""
    *earlier, last = marks
    said = Mark(last.place, _text(label, plural, values))
    return Finding(code, (*earlier, said), _text(help, None, values), "last")


def lacking(
    code: Code,
    places: Sequence[Place],
    label: str | Text,
    plural: str | None = None,
    /,
    *,
    help: str | Text,
    **values: Value,
) -> Finding:
    """Return the finding that one of several fields is needed and none is typed; it is said at the first."""
    return finding(code, places[0], label, plural, help=help, rests_on=places[1:], **values)


def _text(template: str | Text | None, plural: str | None, values: Mapping[str, Value]) -> Text | None:
    """Return a template with those of the values that it names."""
    if not isinstance(template, str):
        return template
    named = {key: value for key, value in values.items() if f"{{{key}}}" in f"{template}{plural or ''}"}
    if plural is not None:
        named["n"] = values["n"]
    return Text.from_key(template, plural, named)


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
