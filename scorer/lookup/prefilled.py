"""What is known of a table before anything is scored: what an old record says, and what options say."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorer.base.files import Source
from scorer.base.problem import Problem
from scorer.lookup.template import OldRecord, record_to_fill_in
from scoring_rules.frame.board.pad import EmptyBoard, Pad
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Language, Text
from scoring_rules.frame.template import Template, flag


def prefilled(
    game: str, names: tuple[str, ...], options: Mapping[str, str], old: OldRecord | None, language: Language
) -> Any:
    """Return the table with empty boards that a record to fill in has.

    Args:
        game: The id of the game.
        names: The players' names; the game makes some up if there are none.
        options: Those of the game's template that were given, with their values.
        old: An old record, whose settings hold where no option says otherwise.
        language: The language that is spoken.

    Raises:
        Problem: An option of the game cannot be read.
    """
    from scorer.reading.read import read  # only this needs a parser and models

    wanted = Template(names, options, old and old.table)
    text = record_to_fill_in(game, wanted, language)
    return read(Source(game, text.encode(), Path())).table


def filled_in(
    info: Info, names: tuple[str, ...], options: Mapping[str, str], like: OldRecord | None, spoken: Language
) -> Pad:
    """Return the pad of a game with what an old record and options say of the table.

    Raises:
        Problem: An option cannot be read, or is of nothing that is on a pad.
    """
    empty = info.pad()(None)
    if not options:
        return empty if like is None else info.pad()(like.table)
    known = prefilled(info.slug, names, options, like, spoken)
    without = empty if like is None else info.pad()(like.table)
    filled = info.pad()(known)
    if filled == without:
        raise Problem(
            Text(
                "a pad of {game} is the same with {options}: leave it out",
                game=info.name,
                options=tuple(map(flag, options)),
            )
        )
    return filled


def board_to_fill_in(
    info: Info, names: tuple[str, ...], options: Mapping[str, str], like: OldRecord | None, spoken: Language
) -> EmptyBoard:
    """Return an empty board of a game, as it lies where an old record or options say so.

    Raises:
        Problem: An option cannot be read.
    """
    table = prefilled(info.slug, names, options, like, spoken) if options else like.table if like else None
    return info.empty_board()(table)
