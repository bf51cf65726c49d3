"""`scorer pad GAME`: blank score pads as a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from scorer.base.output import target, write_own
from scorer.base.texts import language
from scorer.cli.console import chosen_language, echo_problem, say
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Between, Command, shared
from scorer.lookup.players import Players, players_typed
from scorer.paper.pages import PAPERS
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text

_MOST_SHEETS = 100
_MOST_ON_A_SHEET = 2
_AT_A_TABLE, _MOST_AT_A_TABLE = 4, 6


@click.command("pad", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@click.option(
    "-o", "--output", metavar="OUT.pdf", help="Where to write; the name of the game and `-pad.pdf` otherwise."
)
@click.option(
    "--players", metavar="N|A,B",
    help="Columns: how many, or the names that are printed above them; otherwise as many as can play, of many four.",
)  # fmt: skip
@click.option("--sheets", type=Between(1, _MOST_SHEETS), default=1, show_default=True, help="How many sheets of paper.")
@click.option(
    "--per-page",
    type=Between(1, _MOST_ON_A_SHEET),
    default=1,
    show_default=True,
    help="Pads on a sheet; two have marks where to cut.",
)
@shared("paper", "font", "force", "lang_alone")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: str,
    output: str | None,
    players: str | None,
    sheets: int,
    per_page: int,
    paper: str,
    font: str | None,
    force: bool,
    lang: str | None,
) -> None:
    """Write blank score pads of GAME: a row for each thing that scores, a column for each player."""
    from scorer.paper.fonts import load, missing, missing_told
    from scorer.paper.pad import Wanted, pad

    path = target(output, Path(f"{game.replace('_', '-')}-pad.pdf"), Text("{file}: a pad is written as .pdf"))
    chosen = chosen_language(lang)
    spoken = language(chosen)
    info = load_game(game).info
    columns = Players(_usual(info.players[1])) if players is None else players_typed(players, game)
    fonts = load(None if font is None else Path(font))
    wanted = Wanted(columns.number, per_page, sheets, PAPERS[paper], columns.names)
    write_own(path, pad(info, wanted, spoken, chosen, fonts), force=force)
    say(Text("{file} is written", file=str(path)), spoken)
    told = missing_told(missing(fonts, columns.names))
    if told is not None:
        echo_problem(told, spoken)


def _usual(most: int) -> int:
    """Return how many columns a pad has if nobody says: as many as can play, where these sit round one table."""
    return most if most <= _MOST_AT_A_TABLE else _AT_A_TABLE
