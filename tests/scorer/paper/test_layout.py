"""What is drawn where: no two texts overlap, nothing leaves the margins, everything is there."""

import pytest

from scorer.drawing import title
from scorer.paper.pages import MARGIN, PAPERS, OnPaper
from scorer.paper.sheet import SheetInput, layout
from scoring_rules.frame.board.picture import Path, Simple, flat
from scoring_rules.frame.board.picture import texts as shapes_texts
from scoring_rules.frame.language.text import ENGLISH, Text, render
from scoring_rules.frame.result import Category, Item, TieBreak
from scoring_rules.hutan.showing.pieces import WATER
from tests.scorer.paper.games import boards, counted, disputed, game, player, result
from tests.scorer.paper.recorded import FONTS, extent, overlaps, pages, texts, written

LONG = "Maximilian-Alexander von und zu Hohenstauffenberg-Lichtenfels der Jüngere von"
NAMES = (LONG, "Ωλυμπία Παπαδοπούλου", "Дмитрий Шостакович", "王小明 😀 & <b>x</b>", "W" * 80)
MANY_NOTES = tuple(Text("note {number}: {words}", number=number, words="and so on " * 30) for number in range(60))
LONG_ITEM = Item("r", 5, "label " * 40, "1 + 1 + 1 + 1 + 1 + 0 × 12345 " * 8, tuple(f"oak {n}" for n in range(90)))

GAMES = {
    "one": game("Léa"),
    "two": game("Aïcha", "Ben"),
    "disputed": disputed(),
    "four": game("Aïcha", "Ben", "Chloé", "Daniel"),
    "long names": game(*NAMES[:4], title="王 " + LONG * 3, place="W" * 500, remarks="word " * 400),
    "five": game(*NAMES),
    "eight, no boards": game(*(f"{number} {LONG}"[:80] for number in range(8)), pictures=()),
    "twelve": game(*(f"player {number}" for number in range(12))),
    "many notes": game("Aïcha", "Ben")._replace(result=result(player("Aïcha", 1), player("Ben", 2), notes=MANY_NOTES)),
    "long lines": game("Aïcha", read=("x" * 3000, "y " * 3000), waived=("z" * 500,)),
    "long items": game("Aïcha")._replace(
        result=result(
            player("Aïcha", 1)._replace(
                categories=(Category("long", "long " * 40, (LONG_ITEM, LONG_ITEM._replace(label="W" * 200))),)
            )
        )
    ),
    "outcomes": game("Aïcha", "Ben")._replace(
        result=result(player("Aïcha", 1), player("Ben", 2), notes=MANY_NOTES[:9], outcome=MANY_NOTES[:9])
    ),
    "all counted": game("A")._replace(result=result(counted("A", 1, 61), counted("B", 2, -5)), pictures=()),
}


@pytest.fixture(params=[(name, paper) for name in GAMES for paper in PAPERS], ids="-".join, scope="module")
def drawn(request) -> list[list[Simple]]:
    name, paper = request.param
    return pages(GAMES[name], paper)


def words(given: SheetInput, paper: str = "a4") -> list[str]:
    """Return the texts of each page, one a line, in the order in which they are painted."""
    return ["\n".join(page) for page in texts(given, paper)]


def test_no_two_texts_overlap(drawn: list[list[Simple]]):
    for page in drawn:
        assert list(overlaps(page)) == []


def test_nothing_leaves_the_margins(drawn: list[list[Simple]], request):
    paper = PAPERS[request.node.callspec.id.rsplit("-")[-1]]
    for page in drawn:
        for left, top, right, bottom in map(extent, page):
            assert left >= MARGIN - 0.5
            assert top >= MARGIN - 0.5
            assert right <= paper.width - MARGIN + 0.5
            assert bottom <= paper.height - MARGIN + 0.5


def test_the_foot_tells_the_page_the_input_and_the_rules(drawn: list[list[Simple]]):
    for number, page in enumerate(drawn, start=1):
        *rest, made, numbered = written(page)
        assert numbered.text == f"page {number} of {len(drawn)}"
        assert made.text == "input 3fa94b21c5d0 · rules version 1"
        assert max(each.box.bottom for each in rest) <= made.box.top


def test_the_hashes_of_all_files_stand_at_the_foot():
    made = texts(game("Aïcha", hashes=("a" * 64, "b" * 64)))[0][-2]
    assert made == f"input {'a' * 12}, {'b' * 12} · rules version 1"


@pytest.mark.parametrize(("name", "paper"), [(name, paper) for name in ("one", "two", "four") for paper in PAPERS])
def test_what_a_player_looks_for_fits_on_the_first_page(name: str, paper: str):
    first, second, *_ = words(GAMES[name], paper)
    assert "What was read" in first
    assert second.startswith("Hutan: score sheet\nHow the points were scored")


def test_following_pages_have_a_running_head():
    _, *others = words(GAMES["many notes"])
    assert others
    assert all(page.startswith("Hutan: score sheet\n") for page in others)
    assert any("note 59:" in page for page in others)


def test_long_remarks_are_cut_and_end_in_dots():
    said = " ".join(" ".join(words(game("Aïcha", remarks="word " * 1000))).split())
    assert said.count("word") == 240
    assert "word […]" in said


def test_a_table_that_breaks_repeats_the_names(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(title, "_LONGEST_REMARKS", 10_000)
    given = game("Aïcha", "Ben", remarks="word " * 1000)
    first, second, *_ = words(given)
    assert "Trees" in first
    assert "Total" in second
    assert second.split("\n")[1:3] == ["Aïcha", "Ben"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (game("Aïcha", "Ben"), "Aïcha wins with 95 points, 2 ahead of Ben"),
        (game("Léa"), "Léa: 95 points"),
        (game("Léa")._replace(result=result(player("Léa", 1)._replace(winner=False))), "Léa: 95 points, not won"),
        (
            game("A", "B")._replace(result=result(player("A", 1), player("B", 1))),
            "A and B share the win with 95 points",
        ),
        (game("A", "B")._replace(result=result(player("A", 1), player("B", 2))), "A wins with 95 points, as many as B"),
        (game("A", "B")._replace(result=result(player("A", 2), player("B", 1, 94))), "B wins with 1 point"),
        (
            game("A", "B")._replace(result=result(player("A", 1)._replace(winner=False), player("B", 2, 3))),
            "Nobody wins; in the lead: A with 95 points",
        ),
    ],
)
def test_who_won_and_by_how_much(given: SheetInput, said: str):
    assert said in words(given)[0].split("\n")


def test_why_a_tie_was_decided_so():
    tie = TieBreak("hutan.tie", Text("the first player of the last round wins"))
    given = game("A", "B")._replace(result=result(player("A", 1), player("B", 2), tie_break=tie))
    assert "the first player of the last round wins" in words(given)[0].split("\n")


def test_facts_stand_at_the_top():
    page = words(disputed())[0].split("\n")
    assert page[0] == "Soirée du 12"
    assert page[1] == "Hutan · advanced · 2026-11-28 · chez Mamie, Bruxelles"
    assert page[2].startswith("Ben had the pangolin last.")


def test_remarks_keep_their_lines():
    page = words(game("Aïcha", "Ben", remarks="first\n\n  second\n"))[0].split("\n")
    assert page[2:4] == ["first", "second"]


def test_claims_stand_beside_what_they_are_about():
    page = words(disputed())[0].split("\n")
    trees, totals, ranks = page.index("Trees"), page.index("Total"), page.index("Rank")
    assert page[trees + 1 : trees + 4] == ["32", "claimed 33 (+1)", "31"]
    assert page[totals + 1 : totals + 8] == [
        "94",
        "claimed 95 (+1)",
        "Papa says 47 (−47)",
        "per piece: 86",
        "94",
        "claimed 94",
        "61",
    ]
    assert page[ranks + 1 : ranks + 5] == ["1", "2", "named as winner", "3"]


def test_a_counted_player_is_marked_as_not_checked():
    assert words(disputed())[0].split("\n").count("not checked") == 1


def test_other_readings_stand_beside_the_row_they_touch():
    page = words(disputed())[0].split("\n")
    row = page.index("Ecosystem 19: animals diagonal to trees")
    assert page[row + 1 : row + 4] == ["18", "per piece: 11", "18"]


def test_what_came_of_the_points_stands_below_who_won_and_not_among_the_notes():
    text = "\n".join(words(disputed()))
    said = "Aïcha reached the target of 85 points of scenario D"
    assert text.count(said) == 1
    assert text.index("Aïcha wins with") < text.index(said) < text.index("Trees")


def test_a_page_is_not_left_empty_before_how_the_points_came_about():
    for page in words(disputed())[:-1]:
        assert page.count("\n") > 20


def test_adjustments_notes_waivers_and_what_was_read_are_all_there():
    text = "\n".join(words(disputed()))
    for line in (
        "Aïcha −2: late to the table",
        "Aïcha +1: made the tea & <b>cake</b>",
        "the turn of the pink tile was taken as NW; no typed lake can tell",
        "HUT011: the players have different tiles (Ben)",
        "Papa  14 trees",
    ):
        assert " ".join(line.split()) in " ".join(text.split(" "))


def test_missing_characters_are_named_where_there_are_any():
    assert "Missing characters" not in "\n".join(words(GAMES["four"]))
    assert "U+738B" in "\n".join(words(GAMES["long names"]))


def test_names_that_are_too_long_end_in_an_ellipsis():
    names = [line for line in words(GAMES["long names"])[0].split("\n") if line.endswith("…")]
    assert names


def test_boards_grow_with_the_room_there_is():
    def side(given: SheetInput) -> float:
        for page in pages(given):
            tiles = [extent(s) for s in page if isinstance(s, Path) and s.fill == WATER]
            if tiles:
                return tiles[0].right - tiles[0].left
        return 0.0

    one, two, four = (side(GAMES[name]) for name in ("one", "two", "four"))
    assert one > two > four > 54


def test_every_board_is_drawn_once():
    given = GAMES["twelve"]
    hatched = [s for page in pages(given) for s in page if isinstance(s, Path) and s.hatch]
    per_board = sum(isinstance(s, Path) and s.hatch > 0 for s in flat(boards("A")[0].shapes))
    assert len(hatched) == 12 * per_board + 1


@pytest.mark.parametrize("paper", PAPERS)
def test_a_long_name_of_few_players_is_whole_in_headline_and_table(paper: str):
    page = words(game(LONG, "Ben"), paper)[0]
    assert LONG in page.replace("\n", " ")
    table = page[page.index("ahead of Ben") :].split("Trees")[0]
    assert "…" not in table
    assert LONG.rsplit(maxsplit=1)[-1] in table


def test_messages_have_no_backticks_and_what_users_typed_stays():
    tie = TieBreak("hutan.tie", Text("add `order: [NAME, …]`"))
    given = game("A`b", "B")
    language = OnPaper(ENGLISH)
    pages = layout(given._replace(result=given.result._replace(tie_break=tie)), language, PAPERS["a4"], FONTS)
    shown = {render(text, language) for page in pages for text in shapes_texts(page.shapes)}
    assert "add order: [NAME, …]" in shown
    assert "A`b" in shown
