"""`scorer draw`: the boards of a record as a picture."""

from __future__ import annotations

from pathlib import Path

import click

from scorer.base.files import STDIN
from scorer.base.output import beside, target, write_own
from scorer.base.problem import Problem
from scorer.cli.console import FINE, USAGE, WRONG, say
from scorer.cli.given_files import are_several
from scorer.cli.open_records import Opened, Options, open_records, record_options, show
from scorer.cli.options import Command, files_argument
from scorer.cli.select import categories_named, player_named
from scorer.drawing.gallery import drawing, highlighted
from scorer.report.heading import on_day
from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.language.text import People, Text, Value

_SVG, _PDF = ".svg", ".pdf"


@click.command("draw", cls=Command)
@files_argument
@click.option(
    "-o", "--output", metavar="OUT.svg", help="Where to write, .svg or .pdf; the name of the record otherwise."
)
@click.option("--highlight", metavar="CATEGORY", help="Frame what counts for a category: its id or its label.")
@click.option("--player", metavar="NAME", help="Draw the board of one player only.")
@click.option("--letters", is_flag=True, help="Write what is typed for each place beside its symbol.")
@record_options("force", "given", "lang")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    options: Options,
    files: tuple[str, ...],
    output: str | None,
    highlight: str | None,
    player: str | None,
    letters: bool,
    force: bool,
) -> None:
    """Draw the boards of records, each with its player's name and total.

    Nothing is drawn of a record that has errors. The exit status is 1 for errors.
    """
    if output is not None and are_several(files):
        raise Problem(Text("-o names the picture of one record: leave it out, or name one record"))

    def path_for(record: str) -> Path:
        return target(output, beside(record, _SVG), Text("{file}: a picture is written as .svg or .pdf"), (_PDF,))

    path_for(STDIN)  # a name that cannot be written is told before anything is read
    status, drawn = FINE, False
    without: list[Problem] = []
    for record in open_records(files, options):
        if not isinstance(record, Opened):
            status = max(status, USAGE)
            continue
        show(record)
        if record.read.has_errors:
            status = max(status, WRONG)
            continue
        path = path_for(record.name)
        try:
            picture = _picture(record, highlight, player, letters=letters)
        except Problem as problem:  # of several records, those that have what is asked for are drawn
            without.append(problem)
            continue
        write_own(path, _written(path, record, picture), force=force)
        say(Text("{file} is written", file=str(path)), record.language)
        drawn = True
    if without and not drawn:
        raise without[0]
    ctx.exit(status)


def _picture(record: Opened, highlight: str | None, player: str | None, *, letters: bool) -> Picture:
    """Return the boards of a record without errors, or that of one player.

    Raises:
        Problem: There is no such player or category, or no board.
    """
    read, result = record.read, record.scored()
    assert read.game is not None and result is not None  # noqa: S101, PT018 - there are no errors
    info = read.game.info
    categories = () if highlight is None else categories_named(info, result, highlight)
    shown = result.players if player is None else (player_named(result, player),)
    players = list(highlighted(read.game, read.table, shown, categories, letters=letters))
    if not players:
        raise Problem(
            Text(
                "there is no board to draw: of {names}, points or numbers are typed, not the board",
                names=People(player.name for player in shown),
            )
        )
    title = read.record.title or Text("{game}: boards", game=info.name)
    facts: list[Value] = [info.name, *result.played, on_day(read.record.date), read.record.place or ""]
    return drawing(title, facts, players, record.language)


def _written(path: Path, record: Opened, picture: Picture) -> bytes:
    """Return the picture in the format that the name of the file asks for."""
    if path.suffix.lower() == _SVG:
        from scorer.drawing.svg import svg

        return svg(picture, record.language, record.lang).encode()
    from scorer.paper.pdf import picture_pdf

    return picture_pdf(picture, record.lang, record.language)
