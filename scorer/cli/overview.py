"""The one screen that `scorer` alone shows: what it is, three steps, the games, the commands."""

from __future__ import annotations

from scorer.cli.command_names import GROUPS, SUMMARIES
from scoring_rules import GAMES
from scoring_rules.frame.language.text import Language, Text

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
    for heading, names in GROUPS.items():
        lines += ["", say(Text("{heading}:", heading=heading))]
        lines += [f"  {name:<30}{say(SUMMARIES[name])}" for name in names]
    lines += [
        "",
        say(Text("`scorer COMMAND --help` shows the options of a command; `--lang fr` speaks French.")),
    ]
    return "\n".join(lines) + "\n"
