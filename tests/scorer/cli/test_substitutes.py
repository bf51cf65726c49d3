"""Signs that an output cannot show: something like them in ASCII takes their place."""

from __future__ import annotations

import pytest

from scorer.cli.console import SUBSTITUTE, register_substitutes

register_substitutes()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("13 × 2 = 26", "13 x 2 = 26"),
        ("−28", "-28"),
        ("Trees · 26 │ red", "Trees - 26 | red"),
        ("┌─┬┐", "+-++"),
        ("Chloé, Œuvre, Straße", "Chloe, OEuvre, Strasse"),
        ("n’est pas « ça »", 'n\'est pas " ca "'),
        ("a\N{NO-BREAK SPACE}b…", "a b..."),
        ("小明", "??"),
    ],
)
def test_ascii(text, shown):
    assert text.encode("ascii", SUBSTITUTE).decode() == shown


def test_what_an_output_can_show_stays():
    assert "Chloé −2".encode("latin-1", SUBSTITUTE) == "Chloé -2".encode("latin-1")


def test_other_faults_of_encodings_are_raised():
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", SUBSTITUTE)
