"""`scorer sheet`: the filled score sheet as a PDF, one record after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from scorer.base.output import beside, target, write_own
from scorer.cli.console import FINE, USAGE, WRONG, echo_problem, say
from scorer.cli.open_records import Opened, Options, open_records, record_options, show
from scorer.cli.options import Command, files_argument
from scorer.drawing.points import with_points
from scorer.paper.fonts import load, missing_told
from scorer.paper.pages import PAPERS
from scorer.paper.sheets.given import SheetInput, Wanted
from scorer.paper.sheets.sheet import sheet
from scorer.report.heading import on_day, read_in_sentences
from scoring_rules.frame.language.text import Language, Text


@click.command("sheet", cls=Command)
@files_argument
@click.option("-o", "--output", metavar="OUT.pdf", help="Where to write; the name of the record otherwise.")
@click.option("--open", "shown", is_flag=True, help="Open the PDF when it is written.")
@click.option("--one-page", is_flag=True, help="Only the first page: who won, the table and the boards.")
@click.option("--poster", is_flag=True, help="Only who won and the boards, as large as can be.")
@click.option("--sign", is_flag=True, help="Add a line for each player to sign on.")
@record_options("paper", "font", "force", "reading", "given", "lang", "names", "strict")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    options: Options,
    files: tuple[str, ...],
    output: str | None,
    paper: str,
    font: str | None,
    shown: bool,
    one_page: bool,
    poster: bool,
    sign: bool,
    force: bool,
) -> None:
    """Write the score sheets of records into one PDF, in order, with a bookmark for each.

    The first page has who won, bars of what the totals are made of, the table and the boards; then follows how
    every point came about.
    A record that has errors is left out. The exit status is 1 for errors, and where a claimed total
    differs from the computed one.
    """
    path = target(output, beside(files[0], ".pdf"), Text("{file}: a score sheet is written as .pdf"))
    fonts = load(None if font is None else Path(font))
    status = FINE
    printed: list[tuple[Opened, SheetInput]] = []
    refused: list[Opened] = []
    for record in open_records(files, options):
        if not isinstance(record, Opened):
            status = max(status, USAGE)
            continue
        show(record)
        if record.read.has_errors:
            refused.append(record)
            status = max(status, WRONG)
            continue
        printed.append((record, sheet_input(record)))
        if any(each.differences for each in printed[-1][1].result.players):
            status = max(status, WRONG)
    if printed:
        first, _ = printed[0]
        made = sheet(
            [game for _, game in printed],
            first.language,
            first.lang,
            PAPERS[paper],
            fonts,
            Wanted(one_page, poster, sign),
        )
        write_own(path, made.pdf, force=force)
        say(Text("{file} is written", file=str(path)), first.language)
        told = missing_told(made.missing)
        if told is not None:
            echo_problem(told, first.language)
        if shown:
            _open(path, first.language)
    _say_refused(path, refused, written=bool(printed))
    ctx.exit(status)


def _say_refused(path: Path, refused: Sequence[Opened], *, written: bool) -> None:
    """Say on the error stream which records are not in the document, or that there is none."""
    if not refused:
        return
    names = tuple(record.name for record in refused)
    told = (
        Text("not in {pdf}, as they have errors: {files}", pdf=str(path), files=names)
        if written
        else Text("{pdf} is not written: mend {files} first", pdf=str(path), files=names)
    )
    echo_problem(told, refused[0].language)


def _open(path: Path, language: Language) -> None:
    if click.launch(str(path)):
        problem = Text("{file} cannot be opened: no program for PDF was found", file=str(path))
        echo_problem(problem, language)


def sheet_input(record: Opened) -> SheetInput:
    """Return what is printed of a record without errors."""
    read, result = record.read, record.scored()
    assert read.game is not None and result is not None  # noqa: S101, PT018 - there are no errors
    draw = read.game.drawing()
    players = {each.name: each for each in result.players}
    seats = [(index, players[seat.name]) for index, seat in enumerate(read.table.seats) if seat.name in players]
    bare = [draw(read.table, index) if read.game.is_drawn(read.table, index) else None for index, _ in seats]
    pictures = with_points(bare, [player for _, player in seats])
    waived = tuple(
        Text("{code}: {title}", code=each.code.id, title=each.code.title)
        for each in read.diagnostics
        if each.severity == "note" and each.code.severity != "note"
    )
    return SheetInput(
        game=read.game.info.name,
        result=result,
        pictures=pictures,
        title=read.record.title or "",
        date=on_day(read.record.date),
        place=read.record.place or "",
        remarks=read.record.remarks or "",
        read=tuple(read_in_sentences(read.game, read.record, read.table, record.language)),
        waived=waived,
        hashes=tuple(document.sha256 for document in read.documents.values()),
    )
