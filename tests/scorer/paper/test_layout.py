"""What is drawn where: no two texts overlap, nothing leaves the margins, everything is there."""

import pytest

from scorer.drawing import title
from scorer.paper.pages import MARGIN, PAPERS, OnPaper
from scorer.paper.sheets.given import SheetInput, Wanted
from scorer.paper.sheets.sheet import layout
from scoring_rules.frame.board.picture import Label, Line, Path, Simple, flat
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
        assert made.text == "input 3fa94b21 · rules version 1"
        assert max(each.box.bottom for each in rest) <= made.box.top


def test_the_hashes_of_all_files_stand_at_the_foot():
    made = texts(game("Aïcha", hashes=("a" * 64, "b" * 64)))[0][-2]
    assert made == f"input {'a' * 8}, {'b' * 8} · rules version 1"


@pytest.mark.parametrize(("name", "paper"), [(name, paper) for name in ("one", "two", "four") for paper in PAPERS])
def test_who_won_the_bars_the_table_and_the_boards_are_on_the_first_page(name: str, paper: str):
    given = GAMES[name]
    first, *others = words(given, paper)
    assert "Aïcha wins with" in first or len(given.result.players) == 1
    assert "Total" in first
    tiles = [s for s in pages(given, paper)[0] if isinstance(s, Path) and s.fill == WATER]
    assert len(tiles) == 4 * len(given.result.players)
    assert "How the points came about" in "".join((first, *others))
    assert [page.split("\n")[1] for page in others] == ["How the points came about"] * len(others)
    assert len(others) <= (len(given.result.players) > 1)


def test_players_stand_by_rank_wherever_they_are():
    late = game("Aïcha", "Ben", "Chloé")
    players = (player("Aïcha", 3, 9), player("Ben", 1), player("Chloé", 2, 4))
    first, second = words(late._replace(result=result(*players)))
    names = [line for line in first.split("\n") if line in {"Aïcha", "Ben", "Chloé"}]
    assert names == ["Ben", "Chloé", "Aïcha"] * 3
    heads = ["1 Ben", "2 Chloé", "3 Aïcha"]
    assert [line for line in second.split("\n") if line in heads] == heads


def test_the_letters_of_the_workings_are_as_large_as_fits_on_a_page():
    sizes = {s.size for s in pages(GAMES["four"], "letter")[1] if isinstance(s, Label) and not s.bold}
    assert min(sizes) >= 6.2


@pytest.mark.parametrize("name", ["one", "four", "eight, no boards"])
def test_one_page_is_one_page(name: str):
    pages_ = layout(GAMES[name], ENGLISH, PAPERS["a4"], FONTS, Wanted(one_page=True, sign=True))
    (page,) = pages_
    said = [render(text, ENGLISH) for text in shapes_texts(page.shapes)]
    assert "Total" in said
    assert "How the points came about" not in said
    names = [each.name for each in GAMES[name].result.players]
    assert all(said.count(each) >= 1 for each in names if len(each) < 9)


def test_a_poster_has_boards_as_large_as_can_be_and_no_table():
    (poster,) = layout(GAMES["two"], ENGLISH, PAPERS["a4"], FONTS, Wanted(poster=True))
    assert "Total" not in [render(text, ENGLISH) for text in shapes_texts(poster.shapes)]
    assert widest_tile(list(flat(poster.shapes))) > widest_tile(pages(GAMES["two"])[0])


def test_there_is_a_line_to_sign_on_for_each_player():
    *_, last = layout(GAMES["five"], ENGLISH, PAPERS["a4"], FONTS, Wanted(sign=True))
    rows = {round(s.start.y) for s in flat(last.shapes) if isinstance(s, Line) and s.width == 0.6}
    lines = [s for s in flat(last.shapes) if isinstance(s, Line) and s.width == 0.6]
    assert (len(lines), len(rows)) == (5, 2)


def widest_tile(page: list[Simple]) -> float:
    tiles = [extent(s) for s in page if isinstance(s, Path) and s.fill == WATER]
    return max((tile.right - tile.left for tile in tiles), default=0.0)


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
    given = game("Aïcha", "Ben", remarks="word " * 1200)
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
    trees, total = page.index("Trees", page.index("Animals")), page.index("Total")
    assert page[trees + 1 : trees + 5] == ["32", "claimed 33", "(+1)", "31"]
    assert page[total + 1 : total + 11] == [
        "94", "claimed 95", "(+1)", "Papa says", "47 (−47)", "per piece: 86",
        "94", "named as", "winner", "claimed 94",
    ]  # fmt: skip
    assert "Aïcha: total 95 was claimed, 94 was computed" in page
    assert "the record names Ben as a winner, but the score does not" in page


def test_a_wrong_claim_is_in_the_colour_of_what_is_wrong():
    said = {str(s.text): s.style for s in pages(disputed())[0] if isinstance(s, Label)}
    assert said["claimed 33"] == said["Aïcha: total 95 was claimed, 94 was computed"] == "wrong"
    assert said["claimed 94"] == "muted"


def test_a_counted_player_is_marked_as_not_checked():
    assert words(disputed())[0].split("\n").count("not checked") == 2


def test_other_readings_stand_beside_the_row_they_touch():
    page = words(disputed())[0].split("\n")
    row = page.index("diagonal to trees")
    assert page[row - 1] == "Ecosystem 19: animals"
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
        "late to the table −2",
        "made the tea & <b>cake</b> 1",
        "the turn of the pink tile was taken as NW; no typed lake can tell",
        "HUT011: the players have different tiles (Ben)",
        "Papa  14 trees",
    ):
        assert " ".join(line.split()) in " ".join(text.split())


def test_missing_characters_are_named_where_there_are_any():
    assert "Missing characters" not in "\n".join(words(GAMES["four"]))
    assert "U+738B" in "\n".join(words(GAMES["long names"]))


def test_names_that_are_too_long_end_in_an_ellipsis():
    names = [line for line in words(GAMES["long names"])[0].split("\n") if line.endswith("…")]
    assert names


def test_boards_grow_with_the_room_there_is():
    two, four, twelve = (
        widest_tile([s for page in pages(GAMES[name]) for s in page]) for name in ("two", "four", "twelve")
    )
    assert two > four > 54
    assert twelve > 54


def test_every_board_is_drawn_once():
    given = GAMES["twelve"]
    hatched = [s for page in pages(given) for s in page if isinstance(s, Path) and s.hatch]
    per_board = sum(isinstance(s, Path) and s.hatch > 0 for s in flat(boards("A")[0].shapes))
    assert len(hatched) == 12 * per_board + 1


@pytest.mark.parametrize("paper", PAPERS)
def test_a_long_name_of_few_players_is_whole_in_headline_and_table(paper: str):
    page = words(game(LONG, "Ben"), paper)[0]
    assert LONG in page.replace("\n", " ")
    table = page.split("Total")[0].rsplit("Trees", 1)[0]
    head = table[table.rindex("95") :]
    assert "…" not in head
    assert LONG.rsplit(maxsplit=1)[-1] in head


def test_messages_have_no_backticks_and_what_users_typed_stays():
    tie = TieBreak("hutan.tie", Text("add `order: [NAME, …]`"))
    given = game("A`b", "B")
    language = OnPaper(ENGLISH)
    pages = layout(given._replace(result=given.result._replace(tie_break=tie)), language, PAPERS["a4"], FONTS)
    shown = {render(text, language) for page in pages for text in shapes_texts(page.shapes)}
    assert "add order: [NAME, …]" in shown
    assert "A`b" in shown
