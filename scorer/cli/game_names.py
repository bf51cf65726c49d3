"""Games by what a person calls them on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from scorer.base.texts import language
from scorer.cli.completion import games
from scoring_rules import GAMES
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Text
from scoring_rules.titles import by_name

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


class GameName(click.ParamType[str]):
    """An argument that is the name of a game; case and hyphens do not matter."""

    name = "game"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the slug of the game, or fail with the nearest names."""
        slug = by_name(value)
        if slug is not None:
            return slug
        near = Lexicon((slug, (slug,)) for slug in GAMES).near(value)
        text = (
            Text("there is no game `{game}`; did you mean {near}?", game=value, near=near)
            if near
            else Text("there is no game `{game}`; the games are {games}", game=value, games=tuple(GAMES))
        )
        spoken = language(ctx.find_root().obj or "en") if ctx else language("en")
        return self.fail(text.render(spoken), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Return the games that begin so."""
        return games(ctx, param, incomplete)
