"""Collecting what a record defines into a file that a group keeps and that grows."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from scorer.base.files import find, is_there, read
from scorer.base.output import alone_beside, write_own
from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.reading.head import part_of
from scorer.reading.read import read as read_record
from scorer.record.includes import content
from scorer.source import documents as source
from scoring_rules import load_game
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.quoting import as_key
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar


class Otherwise(NamedTuple):
    """A key that a file and a record define, and not alike: what stands in each, as the tool writes it."""

    key: str
    in_file: str
    in_record: str


class Collected(NamedTuple):
    """What was added to a file; what was there already and was left as it stands, and what of it differs."""

    path: Path
    added: tuple[str, ...]
    kept: tuple[str, ...]
    differing: tuple[Otherwise, ...] = ()


class _Target(NamedTuple):
    """A file that definitions are added to: its text, its keys, and how far these are indented."""

    text: str
    keys: frozenset[str]
    indent: int


def collect(game: str, record: str, to: str) -> Collected:
    """Add what a record defines to a file; keys that are there already stay as they stand.

    Args:
        game: The id of a game whose records define things of their own.
        record: The name of the record.
        to: The name of the file; it is made where it is not there.

    Raises:
        Problem: The game has nothing to collect, the record has errors, or the file cannot be added to.
    """
    field = next((each for each in load_game(game).record().FILES if each.entries), None)
    if field is None:
        raise Problem(Text("records of {game} define nothing that could be collected", game=game))
    path = find(to) if is_there(find(to)) else Path(to if Path(to).suffix else f"{to}.yaml")
    with alone_beside(path):
        return _collect(game, record, path, field)


def _collect(game: str, record: str, path: Path, field: FileOf) -> Collected:
    typed = read(record)
    found = read_record(typed)
    if found.slug != game or found.has_errors or found.table is None:
        raise Problem(
            Text("{file} is no record of {game} without errors: see `scorer check {file}`", file=record, game=game)
        )
    keys = load_game(game).keys
    before = read(str(path)).data if path.is_file() else b""
    say = language(found.language or "en").name
    opening = f"{say(keys.name(field.field))}:\n"
    target = _target(path, game, field) if is_there(path) else _Target(opening, frozenset(), 2)
    defined = {key: say(value) for key, value in load_game(game).additions(found.table).items()}
    fresh = {key: value for key, value in defined.items() if key not in target.keys}
    kept = tuple(key for key in defined if key in target.keys)
    there = read_record(typed, given={field.field: read(str(path))}).table if kept else None
    in_file = {key: say(value) for key, value in load_game(game).additions(there).items()} if there else {}
    differing = tuple(
        Otherwise(key, in_file[key], defined[key]) for key in kept if in_file.get(key, defined[key]) != defined[key]
    )
    end = "\r\n" if "\r\n" in target.text else "\n"
    lines = "".join(f"{' ' * target.indent}{as_key(key, keys)}: {value}{end}" for key, value in fresh.items())
    text = target.text if not target.text or target.text.endswith("\n") else f"{target.text}{end}"
    if fresh:
        data = (text + lines).encode()
        if _keys(path, data, field, keys) != target.keys | fresh.keys():  # it ends in something else
            raise _no_list(path)
        write_own(path, data, force=True, over=before)
    return Collected(path, tuple(fresh), kept, differing)


def _target(path: Path, game: str, field: FileOf) -> _Target:
    """Return a file to add to; Problem where it is no list of a game's definitions, a line each."""
    data = read(str(path)).data if path.is_file() else b""
    root = source.load(str(path), data)[0].root
    keys = load_game(game).keys
    empty = _empty(root, data, field, keys)
    if empty is not None:
        return empty
    inside = None if root is None else content(root, field, keys)
    if (
        not isinstance(root, Mapping)
        or not (isinstance(inside, Mapping) and inside.entries)
        or part_of(root) != (game, field)
        or any(keys.means(key.text, field.field) for key, _ in inside.entries)
        or not _one_a_line(inside, data)
    ):
        raise _no_list(path)
    return _Target(data.decode("utf-8-sig"), _keys(path, data, field, keys), inside.entries[0][0].span.column - 1)


def _empty(root: Node | None, data: bytes, field: FileOf, keys: Keys) -> _Target | None:
    """Return a file in which nothing is defined yet: without any value, or with the key of the list alone."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    if all(not line.split("#")[0].strip() for line in text.splitlines()):
        end = "\n" if text and not text.endswith("\n") else ""
        return _Target(f"{text}{end}{field.field}:\n", frozenset(), 2)
    if isinstance(root, Mapping) and len(root.entries) == 1:
        key, value = root.entries[0]
        if keys.means(key.text, field.field) and isinstance(value, Scalar) and not value.given:
            return _Target(text, frozenset(), 2) if not value.text else None
    return None


def _keys(path: Path, data: bytes, field: FileOf, keys: Keys) -> frozenset[str]:
    """Return the keys of the definitions that a file holds; none where it cannot be read."""
    root = source.load(str(path), data)[0].root
    inside = None if root is None else content(root, field, keys)
    return frozenset(key.text for key, _ in inside.entries) if isinstance(inside, Mapping) else frozenset()


def _no_list(path: Path) -> Problem:
    text = Text("{file} is no list with a line for each entry: nothing was added to it", file=str(path))
    return Problem(text)


def _one_a_line(inside: Mapping, data: bytes) -> bool:
    """Whether every entry begins a line of its own, in UTF-8."""
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        return False
    starts: list[Node | Scalar] = [key for key, _ in inside.entries]
    return all(not lines[key.span.line - 1][: key.span.column - 1].strip() for key in starts)
