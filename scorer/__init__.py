"""Scores finished board games: reads records, checks and scores them, prints what it found.

As a library it is three functions (see `scorer.api`):

    import scorer
    record = scorer.read("game.yaml")
    scorer.score(record)

`scorer.check("game.yaml")` returns all that is wrong with a record; `scorer.read` raises it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.1.0"
__all__ = ["Record", "RecordError", "Score", "__version__", "check", "read", "score"]

if TYPE_CHECKING:
    from scorer.api import Record as Record
    from scorer.api import RecordError as RecordError
    from scorer.api import Score as Score
    from scorer.api import check as check
    from scorer.api import read as read
    from scorer.api import score as score
else:
    # The library loads yaml and pydantic: only where it is used, the command line begins here too.
    def __getattr__(name: str) -> object:
        if name not in __all__:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        from scorer import api

        return getattr(api, name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
