"""From a file to a table: the record in its long form, validated, read by its game, and checked.

Nothing here raises for what a user typed; every stage adds to one list of diagnostics, and what
cannot be read is left out, so that the rest is still checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from scorer.base.diagnostics import Diagnostic
from scorer.base.files import Source
from scorer.reading.head import (
    game_of,
    is_meant_as_record,
    language_in_lines,
    part_alone,
    part_of,
    part_told,
    path_inside,
    record_around,
    record_of,
    spoken_language,
    told_language,
)
from scorer.reading.one_step import Asked, with_repair
from scorer.reading.table import table_of
from scorer.reading.validated import validated
from scorer.record.diagnose import Reported, diagnoses, run_together, unclear, wrong_first
from scorer.record.includes import Files, include
from scorer.source import documents as source
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.nodes import Document, Mapping, Node

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


class Read(NamedTuple):
    """What came of a file: its documents, what is wrong, and the table if it could be read.

    `language` is what the record asks for, `slug` the id of its game; `game`, `record` and `table` are None where the file
    did not get so far. A table with errors is incomplete and must not be scored. `part` is the field that the file may
    stand in, if it is not a record but part of one.
    """

    documents: dict[str, Document]
    diagnostics: tuple[Diagnostic, ...]
    language: str | None = None
    slug: str | None = None
    game: Game[Any] | None = None
    record: Any = None
    table: Any = None
    part: FileOf | None = None

    @property
    def has_errors(self) -> bool:
        """Whether any diagnostic is an error."""
        return any(each.severity == "error" for each in self.diagnostics)

    @property
    def part_told(self) -> Text | None:
        """What the file is, "a deck of Hortis", if it is not a record but part of one."""
        return None if self.part is None or self.slug is None else part_told(self.slug, self.part)

    @property
    def is_meant_as_record(self) -> bool:
        """Whether the file was meant as a record or as part of one, however broken."""
        return self.part is not None or is_meant_as_record(next(iter(self.documents.values())))


def _strictly(read: Read) -> Read:
    """Return what was read with every warning an error."""
    return read._replace(
        diagnostics=tuple(
            each._replace(severity="error") if each.severity == "warning" else each for each in read.diagnostics
        )
    )


def read(  # one parameter an option
    file: Source,
    *,
    alone: bool = False,
    given: Files | None = None,
    asked: dict[str, str] | None = None,
    strict: bool = False,
) -> Read:
    """Read a record and check it; files that are `given`, by their fields, stand instead of its own.

    Rulings that are `asked` for, by their readings, hold instead of the record's. A `strict` record has control
    counts, and its warnings are errors.

    With `alone` the file may also be one that records name, such as that of one player: it is then
    checked as far as that is possible without the record.
    """
    document, found = source.load(file.name, file.data)
    documents = {document.name: document}
    root = record_of(document, found)
    if root is None:
        return Read(documents, tuple(found), language_in_lines(document.lines))
    language = spoken_language(root)
    part = part_of(root)
    if part is not None and alone:
        return _part(document, root, *part)._replace(language=language)
    if part is not None:
        told = part_alone(document, root, *part)
        return Read(documents, (told,), language, part[0], part=part[1])
    slug = game_of(root, document, found)
    if slug is None:
        return Read(documents, tuple(found), language)
    game = load_game(slug)
    with_files = include(document, root, file.folder, game.record().FILES, game.keys, given)
    documents |= with_files.documents
    found += with_files.diagnostics
    whole = _read(documents, with_files.root, slug, found, asked, strict=strict)._replace(language=language)
    return _strictly(whole) if strict else whole


def _part(document: Document, root: Mapping, slug: str, field: FileOf) -> Read:
    """Read a file that records name as if it stood alone in one; only what is wrong in it is kept."""
    read = _read({document.name: document}, record_around(root, slug, field), slug, [])
    inside = path_inside(field)
    kept = tuple(each for each in read.diagnostics if each.path.startswith(inside))
    return Read(read.documents, kept, None, slug, part=field)


def _read(
    documents: dict[str, Document],
    root: Node,
    slug: str,
    found: list[Diagnostic],
    asked: dict[str, str] | None = None,
    *,
    strict: bool = False,
) -> Read:
    """Read a record of a game from its nodes, adding to what was found so far."""
    valid = validated(root, slug, next(iter(documents.values())), found)
    if valid is None:
        return Read(documents, tuple(found), None, slug)
    game = load_game(slug)
    told = told_language(root, game.keys) if isinstance(root, Mapping) else ""
    record, table, findings = table_of(game, valid.record, asked, strict=strict, told=told)
    findings = with_repair(game, record, findings, Asked(asked, told), shaped=not found)
    reported = Reported(valid.left_out, valid.untaken, unclear(found, findings), valid.places, run_together(found))
    found += diagnoses(findings, reported, documents, record.allow)
    return Read(documents, tuple(wrong_first(found)), None, slug, game, record, table)
