"""A text as a value of YAML, in quotes wherever it could be taken for something else."""

from __future__ import annotations

from scoring_rules.frame.language.keys import Keys

_NO_TEXT = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"}
"""What YAML programs take for a value that is not text."""


def quoted(text: str) -> str:
    """Return a text of one line as a YAML string, without quotes where it is plainly text."""
    letters = all(char.isalnum() or char in " -_'’" for char in text) and text[:1].isalpha()
    plain = letters and text.casefold() not in _NO_TEXT
    return text if plain else _in_quotes(text)


def file_name(name: str) -> str:
    """Return the name of a file as a value, without quotes where every program takes it for text: `my-tiles.yaml`."""
    return name if name[:1].isalpha() and all(char.isalnum() or char in "-_./" for char in name) else _in_quotes(name)


def as_key(token: str, keys: Keys) -> str:
    """Return a word of a game as it is written before a colon."""
    return quoted_key(token, keys) if token.isalnum() and token[0].isalpha() else quoted(token)


def quoted_key(text: str, keys: Keys) -> str:
    """Return a key of the user's own, in quotes also where it might be taken for one of the record."""
    return _in_quotes(text) if keys.as_typed(f"{text}:").fr != f"{text}:" else quoted(text)


def _in_quotes(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
