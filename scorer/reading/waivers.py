"""What a group plays on with: the codes under `allow:`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorer.record import codes as record_codes
from scorer.record.codes import NOT_WAIVABLE, UNKNOWN_CODE
from scorer.source import codes as text_codes
from scoring_rules.frame import lookup
from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.place import at
from scoring_rules.frame.typed.limits import MOST_HELPED


def waiver_faults(allowed: Iterable[str], of_game: Iterable[Code]) -> Iterator[Finding]:
    """Yield what cannot be waived, and what is no code."""
    codes = (*of_game, *record_codes.CODES, *lookup.CODES, *text_codes.CODES)
    known = Lexicon((code, (code.id,)) for code in codes)
    for index, typed in enumerate(allowed):
        code = known.exact(typed)
        if code is None:
            near = known.near(typed) if index < MOST_HELPED else ()
            remedy = (
                Text("did you mean {near}?", near=near)
                if near
                else Text("type the code in brackets behind `error` or `warning`, as in HUT021")
            )
            label = Text("`{typed}` is not a code", typed=short(typed))
            yield finding(UNKNOWN_CODE, at("allow", index), label, help=remedy)
        elif not code.waivable:
            label = Text("{code}: {title}", code=code.id, title=code.title)
            remedy = (
                Text("take {code} off: a note stops nothing", code=code.id)
                if code.severity == "note"
                else Text("take {code} off and mend what it says", code=code.id)
            )
            yield finding(NOT_WAIVABLE, at("allow", index), label, help=remedy)
