"""What a report is headed with: the evening's title, the game, its mode or edition, date and place."""

from __future__ import annotations

from typing import Any

from scoring_rules.frame.info import Info
from scoring_rules.frame.language.text import Text, Value
from scoring_rules.frame.result import Result


def heading(info: Info, record: Any, result: Result) -> Text:
    """Return the facts of a game in one line."""
    parts: list[Value] = [
        record.title or "",
        info.name,
        way_played(info, result),
        on_day(record.date),
        record.place or "",
    ]
    line: Value = ""
    for part in parts:
        if part:
            line = Text("{line} · {part}", line=line, part=part) if line else part
    return line if isinstance(line, Text) else Text("{line}", line=line)


def on_day(date: str | None) -> Value:
    """Return a day as it is written in each language; empty where none is given."""
    if date is None:
        return ""
    year, month, day = date.split("-")
    return Text("{year}-{month}-{day}", year=year, month=month, day=day)


def way_played(info: Info, result: Result) -> Value:
    """Return the name of the mode or the edition, empty where the game has neither."""
    for key, chosen in (("mode", result.mode), ("edition", result.edition)):
        setting = next((own for own in info.settings if own.key == key), None)
        option = setting and next((own for own in setting.options if own.id == chosen), None)
        if option:
            return option.name
    return ""
