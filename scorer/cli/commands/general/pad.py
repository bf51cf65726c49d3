"""`scorer pad GAME`: blank score pads as a PDF."""

from __future__ import annotations

from pathlib import Path

import click

from scorer.base.files import Source
from scorer.base.output import target, write_own
from scorer.base.problem import Problem
from scorer.base.texts import language
from scorer.cli.console import chosen_language, echo_problem, say
from scorer.cli.game_arguments import GameName
from scorer.cli.options import Between, Command, shared
from scorer.lookup.players import Players, players_typed
from scorer.lookup.template import old_record
from scorer.paper.pages import PAPERS
from scorer.reading.read import read
from scoring_rules import load_game
from scoring_rules.frame.board.pad import Pad
from scoring_rules.frame.language.text import Text

_MOST_SHEETS = 100
_ON_A_SHEET = 2


@click.command("pad", cls=Command)
@click.argument("game", type=GameName(), metavar="GAME")
@click.option(
    "-o", "--output", metavar="OUT.pdf", help="Where to write; the name of the game and `-pad.pdf` otherwise."
)
@click.option(
    "--players", metavar="N|A,B",
    help="Columns: how many, or the names that are printed above them; otherwise as many as usually play.",
)  # fmt: skip
@click.option("--sheets", type=Between(1, _MOST_SHEETS), default=1, show_default=True, help="How many sheets of paper.")
@click.option(
    "--per-page",
    type=click.Choice(("1", "2", "4")),
    help="Pads on a sheet, with marks where to cut: two of A5, four of A6; otherwise two, or one where these do not fit.",
)
@click.option("--from", "old", metavar="FILE", help="Print the names, cards, recipes and goals of a record.")
@click.option("--ecosystem", metavar="N,N,…", help="Hutan: print these Ecosystem cards in their rows.")
@click.option(
    "--ink", type=click.Choice(("usual", "low")), default="usual", show_default=True, help="With pictures or without."
)
@shared("paper", "font", "force", "lang_alone")
def command(  # noqa: PLR0913, PLR0917 - one parameter an option
    game: str,
    output: str | None,
    players: str | None,
    sheets: int,
    per_page: str | None,
    old: str | None,
    ecosystem: str | None,
    ink: str,
    paper: str,
    font: str | None,
    force: bool,
    lang: str | None,
) -> None:
    """Write blank score pads of GAME: a row for each thing that scores, a column for each player.

    At the foot stands what the cards give, where there is room for it.
    """
    from scorer.paper.fonts import load, missing, missing_told
    from scorer.paper.pads.drawn import Ink
    from scorer.paper.pads.pad import Subject, Wanted, fits, pad

    path = target(output, Path(f"{game.replace('_', '-')}-pad.pdf"), Text("{file}: a pad is written as .pdf"))
    chosen = chosen_language(lang)
    spoken = language(chosen)
    played = load_game(game)
    blank = _blank(game, old, ecosystem, lang)
    usual = Players(min(blank.players, played.info.players[1]), blank.names)
    columns = usual if players is None else players_typed(players, game)
    fonts = load(None if font is None else Path(font))
    inks = {"usual": Ink(), "low": Ink(pictures=False, fine="faint")}
    wanted = Wanted(columns.number, int(per_page or _ON_A_SHEET), sheets, PAPERS[paper], columns.names, inks[ink])
    subject = Subject(played.info.name, blank)
    if per_page is None and not fits(subject, wanted, spoken, fonts):
        wanted = wanted._replace(per_page=1)
    write_own(path, pad(subject, wanted, spoken, chosen, fonts), force=force)
    say(Text("{file} is written", file=str(path)), spoken)
    told = missing_told(missing(fonts, columns.names))
    if told is not None:
        echo_problem(told, spoken)


def _blank(game: str, old: str | None, ecosystem: str | None, lang: str | None) -> Pad:
    """Return the pad of a game, with the names and cards of an old record, or with some cards alone.

    Raises:
        Problem: The record cannot be read or is of another game; or there are no such cards.
    """
    make = load_game(game).pad
    if old is not None:
        return make(old_record(old, game, lambda record: language(chosen_language(lang, record))).table)
    if ecosystem is None:
        return make(None)
    if game != "hutan":
        raise Problem(Text("--ecosystem is for Hutan"))
    text = f"game: hutan\nmode: advanced\necosystem: [{ecosystem}]\nplayers: [{{name: A, counted: 0}}]\n"
    found = read(Source("--ecosystem", text.encode(), Path()))
    wrong = next((each.label for each in found.diagnostics if each.severity == "error"), None)
    if wrong is not None:
        raise Problem(Text("--ecosystem: {fault}", fault=wrong))
    usual = make(None)
    return make(found.table)._replace(players=usual.players, names=())
