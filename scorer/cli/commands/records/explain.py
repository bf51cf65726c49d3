"""`scorer explain`: how every point came about, and the rule behind it in words."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import click

from scorer.base.problem import Problem
from scorer.cli.console import FINE, USAGE, WRONG, hand_over, wants_color, width
from scorer.cli.given_files import are_several
from scorer.cli.open_records import Opened, Options, open_records, record_options, say_file, say_read, show
from scorer.cli.options import Command, files_argument
from scorer.cli.select import categories_named, of_player, of_player_alone, player_named
from scorer.report.explain_views import to_markdown, to_text, with_explanations
from scorer.report.explanation import Subject, explain
from scorer.report.heading import heading
from scorer.report.json import refused_object, result_object, to_json
from scorer.report.sketches import sketcher
from scoring_rules.frame.result import PlayerScore

_WIDEST = 80


class _View(NamedTuple):
    """What is shown of a record, and how."""

    player: str | None
    category: str | None
    form: str
    boards: bool
    color: str
    quiet: bool


class _Chosen(NamedTuple):
    """What is to be explained of a record: some of its players, some of its categories or all."""

    record: Opened
    subject: Subject
    players: tuple[PlayerScore, ...]
    only: tuple[str, ...] | None


@click.command("explain", cls=Command)
@files_argument
@click.option("--player", metavar="NAME", help="Explain one player only.")
@click.option("--category", metavar="ID", help="Explain one category only: its id, or its label in any language.")
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "json"]), default="text", show_default=True,
    help="Text to read, Markdown, or JSON for programs.",
)  # fmt: skip
@click.option("--no-board", is_flag=True, help="Leave the drawings of the boards out.")
@record_options("reading", "given", "lang", "names", "color", "strict", "quiet")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    options: Options,
    files: tuple[str, ...],
    player: str | None,
    category: str | None,
    form: str,
    no_board: bool,
    color: str,
    quiet: bool,
) -> None:
    """Explain every point of records: its working, what counts, and the rule in words.

    What counts is named, and marked on a drawing of the board. A record with errors is not
    explained. The exit status is 1 for errors, and where a claimed total differs from the computed
    one.
    """
    view = _View(player, category, form, not no_board, color, quiet)
    status = FINE
    objects: list[dict[str, Any]] = []
    without: list[Problem] = []
    several, done = are_several(files), False
    for record in open_records(files, options):
        if not isinstance(record, Opened):
            status = max(status, USAGE)
            continue
        try:
            chosen = _chosen(record, view)
        except Problem as problem:  # of several records, those that have the player are explained
            without.append(problem)
            continue
        done = True
        if form == "json":
            objects.append(_refused(record) if chosen is None else _object(chosen))
        else:
            _print(record, chosen, view, name=several)
        right = chosen is not None and not any(each.differences for each in chosen.players)
        status = max(status, FINE if right else WRONG)
    if without and not done:
        raise without[0]
    if objects:
        hand_over(to_json(objects, several=several))
    ctx.exit(status)


def _chosen(record: Opened, view: _View) -> _Chosen | None:
    """Return what is to be explained, None where the record has errors.

    Raises:
        Problem: There is no such player or category.
    """
    read, result = record.read, record.scored()
    if result is None or read.game is None or read.slug is None:
        return None
    info = read.game.info
    players = result.players
    if view.player is not None:
        player = player_named(result, view.player)
        players = (player,)
        result = result._replace(notes=of_player(result, player).notes)
        record = record._replace(read=of_player_alone(read, player))
    subject = Subject(
        info,
        heading(info, read.record, result),
        result,
        read.game.rules(read.table.settings),
        record.lang,
        info.labels,
        sketcher(read.slug, read.table, record.language) if view.boards else lambda _name, _marked: (),
    )
    only = None if view.category is None else categories_named(info, result, view.category)
    return _Chosen(record, subject, players, only)


def _print(record: Opened, chosen: _Chosen | None, view: _View, *, name: bool) -> None:
    """Print an explanation as text or Markdown, before it what is wrong with the record."""
    if view.form == "text":
        if name:
            say_file(record, view.color)
        if not view.quiet:
            say_read(record, None if chosen is None or view.player is None else chosen.players[0].name)
    show(record if chosen is None else chosen.record, color=view.color)
    if chosen is None:
        return
    blocks = explain(chosen.subject, chosen.players, chosen.only)
    if view.form == "markdown":
        hand_over("\n".join([*to_markdown(blocks, record.language), ""]))
        return
    colored = wants_color(view.color)
    bold = partial(click.style, bold=True) if colored else str
    lines = to_text(blocks, record.language, bold=bold, width=min(width(), _WIDEST))
    click.echo("\n".join(lines if view.quiet else ["", *lines]), color=colored)


def _refused(record: Opened) -> dict[str, Any]:
    read = record.read
    return refused_object(record.name, read.documents, read.diagnostics, read.slug, record.language)


def _object(chosen: _Chosen) -> dict[str, Any]:
    record, subject = chosen.record, chosen.subject
    result = subject.result._replace(players=chosen.players)
    scored = result_object(result, record.name, record.read.documents, record.read.diagnostics, record.language)
    return with_explanations(scored, subject, record.language, chosen.only)
