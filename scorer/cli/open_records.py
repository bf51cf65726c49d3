"""The records that a command was given: opened in the right language, strict where asked, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from scorer.base.files import FileProblem, read
from scorer.base.problem import Problem, answer_in, option_error
from scorer.base.texts import language
from scorer.cli.console import chosen_language, echo_problem, line_width, wants_color
from scorer.cli.options import given, shared
from scorer.report.diagnostics import to_concise, to_text
from scorer.report.heading import read_back
from scoring_rules.frame.language.keys import PAGE
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.typed.nodes import Document

if TYPE_CHECKING:
    from scorer.reading.read import Read
    from scoring_rules.frame.result import Result


class Opened(NamedTuple):
    """A record as it was read, the name it was given by, and the language to speak of it."""

    name: str
    read: Read
    lang: str
    language: Language

    @property
    def slug(self) -> str | None:
        """The id of its game, None where it is not known."""
        return self.read.slug

    def scored(self) -> Result | None:
        """Return the score of the record, None where it has errors."""
        from scorer.scoring.score import score

        read = self.read
        return None if read.has_errors or read.game is None else score(read.game, read.record, read.table)


class Options(NamedTuple):
    """What holds for every record of a command: `--lang`, `--strict`, and so on.

    `alone`: files that records name are read, too; `names` is the language of the names of things,
    `readings` are rulings as typed, which override those of a record; `given` are files by the fields
    of the record that they stand for.
    """

    lang: str | None
    strict: bool = False
    alone: bool = False
    names: str | None = None
    readings: Sequence[str] = ()
    given: Mapping[str, str] = {}

    def spoken(self, record: str | None = None) -> Language:
        """Return the language to speak; `record` is the one that a record asks for."""
        return language(chosen_language(self.lang, record), self.names)


_OF_RECORDS = ("lang", "strict", "names", "readings")


def record_options(*names: str, alone: bool = False) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return what adds shared options to a command; what they say of its records it gets as `options`."""

    def add(function: Callable[..., None]) -> Callable[..., None]:
        @wraps(function)
        def command(**typed: Any) -> None:
            ctx = click.get_current_context()
            of_records = {key: typed.pop(key) for key in _OF_RECORDS if key in typed}
            function(ctx, Options(**of_records, alone=alone, given=given(ctx)), **typed)

        return shared(*names)(command)

    return add


class Unreadable(NamedTuple):
    """A file that could not be opened; it was said on the error stream."""

    name: str


def open_records(names: Sequence[str], options: Options) -> Iterator[Opened | Unreadable]:
    """Yield every record in order; a file that cannot be read never hides the others."""
    # Imported here: helps and completions import the commands, and need no parser and no models.
    from scorer.reading.read import read as read_record

    given = {field: read(name) for field, name in options.given.items()}
    for name in names:
        try:
            file = read(name)
        except FileProblem as problem:
            echo_problem(problem.text, options.spoken())
            yield Unreadable(name)
            continue
        found = read_record(file, alone=options.alone, given=given, strict=options.strict)
        answer_in(options.spoken(found.language))
        if asked := _asked_rulings(found, options.readings):
            found = read_record(file, alone=options.alone, given=given, asked=asked, strict=options.strict)
        _fitting(found, given)
        yield Opened(file.name, found, chosen_language(options.lang, found.language), options.spoken(found.language))


def _fitting(read: Read, given: Mapping[str, object]) -> None:
    """Raise `Problem` where a file was given for a field that the record's game does not have."""
    from scoring_rules import load_game

    if read.slug is None or not given:
        return
    known = {field.field for field in load_game(read.slug).record().FILES}
    for field in given:
        if field not in known:
            text = Text("--{option}: a record of {game} has no such file", option=field, game=read.slug)
            raise Problem(text)


def _asked_rulings(read: Read, typed: Sequence[str]) -> dict[str, str]:
    """Return rulings as typed, `pairs=per_piece`, by their readings; none where the game is not known.

    Raises:
        Problem: The game has no such reading, or the reading no such ruling.
    """
    from scorer.reading.table import rulings

    if read.game is None:
        return {}
    asked = dict(map(_pair, typed))
    for key, value in asked.items():
        _, wrong = rulings(read.game.info, {key: value})
        if wrong:
            option = f"--reading {key}={value}"
            raise option_error(option, wrong[0])
    return asked


def _pair(typed: str) -> tuple[str, str]:
    key, sign, value = typed.partition("=")
    if not sign and key.strip().casefold() in (word.casefold() for word in PAGE):
        return key.strip(), "yes"
    if not sign:
        raise Problem(Text("--reading {typed}: type a reading and a ruling with `=` between them", typed=typed))
    return key.strip(), value.strip()


def say_read(record: Opened) -> None:
    """Print the line of what was read of each player."""
    read = record.read
    if read.game is not None and read.table is not None:
        for line in read_back(read.game, read.record, read.table, record.language, line_width()):
            click.echo(line)


def show(*opened: Opened, form: str = "text", color: str = "auto") -> None:
    """Print the diagnostics of some records on the error stream; `form` is text or concise."""
    found = [diagnostic for record in opened for diagnostic in record.read.diagnostics]
    documents: dict[str, Document] = {}
    for record in opened:
        documents |= record.read.documents
    spoken = opened[0].language
    colored = wants_color(color, err=True)
    if form == "concise":
        shown = to_concise(found, spoken, tuple(documents))
    else:
        slug = next((record.slug for record in opened if record.slug), None)
        shown = to_text(found, documents, spoken, game=slug, color=colored)
    if shown:
        click.echo(shown, err=True, color=colored)
