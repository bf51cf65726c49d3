"""`scorer pad GAME`: blank score pads as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from scorer.base.output import target, write_own
from scorer.base.texts import language
from scorer.cli.console import chosen_language, echo_problem, say
from scorer.cli.game_arguments import GameName, GameRecordCommand, given_options
from scorer.cli.options import Between, shared
from scorer.lookup.players import Players, players_typed
from scorer.lookup.prefilled import board_to_fill_in, filled_in
from scorer.lookup.template import old_record
from scorer.paper.pages import PAPERS
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text

if TYPE_CHECKING:
    from scorer.paper.pads.wanted import Ink

_MOST_SHEETS = 100
_ON_A_SHEET = ("1", "2", "4")
_AT_A_TABLE, _MOST_AT_A_TABLE = 4, 6


@click.command("pad", cls=GameRecordCommand)
@click.argument("game", type=GameName(), metavar="GAME")
@click.option(
    "-o", "--output", metavar="OUT.pdf", help="Where to write; the name of the game and `-pad.pdf` otherwise."
)
@click.option(
    "--players", metavar="N|A,B",
    help="Columns: how many, or the names that are printed above them; otherwise as many as can play, of many four.",
)  # fmt: skip
@click.option(
    "--from", "old", metavar="OLD.yaml",
    help="Print the names, cards, recipes and goals of an old record; `-` reads the standard input.",
)  # fmt: skip
@click.option("--sheets", type=Between(1, _MOST_SHEETS), default=1, show_default=True, help="How many sheets of paper.")
@click.option(
    "--per-page", type=click.Choice(_ON_A_SHEET),
    help="Pads on a sheet, with marks where to cut; otherwise two, or one where so many columns need it.",
)  # fmt: skip
@click.option(
    "--ink", type=click.Choice(["normal", "low"]), default="normal", show_default=True,
    help="How much ink: low has thin grey lines only.",
)  # fmt: skip
@click.option("--board", "is_board", is_flag=True, help="An empty board to fill in with a pen, instead of a pad.")
@shared("paper", "font", "force", "lang_alone")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: str,
    output: str | None,
    players: str | None,
    old: str | None,
    sheets: int,
    per_page: str | None,
    ink: Ink,
    is_board: bool,
    paper: str,
    font: str | None,
    force: bool,
    lang: str | None,
    **options: Any,
) -> None:
    """Write blank score pads of GAME: a row for each thing that scores, a column for each player.

    With `--board` it is a board to fill in instead, in the letters that a record takes.
    """
    from scorer.paper.fonts import load, missing, missing_told
    from scorer.paper.pads.pad import document
    from scorer.paper.pads.wanted import Wanted

    path = target(
        output,
        Path(f"{game.replace('_', '-')}-{'empty-board' if is_board else 'pad'}.pdf"),
        Text("{file}: a pad is written as .pdf"),
    )
    like = None if old is None else old_record(old, game, lambda record: language(chosen_language(lang, record)))
    chosen = chosen_language(lang, like and (like.language or like.of_keys))
    spoken = language(chosen)
    info = load_game(game).info
    columns = Players(_usual(info.players[1])) if players is None else players_typed(players, game)
    if like is not None and players is None:
        columns = Players(len(like.players), like.players)
    asked = given_options(options, game)
    fonts = load(None if font is None else Path(font))
    count = None if per_page is None else int(per_page)
    wanted = Wanted(columns.number, count, sheets, PAPERS[paper], columns.names, not (players or like), ink)
    make = board_to_fill_in if is_board else filled_in
    blank = make(info, columns.names, asked, like, spoken)
    made = document(info.name, blank, wanted, spoken, chosen, fonts)
    write_own(path, made, force=force)
    say(Text("{file} is written", file=str(path)), spoken)
    told = missing_told(missing(fonts, columns.names))
    if told is not None:
        echo_problem(told, spoken)


def _usual(most: int) -> int:
    """Return how many columns a pad has if nobody says: as many as can play, where these sit round one table."""
    return most if most <= _MOST_AT_A_TABLE else _AT_A_TABLE
