"""Messages as values: rendered in English, compared, nested, never read as templates."""

from __future__ import annotations

import pytest

from scoring_rules.frame.language.text import ENGLISH, Name, Text, Value, render


class Shouting:
    """A language that shows what it was asked for."""

    def message(self, singular: str, plural: str | None, n: int | None) -> str:
        chosen = singular if plural is None or n == 1 else plural
        return chosen.upper().replace("{N}", "{n}").replace("{WHAT}", "{what}")

    def name(self, name: Name) -> str:
        return name.fr


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (Text("no trees"), "no trees"),
        (Text("a brace { stands alone"), "a brace { stands alone"),
        (Text("{n} tree", "{n} trees", n=1), "1 tree"),
        (Text("{n} tree", "{n} trees", n=0), "0 trees"),
        (Text("{n} tree", "{n} trees", n=-2), "−2 trees"),
        (Text("{n} of {what}", n=3, what="oak"), "3 of oak"),
        (Text("on {what}", what=Name("red", "rouge")), "on red"),
        (Text("among {what}", what=("A1", Name("red", "rouge"), 3)), "among A1, red, 3"),
        (Text("in {what}", what=Text("{n} area", "{n} areas", n=2)), "in 2 areas"),
    ],
)
def test_a_text_in_english(text: Text, shown: str) -> None:
    assert str(text) == shown


@pytest.mark.parametrize("name", ["{n}", "{0.__class__}", "100 %", "{", "}{", "%s"])
def test_a_value_is_never_read_as_a_template(name: str) -> None:
    assert str(Text("{player} wins", player=name)) == f"{name} wins"


def test_a_language_turns_nested_texts_and_names_alike() -> None:
    inner = Text("{n} tree", "{n} trees", n=2)
    text = Text("on {what}", what=(Name("red", "rouge"), inner))
    assert text.render(Shouting()) == "ON rouge, 2 TREES"


@pytest.mark.parametrize(
    ("value", "shown"),
    [(3, "3"), ("A1", "A1"), (Name("red", "rouge", "rot"), "red"), (Text("so"), "so"), ((), ""), (("a", 1), "a, 1")],
)
def test_any_value_is_rendered(value: Value, shown: str) -> None:
    assert render(value, ENGLISH) == shown


def test_texts_are_equal_by_message_and_values() -> None:
    two = Text("{n} tree", "{n} trees", n=2)
    assert two == Text("{n} tree", "{n} trees", n=2)
    assert hash(two) == hash(Text("{n} tree", "{n} trees", n=2))
    assert two != Text("{n} tree", "{n} trees", n=3)
    assert two != Text("{n} tree", n=2)
    assert two != "2 trees"


def test_other_values_make_another_text_and_leave_the_first() -> None:
    text = Text("{colour} {n}", colour="red")
    assert str(text.with_values(n=4)) == "red 4"
    assert text.values == {"colour": "red"}


def test_a_text_in_a_list_shows_what_it_says() -> None:
    assert repr([Text("{n} tree", n=2)]) == "[Text('2 tree')]"
