"""The records that a command was given: opened in the right language, strict where asked, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from scorer.base.files import FileProblem, Source, read
from scorer.base.problem import answer_in
from scorer.base.terminal import harmless
from scorer.base.texts import language
from scorer.cli.console import chosen_language, echo_problem, line_width, wants_color
from scorer.cli.given_files import GivenFile, given_files, place
from scorer.cli.options import given, shared
from scorer.report.diagnostics import to_concise, to_text
from scorer.report.heading import read_back
from scoring_rules.frame.language.text import Language, Text

if TYPE_CHECKING:
    from scorer.reading.read import Read
    from scoring_rules.frame.result import Result


_MOST_NAMED = 20


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
    """A file of which nothing came: it could not be opened, or is no record; it was said on the error stream."""

    name: str


class _Taken(NamedTuple):
    """A file and what was read of it, None where it cannot be had."""

    file: GivenFile
    found: Read | None

    @property
    def is_stray(self) -> bool:
        """Whether it lay in a folder that was named, and is nothing that was meant as a record."""
        return bool(self.file.folder) and self.found is not None and not self.found.is_meant_as_record


def open_records(names: Sequence[str], options: Options) -> Iterator[Opened | Unreadable]:
    """Yield every record in order; a file that cannot be read never hides the others.

    Of a folder every record in it is opened. A file that records name is no record: it is yielded only with
    `alone`, and not where a record among the others names it; otherwise it is said what it is.

    Raises:
        Problem: No record has a reading or a file that was given for all of them.
    """
    from scorer.cli.asked import rulings_for, typed_rulings, want_taken

    given = {field: read(name) for field, name in options.given.items()}
    asked = typed_rulings(options.readings)
    files = [_taken(file, options, given) for file in given_files(names)]
    want_taken(asked, given, [each.found for each in files if each.found is not None])
    named = {place(name) for each in files for name in _included(each)}
    left, opened = [], False
    for each in files:
        found, source = each.found, each.file.source
        if found is None or isinstance(source, FileProblem):
            yield _unreadable(each.file, options)
            continue
        is_part = found.part is not None
        if is_part and place(each.file.name) in named:
            continue
        if each.is_stray or (is_part and not options.alone):
            left.append(each)
            continue
        opened = True
        yield _opened(source, found, options, given, rulings_for(found, asked))
    for told in _left(left, opened):
        echo_problem(told, options.spoken())
    if not opened:
        yield from (Unreadable(each.file.name) for each in left[:1])


def _taken(file: GivenFile, options: Options, given: Mapping[str, Source]) -> _Taken:
    # Imported here: helps and completions import the commands, and need no parser and no models.
    from scorer.reading.read import read as read_record

    if isinstance(file.source, FileProblem):
        return _Taken(file, None)
    found = read_record(file.source, alone=options.alone, given=given)
    answer_in(options.spoken(found.language))
    return _Taken(file, found)


def _included(taken: _Taken) -> Iterator[str]:
    """Yield the files that a record names."""
    if taken.found is not None:
        _, *others = taken.found.documents
        yield from others


def _unreadable(file: GivenFile, options: Options) -> Unreadable:
    if isinstance(file.source, FileProblem):
        echo_problem(file.source.text, options.spoken())
    return Unreadable(file.name)


def _opened(
    source: Source, found: Read, options: Options, given: Mapping[str, Source], rulings: dict[str, str]
) -> Opened:
    """Return a record as it is to be scored: with the rulings that were asked for, strict where that was."""
    from scorer.reading.read import read as read_record

    spoken = options.spoken(found.language)
    answer_in(spoken)
    if rulings or options.strict:
        found = read_record(source, alone=options.alone, given=given, asked=rulings, strict=options.strict)
    return Opened(source.name, found, chosen_language(options.lang, found.language), spoken)


def _left(left: Sequence[_Taken], opened: bool) -> Iterator[Text]:
    """Yield what files are that were not opened: parts of records one by one, those of a folder together."""
    for each in left:
        what = each.found and each.found.part_told
        if what:
            yield Text(
                "{file} is {what}, which records name: check it with `scorer check {file}`,"
                " and score the record that names it",
                file=each.file.name,
                what=what,
            )
    for folder, stray in groupby((each.file for each in left if each.is_stray), lambda file: file.folder):
        names = tuple(Path(file.name).name for file in stray)
        shown = (*names[:_MOST_NAMED], "…") if len(names) > _MOST_NAMED else names
        if opened:
            yield Text("in {folder} passed over, as no records: {files}", folder=folder, files=shown)
        else:
            yield Text("{folder} holds no records; these are none: {files}", folder=folder, files=shown)


def say_file(record: Opened, color: str) -> None:
    """Print the name of a record that stands above what is shown of it, where there are several."""
    click.echo(click.style(harmless(record.name), bold=True), color=wants_color(color))


def say_read(record: Opened, player: str | None = None) -> None:
    """Print the line of what was read of each player, or of one."""
    read = record.read
    if read.game is not None and read.table is not None:
        for line in read_back(read.game, read.record, read.table, record.language, line_width(), player):
            click.echo(line)


def show(*opened: Opened, form: str = "text", color: str = "auto") -> None:
    """Print the diagnostics of some records on the error stream; `form` is text or concise."""
    found = [diagnostic for record in opened for diagnostic in record.read.diagnostics]
    documents = {name: document for record in opened for name, document in record.read.documents.items()}
    spoken = opened[0].language
    colored = wants_color(color, err=True)
    if form == "concise":
        shown = to_concise(found, spoken, tuple(documents))
    else:
        slug = next((record.slug for record in opened if record.slug), None)
        shown = to_text(found, documents, spoken, game=slug, color=colored)
    if shown:
        click.echo(shown, err=True, color=colored)
