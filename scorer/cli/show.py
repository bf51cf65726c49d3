"""What several commands print of the records that they opened: what was read, what is wrong."""

from __future__ import annotations

import click

from scorer.cli.console import line_width, wants_color
from scorer.cli.open_records import Opened
from scorer.report.diagnostics import to_concise, to_text
from scorer.report.read_back import read_back
from scoring_rules.frame.typed.nodes import Document


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
