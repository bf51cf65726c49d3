"""Records for programs: what `import scorer` offers beside the version.

    import scorer
    record = scorer.read("game.yaml")
    scorer.score(record)

A source is the path of a record, or its text: a `str` is text where it has a line break, and a path
otherwise; `bytes` are always text. Nothing here asks the environment or prints.
"""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import LARGEST, Source, find, here
from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.reading import read as reading
from scorer.report.diagnostics import arrange, to_text
from scorer.report.heading import heading
from scorer.report.json import result_object
from scorer.scoring.score import score as score_table
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.result import PlayerScore, Result
from scoring_rules.frame.typed.nodes import Document

_WIDTH = 100


class RecordError(ValueError):
    """A record that has errors; as a string it is the report, every error with the line it is in.

    Attributes:
        diagnostics: All that was found, warnings and notes too, in the order of the files.
    """

    diagnostics: tuple[Diagnostic, ...]

    def __init__(self, report: str, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(report, diagnostics)
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A record without errors.

    Attributes:
        file: What the record is called in reports: its path, or `<text>`.
        game: The id of its game, as `scoring_rules.load_game` takes it.
        content: What was typed, as the game's model of a record.
        table: The boards and the settings as the game's own frozen values; its rules score these.
        diagnostics: What is worth a look: warnings, and what was waived.
        documents: The files that it was read from, by their names.
        language: The language that it asks for, English where it asks for none.
    """

    file: str
    game: str
    content: Any
    table: Any
    diagnostics: tuple[Diagnostic, ...]
    documents: dict[str, Document]
    language: str

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, in the order of the record."""
        return tuple(player.name for player in self.content.players)

    def __repr__(self) -> str:
        return f"<Record {self.file}: {self.game}, {', '.join(self.players)}>"


@dataclass(frozen=True, slots=True, repr=False)
class Score:
    """The score of a record; printed, it is the table that `scorer score` shows.

    Attributes:
        record: The record that was scored.
        result: All that is known of it, as values.
    """

    record: Record
    result: Result

    @property
    def players(self) -> tuple[PlayerScore, ...]:
        """Each player's total, rank, categories and items, in the order of the record."""
        return self.result.players

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who win."""
        return tuple(player.name for player in self.players if player.winner)

    @property
    def notes(self) -> tuple[Text, ...]:
        """How the table was scored; `str()` of a note is its English."""
        return self.result.notes

    def to_dict(self, lang: str | None = None) -> dict[str, Any]:
        """Return the object that `scorer score --format json` prints.

        Args:
            lang: The language of labels and notes, `en` or `fr`; the record's own otherwise.

        Raises:
            ValueError: There is no such language.
        """
        record = self.record
        spoken = language(lang or record.language)
        return result_object(self.result, record.file, record.documents, record.diagnostics, spoken)

    def to_text(self, lang: str | None = None) -> str:
        """Return the table of `scorer score`, 100 columns wide, without colours.

        Args:
            lang: Its language, `en` or `fr`; the record's own otherwise.

        Raises:
            ValueError: There is no such language.
        """
        from scorer.report.text import to_text

        info = load_game(self.record.game).info
        return to_text(
            self.result,
            heading(info, self.record.content, self.result),
            info.labels,
            language(lang or self.record.language),
            color=False,
            width=_WIDTH,
        )

    def __repr__(self) -> str:
        return self.to_text()


def read(source: str | Path | bytes) -> Record:
    """Read a record and check it.

    Args:
        source: A path (`soiree` finds `soiree.yaml`), or the text of a record.

    Raises:
        RecordError: It has errors.
        OSError: The file cannot be read.
    """
    file = _opened(source)
    found = reading.read(file)
    spoken = found.language or LANGUAGES[0]
    if found.has_errors or found.slug is None:
        report = to_text(found.diagnostics, found.documents, language(spoken), game=found.slug, color=False)
        raise RecordError(report, _in_order(found))
    return Record(file.name, found.slug, found.record, found.table, _in_order(found), found.documents, spoken)


def check(source: str | Path | bytes) -> tuple[Diagnostic, ...]:
    """Return all that is to be said of a record, in the order of its lines; nothing of a good one.

    `str()` of a diagnostic is one line of English: its place, how bad it is, its code, what is wrong.

    Args:
        source: A path (`soiree` finds `soiree.yaml`), or the text of a record.

    Raises:
        OSError: The file cannot be read.
    """
    return _in_order(reading.read(_opened(source)))


def score(record: Record) -> Score:
    """Score a record: every point as an item, the ranking, claims compared, notes."""
    return Score(record, score_table(load_game(record.game), record.content, record.table))


def _opened(source: str | Path | bytes) -> Source:
    if isinstance(source, bytes):
        return Source("<text>", source, here())
    if isinstance(source, str) and ("\n" in source or "\r" in source):
        return Source("<text>", source.encode("utf-8", "surrogatepass"), here())
    try:
        path = find(str(source))
        with path.open("rb") as file:
            return Source(str(path), file.read(LARGEST + 1), path.parent)
    except ValueError as error:  # a name that no file can have
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(source)) from error


def _in_order(read: reading.Read) -> tuple[Diagnostic, ...]:
    return arrange(read.diagnostics, read.documents).shown
