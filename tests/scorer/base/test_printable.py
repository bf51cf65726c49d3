import pytest

from scorer.base.terminal import plain


@pytest.mark.parametrize(
    ("typed", "set_as"),
    [
        ("Aïcha", "Aïcha"),
        ("Ai\u0308cha", "Aïcha"),
        ("a\u00a0b\u2009c", "a\u00a0b c"),
        ("a\x00b", "a b"),
        ("\u202eevil\u200b", "evil"),
        ("☺\ufe0f", "☺"),
        ("1 │ 2", "1 | 2"),
        ("& <b> %s {name}", "& <b> %s {name}"),
    ],
)
def test_plain(typed: str, set_as: str):
    assert plain(typed) == set_as
