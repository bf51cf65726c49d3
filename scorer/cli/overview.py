"""The commands in one table, and the one screen that `scorer` alone shows: three steps, games, commands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from scoring_rules import GAMES
from scoring_rules.frame.language.text import Language, Text


class Listed(NamedTuple):
    """A command: the room of `commands` in which its module is, the group it is shown in, what it does."""

    room: str
    group: Text
    summary: Text


_SCORE, _BEGIN, _LOOK_UP = Text("Score a game"), Text("Begin a record"), Text("Look up")

COMMANDS: Mapping[str, Listed] = {
    "score": Listed("records", _SCORE, Text("check records and show the itemised score")),
    "explain": Listed("records", _SCORE, Text("show how every point came about, with the rules in words")),
    "check": Listed("records", _SCORE, Text("show every mistake of records, without scoring")),
    "sheet": Listed("records", _SCORE, Text("write the filled score sheet as a PDF")),
    "draw": Listed("records", _SCORE, Text("draw the boards as a picture, SVG or PDF")),
    "pad": Listed("general", _SCORE, Text("write a blank score pad as a PDF")),
    "new": Listed("general", _BEGIN, Text("write a record to fill in")),
    "games": Listed("general", _LOOK_UP, Text("list the games, or one game's categories, settings and readings")),
    "cards": Listed("general", _LOOK_UP, Text("look up cards and tiles by number or name")),
    "rules": Listed("general", _LOOK_UP, Text("look up a rule, or what the code of a message means")),
    "schema": Listed("general", _LOOK_UP, Text("print the JSON Schema of records, for editors")),
    "completion": Listed("general", _LOOK_UP, Text("have your shell complete commands, games, rules and files")),
    "help": Listed("general", _LOOK_UP, Text("show the options of a command")),
}
"""The commands in the order in which they are shown, those of a group together."""

_WHAT = Text("scorer checks and scores finished board games: you type the board, it explains every point.")
_STEPS = (
    ("scorer new hutan soiree.yaml", Text("write a record to fill in")),
    ("…", Text("type the boards into it with any editor")),
    ("scorer soiree.yaml", Text("every mistake at its place, or the score")),
)


def overview(language: Language) -> str:
    """Return the screen in a language."""

    def say(text: Text) -> str:
        return text.render(language)

    lines = [say(_WHAT), "", say(Text("Three steps:"))]
    lines += [f"  {command:<30}{say(text)}" for command, text in _STEPS]
    lines += ["", say(Text("Games:"))]
    lines += [f"  {slug:<30}{say(about)}" for slug, about in GAMES.items()]
    for heading, commands in groupby(COMMANDS.items(), lambda listed: listed[1].group):
        lines += ["", say(Text("{heading}:", heading=heading))]
        lines += [f"  {name:<30}{say(command.summary)}" for name, command in commands]
    lines += ["", say(Text("`scorer COMMAND --help` shows the options of a command; `--lang fr` speaks French."))]
    return "\n".join(lines) + "\n"
