"""What `new` writes: the lines of a record to fill in, and a game's options for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import reduce
from typing import Any, NamedTuple

from scoring_rules.frame.info import NO, YES, Info
from scoring_rules.frame.language.quoting import file_name, quoted
from scoring_rules.frame.language.text import Name, Text

NAME = Name("NAME", "NOM")
"""What is in examples for a player's name."""


class TemplateOption(NamedTuple):
    """An option of `new` that one game has: what is to be written into its template.

    Attributes:
        id: Its name, with `_` between words; `--first-game` is `first_game`.
        text: What it does.
        metavar: What its value is; an option without one is a flag.
        excludes: The ids of options that cannot be given with it.
        part: Whether what is written is not a record but a file that records name, such as a deck.
    """

    id: str
    text: Text
    metavar: str = ""
    excludes: tuple[str, ...] = ()
    part: bool = False


def flag(option: str) -> str:
    """Return an option of a game as it is typed on the command line."""
    return f"--{option.replace('_', '-')}"


class Template(NamedTuple):
    """What `new` was asked for.

    Attributes:
        players: The players' names; the game makes some up if there are none.
        options: Which of the game's own options were given, with their values; those of flags are empty.
        like: A table of the game without errors, whose settings and set-up are taken over, or None.
        language: The language in which examples are typed.
        info: The game as data.
        files: The files that the earlier record names, by their fields: they are named again, not copied.
    """

    players: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    like: Any = None
    language: str = "en"
    info: Info | None = None
    files: Mapping[str, tuple[str, ...]] = {}

    def control_lines(self, indent: int, without: Collection[str] = ()) -> Iterator[Line]:
        """Yield the line of control counts below a board as a comment, and above it what to count.

        `without` are the ids of pieces that the table has none of.
        """
        if self.info is not None and any(piece.example for piece in self.info.pieces):
            to_count = what_to_count(self.info, without)
            yield Line("", Text("To check the typing, {to_count}; take the # off:", to_count=to_count), indent)
            yield Line("", Text("= {example}", example=control_example(self.info, without)), indent)

    def file_line(self, field: str) -> Line | None:
        """Return the line that names the files of a field again, or None where the old record named none."""
        names = self.files.get(field, ())
        if not names:
            return None
        typed = tuple(map(file_name, names))
        return Line(f"{field}: {typed[0]}" if len(typed) == 1 else f"{field}: [{', '.join(typed)}]")

    def word(self, name: Name) -> str:
        """Return a thing or a value in the language in which examples are typed."""
        return name.fr if self.language == "fr" else name.en

    def yes_or_no(self, value: bool) -> str:
        """Return a yes or a no in the language in which examples are typed."""
        return self.word(YES if value else NO)


def what_to_count(info: Info, without: Collection[str] = ()) -> Text:
    """Return what to count on a table that has none of the pieces `without`, by their ids."""
    return next((text for piece, text in info.to_count_without.items() if piece in without), info.to_count)


def control_example(info: Info, without: Collection[str] = ()) -> Text:
    """Return an example of control counts, in the words of the game, of a table that has none of `without`."""
    asked = (piece for piece in info.pieces if piece.example and piece.id not in without)
    counts = [piece.text.with_values(n=piece.example) for piece in asked]
    return reduce(lambda some, other: Text("{some} {other}", some=some, other=other), counts)


class Line(NamedTuple):
    """A line of a template: YAML with English keys, and a comment to the right of it or alone.

    The keys are written in the language of the template. A key of the user's own that is also a word of a
    record is in quotes (`quoting.quoted_key`). A line that may be filled in, but need not be, begins with `# `
    in the column of the key; it is written without the space, so that the line fits once the `#` is removed.
    A comment alone begins at a column, `indent`.
    """

    yaml: str
    comment: Text | None = None
    indent: int = 0


def name_line(name: str) -> Line:
    """Return the line that begins a player."""
    return Line(f"  - name: {quoted(name)}")
