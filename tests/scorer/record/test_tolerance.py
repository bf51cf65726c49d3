"""Habits of typing: what is meant is clear and taken, or is told once, where it is."""

from __future__ import annotations

import pytest

from scorer.base.texts import language
from scoring_rules.frame.board.squares import too_wide
from scoring_rules.frame.limits import MOST_COLUMNS, MOST_ENTRIES, MOST_HELPED, MOST_PLAYERS
from tests.tool import codes, errors, read_text, scored, told

ROWS = (
    "~~ .  yT rT .  r",
    "wA rT rT bT gT gA",
    "wT rT rT bA wT wT",
    ".  .  gT yT rT .",
    "~~ .  yT yA ~~ .",
    ".  .  .  wT w  w",
)
ANNA = f"""\
  - name: Anna
    board: |
{"".join(f"      {row}{chr(10)}" for row in ROWS)}"""
HEAD = "game: hutan\nmode: standard\ntiles: first game\n"
TABLE = HEAD + "players:\n" + ANNA + ANNA.replace("Anna", "Léa & Noé")
COUNTED = "  - name: {}\n    counted: 80\n"


# ---------------------------------------------------------------------------------------------------
# Taken as it is meant


@pytest.mark.parametrize("typed", ["7, 11, 16, 20, 23", "[7 11 16 20 23]", "7; 11; 16; 20 and 23", "7 11 16 20 & 23"])
def test_words_may_be_parted_as_in_a_letter(typed: str) -> None:
    text = TABLE.replace("standard", "advanced") + f"ecosystem: {typed}\n"
    found = read_text(text)
    assert errors(found) == []
    assert [each.lstrip("#") for each in found.record.ecosystem] == ["7", "11", "16", "20", "23"]


def test_rows_may_have_lines_between_them() -> None:
    spaced = TABLE.replace(ROWS[2], f"\n      {ROWS[2]}\n   ")
    assert scored(spaced).players == scored(TABLE).players


def test_one_adjustment_needs_no_list() -> None:
    head = HEAD + "players:\n" + COUNTED.format("Anna")
    (player,) = scored(head + "    adjustments: {points: -2, reason: late}\n").players
    assert player.total == 78


def test_adjustments_join_those_that_were_counted() -> None:
    head = HEAD + "players:\n  - name: Anna\n    counted: {trees: 70, adjustments: 3}\n"
    (player,) = scored(head + "    adjustments: [{points: -2, reason: late}]\n").players
    (adjustments,) = [each for each in player.categories if each.id == "adjustments"]
    assert [item.points for item in adjustments.items] == [3, -2]
    assert player.total == 71


@pytest.mark.parametrize("name", ["?", "❤️", "Léa & Noé", "♀"])
def test_any_name_that_can_be_seen_can_win(name: str) -> None:
    found = read_text(TABLE.replace("Léa & Noé", f'"{name}"') + f'winner: ["{name}"]\n')
    assert errors(found) == []


@pytest.mark.parametrize("name", ["\u200b", "\u2060\u3164", "\u2800", "\u00ad"])
def test_a_name_that_cannot_be_seen_is_none(name: str) -> None:
    assert codes(read_text(TABLE.replace("Léa & Noé", f'"{name}"')))


def test_a_name_of_two_lines_is_one_line() -> None:
    found = read_text(TABLE.replace("Léa & Noé", '"Léa\\n  et Noé"'))
    assert [player.name for player in found.record.players] == ["Anna", "Léa et Noé"]


@pytest.mark.parametrize("count", ["1 hôte", "1 ho\u0302te", "1 hote"])
def test_an_accent_may_be_a_sign_of_its_own(count: str) -> None:
    text = f"game: forest_shuffle\nplayers:\n- name: A\n  cave: 0\n  forest: |\n    oak\n    = {count}\n"
    assert codes(read_text(text)) == []


# ---------------------------------------------------------------------------------------------------
# Told once


def only_error(text: str) -> dict[str, object]:
    (diagnostic,) = errors(read_text(text))
    return told(diagnostic)


def test_names_without_commas_are_told_apart() -> None:
    players = "players:\n" + COUNTED.format("Anna") + COUNTED.format("Léa Noé") + COUNTED.format("Max")
    assert codes(read_text(f"{HEAD}order: Anna, Léa Noé, Max\n{players}")) == []
    found = only_error(f"{HEAD}order: Anna Max Léa\n{players}")
    assert found["help"] == "put commas between the names: Anna, Max, Léa"


def test_an_entry_without_its_dash_is_one_error() -> None:
    text = HEAD + "players:\n" + COUNTED.format("Anna") + "    name: Ben\n    counted: 71\n"
    found = only_error(text)
    assert (found["code"], found["line"]) == ("TXT045", 7)
    assert "`- name: Ben` in its place" in str(found["help"])


def test_commas_between_the_cells_do_not_matter() -> None:
    commas = TABLE
    for row in ROWS:
        commas = commas.replace(row, ", ".join(row.split()), 1)
    assert codes(read_text(commas)) == []
    assert codes(read_text(TABLE.replace("bT gT gA", "bT gT, gA", 1))) == []


def test_counts_without_their_sign_are_no_row() -> None:
    found = only_error(TABLE.replace(f"{ROWS[5]}\n", f"{ROWS[5]}\n      16 trees 4 animals\n", 1))
    assert (found["line"], found["help"]) == (13, "begin control counts with an equals sign: `= 16 trees 4 animals`")


def test_a_letter_of_another_alphabet_is_named() -> None:
    found = only_error(TABLE.replace("rT rT bT", "гT rT bT", 1))
    assert "`г` is a letter of another alphabet" in str(found["message"])


# ---------------------------------------------------------------------------------------------------
# Far too much


def test_too_many_players_are_one_error_and_no_work() -> None:
    found = read_text(HEAD + "players:\n" + "".join(COUNTED.format(f"P{n}") for n in range(500)))
    assert codes(found)[0] == "REC014"
    assert len(found.diagnostics) < MOST_PLAYERS


def test_a_list_has_a_most() -> None:
    found = only_error(f"{TABLE}allow: [{', '.join(['HUT041'] * (MOST_ENTRIES + 1))}]\n")
    assert (found["code"], found["line"]) == ("TXT013", 21)


@pytest.mark.parametrize(
    ("head", "board"),
    [
        ("game: hortis\nplayers:\n  - name: Anna\n", "    grove: {}\n"),
        ("game: hortis\nplayers:\n", "  Anna: |\n    {}\n"),
        ("game: hortis\nplayers:\n  - name: Anna\n", "    grove: ['{}']\n"),
        ("game: habitats\nplayers:\n  - name: Anna\n", "    reserve: |\n      {}\n"),
        ("game: hutan\nplayers:\n  - name: Anna\n", "    board: |\n      {}\n"),
        ("game: hexfolk\nplayers:\n  - name: Anna\n", "position: |\n  {}\n"),
        ("game: hortis\nplayers:\n  - name: Anna\n", "deck:\n  cards:\n    1: {}\n"),
    ],
)
def test_a_row_of_a_grid_has_a_most_before_anything_is_built(head: str, board: str) -> None:
    found = read_text(head + board.format("O1 " * 120_000))
    (wide,) = [told(each) for each in found.diagnostics if each.code.id == "TXT013"]
    assert f"row A has more than {MOST_COLUMNS} words" in str(wide["message"])


def test_comments_and_counts_do_not_make_a_row_long() -> None:
    assert too_wide(["a b # c d e", "= 1 2 3 4", "# a b c d e", "a b c d"], 3) == (1, 3)
    assert too_wide(["a b c", ""], 3) is None


def test_near_misses_are_looked_up_for_so_many_slips_only() -> None:
    found = read_text(f"{TABLE}allow: [{', '.join(['HUT04'] * (MOST_HELPED + 50))}]\n")
    helps = [str(each.help) for each in found.diagnostics]
    assert sum(help_.startswith("did you mean") for help_ in helps) == MOST_HELPED


# ---------------------------------------------------------------------------------------------------
# One slip is one message

PLAYED = f"{HEAD}order: Anna, Zoé\nfirst_in_last_round: Zoé\nwinner: Zoé\nplayers:\n"


def test_two_players_of_one_name_hide_who_is_named() -> None:
    text = PLAYED + COUNTED.format("Anna") + COUNTED.format("Anna")
    assert codes(read_text(text)) == ["REC012"]


def test_a_forgotten_dash_hides_who_is_named() -> None:
    text = PLAYED + COUNTED.format("Anna") + COUNTED.format("Zoé").replace("-", " ")
    assert codes(read_text(text)) == ["TXT045"]


def test_a_name_left_empty_hides_who_is_named() -> None:
    text = PLAYED + COUNTED.format("Anna") + COUNTED.format("")
    assert codes(read_text(text)) == ["REC005"]


def test_a_name_that_no_player_has_is_still_told() -> None:
    text = PLAYED + COUNTED.format("Anna") + COUNTED.format("Bo")
    assert codes(read_text(text)) == ["REC030", "REC030", "REC030"]


@pytest.mark.parametrize(
    ("game", "typed", "code"),
    [
        ("hutan", "board: >\n      a b", "REC011"),
        ("hutan", "counted: many", "REC007"),
        ("hutan", "tableu_de_jeu: 3", "REC003"),
        ("hortis", "grove: >\n      a b", "REC011"),
        ("hortis", "tally: 3", "REC006"),
        ("hexfolk", "roads: {a: b}", "REC006"),
        ("hexfolk", "board: |\n      a b", "REC003"),
        ("forest_shuffle", "counted: many", "REC007"),
        ("forest_shuffle", "counts: 3", "REC006"),
        ("forest_shuffle", "trees: 3", "REC003"),
        ("forest_shuffle", "counts: {trees: many}", "REC007"),
    ],
)
def test_what_could_not_be_read_is_not_missing_too(game: str, typed: str, code: str) -> None:
    settings = "mode: standard\ntiles: first game\n" if game == "hutan" else ""
    text = f"game: {game}\n{settings}players:\n  - name: Anna\n    {typed}\n"
    assert codes(read_text(text)) == [code]


@pytest.mark.parametrize("word", ["board", "plateau", "forêt", "grove", "parc", "grille"])
def test_a_board_may_be_called_as_in_another_game(word: str) -> None:
    text = f"game: habitats\nedition: 2\nplayers:\n  - name: Anna\n    {word}: |\n      lio\n"
    found = errors(read_text(text))
    assert [each.code.id for each in found] == ["REC003", "HAB031"]
    assert told(found[0])["help"] == "did you mean reserve?"


def test_keys_are_suggested_in_the_language_spoken() -> None:
    text = "game: habitats\nedition: 2\nplayers:\n  - name: Anna\n    resreve: |\n      lio\n"
    found = errors(read_text(text))[0]
    assert found.help is not None
    assert found.help.render(language("en")) == "did you mean reserve?"
    assert found.help.render(language("fr")) == "vouliez-vous dire réserve\u00a0?"


@pytest.mark.parametrize("typed", ["{Anna 7, Zoé: 7}", "{Zoé: 7, Anna  −7}"])
def test_a_colon_forgotten_in_braces_is_told(typed: str) -> None:
    text = f"game: hutan\nplayers:\n  - name: Anna\n    counted: {typed}\n"
    (found,) = errors(read_text(text))
    assert found.code.id == "TXT032"
    assert "`Anna: " in str(found.help)


# ---------------------------------------------------------------------------------------------------
# Quotes


@pytest.mark.parametrize(
    "typed",
    ["“{}”", "„{}“", '„{}"', '“{}"', "« {} »", "»{}«", "‘{}’", "’{}’", "‚{}‘", "‘{}'", "‹{}›", "❝{}❞", "＂{}＂"],
)  # fmt: skip
def test_quotes_of_any_kind_are_no_part_of_a_name(typed: str) -> None:
    name = typed.format("Margot")
    text = f"{HEAD}winner: {name}, {typed.format('Zoé')}\nplayers:\n"
    found = read_text(text + COUNTED.format(name) + COUNTED.format("Zoé"))
    assert [player.name for player in found.record.players] == ["Margot", "Zoé"]
    assert found.record.winner == ("Margot", "Zoé")


@pytest.mark.parametrize("name", ["“M”argot", "Margot ”", "L’aîné’"])
def test_quotes_inside_a_name_stay(name: str) -> None:
    found = read_text(HEAD + "players:\n" + COUNTED.format(name))
    assert [player.name for player in found.record.players] == [name]


@pytest.mark.parametrize("typed", ["…", "...", '" … "'])
def test_the_dots_of_an_example_are_no_reason(typed: str) -> None:
    text = (
        f"game: hortis\nplayers:\n  - name: Anna\n    counted: 40\n    adjustments: [{{points: -2, reason: {typed}}}]\n"
    )
    (wrong,) = errors(read_text(text))
    assert (wrong.code.id, wrong.path) == ("REC005", "players[0].adjustments[0].reason")
    assert str(wrong.help) == "type the reason in its place"


def test_the_dots_of_an_example_are_no_name() -> None:
    (wrong,) = errors(read_text("game: hortis\nplayers:\n  - name: …\n    counted: 40\n"))
    assert (wrong.code.id, wrong.path) == ("REC005", "players[0].name")


@pytest.mark.parametrize(
    ("game", "key", "meant"),
    [
        ("hutan", "total: 40", "did you mean claimed or counted?"),
        ("hortis", "dés: {oranges: [2, 3]}", "did you mean tally?"),
    ],
)
def test_a_key_of_another_entry_is_told_from_what_is_meant_here(game: str, key: str, meant: str) -> None:
    wrong = errors(read_text(f"game: {game}\nplayers:\n  - name: Anna\n    {key}\n"))
    assert (wrong[0].code.id, str(wrong[0].help)) == ("REC003", meant)


def test_a_decimal_comma_is_told() -> None:
    text = "game: hutan\nplayers:\n  - name: Anna\n    counted: 40\n    adjustments: [{points: 1,5, reason: late}]\n"
    wrong, *_ = errors(read_text(text))
    assert str(wrong.help) == "a comma splits the number in two: type a whole number, without a decimal comma"


def test_points_alone_are_adjustments_in_a_list_as_well() -> None:
    head = HEAD + "players:\n" + COUNTED.format("Anna")
    (player,) = scored(head + "    adjustments: [-2, {points: 3, reason: late}]\n").players
    assert player.total == 81
