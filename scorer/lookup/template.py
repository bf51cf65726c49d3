"""A record to fill in, as text: the head that every game's has, the game's own lines, what an old one hands on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from scorer.base.files import read
from scorer.base.problem import Problem, answer_in, option_error
from scorer.lookup.field_help import field_help
from scoring_rules import load_game
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.keys import RECORD_KEYS, Keys
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Language, Name, Text, Value, render
from scoring_rules.frame.template import Line, Template, control_example, flag
from scoring_rules.frame.typed.nodes import Mapping as Nodes

if TYPE_CHECKING:
    from scorer.reading.read import Read

_COMMENT_COLUMN = 44
_OPTIONAL = re.compile(r"^( *)# ")


class Head(NamedTuple):
    """What is written above the game's own lines, where it is given: the language, rulings by reading."""

    language: str | None = None
    readings: tuple[str, ...] = ()


_NO_HEAD = Head()


def record_to_fill_in(slug: str, wanted: Template, language: Language, head: Head = _NO_HEAD) -> str:
    """Return a record of a game that already passes every check.

    Raises:
        Problem: An option of the game cannot be read.
    """
    found = Findings()
    own = load_game(slug).templates().lines(wanted._replace(info=load_game(slug).info), found)
    if found:
        option = str(found[0].marks[0].place.path[0])
        typed = f"{flag(option)} {wanted.options[option]}"
        raise option_error(typed, found[0])
    info = load_game(slug).info
    whole = [*_head(info, head), Line(""), *own, Line(""), *_more(info, language)]
    lines = own if is_part(slug, wanted) else whole
    return "\n".join(_written(lines, load_game(slug).keys, language)) + "\n"


def is_part(slug: str, wanted: Template) -> bool:
    """Whether what is wanted is no record but a file that records name."""
    return any(option.part and option.id in wanted.options for option in load_game(slug).templates().options)


def _head(info: Info, head: Head) -> Iterator[Line]:
    texts = field_help(info, "")
    yield Line(f"game: {info.slug}")
    if head.language is not None:
        yield Line(f"language: {head.language}")
    yield from (Line(f"{key}:", _text(texts[key])) for key in ("title", "date", "place"))
    if head.readings:
        yield Line(f"readings: {{{', '.join(head.readings)}}}", _text(texts["readings"]))


def _more(info: Info, language: Language) -> Iterator[Line]:
    """Yield comments: what a player may have besides."""
    texts = field_help(info, "")
    yield Line("", Text("A player may have more, below the name; take the # off:"))
    for key, example in (
        ("pieces", render(control_example(info), language)),
        ("adjustments", "[{points: -2, reason: …}]"),
        ("claimed", "84"),
        ("counted", "61"),
    ):
        yield Line(f"    # {key}: {example}", _text(texts[key]))


def _text(value: Value) -> Text:
    return value if isinstance(value, Text) else Text("{text}", text=value)


def _written(lines: Iterable[Line], keys: Keys, language: Language) -> Iterator[str]:
    """Yield lines as text: comments to the right of what they explain, or on lines of their own."""
    for line in lines:
        yaml = _OPTIONAL.sub(r"\1#", render(keys.as_typed(line.yaml), language))
        comment = "" if line.comment is None else f"{'':{line.indent}}# {line.comment.render(language)}"
        if yaml and comment:
            yield f"{yaml:<{_COMMENT_COLUMN}} {comment}"
        else:
            yield yaml or comment


class OldRecord(NamedTuple):
    """A record without errors: its players, its table, rulings that are not the default.

    `files` are those that it names for a field as a whole, counted from its `folder`; players' own are not among
    them. `language` is the one that it asks for, `of_keys` that of its keys.
    """

    players: tuple[str, ...]
    table: Any
    rulings: tuple[Name, ...]
    language: str | None
    of_keys: str | None
    files: Mapping[str, tuple[str, ...]] = {}
    folder: Path = Path()

    def files_beside(self, record: Path | None) -> dict[str, tuple[str, ...]]:
        """Return the files as a new record names them; a field with one outside of its folder is left out."""
        if record is None:
            return dict(self.files)
        counted = {
            field: [_from(record.parent, self.folder / name) for name in names] for field, names in self.files.items()
        }
        return {field: tuple(names) for field, names in counted.items() if all(names)}


def _from(folder: Path, file: Path) -> str:
    """Return a file counted from a folder that it is in, else nothing: a record names none outside of its folder."""
    try:
        return file.resolve().relative_to(folder.resolve()).as_posix()
    except ValueError:
        return ""


def old_record(name: str, game: str, spoken: Callable[[str | None], Language]) -> OldRecord:
    """Return what a record of a game holds.

    Args:
        name: The name of its file.
        game: The id of the game.
        spoken: Returns the language to speak, given the one that the record asks for.

    Raises:
        Problem: It cannot be read, is of another game, or has errors.
    """
    from scorer.reading.read import read as read_record  # only this needs a parser and models

    source = read(name)
    found = read_record(source)
    answer_in(spoken(found.language))
    if found.slug is not None and found.slug != game:
        raise Problem(Text("{file} is a record of {other}, not of {game}", file=name, other=found.slug, game=game))
    if found.has_errors:
        raise Problem(Text("{file} has errors: fix what `scorer check {file}` shows", file=name))
    players = tuple(player.name for player in found.record.players)
    files = _files(found)
    return OldRecord(players, found.table, _rulings(found), found.language, _of_keys(found), files, source.folder)


def _files(read: Read) -> dict[str, tuple[str, ...]]:
    """Return the files that a record names, by the fields that hold nothing else."""
    from scorer.record.includes import named_files  # only this needs a parser

    assert read.game is not None  # noqa: S101 - there are no errors
    root = next(iter(read.documents.values())).root
    return named_files(root, read.game.record().FILES, read.game.keys) if isinstance(root, Nodes) else {}


def _of_keys(read: Read) -> str | None:
    """Return the language of the keys of a record, by the one that names its game."""
    root = next(iter(read.documents.values())).root
    typed = {fold(key.text) for key, _ in root.entries} if isinstance(root, Nodes) else set()
    name = RECORD_KEYS.name("game")
    own = {"en": name.en, "fr": name.fr}
    return next((code for code, word in own.items() if fold(word) in typed), None)


def _rulings(read: Read) -> tuple[Name, ...]:
    """Return the rulings of a record that are not the default, as they are typed in each language."""
    assert read.game is not None  # noqa: S101 - there are no errors
    settings = read.table.settings
    chosen = settings.readings
    return tuple(
        reading.with_option(option)
        for reading in read.game.info.readings
        for option in reading.options
        if option.id == chosen[reading.id] != reading.default_in(settings.edition)
    )
