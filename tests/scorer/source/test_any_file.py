"""Whatever a file holds: `load` answers, both parsers alike, and points into the file."""

from __future__ import annotations

from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer.base.diagnostics import Diagnostic
from scorer.source import parser
from scorer.source.characters import with_plain_spaces
from scorer.source.documents import load
from scorer.source.mistakes.outline import Outline
from scoring_rules.frame.typed.nodes import Document, Mapping, Node, Scalar, Sequence, Span

RECORDS = [
    """\
# an evening
game: hutan
title: Soirée du 12   # optional
ecosystem: [3, 5, 15,
  17, 20]
readings: {pairs: per_pair, "orangutan_bonus": 'each'}
tiles:
  - [blue circle SE, pink circle SW]
  - [white circle NE, red circle NW]
players:
  - name: “Aïcha”
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA

      # a comment
      = 16 trees 4 animals
    adjustments:
    - {points: -2, reason: late to the table?}
  - name: Papa
    board:
      ~~ .  yT
      wA -  rT
    claimed:
position: |2
      a
    b  c
""",
    '{"game": "hutan",\n\t"players": [\n\t\t{"name": "A", "board": "~~ yT\\n.  \\u00e9"}]}\n',
]
SIGNS = [
    *" \n\t:-#[]{},'\"|>&*!%@`?~.\\=+x1é“”\r\u00a0",
    "  ",
    "\n  ",
    ": ",
    "- ",
    " #",
    "\n---\n",
    "...",
    "\\u12",
    "<<: ",
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = list(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text) - 2))
        match draw(st.sampled_from(["delete", "insert", "swap", "change"])):
            case "delete":
                del text[at]
            case "insert":
                text.insert(at, draw(st.sampled_from(SIGNS)))
            case "swap":
                text[at], text[at + 1] = text[at + 1], text[at]
            case _:
                text[at] = draw(st.sampled_from(SIGNS))
    return "".join(text)


def check(data: bytes) -> tuple[Document, list[Diagnostic]]:
    document, found = load("x", data)
    with mock.patch.object(parser, "FAST", None):
        assert (document, found) == load("x", data)
    assert (document.root is None) == bool(found)
    for each in found:
        assert_inside(each.span, document)
        assert str(each.label)
        assert str(each.help)
    if document.root is not None:
        check_node(document.root, document)
    return document, found


def assert_inside(span: Span, document: Document) -> None:
    assert (span.line, span.column) <= (span.end_line, span.end_column)
    assert 1 <= span.line <= span.end_line <= max(1, len(document.lines))
    for line, column in (span[:2], span[2:]):
        length = len(document.lines[line - 1]) if document.lines else 0
        assert 1 <= column <= length + 1


def check_node(node: Node, document: Document) -> None:
    assert_inside(node.span, document)
    match node:
        case Scalar():
            check_scalar(node, document)
        case Sequence():
            for item in node.items:
                check_node(item, document)
        case Mapping():
            for key, value in node.entries:
                check_node(key, document)
                check_node(value, document)


def check_scalar(scalar: Scalar, document: Document) -> None:
    """Each line stands where it says, and together they are the text."""
    if scalar.style != "quoted":
        for text, line, column in scalar.lines:
            typed = "".join(" " if sign.isspace() else sign for sign in document.lines[line - 1])
            assert not text or typed[column - 1 :].startswith(text)
    if scalar.style == "literal":
        assert "\n".join(line.text for line in scalar.lines).rstrip("\n") == scalar.text.rstrip("\n")
    if scalar.style == "plain":
        assert " ".join(line.text for line in scalar.lines).split() == scalar.text.split()


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    check(data)


@given(st.lists(st.sampled_from([*SIGNS, "a", "key", "\n", "\n"]), max_size=30).map("".join))
@settings(max_examples=300)
def test_any_signs_of_yaml(text: str) -> None:
    check(text.encode())


@given(mutated())
@settings(max_examples=300, deadline=None)
def test_a_record_with_slips(text: str) -> None:
    check(text.encode())


@pytest.mark.parametrize("record", RECORDS)
def test_the_outline_finds_nothing_in_a_good_record(record: str) -> None:
    _, found = check(record.encode())
    assert found == []
    lines = with_plain_spaces(record.splitlines()).split("\n")
    assert list(Outline(lines).mistakes()) == []


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        "{a: " * 50_000,
        "- " * 50_000,
        "a: b" + " " * 100_000 + "c: d",
        'a: "' + "\\" * 100_001,
        "a: b: " * 20_000,
        "a: |\n  x\n #c\n" * 5_000,
        "- 'a\n" * 10_000,
        " a: 1\n" * 2_000 + "b: 2\n" * 2_000,
        '{"a": ' + '"b" ' * 20_000,
        "\t\n" * 20_000 + "\ta\n" * 20_000,
    ],
    ids=range(11),
)
def test_hostile_texts_end_soon(text: str) -> None:
    check(text.encode())
