"""On paper, what is to be typed has no backticks, and what users typed stays as it is."""

from __future__ import annotations

from scorer.base.texts import language
from scorer.paper.pages import OnPaper
from scoring_rules.frame.language.text import Name, Text


def test_messages_lose_their_mark_up_and_values_do_not() -> None:
    text = Text("`counted:` with {name}", name="A`b")
    assert text.render(OnPaper(language("en"))) == "counted: with A`b"
    assert OnPaper(language("en", "de")).name(Name("oak", "chêne", "Eiche")) == "Eiche"
