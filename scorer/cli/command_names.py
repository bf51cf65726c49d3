"""The commands, one module each, imported when called: their groups and what each does in a line."""

from __future__ import annotations

from scoring_rules.frame.language.text import Text

GROUPS: dict[Text, tuple[str, ...]] = {
    Text("Score a game"): ("score", "explain", "check", "sheet", "draw", "pad"),
    Text("Begin a record"): ("new",),
    Text("Look up"): ("games", "cards", "rules", "schema", "completion", "help"),
}
"""The commands in the groups in which they are shown; each is a module here with a `command`."""

SUMMARIES: dict[str, Text] = {
    "score": Text("check records and show the itemised score"),
    "explain": Text("show how every point came about, with the rules in words"),
    "check": Text("show every mistake of records, without scoring"),
    "sheet": Text("print the filled score sheet as a PDF"),
    "draw": Text("draw the boards as a picture, SVG or PDF"),
    "pad": Text("print a blank score pad as a PDF"),
    "new": Text("write a record to fill in"),
    "games": Text("list the games, or one game's categories, settings and readings"),
    "cards": Text("look up cards and tiles by number or name"),
    "rules": Text("look up a rule, or what the code of a message means"),
    "schema": Text("print the JSON Schema of records, for editors"),
    "completion": Text("print what has a shell complete commands, games, rules and files"),
    "help": Text("show the options of a command"),
}
