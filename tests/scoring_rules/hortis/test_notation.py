"""How things are typed: tokens, placements, decks, tallies, recipes."""

import pytest

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.typed.place import at
from scoring_rules.hortis.board.spaces import Space
from scoring_rules.hortis.reading.deck_notation import read_rule
from scoring_rules.hortis.reading.grove_notation import read_space
from scoring_rules.hortis.table import RecipeRule
from tests.tool import codes, errors, read_text, scored


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("o1", "O1"), ("Y2", "C2"), ("j1", "C1"), ("G2:3", "V2:3"), ("X", "--"), ("()", "--"), ("-", "--"),
        ("O1:10", "O1:P"), ("O1:15", "O1:B"), ("--:v4", "--:V4"), ("X:JP", "--:CP"), ("C2:e", "C2:E"), ("O2:O3", "O2:3"),
    ],
)  # fmt: skip
def test_a_token_may_be_typed_in_several_ways(typed, token):
    findings = Findings()
    space = read_space(typed, at("grove"), findings)
    assert findings == []
    assert str(space) == token
    assert Space.typed(token) == space


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("L2", "HRT022"), ("--:L3", "HRT022"), ("--:3", "HRT023"), ("O2:1", "HRT024"), ("O2:7", "HRT024"),
        ("O2:C3", "HRT024"), ("O2:", "HRT024"), ("O3", "HRT021"), ("O", "HRT021"), ("Q1", "HRT021"),
        (".:3", "HRT021"), ("--:E", "HRT021"), ("O22", "HRT021"),
    ],
)  # fmt: skip
def test_a_token_that_cannot_be_read_says_why(typed, code):
    findings = Findings()
    assert read_space(typed, at("grove"), findings) is None
    assert [finding.code.id for finding in findings] == [code]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("2 per lime", RecipeRule("per_die", 2, "limes")),
        ("+2 points par dé citron vert", RecipeRule("per_die", 2, "limes")),
        ("1 per orange die", RecipeRule("per_die", 1, "oranges")),
        ("10 for all five limes", RecipeRule("all_five", 10, "limes")),
        ("10 points pour les cinq citrons", RecipeRule("all_five", 10, "lemons")),
        ("5 per set of three fruits", RecipeRule("set", 5)),
        ("5 par lot", RecipeRule("set", 5)),
        ("3 per 6", RecipeRule("per_value", 3, "6")),
        ("5 per 3", RecipeRule("per_value", 5, "3")),
        ("5 par dé de valeur 3", RecipeRule("per_value", 5, "3")),
        ("3 par dé de valeur 2", RecipeRule("per_value", 3, "2")),
        ("4 per basket", RecipeRule("per_value", 4, "10")),
        ("limes × 2", RecipeRule("times", 2, "limes")),
        ("2 x all", RecipeRule("times", 2, "all")),
        ("dés*3", RecipeRule("times", 3, "dice")),
    ],
)
def test_a_recipe_has_one_of_the_forms(typed, rule):
    findings = Findings()
    assert read_rule(typed, at("rule"), findings) == rule
    assert findings == []


DECK = "".join(f'  {n}: ["O1 O1 O1", "C1 V1 --"]\n' for n in range(1, 10))
HEAD = f"game: hortis\ndeck:\n{DECK}players:\n  - name: Anna\n"
STAIRS = [(n, 2 * (n - 1), n - 1) for n in range(1, 10)]
LINES = "    placements: |\n" + "".join(f"      {n} 0 {x},{y}\n" for n, x, y in STAIRS)


@pytest.mark.parametrize(
    "placements",
    [
        LINES,
        LINES.replace(",", ", "),
        LINES.replace("9 0", "9 0°").replace("\n      2", "\n\n      # the second\n      2"),
        "    placements:\n" + "".join(f'      - "{n} 0 {x},{y}"\n' for n, x, y in STAIRS),
        "    placements:\n" + "".join(f"      - {{card: {n}, turn: -0, at: [{x}, {y}]}}\n" for n, x, y in STAIRS),
        "    placements:\n" + "".join(f"      - {{card: {n}, at: '{x} {y}'}}\n" for n, x, y in STAIRS),
        "    placements:\n" + "".join(f"      - {{card: {n}, at: {chr(65 + y)}{x + 1}}}\n" for n, x, y in STAIRS),
        "    poses:\n" + "".join(f"      - carte: {n}\n        en: [{x - 5}, {y - 9}]\n" for n, x, y in STAIRS),
    ],
)
def test_placements_may_be_typed_in_several_ways(placements):
    assert [each.code.id for each in read_text(HEAD + placements).diagnostics] == []


def test_the_dice_of_a_line_come_after_it():
    spots = [(0, 0), (0, 0), (2, 1), (2, 1), *((4 + 2 * k, 2 + k) for k in range(5))]
    lines = [f"      {n} 0 {x},{y}" for n, (x, y) in enumerate(spots, 1)]
    lines[3] += " 2,1 3,1"
    assert read_text(HEAD + "    placements: |\n" + "\n".join(lines) + "\n").diagnostics == ()


@pytest.mark.parametrize(
    ("line", "code"),
    [("9 45 16,8", "HRT041"), ("9 0 16", "HRT041"), ("9 0 16,8,1", "HRT041"), ("19 0 16,8", "HRT001"),
     ("9 0", "HRT041"), ("9 0 a,b", "HRT041"), ("8 0 16,8", "HRT002")],
)  # fmt: skip
def test_a_placement_that_cannot_be_read_is_one_error_in_its_line(line, code):
    typed = HEAD + LINES.replace("9 0 16,8", line)
    (error,) = errors(read_text(typed))
    assert (error.code.id, error.span.line) == (code, 23)


@pytest.mark.parametrize(
    "deck",
    [
        'deck: {1: ["C2 O2 O1", "-- V1 O1"]}',
        'deck: {cards: {1: ["C2 O2 O1", "-- V1 O1"]}}',
        'deck: {1: "C2 O2 O1 / -- V1 O1"}',
        'deck: {1: "C2 O2 O1/-- V1 O1"}',
        "deck:\n  1: |\n    C2 O2 O1\n    X  G1 O1",
        "deck: {recipes: {16: 31}}",
        "deck: {recipes: {16: {target: 31, rule: 2 per lime}}}",
    ],
)
def test_a_deck_may_be_typed_in_several_ways(deck):
    typed = f"game: hortis\n{deck}\nplayers:\n  - name: Anna\n    tally: {{oranges: [3]}}\n"
    assert read_text(typed).diagnostics == ()


@pytest.mark.parametrize(
    ("tally", "points"),
    [
        ("{oranges: [4, 3, P], lemons: 2 3, limes: [B]}", 37),
        ("{oranges: 4, squirrel: 1}", 2),
        ("{citrons: [3], écureuil: unused}", 3),
        ("{oranges: [4], squirrel_neighbours: 0, lost: 2}", 3),
    ],
)
def test_a_tally_scores_its_dice(tally, points):
    result = scored(f"game: hortis\nplayers:\n  - name: Anna\n    tally: {tally}\n")
    assert result.players[0].total == points


def test_a_tally_beside_the_empty_rows_of_a_template_counts():
    typed = (
        "game: hortis\nplayers:\n  - name: Anna\n    grove: |\n      . . .\n      . . .\n    tally: {oranges: [4]}\n"
    )
    assert read_text(typed).diagnostics == ()
    assert scored(typed).players[0].total == 4


def test_a_glade_die_in_the_tally_is_named():
    grove = "    grove: |\n      O1 C2 V1 --:O3\n      V2 O2:3 C1 O1\n"
    typed = f"game: hortis\nplayers:\n  - name: Anna\n{grove}    tally: {{oranges: [3, 3]}}\n"
    assert codes(read_text(typed)) == ["HRT061"]
