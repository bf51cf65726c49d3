"""A record to fill in as several files: one a player, and the record that names them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from scorer.source import documents as source
from scoring_rules import load_game
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import words
from scoring_rules.frame.typed.nodes import Mapping as Entries
from scoring_rules.frame.typed.nodes import Scalar

_PLAYER = "  - "
_INSIDE = " " * len(_PLAYER)


def one_file_each(text: str, record: Path, slug: str) -> Mapping[Path, str]:
    """Return the files that a record to fill in is divided into, the record first.

    Args:
        text: The record, its players a list below their key, each begun with `- name:` and indented by two.
        record: The file of the record; the players' are beside it, named after them.
        slug: The id of its game.
    """
    keys = load_game(slug).keys
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if keys.means(line.partition(":")[0], "players"))
    body, rest = _body(lines[at + 1 :])
    files: dict[Path, str] = {}
    for own in _of_each(body):
        typed = "\n".join([*own, *map(_dedented, rest)]).rstrip() + "\n"
        files[_free(record, files, _name(typed, keys))] = typed
    names = ", ".join(path.name for path in files)
    head = "\n".join([*lines[:at], f"{lines[at].partition(':')[0]}: [{names}]"]) + "\n"
    return {record: head, **files}


def _body(lines: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the lines of the players, and what follows: what any player may have, in comments."""
    end = next((number for number, line in enumerate(lines) if line and not line.startswith(" ")), len(lines))
    return list(lines[:end]), list(lines[end:])


def _of_each(body: Sequence[str]) -> Iterator[list[str]]:
    """Yield the lines of each player as they stand in a file of their own."""
    begins = [number for number, line in enumerate(body) if line.startswith(_PLAYER)]
    for begin, end in zip(begins, [*begins[1:], len(body)], strict=True):
        yield [*map(_dedented, body[begin:end])]


def _dedented(line: str) -> str:
    return line[len(_INSIDE) :] if line.startswith((_INSIDE, _PLAYER)) else line


def _name(text: str, keys: Keys) -> str:
    """Return the name in the file of a player."""
    root = source.load("", text.encode())[0].root
    entries = root.entries if isinstance(root, Entries) else ()
    return next(value.text for key, value in entries if isinstance(value, Scalar) and keys.means(key.text, "name"))


def _free(record: Path, taken: Mapping[Path, str], name: str) -> Path:
    """Return a file beside the record that is called after a player, and neither the record nor another's."""
    word = "-".join("".join(filter(str.isalnum, word)) for word in words(name)).strip("-") or "player"
    number, path = 1, record.with_name(f"{word}.yaml")
    while path == record or path in taken:
        number += 1
        path = record.with_name(f"{word}-{number}.yaml")
    return path
