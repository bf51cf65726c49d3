"""`scorer explain`: items, what counts, rules in words, drawings; as text, Markdown and JSON."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scorer.base.terminal import cells
from scorer.lookup.rulebook import section
from tests.paths import EXAMPLES
from tests.tool import as_object, points, run_program, scored

HUTAN = EXAMPLES / "hutan"
FOUR = str(HUTAN / "four-players.yaml")
RECORD = """
game: hutan
mode: advanced
title: An *evening* | with <b>
tiles: first game
ecosystem: 1 17 18 19 20
players:
  - name: "Anna [x](y)"
    board: |
      ~~ .  yT rT .  r
      wA rT rT bT gT gA
      wT rT rT bA wT wT
      .  .  gT yT rT .
      ~~ .  yT yA ~~ .
      .  .  .  wT w  w
    adjustments: [{points: -2, reason: "_late_"}]
  - name: Ben
    counted: {trees: 28, animals: 21}
"""


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.yaml"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


def with_claims(typed: str) -> str:
    return RECORD.replace("    adjustments:", f"    {typed}\n    adjustments:")


def joined(printed: str) -> str:
    """Return what was printed with every run of blanks as one, so that line breaks do not matter."""
    return " ".join(printed.split())


# ---------------------------------------------------------------------------------------------------
# Text


def test_every_item_is_shown_with_working_points_and_places(run, record):
    shown = joined(run("explain", record, "--no-board").out)
    for player in scored(RECORD).players:
        for category in player.categories:
            for item in category.items:
                assert f"{item.label}: {item.working}" in shown
                if item.places:
                    assert f"counts: {', '.join(item.places)}" in shown


def test_the_categories_are_added_up(run, record):
    by_category = points(scored(RECORD))["Anna [x](y)"]
    (line,) = re.findall(r"^  ([-−+ \d]+) = (−?\d+) points$", run("explain", record).out, re.MULTILINE)[:1]
    terms, total = (each.replace("−", "-") for each in line)
    assert [int(each) for each in re.findall(r"-?\d+", terms.replace("- ", "-"))] == list(by_category.values())
    assert int(total) == sum(by_category.values())


def test_each_rule_is_told_once_however_many_players_it_scores(run):
    shown = run("explain", FOUR, "--no-board").out
    told = re.findall(r"^  rule (\S+):", shown, re.MULTILINE)
    assert told == list(dict.fromkeys(told))
    assert {"hutan.trees", "hutan.ecosystem_7", "adjustments"} <= set(told)


def test_a_rule_is_told_in_the_words_of_the_rules_page(run, record):
    page = section("hutan", "hutan.trees", "fr")
    assert page is not None
    shown = joined(run("explain", record, "--lang", "fr").out)
    assert joined(page.body.split(chr(10) * 2)[0]) in shown


def test_a_category_in_which_nothing_counts_has_its_rule_too(run):
    bare = RECORD.replace("A ", "T ").replace("gA\n", "gT\n")
    shown = run("explain", "-", "--category", "animals", "--player", "Anna", stdin=bare).out
    assert "Animals · 0 points\n  nothing on the board scores here\n  rule hutan.animals: " in shown


def test_what_counts_is_marked_on_the_board(run, record):
    shown = run("explain", record, "--category", "animals", "-q").out
    assert "Anna [x](y)'s board, with what counts in brackets:" in shown
    lines = [line for line in shown.splitlines() if re.match(r"    [A-F] ", line)]
    marked = [(line[4], token) for line in lines for token in re.findall(r"\[(\w+)\]", line)]
    assert marked == [("B", "wA"), ("B", "gA"), ("C", "bA"), ("E", "yA")]


def test_the_same_places_are_drawn_once(run, record):
    shown = run("explain", record, "--player", "Anna").out
    assert "the same places as in the drawing for: Animals" in shown
    drawings = shown.split("with what counts in brackets:")[1:]
    boards = ["\n".join(each.splitlines()[1:15]) for each in drawings]
    assert len(set(boards)) == len(boards)


def test_no_board_leaves_out_the_drawings_alone(run, record):
    plain = run("explain", record, "--no-board").out
    assert "│ " not in plain.replace(run("check", record).out.splitlines()[0], "")
    assert "in brackets" not in plain
    assert "counts: A3, A4" in plain


def test_nothing_is_wider_than_eighty_columns(run):
    shown = run("explain", FOUR, "-q").out
    assert max(map(cells, shown.splitlines())) <= 80


def test_another_ruling_is_told_with_both_numbers(run, record):
    (other,) = scored(RECORD).other_readings
    shown = joined(run("explain", record, "--category", other.category).out)
    assert "with `pairs: per_piece` (each tree or animal counts once" in shown
    assert f"it scores {other.other} points instead of {other.points}" in shown


def test_another_ruling_can_be_asked_for(run, record):
    (other,) = scored(RECORD).other_readings
    shown = run("explain", record, "--category", other.category, "--reading", "pairs=per_piece").out
    assert f" · {other.other} points" in shown
    assert f"it scores {other.points} points instead of {other.other}" in joined(shown)


def test_names_may_be_in_a_language_of_their_own(run, record):
    shown = run("explain", record, "--category", "animals", "--names", "de").out
    assert "Sumatra-Tiger in an area of 2: 3 × (2 − 1) = 3 points; counts: E4" in shown


def test_points_counted_by_hand_are_told_as_such(run, record):
    shown = run("explain", record, "--player", "Ben", "-q").out
    assert "counted by hand, not checked" in shown
    assert "counted by hand: 28 points" in shown
    assert "in brackets" not in shown


def test_the_outcome_follows_for_the_whole_table_only(run):
    assert "David wins with 110 points, 19 ahead of Chloé" in run("explain", FOUR).out
    assert "David wins" not in run("explain", FOUR, "--player", "David").out
    assert "David wins" not in run("explain", FOUR, "--category", "trees").out


def test_what_was_read_is_said_back_unless_quiet(run, record):
    read = run("check", record).out.splitlines()[0]
    assert run("explain", record).out.startswith(read)
    assert read not in run("explain", record, "-q").out


def test_bold_is_for_terminals(run, record):
    assert "\x1b" not in run("explain", record).out
    assert "\x1b[1mTrees · " in run("explain", record, "--color", "always").out


# ---------------------------------------------------------------------------------------------------
# Choosing


@pytest.mark.parametrize(
    "typed", ["ecosystem_17", "17", "trees near lakes", "Card 17: trees near lakes", "arbres près des lacs"]
)
def test_a_category_is_named_by_id_or_label(run, record, typed):
    shown = run("explain", record, "--category", typed, "-q").out
    assert re.findall(r"^(\S.*) · ", shown, re.MULTILINE)[2] == "Card 17: trees near lakes"
    assert "Animals" not in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("total", "the total is the sum of the categories: name one of Trees, Animals,"),
        ("ecosystem_5", "Card 5: white areas has no part in this score; there are Trees,"),
        ("lakes", "`lakes` may be ecosystem_17, ecosystem_18: type a longer part"),
        ("zebras", "there is no category `zebras`; there are Trees, Animals,"),
    ],
)
def test_a_category_that_cannot_be_explained_is_refused_before_anything_is_printed(run, record, typed, told):
    ran = run("explain", record, "--category", typed)
    assert (ran.status, ran.out) == (2, "")
    assert told in ran.err


def test_an_unknown_player_is_refused(run, record):
    ran = run("explain", record, "--player", "Zoé")
    assert (ran.status, ran.out) == (2, "")
    assert "no player is called `Zoé`; there are Anna [x](y), Ben" in ran.err


# ---------------------------------------------------------------------------------------------------
# Exit status and streams


@pytest.mark.parametrize("form", ["text", "markdown", "json"])
def test_claims_that_differ_are_told_and_give_status_one(run, form):
    text = with_claims("claimed: {trees: 3}\n    claims: [{by: Papa, total: 4}]")
    ran = run("explain", "-", "--category", "animals", "--format", form, stdin=text)
    assert ran.status == 1
    assert "Papa" in ran.out
    assert run("explain", "-", "--format", form, stdin=RECORD).status == 0


def test_a_claim_stands_below_its_category(run):
    shown = run("explain", "-", "-q", "--no-board", stdin=with_claims("claimed: {animals: 3}")).out
    animals = shown[shown.index("\nAnimals · ") : shown.index("\nCompleted areas · ")]
    assert "Animals 3 was claimed" in animals
    assert shown.count("was claimed") == 1


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_a_record_with_errors_is_not_explained(run, form):
    ran = run("explain", "-", "--format", form, stdin=RECORD.replace("wA rT", "wX rT"))
    assert ran.status == 1
    assert "Trees" not in ran.out
    assert "HUT031" in ran.err


def test_a_record_with_errors_as_json(run):
    ran = run("explain", "-", "--format", "json", stdin=RECORD.replace("wA rT", "wX rT"))
    assert (ran.status, ran.err) == (1, "")
    assert [each["code"] for each in ran.json["diagnostics"]] == ["HUT031"]
    assert "players" not in ran.json


def test_a_missing_file_is_wrong_usage(run):
    ran = run("explain", "nowhere.yaml")
    assert (ran.status, ran.out) == (2, "")
    assert "there is no such file" in ran.err


# ---------------------------------------------------------------------------------------------------
# Markdown


def test_markdown_has_headings_lists_quotes_and_fenced_drawings(run, record):
    lines = run("explain", record, "--format", "markdown", "--category", "animals").out.splitlines()
    assert lines[0].startswith("# ")
    assert [line for line in lines if line.startswith("### ")] == ["### Animals · 12 points", "### Animals · 21 points"]
    assert "- Sumatran tiger in an area of 2: 3 × (2 − 1) = 3 points; counts: E4" in lines
    assert any(line.startswith("> `hutan.animals` Every animal") for line in lines)
    first, last = (number for number, line in enumerate(lines) if line.startswith("```"))
    assert last - first == 15


def test_what_users_typed_is_no_markup_in_markdown(run, record):
    shown = run("explain", record, "--format", "markdown").out
    assert r"# An \*evening\* \| with \<b\> · Hutan" in shown
    assert r"## Anna \[x\](y) · " in shown
    assert r"- \_late\_: −2 points" in shown


# ---------------------------------------------------------------------------------------------------
# JSON


def test_json_is_the_score_with_explanations(run, record):
    explained = run("explain", record, "--format", "json").json
    for player in explained["players"]:
        for category in player["categories"]:
            told = category.pop("explanation")
            assert [each["rule"] for each in told["rules"]] == list(
                dict.fromkeys(item["rule"] for item in category["items"])
            )
            assert all(each["text"] for each in told["rules"])
    assert explained == as_object(RECORD) | {"file": record, "inputs": explained["inputs"]}


def test_json_of_one_category_keeps_the_total(run, record):
    (anna,) = run("explain", record, "--format", "json", "--category", "trees", "--player", "anna").json["players"]
    assert [each["id"] for each in anna["categories"]] == ["trees"]
    assert anna["total"] == scored(RECORD).players[0].total


# ---------------------------------------------------------------------------------------------------
# Outputs of little room


def test_an_output_without_box_signs_gets_plain_ones(tmp_path):
    ascii_only = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    ran = run_program("explain", FOUR, "--player", "Chloé", cwd=tmp_path, environment=ascii_only)
    assert ran.out.isascii()
    assert "?" not in ran.out
    assert "Chloe - 91 points - rank 2 of 4" in ran.out
    assert "trees: 11 x 2 = 22 points; counts: " in ran.out
    assert "  +----+---------+--------------+" in ran.out


@pytest.mark.parametrize("typed", ["ecosystem", "Ecosystem"])
def test_numbered_categories_are_named_together(run, record, typed):
    shown = run("explain", record, "--category", typed, "-q").out
    cards = re.findall(r"^Card (\d+)", shown, re.MULTILINE)
    assert len(cards) > 1
    assert "Animals" not in shown


@pytest.mark.parametrize("typed", ["years", "year", "Années", "Jahre"])
def test_the_years_of_a_park_are_named_together(run, typed):
    Path("park.yaml").write_text(
        "game: habitats\nedition: 2\nplayers:\n  - {name: Bo, counted: {year_1: 3, year_2: 4, animals: 7}}\n",
        encoding="utf-8",
    )
    shown = run("explain", "park.yaml", "--category", typed, "-q").out
    assert "Year 1" in shown
    assert "Year 2" in shown
    assert "Animals" not in shown
