"""A text file to nodes: encodings, characters, limits, and where everything stands."""

from __future__ import annotations

import codecs
import json

import pytest

from scorer.base.diagnostics import Diagnostic
from scorer.source import codes, parser
from scorer.source.documents import cut_by_comment, load
from scoring_rules.frame.typed.nodes import Document, Mapping, Node, Scalar, Sequence, Span

RECORD = "game: hutan\ntitle: Soirée\nplayers:\n  - name: Léa\n    board: |\n      ~~ yT\n      .  rA\n"


@pytest.fixture(params=["libyaml", "pure"], autouse=True)
def parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pure":
        monkeypatch.setattr(parser, "FAST", None)
    elif parser.FAST is None:
        pytest.skip("PyYAML is built without libyaml")


def read(text: str | bytes) -> Node:
    data = text if isinstance(text, bytes) else text.encode()
    document, found = load("x.yaml", data)
    assert found == []
    assert document.root is not None
    return document.root


def value(text: str) -> Scalar:
    root = read(text)
    assert isinstance(root, Mapping)
    found = root.entries[0][1]
    assert isinstance(found, Scalar)
    return found


def rows(scalar: Scalar) -> list[tuple[str, int, int]]:
    return [tuple(line) for line in scalar.lines]


def fault(text: str | bytes) -> Diagnostic:
    data = text if isinstance(text, bytes) else text.encode()
    document, found = load("x.yaml", data)
    assert document.root is None
    assert len(found) == 1
    assert found[0].file == "x.yaml"
    assert found[0].severity == "error"
    return found[0]


@pytest.mark.parametrize(
    "data",
    [
        RECORD.encode(),
        codecs.BOM_UTF8 + RECORD.encode(),
        RECORD.encode("utf-16"),
        codecs.BOM_UTF16_BE + RECORD.encode("utf-16-be"),
        RECORD.encode("utf-16-le"),
        RECORD.encode("utf-16-be"),
        RECORD.replace("\n", "\r\n").encode(),
        RECORD.replace("\n", "\r").encode(),
    ],
)
def test_every_encoding_and_line_end_reads_alike(data: bytes) -> None:
    assert read(data) == read(RECORD)


def test_a_document_keeps_its_lines_as_typed_and_its_digest() -> None:
    document, found = load("a.yaml", "a:\u00a01\r\n\tb\n".encode())
    assert document.lines == ("a:\u00a01", "\tb")
    assert len(document.sha256) == 64
    assert [each.code for each in found] == [codes.TAB]


def test_another_encoding_is_shown_where_it_begins() -> None:
    found = fault("game: hutan\nname: Aïcha".encode("cp1252"))
    assert found.code is codes.NOT_UTF8
    assert found.span == Span(2, 8, 2, 9)
    assert "`ï`" in str(found.label)
    assert "UTF-8" in str(found.help)


def test_damaged_utf_16() -> None:
    assert fault("name: Léa\n".encode("utf-16") + b"\x00").code is codes.NOT_UTF8


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"PK\x03\x04 [Content_Types].xml word/document.xml", "word processor"),
        (b"PK\x03\x04 mimetypeapplication/vnd.oasis.opendocument.text", "word processor"),
        (b"PK\x03\x04 xl/workbook.xml", "spreadsheet"),
        (b"PK\x03\x04 holiday.txt", "zip"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00", "word processor"),
        (b"{\\rtf1\\ansi", "word processor"),
        (b"%PDF-1.7\n", "PDF"),
        (b"\x89PNG\r\n\x1a\n", "picture"),
        (b"\xff\xd8\xff\xe0", "picture"),
        (b"GIF89a", "picture"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 ", "picture"),
        (b"\x00\x00\x00\x18ftypheic", "picture"),
        (b"\x89PNG" + bytes(2_000_000), "picture"),
    ],
)
def test_what_is_no_text_is_named(data: bytes, word: str) -> None:
    found = fault(data)
    assert found.code is codes.NOT_TEXT
    assert word in str(found.label)


def test_a_file_may_have_a_mebibyte_and_no_more() -> None:
    full = b"a: b\n#" + b"x" * (1024 * 1024 - 6)
    assert read(full) == read("a: b")
    assert fault(full + b"x").code is codes.TOO_LARGE


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing\n", "\ufeff", "---\n", "--- # x\n...\n"])
def test_a_file_without_a_value_is_empty(text: str) -> None:
    assert fault(text).code is codes.EMPTY


@pytest.mark.parametrize(
    ("sign", "word"),
    [
        ("\x85", "end of line"),
        ("\u2028", "end of line"),
        ("\u2029", "end of line"),
        ("\x00", "control"),
        ("\x0b", "control"),
        ("\x7f", "control"),
        ("\u202e", "direction"),
        ("\u2066", "direction"),
        ("\u200b", "without width"),
        ("\u2060", "without width"),
        ("\ufeff", "without width"),
        ("\ufdd0", "means nothing"),
    ],
)
def test_characters_that_no_record_may_hold(sign: str, word: str) -> None:
    found = fault(f"game: hutan\nname: L{sign}éa\n")
    assert found.code is codes.BAD_CHARACTER
    assert found.span == Span(2, 8, 2, 9)
    assert word in str(found.label)
    assert f"U+{ord(sign):04X}" in str(found.label)


def test_many_bad_characters_are_a_handful_of_diagnostics() -> None:
    _, found = load("x", ("a: " + "\u200b" * 1000 + "".join(map(chr, range(1, 9)))).encode())
    assert len(found) == 5
    assert "1000 places" in str(found[0].help)


def test_characters_written_as_escapes_are_refused_too() -> None:
    assert fault(r'a: "x\u202e"').code is codes.BAD_CHARACTER
    assert fault(r'a: "x\ud800"').code is codes.BAD_CHARACTER


def test_json_writes_a_character_as_two_halves() -> None:
    assert value(json.dumps({"a": "Léa 😀"})).text == "Léa 😀"


@pytest.mark.parametrize("blank", ["\t", "\u00a0", "\u2009", "\u202f", "\u3000"])
def test_every_blank_is_a_blank_and_columns_stay(blank: str) -> None:
    scalar = value(f"board: |\n  ~~{blank}yT{blank}{blank}r\n")
    assert rows(scalar) == [("~~ yT  r", 2, 3)]
    assert value(f"name:{blank}Léa").span == Span(1, 7, 1, 10)


def test_a_tab_that_indents_is_one_fault_where_it_began() -> None:
    found = fault("players:\n  - name: Léa\n \t board: x\n\t# comment\n\t\n\tmode: y\n")
    assert found.code is codes.TAB
    assert found.span == Span(3, 2, 3, 3)
    assert "2 lines" in str(found.label)


@pytest.mark.parametrize(
    "text",
    [
        "board: |\n  a b\n  \tc d\n",
        '{\n\t"a": [\n\t\t1\n\t]\n}\n',
        'a: "x\n\ty"\n',
        "a: b\n\t\n\t# comment\n",
        "a: b\t# comment\nc:\td\n",
    ],
)
def test_tabs_that_indent_nothing(text: str) -> None:
    read(text)


def test_spans_of_everything() -> None:
    root = read("a: b c  # x\nlist:\n  - 'x'\n  - {k: v,\n     m: }\nempty:\n")
    assert isinstance(root, Mapping)
    assert root.span == Span(1, 1, 6, 7)
    (key, scalar), (_, items), (_, empty) = root.entries
    assert key.span == Span(1, 1, 1, 2)
    assert scalar.span == Span(1, 4, 1, 7)
    assert isinstance(items, Sequence)
    assert items.span == Span(3, 3, 5, 10)
    assert items.items[0].span == Span(3, 5, 3, 8)
    assert items.items[1].span == Span(4, 5, 5, 10)
    assert empty.span == Span(6, 7, 6, 7)


def test_everything_is_text() -> None:
    root = read("[no, 010, 1:30, 2026-11-28, 1e3, ~, '~', null, ]")
    assert isinstance(root, Sequence)
    texts = [item.text for item in root.items if isinstance(item, Scalar)]
    assert texts == ["no", "010", "1:30", "2026-11-28", "1e3", "~", "~", "null"]
    assert [item.given for item in root.items if isinstance(item, Scalar)] == [True] * 5 + [False, True, False]


@pytest.mark.parametrize("head", ["|", "|-", "|+", "|2", "|2-", "|+2", "|  # the board"])
def test_lines_of_a_block(head: str) -> None:
    scalar = value(f"board: {head}\n\n  a  b\n \n    c # d\n\nmode: x\n")
    assert scalar.style == "literal"
    assert rows(scalar) == [("", 2, 1), ("a  b", 3, 3), ("", 4, 1), ("  c # d", 5, 3)]
    assert scalar.span == Span(1, 8, 5, 10)


def test_an_indentation_digit_keeps_the_first_row_where_it_stands() -> None:
    scalar = value("position: |2\n      a\n    b\n")
    assert rows(scalar) == [("    a", 2, 3), ("  b", 3, 3)]


def test_a_folded_block_is_told_by_its_style() -> None:
    scalar = value("board: >\n  a b\n  c d\nx: y\n")
    assert scalar.style == "folded"
    assert rows(scalar) == [("a b", 2, 3), ("c d", 3, 3)]


def test_an_empty_block_has_no_lines() -> None:
    scalar = value("board: |\nmode: x\n")
    assert (scalar.text, scalar.lines, scalar.given) == ("", (), True)


def test_a_grid_without_the_bar_keeps_its_rows() -> None:
    scalar = value("board:\n  a   b\n\n  -  d # e\nx: y\n")
    assert scalar.text == "a   b\n-  d"
    assert rows(scalar) == [("a   b", 2, 3), ("-  d", 4, 3)]
    assert value("remarks: one\n  two\n").text == "one two"


def test_quoted_values() -> None:
    assert rows(value("a: 'it''s'")) == [("it's", 1, 5)]
    assert rows(value('a: "x"')) == [("x", 1, 5)]
    assert rows(value('a: ""')) == [("", 1, 5)]
    assert rows(value('a: "p q\n\n   r"')) == [("p q", 1, 5), ("r", 3, 4)]
    assert value("a: '~'").given


def test_a_grid_in_json_has_places() -> None:
    scalar = value(r'{"board": "~~ yT\n.  \"A\"\n\nr\u00e9\n"}')
    assert scalar.text == '~~ yT\n.  "A"\n\nré\n'
    assert rows(scalar) == [("~~ yT", 1, 12), ('.  "A"', 1, 19), ("", 1, 29), ("ré", 1, 31)]


@pytest.mark.parametrize("typed", ["“Léa”", "„Léa“", "„Léa”", "« Léa »", "»Léa«", "‹Léa›", "‘Léa’"])
def test_typographic_quotes_are_quotes(typed: str) -> None:
    scalar = value(f"name: {typed}  # who")
    assert (scalar.text, scalar.style) == ("Léa", "quoted")
    assert scalar.span == Span(1, 7, 1, 7 + len(typed))
    assert rows(scalar) == [("Léa", 1, 7 + typed.index("L"))]


@pytest.mark.parametrize("typed", ["“Léa” et “Papa”", "“Léa", "Léa”", "“", "d’été"])
def test_other_typographic_quotes_stay(typed: str) -> None:
    assert value(f"name: {typed}").text == typed


def test_a_question_mark_is_a_letter() -> None:
    root = read("{why: who?, where?: [?, a ? b]}")
    assert isinstance(root, Mapping)
    assert [key.text for key, _ in root.entries] == ["why", "where?"]
    items = root.entries[1][1]
    assert isinstance(items, Sequence)
    assert [item.text for item in items.items if isinstance(item, Scalar)] == ["?", "a ? b"]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("a: &x b\n", codes.SIGN, (1, 4)),
        ("a: *x\n", codes.SIGN, (1, 4)),
        ("a: !x b\n", codes.SIGN, (1, 4)),
        ("a: !!str b\n", codes.SIGN, (1, 4)),
        ("a: ! b\n", codes.SIGN, (1, 4)),
        ("a: &x [b]\n", codes.SIGN, (1, 4)),
        ("&x a: b\n", codes.SIGN, (1, 1)),
        ("<<: b\n", codes.MERGE, (1, 1)),
        ("a: b\n---\nc: d\n", codes.DOCUMENTS, (2, 1)),
        ("a: b\n...\nc: d\n", codes.DOCUMENTS, (3, 1)),
        ("# x\n%YAML 1.2\n---\na: b\n", codes.DIRECTIVE, (2, 1)),
        ("%FOO\n---\na: b\n", codes.DIRECTIVE, (1, 1)),
        ("a: b\n[c]: d\n", codes.KEY, (2, 1)),
        ("{{a: b}: c}\n", codes.KEY, (1, 2)),
    ],
)
def test_what_a_record_may_not_use(text: str, code: object, place: tuple[int, int]) -> None:
    found = fault(text)
    assert found.code is code
    assert found.span[:2] == place


def test_all_refused_values_are_reported() -> None:
    document, found = load("x", b"a: &x b\nc: *x\n<<: d\n")
    assert document.root is None
    assert [(each.code.id, each.span.line) for each in found] == [
        (codes.SIGN.id, 1),
        (codes.SIGN.id, 2),
        (codes.MERGE.id, 3),
    ]


def test_duplicate_keys_are_left_to_others() -> None:
    root = read("a: 1\na: 2\n")
    assert isinstance(root, Mapping)
    assert [key.text for key, _ in root.entries] == ["a", "a"]


def test_depth_is_limited() -> None:
    read("[" * 20 + "]" * 20)
    found = fault("[" * 21 + "]" * 21)
    assert found.code is codes.TOO_DEEP
    assert found.span[:2] == (1, 21)


def test_the_number_of_values_is_limited() -> None:
    read("[" + "a," * 19_999 + "]")
    assert fault("[" + "a," * 20_000 + "]").code is codes.TOO_MANY
    assert fault("[" * 1_000_000).code is codes.TOO_DEEP


def scalar_of(text: str) -> tuple[Document, Scalar]:
    document, _ = load("x", text.encode())
    assert isinstance(document.root, Mapping)
    scalar = document.root.entries[0][1]
    assert isinstance(scalar, Scalar)
    return document, scalar


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("name: Team #1\n", Span(1, 12, 1, 14)),
        ("name: Team # 1\n", Span(1, 12, 1, 15)),
        ("name: #1 fan\n", Span(1, 7, 1, 13)),
        ("name: Anna  # the first player\n", None),
        ("name: 'Team' #1\n", None),
        ("name: Anna\n#1\n", None),
        ("name: Anna#1\n", None),
    ],
)
def test_a_comment_that_cuts_a_value(text: str, span: Span | None) -> None:
    assert cut_by_comment(*scalar_of(text)) == span


def test_codes_are_unique() -> None:
    assert len({code.id for code in codes.CODES}) == len(codes.CODES)
