"""One breaker of words, whatever text is measured in."""

from __future__ import annotations

import pytest

from scorer.base.fit import broken, fitting, shortened
from scorer.base.terminal import cells


@pytest.mark.parametrize(
    ("hyphens", "short", "long"),
    [
        ("never", ["abcdef", "Jo-Ann"], ["a", "Jean-Baptist", "e-Émile b"]),
        ("in long words", ["abcdef", "Jo-Ann"], ["a Jean-", "Baptiste-", "Émile b"]),
        ("always", ["abcdef Jo-", "Ann"], ["a Jean-", "Baptiste-", "Émile b"]),
    ],
)
def test_a_line_may_end_after_a_hyphen(hyphens, short: list[str], long: list[str]) -> None:
    assert list(broken("abcdef Jo-Ann", 12, len, hyphens=hyphens)) == short
    assert list(broken("a Jean-Baptiste-Émile b", 12, len, hyphens=hyphens)) == long


@pytest.mark.parametrize(
    ("long_words", "lines"),
    [
        ("broken", ["a", "Donau", "dampf", "schif", "f b"]),
        ("cut", ["a", "Dona…", "b"]),
        ("kept", ["a", "Donaudampfschiff", "b"]),
    ],
)
def test_what_is_done_with_a_word_wider_than_a_line(long_words, lines: list[str]) -> None:
    assert list(broken("a Donaudampfschiff b", 5, len, long_words=long_words)) == lines


def test_the_first_line_may_have_another_width() -> None:
    assert list(broken("aa bb cc dd", 8, len, first=2)) == ["aa", "bb cc dd"]


def test_a_text_without_words_has_no_lines() -> None:
    assert list(broken(" \t\n", 5, len)) == []


def test_wide_characters_and_joined_emoji_take_the_cells_that_they_fill() -> None:
    family = "👨\N{ZERO WIDTH JOINER}👩\N{ZERO WIDTH JOINER}👧"
    assert list(broken(f"{family} 李小 ☎\N{VARIATION SELECTOR-16} b", 7, cells)) == [
        f"{family} 李小",
        "☎\N{VARIATION SELECTOR-16} b",
    ]
    assert shortened("李小龙王", 7, cells) == "李小龙…"
    assert fitting(family + "a", 2, cells) == len(family)


@pytest.mark.parametrize(("trimmed", "shown"), [(None, "ab…"), ("", "ab …"), ("b ", "a…")])
def test_what_is_removed_before_an_ellipsis(trimmed: str | None, shown: str) -> None:
    assert shortened("ab cdefg", 4, len, trimmed) == shown
