"""`scorer pad GAME`: blank score pads as a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from scorer.base.output import target, write_own
from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.cli.console import chosen_language, say
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Command, shared
from scorer.paper.pages import PAPERS
from scoring_rules import load_game
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.limits import MOST_PLAYERS

_MOST_SHEETS = 100
_MOST_ON_A_SHEET = 2


@click.command("pad", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@click.option("-o", "--output", metavar="OUT.pdf", help="Where to write; GAME-pad.pdf otherwise.")
@click.option(
    "--players", type=click.IntRange(1, MOST_PLAYERS), metavar="N", help="Columns; as many as can play otherwise."
)
@click.option(
    "--sheets",
    type=click.IntRange(1, _MOST_SHEETS),
    default=1,
    show_default=True,
    metavar="N",
    help="How many sheets of paper.",
)
@click.option(
    "--per-page",
    type=click.IntRange(1, _MOST_ON_A_SHEET),
    default=1,
    show_default=True,
    metavar="N",
    help="Pads on a sheet, 1 or 2; two have marks where to cut.",
)
@click.option(
    "--paper", type=click.Choice(sorted(PAPERS)), default="a4", show_default=True, help="What it is printed on."
)
@shared("force", "lang")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: str,
    output: str | None,
    players: int | None,
    sheets: int,
    per_page: int,
    paper: str,
    force: bool,
    lang: str | None,
) -> None:
    """Print blank score pads of GAME: a row for each thing that scores, a column for each player."""
    from scorer.paper.pad import Wanted, pad

    path = target(output, Path(f"{game.replace('_', '-')}-pad.pdf"), Text("{file}: a pad is written as .pdf"))
    chosen = chosen_language(lang)
    info = load_game(game).info
    if players is not None and players > info.players[1]:
        raise Problem(
            Text(
                "{game} is for at most {n} players: `--players {typed}`",
                game=info.name,
                n=info.players[1],
                typed=players,
            )
        )
    wanted = Wanted(players or info.players[1], per_page, sheets, PAPERS[paper])
    write_own(path, pad(info, wanted, language(chosen), chosen), force=force)
    say(Text("{file} is written", file=str(path)), language(chosen))
