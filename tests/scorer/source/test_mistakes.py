"""Mistakes in the text: each is one diagnostic, where it began, with a remedy that works."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from scorer.record.shapes import fields
from scorer.source import codes, parser
from scorer.source.documents import load
from scoring_rules import GAMES, every_key, load_game
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.names import fold


@pytest.fixture(params=["libyaml", "pure"], autouse=True)
def parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "pure":
        monkeypatch.setattr(parser, "FAST", None)
    elif parser.FAST is None:
        pytest.skip("PyYAML is built without libyaml")


class Mistake(NamedTuple):
    """A text, where its mistake begins, what the help says, and the text with the help followed."""

    text: str
    code: Code
    place: tuple[int, int]
    help: str
    fixed: str


PLAYERS = "players:\n  - name: Anna\n"

MISTAKES = [
    # a space after the colon
    Mistake(
        "game: hutan\nmode:solo\nx: y\n", codes.COLON_SPACE, (2, 5), "mode: solo", "game: hutan\nmode: solo\nx: y\n"
    ),
    Mistake("game:hutan\nmode: solo\n", codes.COLON_SPACE, (1, 5), "game: hutan", "game: hutan\nmode: solo\n"),
    Mistake("game:hutan\nmode:solo\n", codes.COLON_SPACE, (1, 5), "game: hutan", "game: hutan\nmode: solo\n"),
    Mistake(
        "players:\n  - name:Anna\n    board: |\n      a b\n",
        codes.COLON_SPACE,
        (2, 9),
        "name: Anna",
        "players:\n  - name: Anna\n    board: |\n      a b\n",
    ),
    Mistake(f"{PLAYERS}    claimed:84\n", codes.COLON_SPACE, (3, 12), "claimed: 84", f"{PLAYERS}    claimed: 84\n"),
    Mistake("a: {name:Anna, x: y}\n", codes.COLON_SPACE, (1, 9), "name: Anna", "a: {name: Anna, x: y}\n"),
    Mistake("name：Anna\nx: y\n", codes.COLON_SPACE, (1, 5), "name: Anna", "name: Anna\nx: y\n"),
    # a second colon
    Mistake("name: Anna: Papa\n", codes.SECOND_COLON, (1, 11), '"Anna: Papa"', 'name: "Anna: Papa"\n'),
    Mistake("who: Soirée: le 12 # x\n", codes.SECOND_COLON, (1, 12), '"Soirée: le 12"', 'who: "Soirée: le 12"\n'),
    Mistake("name: “Anna: x”\n", codes.SECOND_COLON, (1, 12), '"Anna: x"', 'name: "Anna: x"\n'),
    Mistake('a: say "x": y\n', codes.SECOND_COLON, (1, 11), "'say \"x\": y'", "a: 'say \"x\": y'\n"),
    Mistake("a: b:\n", codes.SECOND_COLON, (1, 5), '"b:"', 'a: "b:"\n'),
    Mistake("a: " + "x" * 80 + ": y\n", codes.SECOND_COLON, (1, 84), "whole value", 'a: "' + "x" * 80 + ': y"\n'),
    Mistake("- {name: Anna board: x}\n", codes.SECOND_COLON, (1, 20), "comma", "- {name: Anna, board: x}\n"),
    Mistake("a: one\n  two and three more: four\n", codes.SECOND_COLON, (2, 21), "`|`", "a: |\n  one\n  two: four\n"),
    # brackets
    Mistake("a: [b, c\nd: e\n", codes.BRACKET, (1, 4), "`]`", "a: [b, c]\nd: e\n"),
    Mistake("a: {b: {c: d}\ne: f\ng: [h]\n", codes.BRACKET, (1, 4), "`}`", "a: {b: {c: d}}\ne: f\n"),
    Mistake("a: [b, {c: d]\n", codes.BRACKET, (1, 8), "`}`", "a: [b, {c: d}]\n"),
    Mistake("a: [\n  b,\n  c\nd: [e]\n", codes.BRACKET, (1, 4), "`]`", "a: [\n  b,\n  c]\nd: [e]\n"),
    Mistake('{"a":1,"b":[1,2}\n', codes.BRACKET, (1, 12), "`]`", '{"a":1,"b":[1,2]}\n'),
    Mistake("a: [b # c]\n", codes.BRACKET, (1, 4), "`]`", "a: [b] # c]\n"),
    Mistake("a: ]\n", codes.STRAY_BRACKET, (1, 4), "`[`", "a: []\n"),
    Mistake("a: [b]]\n", codes.STRAY_BRACKET, (1, 7), "delete", "a: [b]\n"),
    Mistake("a: [b] c\n", codes.AFTER_VALUE, (1, 8), "inside", "a: [b, c]\n"),
    Mistake("a: [b c] [d]\n", codes.AFTER_VALUE, (1, 10), "comma", "a: [[b c], [d]]\n"),
    Mistake('a: ["b" "c"]\n', codes.AFTER_VALUE, (1, 9), "comma", 'a: ["b", "c"]\n'),
    Mistake("a: [1, , 2]\n", codes.COMMA, (1, 8), "delete", "a: [1, 2]\n"),
    Mistake("a: {b: 1, : 2}\n", codes.NO_KEY, (1, 11), "key", "a: {b: 1, c: 2}\n"),
    # quotes
    Mistake('a: "b\nc: d\n', codes.QUOTE, (1, 4), '"', 'a: "b"\nc: d\n'),
    Mistake('a: "b\nc: "d"\n', codes.QUOTE, (1, 4), '"', 'a: "b"\nc: "d"\n'),
    Mistake('- {a: "b, c: d}\n- {a: "e"}\n', codes.QUOTE, (1, 7), '"', '- {a: "b", c: d}\n- {a: "e"}\n'),
    Mistake("a: 'it's\nb: c\n", codes.AFTER_VALUE, (1, 8), '"it\'s"', 'a: "it\'s"\nb: c\n'),
    Mistake('a: "b" c\n', codes.AFTER_VALUE, (1, 8), "'\"b\" c'", "a: '\"b\" c'\n"),
    Mistake('a: "C:\\my"\n', codes.ESCAPE, (1, 7), "single quotes", "a: 'C:\\my'\n"),
    Mistake('a: "\\U00110000"\n', codes.ESCAPE, (1, 5), "single quotes", "a: '\\U00110000'\n"),
    # signs
    *(
        Mistake(f"a: {sign}Léa\n", codes.SIGN, (1, 4), f'"{sign}Léa"', f'a: "{sign}Léa"\n')
        for sign in ("@", "*", "&", "!", "%", "`", "& ", "* ")
    ),
    Mistake("- @a\n", codes.SIGN, (1, 3), '"@a"', '- "@a"\n'),
    Mistake("a: [b, @c, d]\n", codes.SIGN, (1, 8), '"@c"', 'a: [b, "@c", d]\n'),
    # entries in columns
    Mistake(
        f"{PLAYERS}     claimed: 84\n", codes.ENTRY_COLUMN, (3, 6), "remove one space", f"{PLAYERS}    claimed: 84\n"
    ),
    Mistake(f"{PLAYERS}   claimed: 84\n", codes.ENTRY_COLUMN, (3, 4), "one more space", f"{PLAYERS}    claimed: 84\n"),
    Mistake(f"{PLAYERS}  claimed: 84\n", codes.ENTRY_COLUMN, (3, 3), "2 more spaces", f"{PLAYERS}    claimed: 84\n"),
    Mistake(f"{PLAYERS}   - name: B\n", codes.ENTRY_COLUMN, (3, 4), "remove one space", f"{PLAYERS}  - name: B\n"),
    Mistake(f"{PLAYERS} - name: B\n", codes.ENTRY_COLUMN, (3, 2), "one more space", f"{PLAYERS}  - name: B\n"),
    Mistake(
        f"{PLAYERS} - name: B\n - name: C\n",
        codes.ENTRY_COLUMN,
        (2, 3),
        "remove one space",
        "players:\n - name: Anna\n - name: B\n - name: C\n",
    ),
    Mistake(" a: b\nc: d\ne: f\n", codes.ENTRY_COLUMN, (1, 2), "remove one space", "a: b\nc: d\ne: f\n"),
    Mistake("a: b\n - c\n - d: e\n", codes.ENTRY_COLUMN, (3, 2), "remove either `b`", "a:\n - c\n - d: e\n"),
    Mistake("a:\n  -name: b\n   c: d\n", codes.DASH_SPACE, (2, 3), "- name: b", "a:\n  - name: b\n    c: d\n"),
    Mistake("a:\n  - b\n  -c\n", codes.DASH_SPACE, (3, 3), "- c", "a:\n  - b\n  - c\n"),
    Mistake("a: - b\n", codes.DASH_AFTER_KEY, (1, 4), "next line", "a:\n  - b\n"),
    Mistake("a: b\nc d\ne: f\n", codes.NO_COLON, (2, 1), "colon", "a: b\nc: d\ne: f\n"),
    Mistake("a b\nc: d\n", codes.NO_COLON, (1, 1), "colon", "a: b\nc: d\n"),
    # a colon, a bar or a space left out
    Mistake("jeu habitats\na: b\n", codes.NO_COLON, (1, 1), "`jeu: habitats`", "jeu: habitats\na: b\n"),
    Mistake(
        "players:\n  - name Zoé\n    counted: 4\n",
        codes.NO_COLON,
        (2, 3),
        "`- name: Zoé`",
        "players:\n  - name: Zoé\n    counted: 4\n",
    ),
    Mistake(
        "players:\n  - Zoé\n    counted: 4\n",
        codes.NO_COLON,
        (2, 3),
        "`- name: Zoé`",
        "players:\n  - name: Zoé\n    counted: 4\n",
    ),
    Mistake(
        f"{PLAYERS}    reserve |\n      a b\n",
        codes.NO_COLON,
        (3, 5),
        "`reserve: |`",
        f"{PLAYERS}    reserve: |\n      a b\n",
    ),
    Mistake(
        "tiles:\n  lio animal D GGGF 6\n  bea: flower\n",
        codes.NO_COLON,
        (2, 3),
        "`lio: animal D GGGF 6`",
        "tiles:\n  lio: animal D GGGF 6\n  bea: flower\n",
    ),
    Mistake(
        f"{PLAYERS}    forest:\n      oak: jay\n      beech\n      fir: x\n",
        codes.NO_BAR,
        (3, 5),
        "`forest: |`",
        f"{PLAYERS}    forest: |\n      oak: jay\n      beech\n      fir: x\n",
    ),
    Mistake(
        f"{PLAYERS}    forêt: beech: jay\n      oak: x\n",
        codes.SECOND_COLON,
        (3, 17),
        "`forêt: |`",
        f"{PLAYERS}    forêt: |\n      beech: jay\n      oak: x\n",
    ),
    *(
        Mistake(
            f"{PLAYERS}    forest: |\n      oak: jay{more}\n  - name:Ben\n    cave: 0\n",
            codes.COLON_SPACE,
            (5, 9),
            "name: Ben",
            f"{PLAYERS}    forest: |\n      oak: jay{more}\n  - name: Ben\n    cave: 0\n",
        )
        for more in ("", " x", " x, y")
    ),
    Mistake(
        f"{PLAYERS}    board: |\n      a b\n    claimed:84\n",
        codes.COLON_SPACE,
        (5, 12),
        "claimed: 84",
        f"{PLAYERS}    board: |\n      a b\n    claimed: 84\n",
    ),
    # dashes of players
    Mistake(
        "players:\n  name: Anna\n  forest: |\n    oak\n",
        codes.NO_DASH,
        (2, 3),
        "`- name: Anna`, and 2 more spaces before the rest of this player: lines 3 to 4",
        f"{PLAYERS}    forest: |\n      oak\n",
    ),
    Mistake(
        "players:\n  name: Anna\n    board: |\n      a b\n",
        codes.NO_DASH,
        (2, 3),
        "put a dash and a space before it: `- name: Anna`",
        f"{PLAYERS}    board: |\n      a b\n",
    ),
    Mistake(
        "joueurs:\n  nom: Anna\n  décompte: 4\n  nom: Ben\n  décompte: 5\n",
        codes.NO_DASH,
        (2, 3),
        "`- nom: Anna`, and 2 more spaces before the rest of them: line 3, line 5",
        "joueurs:\n  - nom: Anna\n    décompte: 4\n  - nom: Ben\n    décompte: 5\n",
    ),
    Mistake(
        "players:\n  name: Anna\n  counted: 4\n  - name: Ben\n    counted: 5\n",
        codes.NO_DASH,
        (2, 3),
        "2 more spaces before the rest of this player: line 3",
        f"{PLAYERS}    counted: 4\n  - name: Ben\n    counted: 5\n",
    ),
    Mistake(
        f"{PLAYERS}    counted: 4\n  name: Ben\n    counted: 5\n",
        codes.NO_DASH,
        (4, 3),
        "before it: `- name: Ben`",
        f"{PLAYERS}    counted: 4\n  - name: Ben\n    counted: 5\n",
    ),
    Mistake(
        f"{PLAYERS}    counted: 4\n    name: Ben\n    counted: 5\n",
        codes.NO_DASH,
        (4, 5),
        "`- name: Ben` in its place, its dash in column 3",
        f"{PLAYERS}    counted: 4\n  - name: Ben\n    counted: 5\n",
    ),
    Mistake(
        f"{PLAYERS}    counted: 4\n   name: Ben\n       counted: 5\n",
        codes.NO_DASH,
        (4, 4),
        "`- name: Ben` in its place, its dash in column 3, and begin its other keys in column 5",
        f"{PLAYERS}    counted: 4\n  - name: Ben\n    counted: 5\n",
    ),
    Mistake(
        "players:\nname: Anna\ncounted: 4\n",
        codes.NO_DASH,
        (2, 1),
        "2 more spaces before the rest of this player: line 3",
        "players:\n- name: Anna\n  counted: 4\n",
    ),
    Mistake(
        "players:\n  name Nora\n    board: |\n      a b\n",
        codes.NO_DASH,
        (2, 3),
        "`- name: Nora`",
        "players:\n  - name: Nora\n    board: |\n      a b\n",
    ),
    Mistake(
        f"{PLAYERS}  - board: |\n      a b\n  - claimed: 3\n",
        codes.DASH_TOO_MANY,
        (3, 3),
        "a space in place of the dash, in line 3, line 5",
        f"{PLAYERS}    board: |\n      a b\n    claimed: 3\n",
    ),
    Mistake(
        "players:\n  - - name: Anna\n      counted: 4\n",
        codes.DASH_TOO_MANY,
        (2, 5),
        "a space in place",
        "players:\n  -   name: Anna\n      counted: 4\n",
    ),
    Mistake(
        "- game: hutan\n- players:\n    - name: Anna\n",
        codes.DASH_TOO_MANY,
        (1, 1),
        "a space in place of each dash",
        "  game: hutan\n  players:\n    - name: Anna\n",
    ),
    Mistake(
        "players:\n  - Anna:\n    counted: 4\n",
        codes.NO_COLON,
        (2, 5),
        "`- name: Anna` in its place",
        f"{PLAYERS}    counted: 4\n",
    ),
    Mistake(
        "players:\n  - Anna:\n      counted: 4\n",
        codes.NO_COLON,
        (2, 5),
        "`- name: Anna` in its place, and take 2 spaces away before line 3",
        f"{PLAYERS}    counted: 4\n",
    ),
    Mistake(
        "players:\n  Anna:\n  counted: 4\n  Ben:\n    counted: 5\n",
        codes.ENTRY_COLUMN,
        (3, 3),
        "put 2 more spaces before line 3",
        "players:\n  Anna:\n    counted: 4\n  Ben:\n    counted: 5\n",
    ),
    Mistake(
        f"{PLAYERS}  counted: 4\n  - name: Ben\n    counted: 5\n",
        codes.ENTRY_COLUMN,
        (3, 3),
        "put 2 more spaces before it",
        f"{PLAYERS}    counted: 4\n  - name: Ben\n    counted: 5\n",
    ),
    # a colon forgotten, or another sign in its place
    Mistake("game hutan\n", codes.NO_COLON, (1, 1), "`game: hutan`", "game: hutan\n"),
    Mistake("jeu = hutan\na: b\n", codes.NO_COLON, (1, 1), "`jeu: hutan`", "jeu: hutan\na: b\n"),
    Mistake("a: b\nmode=family\nc: d\n", codes.NO_COLON, (2, 1), "`mode: family`", "a: b\nmode: family\nc: d\n"),
    Mistake(
        "players:\n  Anna\n    counted: 4\n", codes.NO_COLON, (2, 3), "`Anna:`", "players:\n  Anna:\n    counted: 4\n"
    ),
    Mistake(
        "players:\n- name Anna\n  board |\n    a b\n",
        codes.NO_COLON,
        (2, 1),
        "`- name: Anna`",
        "players:\n- name: Anna\n  board: |\n    a b\n",
    ),
    Mistake(
        f"{PLAYERS}    forest\n      oak: jay\n      beech\n",
        codes.NO_COLON,
        (3, 5),
        "`forest: |`",
        f"{PLAYERS}    forest: |\n      oak: jay\n      beech\n",
    ),
    Mistake(
        f"{PLAYERS}    board: |\n      a b c\n    claimed 84\n",
        codes.NO_COLON,
        (5, 5),
        "`claimed: 84`",
        f"{PLAYERS}    board: |\n      a b c\n    claimed: 84\n",
    ),
    # a value and more below it, a quoted mail
    Mistake(
        "tiles: my.yaml  # mine\n  lio: D\n",
        codes.ENTRY_COLUMN,
        (2, 3),
        "remove either `my.yaml",
        "tiles: my.yaml  # mine\n",
    ),
    Mistake("> a: b\n> c: d\n", codes.SIGN, (1, 1), "from each line", "a: b\nc: d\n"),
    Mistake(">> a: b\n", codes.SIGN, (1, 1), "from each line", "a: b\n"),
    # rows of a grid
    Mistake(
        "board: |\n  a b\n  c d\n e f\n  g h\nx: y\n",
        codes.ROW_COLUMN,
        (4, 2),
        "one more space",
        "board: |\n  a b\n  c d\n  e f\n  g h\nx: y\n",
    ),
    Mistake("board: |\n   a\n  b\n  c\n", codes.ROW_COLUMN, (2, 4), "`|2`", "board: |2\n   a\n  b\n  c\n"),
    Mistake(
        "- position: |\n        a\n      b\n    c\n      d\n",
        codes.ROW_COLUMN,
        (2, 9),
        "`|2`",
        "- position: |2\n        a\n      b\n    c\n      d\n",
    ),
    Mistake("board: |\n   a\n  b\n   c\n", codes.ROW_COLUMN, (3, 3), "one more space", "board: |\n   a\n   b\n   c\n"),
    Mistake("board: |\n  a b\nc d\nx: y\n", codes.ROW_COLUMN, (3, 1), "2 more", "board: |\n  a b\n  c d\nx: y\n"),
    Mistake("board: |\n  a b\n- d\n  x y\n", codes.ROW_COLUMN, (3, 1), "2 more", "board: |\n  a b\n  - d\n  x y\n"),
    Mistake("board: |\n  a b\n # c\n  d e\n", codes.ROW_COLUMN, (3, 2), "one more", "board: |\n  a b\n  # c\n  d e\n"),
    Mistake("board: |\na b\nc d\n", codes.ROW_COLUMN, (2, 1), "column 3", "board: |\n  a b\n  c d\n"),
    Mistake("board:\na b\nc d\n", codes.ROW_COLUMN, (2, 1), "column 3", "board:\n  a b\n  c d\n"),
    Mistake("board:\n  a b\nc d\nx: y\n", codes.ROW_COLUMN, (3, 1), "2 more", "board:\n  a b\n  c d\nx: y\n"),
    Mistake("board:\n  a # b\n  c\n", codes.CUT_TEXT, (2, 5), "`|`", "board: |\n  a # b\n  c\n"),
    Mistake("board: | a b\n  c d\n", codes.BLOCK_HEADER, (1, 10), "next line", "board: |\n  a b\n  c d\n"),
    # tabs
    Mistake(f"{PLAYERS}\tx: y\n", codes.TAB, (3, 1), "spaces", f"{PLAYERS}    x: y\n"),
]


@pytest.mark.parametrize("slug", GAMES)
def test_the_keys_typed_in_lines_are_those_of_the_models(slug: str) -> None:
    record, keys = load_game(slug).record(), load_game(slug).keys
    player = fields(record)["players"].inner
    assert player is not None
    assert player.model is not None
    of_both = [*fields(record).items(), *fields(player.model).items()]
    typed = {key for key, shape in of_both if shape.form is not None and shape.form.in_lines}
    assert typed | {"board"} == keys.in_lines


def test_the_words_like_a_board_are_no_keys() -> None:
    boards = [load_game(slug).keys.board for slug in GAMES]
    assert boards == ["board", "board", "reserve", "forest", "grove"]
    keys = every_key()
    also = set(map(fold, keys.like_board)).difference(*map(keys.folded, boards))
    assert also == {"grid", "grille", "parc", "park", "tableau", "brett"}
    assert also.isdisjoint(keys.by_word)


def test_a_key_has_the_same_words_in_every_game() -> None:
    for slug in GAMES:
        words = load_game(slug).keys.words
        assert words.items() <= every_key().words.items()


@pytest.mark.parametrize("mistake", MISTAKES, ids=[repr(mistake.text)[1:40] for mistake in MISTAKES])
def test_a_mistake_is_told_where_it_began(mistake: Mistake) -> None:
    document, diagnostics = load("x.yaml", mistake.text.encode())
    assert document.root is None
    assert [(told.code.id, *told.span[:2]) for told in diagnostics] == [(mistake.code.id, *mistake.place)]
    assert mistake.help in str(diagnostics[0].help)


@pytest.mark.parametrize("mistake", MISTAKES, ids=[repr(mistake.text)[1:40] for mistake in MISTAKES])
def test_following_the_help_fixes_it(mistake: Mistake) -> None:
    document, diagnostics = load("x.yaml", mistake.fixed.encode())
    assert diagnostics == []
    assert document.root is not None


def test_messages_do_not_grow_with_the_line() -> None:
    _, (told,) = load("x", ("a: [" + "x" * 10_000).encode())
    assert len(str(told.label)) < 100


def test_what_nothing_explains_names_its_line() -> None:
    _, (told,) = load("x", b"a: b\n... c: d\n")
    assert told.code is codes.NOT_YAML
    assert told.span[:2] == (2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "a:\n- b\n- c\nd: e\n",
        "-\n  a: b\n-\n  - c\n",
        "- - a\n  - b\n- c: d\n  e: f\n",
        "players:\n  - name: Anna\n    claims:\n    - by: Ben\n      total: 4\n  -\n",
        "players:\n  Name:\n    counted: 4\n  Nom: {counted: 5}\n",
        "players:\n  - anna.yaml\n  - ben.json\n",
        "a: |\n  b: c\n  - d\n\n# x\ne: f\n",
        "a: |\n  b\n # x\nc: d\n",
        "a: 'b\n\n  c'\nd: {e: f,\ng: h}\n",
        "'a': b\n\"c: d\" : e\n",
        "a: b:c\nd: http://e\nf: g#h\n",
        '{"a":1,"b":{"c":[1,2,{}]}}',
        "a: -1\nb: --\nc: -x\n",
        "a: x - y\nb: x ? y ! z & t * u @ v % w\n",
        "a:\n    b:\n      c:\n     \nd: e\n",
        "---\na: b\n...\n",
    ],
)
def test_what_looks_odd_and_is_fine(text: str) -> None:
    document, diagnostics = load("x", text.encode())
    assert diagnostics == []
    assert document.root is not None


PLAYERS_OF = {
    "hutan": ("board: |\n      ~~ . .\n      .  . .", "claimed: 4"),
    "forest_shuffle": ("forest: |\n      oak: jay\n      beech", "cave: 3"),
    "habitats": ("reserve: |\n      . lio\n      ent .", "counted: {year 1: 4}"),
    "hortis": ("tally: {oranges: [4, 3], limes: [6]}", "claims:\n    - by: Papa\n      total: 8"),
    "hexfolk": ("settlements: [A1.N, A1.SE]", "roads: [A1/NE, A1/E]"),
}


@pytest.mark.parametrize("keys", ["players name", "joueurs nom"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_player_without_its_dash_is_mended_as_the_help_says_in_every_game(slug: str, keys: str) -> None:
    players, name = keys.split()
    head, (first, second) = f"game: {slug}\n{players}:", PLAYERS_OF[slug]
    whole = f"{head}\n  - {name}: Anna\n    {first}\n    {second}\n  - {name}: Ben\n    {second}\n"
    assert load("x", whole.encode())[1] == []
    flat = "\n".join(line[2:] if line.startswith("    ") else line.replace("- ", "", 1) for line in whole.split("\n"))
    document, (told,) = load("x", flat.encode())
    assert (told.code.id, told.span[:2]) == ("TXT045", (3, 3))
    mended = list(document.lines)
    ranges = re.findall(r"lines? (\d+)(?: to (\d+))?", str(told.help))
    for begin, end in ranges:
        for row in range(int(begin) - 1, int(end or begin)):
            mended[row] = f"  {mended[row]}"
    again = "\n".join(f"  - {line[2:]}" if line.startswith(f"  {name}:") else line for line in mended)
    assert f"{again}\n" == whole
