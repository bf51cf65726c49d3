"""What may stand in a value, as editors are told: words that are known, numbers up to the last, or signs.

It refuses only what no reader takes: a reader may refuse more, and says it better.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

Called: TypeAlias = "str | Sequence[str]"
"""What something is called: in one language, or in each."""


class Vocabulary(NamedTuple):
    """The words of a value, in any order and number, each whole or its beginning.

    Attributes:
        names: The names whose words are known.
        free: Words of so many letters at most may be any, as articles are.
        most: The greatest number; None where any number may stand.
    """

    names: tuple[Called, ...] = ()
    free: int = 0
    most: int | None = None


class Signs(NamedTuple):
    """What a value holds nowhere: a regular expression that Python and ECMAScript read alike, letters in both cases."""

    never: str


Vocabularies: TypeAlias = "Mapping[str, Vocabulary | Signs]"
"""By the name of a model of the record, a dot and the key of the field: `HutanRecord.tiles`."""
