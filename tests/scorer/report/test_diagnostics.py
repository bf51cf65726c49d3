"""The three views of diagnostics."""

import subprocess
import sys
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorer.base.diagnostics import Diagnostic, Related
from scorer.base.texts import language
from scorer.report.diagnostics import MOST, MOST_RELATED, arrange, to_concise, to_dict, to_text
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import ENGLISH, Text
from scoring_rules.frame.typed.nodes import Document, Span

HABITAT = Code("HUT021", "error", Text("an animal is in an area that is not complete"), "hutan.animals.habitat")
BARE = Code("TXT001", "warning", Text("something is odd"), "")
GAME = Document(
    "game.yaml",
    ("game: hutan", "players:", "  - name: Léa", "    board: |", *["      . . ."] * 9, "      rA rT rT .  gT g"),
    "",
)
TABLE = {GAME.name: GAME}


def document(*lines: str, name: str = "a.yaml") -> Document:
    return Document(name, lines, "")


def on(line: int, column: int, end: int) -> Span:
    return Span(line, column, line, end)


def diagnostic(
    span: Span,
    label: str = "",
    *related: tuple[Span, str],
    code: Code = BARE,
    help: Text | None = None,
    file: str = "a.yaml",
) -> Diagnostic:
    others = tuple(Related(place, Text("{said}", said=said) if said else None) for place, said in related)
    said = Text("{label}", label=label) if label else None
    return Diagnostic(code, code.severity, file, span, said, help, related=others)


def text(*diagnostics: Diagnostic, lines: tuple[str, ...] = (), game: str | None = None) -> str:
    return to_text(diagnostics, {"a.yaml": document(*lines)}, ENGLISH, game=game, color=False)


def excerpt(diagnostic: Diagnostic, *lines: str) -> str:
    """Return the lines between the position and the summary, without the first bar."""
    shown = text(diagnostic, lines=lines).split("\n")
    return "\n".join(shown[3:-2])


ORANGUTAN = diagnostic(
    on(14, 7, 9),
    "orangutan at B1: its area A1 A2 B1 B2 is empty at A2",
    code=HABITAT,
    help=Text("type a red tree at A2, or remove the animal"),
    file="game.yaml",
)


def test_text_in_full():
    shown = to_text([ORANGUTAN], TABLE, ENGLISH, game="hutan", color=False)
    assert shown == dedent("""\
        error[HUT021]: an animal is in an area that is not complete
          --> game.yaml:14:7
           |
        14 |       rA rT rT .  gT g
           |       ^^ orangutan at B1: its area A1 A2 B1 B2 is empty at A2
           |
           = help: type a red tree at A2, or remove the animal
           = rule: hutan.animals.habitat  (scorer rules hutan hutan.animals.habitat)

        1 error in 1 file""")


def test_text_in_french_has_its_typography():
    shown = to_text([ORANGUTAN], TABLE, language("fr"), game=None, color=False)
    assert shown.startswith("erreur[HUT021]\u00a0: ")
    assert "\n   = aide\u00a0: type a red tree" in shown
    assert "\n   = règle\u00a0: hutan.animals.habitat\n" in shown
    assert shown.endswith("\n\n1 erreur dans 1 fichier")


def test_text_without_help_and_rule_ends_with_the_carets():
    assert text(diagnostic(on(1, 1, 2)), lines=("x y",)) == dedent("""\
        warning[TXT001]: something is odd
         --> a.yaml:1:1
          |
        1 | x y
          | ^

        1 warning in 1 file""")


def test_nothing_to_say_is_nothing():
    assert text() == ""
    assert to_concise([], ENGLISH) == ""


@pytest.mark.parametrize(
    ("line", "span", "carets"),
    [
        ("日本 = rT", on(1, 6, 8), "       ^^"),
        ("日本 = rT", on(1, 1, 3), "^^^^"),
        ("e\u0301e\u0301 rT", on(1, 6, 8), "   ^^"),
        ("e\u0301e\u0301 rT", on(1, 1, 3), "^"),
        ("👨\u200d👩\u200d👧 rT", on(1, 7, 9), "   ^^"),
        ("👍🏽 rT", on(1, 4, 6), "   ^^"),
        ("❤\ufe0f rT", on(1, 4, 6), "   ^^"),
        ("🇫🇷 rT", on(1, 4, 6), "   ^^"),
        ("＝rT", on(1, 2, 4), "  ^^"),
        ("\tx", on(1, 2, 3), "    ^"),
        ("\tx", on(1, 1, 2), "^^^^"),
        ("a\tb", on(1, 3, 4), "     ^"),
        ("\x1b[31mx", on(1, 6, 7), "     ^"),
    ],
)
def test_carets_stand_right_under(line: str, span: Span, carets: str):
    assert excerpt(diagnostic(span), line).split("\n")[1] == f"  | {carets}"


def test_an_empty_span_has_one_caret_and_may_stand_behind_the_line():
    assert excerpt(diagnostic(on(1, 3, 3)), "ab").split("\n") == ["1 | ab", "  |   ^"]


def test_a_place_behind_the_last_line_shows_an_empty_line():
    assert excerpt(diagnostic(on(2, 1, 1), "ends here"), "ab").split("\n") == ["2 |", "  | ^ ends here"]


def test_a_span_of_several_lines_is_marked_to_the_end_of_its_first():
    span = Span(1, 3, 2, 2)
    assert excerpt(diagnostic(span), "a [b, c  ", "d]").split("\n") == ["1 | a [b, c", "  |   ^^^^^"]


def test_foreign_text_does_nothing_to_the_terminal():
    line = "name: \x1b[2J\u202e\u2066\x9b\x7f\u200bx[bold]"
    said = text(diagnostic(on(1, 7, 8), "found \x1b]0;\x07\nhere"), lines=(line,))
    assert "1 | name: ␛[2J���␡�x[bold]\n" in said
    assert "^ found ␛]0;␇␊here" in said
    assert all(character.isprintable() for character in said.replace("\n", ""))


def test_related_places_near_by_share_a_block():
    one = diagnostic(on(5, 1, 2), "again", (on(2, 1, 2), "first"), (on(5, 3, 4), ""))
    assert excerpt(one, "a", "b", "c", "d", "e f").split("\n") == [
        "2 | b",
        "  | - first",
        "3 | c",
        "4 | d",
        "5 | e f",
        "  | ^ again",
        "  |   -",
    ]


def test_related_places_far_off_are_parted():
    one = diagnostic(on(10, 1, 2), "again", (on(1, 1, 2), "first"))
    assert excerpt(one, *"abcdefghij").split("\n") == [" 1 | a", "   | - first", "...", "10 | j", "   | ^ again"]


def test_related_places_in_another_file_have_their_own_position():
    one = ORANGUTAN._replace(related=(Related(on(1, 3, 4), Text("and here"), file="deck.yaml"),))
    shown = to_text([one], {**TABLE, "deck.yaml": document("1 2", name="deck.yaml")}, ENGLISH, game=None, color=False)
    assert shown.split("\n")[4:11] == [
        "   |       ^^ orangutan at B1: its area A1 A2 B1 B2 is empty at A2",
        "   |",
        "  --> deck.yaml:1:3",
        "   |",
        " 1 | 1 2",
        "   |   - and here",
        "   |",
    ]


def test_of_many_related_places_the_rest_is_counted():
    places = [(on(1, column, column + 1), "") for column in range(2, 4 + MOST_RELATED)]
    shown = text(diagnostic(on(1, 1, 2), "", *places), lines=("x" * 40,))
    assert shown.count("-\n") == MOST_RELATED
    assert "  = and 2 more places\n" in shown


@pytest.mark.parametrize("documents", [{}, {"a.yaml": document()}])
def test_a_file_that_cannot_be_shown_keeps_its_label(documents: dict[str, Document]):
    shown = to_text([diagnostic(on(1, 1, 1), "it is a PDF")], documents, ENGLISH, game=None, color=False)
    assert shown.split("\n")[1:3] == [" --> a.yaml:1:1", "  = it is a PDF"]


@pytest.mark.parametrize("column", [1, 40, 150, 299, 300, 301, 350])
@pytest.mark.parametrize("unit", ["abcde", "日本日本日", "\t\t\t\t\t", "e\u0301e\u0301e"])
def test_a_long_line_is_cut_around_the_caret(unit: str, column: int):
    source, carets = excerpt(diagnostic(on(1, column, column + 2)), unit * 60).split("\n")
    assert len(source) <= 2 * 110
    assert (column > 250) <= source.startswith("1 | …")
    assert (column < 50) <= source.endswith("…")
    assert carets.endswith("^")
    assert len(carets) <= 4 + 110 + 8


def test_the_caret_in_a_cut_line_points_at_the_same_thing():
    line = "x" * 500 + "HERE" + "y" * 500
    source, carets = excerpt(diagnostic(on(1, 501, 505)), line).split("\n")
    assert source[carets.index("^") : carets.rindex("^") + 1] == "HERE"


def test_places_far_apart_on_a_long_line_are_each_shown():
    one = diagnostic(on(1, 601, 602), "again", (on(1, 1, 2), "first"))
    lines = excerpt(one, "A" + "x" * 599 + "B" + "y" * 300).split("\n")
    assert [line[line.index("-" if "-" in line else "^") :] for line in lines[1::2]] == ["- first", "^ again"]
    assert lines[2][lines[3].index("^")] == "B"


def test_color_is_only_added():
    import click

    plain = to_text([ORANGUTAN], TABLE, ENGLISH, game="hutan", color=False)
    colored = to_text([ORANGUTAN], TABLE, ENGLISH, game="hutan", color=True)
    assert click.style("error[HUT021]", fg="red", bold=True) in colored
    assert click.unstyle(colored) == plain


def test_concise():
    first, second = to_concise([diagnostic(on(3, 1, 2)), ORANGUTAN], ENGLISH, ["game.yaml"]).split("\n")
    assert first == (
        "game.yaml:14:7: error[HUT021] an animal is in an area that is not complete: "
        "orangutan at B1: its area A1 A2 B1 B2 is empty at A2"
    )
    assert second == "a.yaml:3:1: warning[TXT001] something is odd"


def test_dict_has_every_key():
    one = ORANGUTAN._replace(
        path="players[0].board[B1]", related=(Related(on(2, 1, 3), None, "players", "other.yaml"),)
    )
    assert to_dict(one, ENGLISH) == {
        "code": "HUT021",
        "severity": "error",
        "message": "an animal is in an area that is not complete: orangutan at B1: its area A1 A2 B1 B2 is empty at A2",
        "help": "type a red tree at A2, or remove the animal",
        "rule": "hutan.animals.habitat",
        "path": "players[0].board[B1]",
        "file": "game.yaml",
        "line": 14,
        "column": 7,
        "end_line": 14,
        "end_column": 9,
        "related": [
            {
                "message": "an animal is in an area that is not complete",
                "file": "other.yaml",
                "path": "players",
                "line": 2,
                "column": 1,
                "end_line": 2,
                "end_column": 3,
            }
        ],
    }


def test_dict_says_null_for_what_there_is_not():
    told = to_dict(diagnostic(on(1, 1, 1), "", (on(2, 1, 1), "here")), ENGLISH)
    assert (told["help"], told["rule"], told["message"]) == (None, None, "something is odd")
    assert told["related"] == [{"message": "here", "file": "a.yaml", "path": "", **on(2, 1, 1)._asdict()}]


def test_order_is_that_of_the_files_and_their_lines():
    def at(file: str, line: int, column: int) -> Diagnostic:
        return diagnostic(on(line, column, column), file=file)

    mixed = [at("b", 1, 1), at("a", 9, 1), at("a", 2, 5), at("a", 2, 4), at("c", 1, 1), at("a", 10, 1)]
    order = [(each.file, each.span.line, each.span.column) for each in arrange(mixed, ["a", "b"]).shown]
    assert order == [("a", 2, 4), ("a", 2, 5), ("a", 9, 1), ("a", 10, 1), ("b", 1, 1), ("c", 1, 1)]


def test_identical_ones_are_shown_and_counted_once():
    twice = [diagnostic(on(1, 1, 2), "x"), diagnostic(on(1, 1, 2), "x"), diagnostic(on(1, 1, 2), "y")]
    assert text(*twice, lines=("z",)).endswith("\n2 warnings in 1 file")
    assert text(*twice, lines=("z",)).count("-->") == 2


def test_too_many_are_cut_and_counted():
    many = [diagnostic(on(1, column, column)) for column in range(1, MOST + 38)]
    shown = text(*many, lines=("z",))
    assert shown.count("-->") == MOST
    assert shown.endswith(f"\n\nand 37 more\n\n{MOST + 37} warnings in 1 file")
    assert to_concise(many, ENGLISH).split("\n")[MOST:] == ["and 37 more"]
    assert arrange(many[:MOST]).more == 0


def test_summary_counts_each_severity_and_the_files():
    several = [
        ORANGUTAN,
        *(diagnostic(on(line, 1, 1)) for line in (1, 2)),
        diagnostic(on(3, 1, 1))._replace(severity="note"),
    ]
    assert text(*several).endswith("\n\n1 error, 2 warnings, 1 note in 2 files")


@settings(deadline=None)
@given(
    st.lists(st.text(max_size=150), max_size=4),
    st.lists(st.tuples(st.integers(1, 6), st.integers(1, 200), st.integers(1, 200)), min_size=1, max_size=4),
)
def test_any_text_and_any_place_can_be_shown(lines: list[str], places: list[tuple[int, int, int]]):
    spans = [on(*place) for place in places]
    shown = text(diagnostic(spans[0], "", *((span, "") for span in spans[1:])), lines=tuple(lines))
    assert not {"\x1b", "\r", "\u2028", "\u202e"} & set(shown)
    assert shown.count("^") >= (1 if lines else 0)


def test_a_huge_line_with_many_faults_is_quickly_shown():
    from time import process_time

    line = "日\u0301" * 250_000
    many = [diagnostic(on(1, column, column + 1)) for column in range(1, 400_000, 1000)]
    begin = process_time()
    shown = text(*many, lines=(line,))
    assert shown.count("-->") == len(many)
    assert process_time() - begin < 5


def test_json_needs_no_terminal_libraries():
    program = (
        "import sys, scorer.base.diagnostics, scorer.base.texts\n"
        "print({'click', 'reportlab', 'difflib', 'subprocess', 'ctypes'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603
    assert told.stdout == "set()\n"
