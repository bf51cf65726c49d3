"""`allow:` makes notes of what may be waived, and refuses every other code."""

from __future__ import annotations

import pytest

from tests.tool import codes, read_text, scored

RECORD = """\
game: hutan
mode: standard
tiles: first game
players:
  - name: Anna
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
"""
APART = RECORD.replace(".  .  .  wT w  w", "g  .  .  wT w  w")


def allowing(record: str, code: str) -> str:
    return record.replace("players:", f"allow: {code}\nplayers:", 1)


def test_what_may_be_waived_becomes_a_note_and_is_scored() -> None:
    assert codes(read_text(APART)) == ["HUT025"]
    waived = read_text(allowing(APART, "[hut025]"))
    assert (codes(waived), codes(waived, "note")) == ([], ["HUT025"])
    (anna,) = scored(allowing(APART, "hut025")).players
    assert anna.total == 44


@pytest.mark.parametrize(("code", "error"), [("HUT031", "REC016"), ("HUT999", "REC017"), ("apart", "REC017")])
def test_what_may_not_be_waived_is_an_error(code: str, error: str) -> None:
    assert codes(read_text(allowing(RECORD, code))) == [error]
