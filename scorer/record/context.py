"""What is known where a value of a record is read: its file, the record's model, where faults go."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic
from scoring_rules.frame.language.keys import Keys


class Context(NamedTuple):
    """Where faults go, the file they are in, the record's key words, and its model.

    `untaken` are the paths of the entries that have a key which is not known and was not taken for another:
    what they lack may be what stands under it.
    """

    found: list[Diagnostic]
    file: str
    keys: Keys
    untaken: set[str]
    record: type[BaseModel] | None = None
