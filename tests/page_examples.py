"""The examples on the rules pages, as files that can be read: the wrong typing and the mended one.

An example is a part of a record. Rows of a board that stand alone begin at the row that the comment
names; whatever else a file needs is put round it.
"""

import re
from typing import NamedTuple

from scorer.lookup.rulebook import Section
from scoring_rules import every_key
from scoring_rules.frame.language.names import fold

_FENCE = re.compile(
    r"```yaml\n# (?:wrong|faux)(?P<note>.*)\n(?P<wrong>[\s\S]*?)# (?:right|juste)\n(?P<right>[\s\S]*?)```"
)
_ROW = re.compile(r"(?:~+|\.|[rybgwjc][TA]?) [^:]*")
_COUNTS = re.compile(r"= .*")
_NAMED_ROW = re.compile(r"(?:row|ligne) ([A-F])")
_KEYS = every_key().by_word


def key_of(line: str) -> str | None:
    """Return the English key that a line begins with in any language, None where it begins with none."""
    keys = _KEYS.get(fold(line.partition(":")[0]), ()) if ":" in line and line[:1] != " " else ()
    return next(iter(keys), None)


class Example(NamedTuple):
    """Two parts of a record, and what is noted beside the wrong one."""

    wrong: str
    right: str
    note: str

    @property
    def row(self) -> int:
        """The row of the board that the rows begin at, from 0."""
        named = _NAMED_ROW.search(self.note)
        return "ABCDEF".index(named[1]) if named else 0


def example(section: Section) -> Example | None:
    """Return the example of a section, None where it has none that can be read."""
    found = _FENCE.search(section.body)
    if found is None:
        return None
    return Example(found["wrong"], found["right"], found["note"])


def parts(section: Section) -> tuple[str, str]:
    """Return the two parts of the example of a section, which has one without a note."""
    shown = example(section)
    assert shown is not None
    assert shown.note == ""
    return shown.wrong, shown.right


def whole(part: str, first: int) -> str:
    """Return a record of Hutan with a part of it as typed."""
    lines = part.splitlines()
    rows = [line for line in lines if _ROW.fullmatch(line)]
    counts = [line for line in lines if _COUNTS.fullmatch(line)]
    typed = [line for line in lines if line not in rows + counts]
    given = {key_of(line) for line in typed}
    if "game" not in given and not part.startswith("- "):
        typed.insert(0, "game: hutan")
        if not given & {"mode", "scenario"}:
            typed.append("mode: standard")
        if not given & {"tiles", "scenario"}:
            typed.append("tiles: first game")
    if "players" not in given and not part.startswith("- "):
        board = [". . . . . ."] * 6
        board[first : first + len(rows)] = rows
        typed += ["players:", "  - name: Anna", "    board: |"]
        typed += [f"      {row}" for row in board + counts]
    return "\n".join(typed) + "\n"
