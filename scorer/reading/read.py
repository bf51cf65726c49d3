"""From a file to a table: the record in its long form, validated, read by its game, and checked.

Nothing here raises for what a user typed; every stage adds to one list of diagnostics, and what
cannot be read is left out, so that the rest is still checked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from scorer.base.diagnostics import Diagnostic, Related
from scorer.base.files import Source
from scorer.base.nodes import Document, Mapping, Node, Scalar, Sequence, size
from scorer.reading.checks import check_record, language_of, many_players, rulings
from scorer.reading.comments import cut_texts
from scorer.record.codes import GAME, NOT_A_RECORD
from scorer.record.includes import Files, content, include, part_of
from scorer.record.normalise import Context, long_form
from scorer.record.places import Places, start
from scorer.record.repeats import Said, unclear
from scorer.record.shapes import Shape
from scorer.record.validate import validate
from scorer.source import documents as source
from scorer.source.codes import TOO_MANY
from scoring_rules import GAMES, load_game
from scoring_rules.frame.finding import Finding, Mark
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.language.words import FIELD_WORDS
from scoring_rules.frame.limits import MOST_PLAYERS, MOST_VALUES
from scoring_rules.frame.record import FileOf
from scoring_rules.titles import by_name

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game


class Read(NamedTuple):
    """What came of a file: its documents, what is wrong, and the table if it could be read.

    `language` is what the record asks for, `slug` the id of its game; `game`, `record` and `table` are None where the file
    did not get so far. A table with errors is incomplete and must not be scored.
    """

    documents: dict[str, Document]
    diagnostics: tuple[Diagnostic, ...]
    language: str | None = None
    slug: str | None = None
    game: Game[Any] | None = None
    record: Any = None
    table: Any = None

    @property
    def has_errors(self) -> bool:
        """Whether any diagnostic is an error."""
        return any(each.severity == "error" for each in self.diagnostics)


def read(
    file: Source,
    *,
    alone: bool = False,
    given: Files | None = None,
    asked: dict[str, str] | None = None,
) -> Read:
    """Read a record and check it; files that are `given`, by their fields, stand instead of its own.

    Rulings that are `asked` for, by their readings, hold instead of the record's.

    With `alone` the file may also be one that records name, such as that of one player: it is then
    checked as far as that is possible without the record.
    """
    document, found = source.load(file.name, file.data)
    documents = {document.name: document}
    root = document.root
    if root is None:
        return Read(documents, tuple(found))
    if not isinstance(root, Mapping):
        remedy = Text("a record begins with `game: hutan`; `scorer new hutan` writes one to fill in")
        wrong = Diagnostic(NOT_A_RECORD, "error", document.name, start(root.span), None, remedy)
        return Read(documents, (*found, wrong))
    language = language_of(_value(root, "language"))
    part = part_of(root) if alone else None
    if part is not None:
        return _part(document, root, *part)._replace(language=language)
    slug = _game(root, document, found)
    if slug is None:
        return Read(documents, tuple(found), language)
    with_files = include(document, root, file.folder, load_game(slug).record().FILES, given)
    documents |= with_files.documents
    found += with_files.diagnostics
    return _read(documents, with_files.root, slug, found, asked)._replace(language=language)


def _part(document: Document, root: Mapping, slug: str, field: FileOf) -> Read:
    """Read a file that records name as if it stood alone in one; only what is wrong in it is kept."""

    def entry(key: str, value: Node) -> tuple[Scalar, Node]:
        return Scalar(key, start(root.span), "quoted"), value

    part = content(root, field)
    whole_part = Sequence((part,), root.span) if field.many else part
    nobody = () if field.field == "players" else (entry("players", Sequence((), root.span)),)
    entries = (entry("game", entry(slug, root)[0]), entry(field.field, whole_part), *nobody)
    whole = Mapping(entries, root.span)
    read = _read({document.name: document}, whole, slug, [])
    inside = f"{field.field}[0]" if field.many else field.field
    kept = tuple(each for each in read.diagnostics if each.path.startswith(inside))
    return Read(read.documents, kept, None, slug)


def _read(
    documents: dict[str, Document],
    root: Node,
    slug: str,
    found: list[Diagnostic],
    asked: dict[str, str] | None = None,
) -> Read:
    """Read a record of a game from its nodes, adding to what was found so far."""
    document = next(iter(documents.values()))
    model = load_game(slug).record()
    untaken: set[str] = set()
    context = Context(found, document.name, model.BOARD, untaken)
    whole = long_form(root, Shape("model", None, None, model), context)
    assert whole is not None  # noqa: S101 - the root is a mapping
    n = size(whole)
    if n > MOST_VALUES:
        label = Text("{n} values are typed, at most {most} can be read", n=n, most=MOST_VALUES)
        remedy = Text("a game needs far fewer: look whether the right text stands here")
        found.append(Diagnostic(TOO_MANY, "error", document.name, start(root.span), label, remedy))
        return Read(documents, tuple(found), None, slug)
    places = Places(document.name, whole)
    record, invalid, left_out = validate(model, whole, places, untaken)
    found += invalid + cut_texts(document, whole)
    if record is None:
        return Read(documents, tuple(found), None, slug)
    read_by = load_game(slug)
    if asked:
        record = record.model_copy(update={"readings": {**record.readings, **asked}})
    too_many = list(many_players(record))
    if too_many:  # one more than can be read tells the game so
        record = record.model_copy(update={"players": record.players[: MOST_PLAYERS + 1]})
    table, findings = _table(read_by, record)
    findings += too_many
    findings += check_record(read_by, record, table)
    order = {name: index for index, name in enumerate(documents)}
    allow = {fold(code) for code in record.allow}
    said = Said(left_out, untaken, unclear(found, findings), places)
    found += [
        diagnosed
        for each in findings
        if not said.covers(each)
        for diagnosed in [diagnose(each, places, order, allow)]
        if diagnosed.file == document.name or not each.code.own_file
    ]
    return Read(documents, tuple(found), None, slug, read_by, record, table)


def _table(read_by: Game[Any], record: Any) -> tuple[Any, list[Finding]]:
    """Return the table with the rulings that the record asks for, and all that is wrong with it."""
    table, findings = read_by.read(record)
    readings, wrong = rulings(read_by.info, record.readings, table.settings.edition)
    table = table._replace(settings=table.settings._replace(readings=readings))
    table = read_by.settle(table)
    return table, [*findings, *wrong, *read_by.check(table)]


def diagnose(
    finding: Finding, places: Places, order: dict[str, int], allow: Iterable[str] = ()
) -> Diagnostic:
    """Return a finding with its places in the files; a waived one is a note."""
    spans = {mark: places.span(mark.place) for mark in finding.marks}

    def in_file(mark: Mark) -> tuple[int, tuple[int, ...]]:
        file, span = spans[mark]
        return order.get(file, 0), tuple(span)

    marks = sorted(finding.marks, key=in_file)
    own = [
        mark for mark in marks if in_file(mark)[0] == 0
    ] or marks  # a file may be shared with other records
    chosen = own[-1] if finding.point == "last" else own[0]
    waived = finding.code.waivable and fold(finding.code.id) in allow
    file, span = spans[chosen]
    return Diagnostic(
        finding.code,
        "note" if waived else finding.code.severity,
        file,
        span,
        chosen.label,
        finding.help,
        str(chosen.place),
        tuple(
            Related(spans[mark][1], mark.label, str(mark.place), spans[mark][0])
            for mark in marks
            if mark is not chosen
        ),
    )


def _value(root: Mapping, key: str) -> str | None:
    """Return what a key of the record holds, if it is a word, before any model is known."""
    words = {fold(word) for word in (key, *FIELD_WORDS[key])}
    values = (value for name, value in root.entries if fold(name.text) in words)
    return next((value.text for value in values if isinstance(value, Scalar) and value.given), None)


def _game(root: Mapping, document: Document, found: list[Diagnostic]) -> str | None:
    words = {fold(word) for word in ("game", *FIELD_WORDS["game"])}
    typed: list[tuple[Scalar, Node]] = [
        (key, value) for key, value in root.entries if fold(key.text) in words
    ]
    known = Lexicon((slug, (slug,)) for slug in GAMES)
    offer = Text("type one of {games}", games=tuple(GAMES))
    if not typed:
        span = root.entries[0][0].span if root.entries else start(root.span)
        remedy = Text("begin the file with `game:` and one of {games}", games=tuple(GAMES))
        found.append(
            Diagnostic(GAME, "error", document.name, span, Text("no `game:` is typed"), remedy, "game")
        )
        return None
    key, value = typed[0]
    word = value.text if isinstance(value, Scalar) else ""
    if not word:
        label = Text("the name of the game is missing behind the colon")
        found.append(Diagnostic(GAME, "error", document.name, key.span, label, offer, "game"))
        return None
    slug = by_name(word)
    if slug is None:
        near = known.near(word)
        remedy = Text("did you mean {near}?", near=near) if near else offer
        label = Text("`{game}` is not a game known here", game=word)
        found.append(Diagnostic(GAME, "error", document.name, value.span, label, remedy, "game"))
    return slug
