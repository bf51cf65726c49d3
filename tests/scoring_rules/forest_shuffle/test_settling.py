"""What was left out is settled by the rulings in force, and so that all numbers of a table go together."""

from __future__ import annotations

import pytest

from tests.tool import as_object, codes, points, read_text, scored

HEAD = "game: forest_shuffle\nboxes: woodland_edge exploration promo\n"
HAZEL = "    forest: |\n      common hazel{}\n      sapling: roe deer (beech)\n"


def table(*players: str, head: str = "") -> str:
    blocks = "".join(f"  - name: {name}\n    cave: 0\n{block}" for name, block in zip("ABC", players, strict=False))
    return f"{HEAD}{head}players:\n{blocks}"


def lines(*hosts: str, symbols: str = "") -> str:
    numbers = f"    symbols: {{{symbols}}}\n" if symbols else ""
    return numbers + "    forest: |\n" + "".join(f"      {host}\n" for host in hosts)


def totals(text: str) -> list[int]:
    return [player.total for player in scored(text).players]


def test_numbers_of_one_player_leave_the_other_what_is_left() -> None:
    """The only left roe deer are linden and silver fir: B's numbers say linden, so A's is the other."""
    found = table(
        "    symbols: {birch: 1}\n    forest:\n      - birch: {left: roe_deer}\n",
        "    symbols: {linden: 2, silver_fir: 0}\n    forest:\n      - linden: {left: roe_deer}\n",
    )
    assert totals(found) == [4, 9]


def test_numbers_that_need_the_same_card_do_not_go_together() -> None:
    both = lines("beech x3", "sapling: roe deer", symbols="beech: 4")
    (wrong,) = read_text(table(both, both)).diagnostics
    assert (wrong.code.id, wrong.path) == ("FOR033", "players[1].symbols")
    assert "those of A" in str(wrong.label)


@pytest.mark.parametrize("symbols", ["beech: 1, oak: 1", "beech: 0, oak: 0"])
def test_one_card_shows_one_of_two_symbols(symbols: str) -> None:
    found = table(f"    symbols: {{{symbols}}}\n    forest:\n      - linden: {{left: european_bison}}\n")
    assert codes(read_text(found)) == ["FOR033"]


@pytest.mark.parametrize(("ruling", "total"), [("ignore", 12), ("count", 12)])
def test_numbers_are_those_of_the_ruling_in_force(ruling: str, total: int) -> None:
    hosts = ["beech x3", "common hazel (beech)", "sapling: roe deer"]
    hosts = hosts if ruling == "ignore" else [*hosts[:1], hosts[2]]
    head = f"readings: {{shrub_symbols: {ruling}}}\n"
    assert totals(table(lines(*hosts, symbols="beech: 4"), head=head)) == [total]


@pytest.mark.parametrize(
    ("typed", "asked", "status"),
    [("ignore", "count", 1), ("count", "ignore", 0), ("ignore", "ignore", 0), ("count", "count", 1)],
)
def test_a_ruling_asked_for_holds_as_if_it_were_typed(run, typed: str, asked: str, status: int) -> None:
    text = table(HAZEL.format(""), head=f"readings: {{shrub_symbols: {typed}}}\n")
    ran = run("score", "-", "--reading", f"shrub_symbols={asked}", "--format", "json", stdin=text)
    assert ran.status == status
    assert [each["code"] for each in ran.json["diagnostics"]] == ["FOR031"] * status


def test_another_ruling_counts_the_shrubs_of_a_typed_number() -> None:
    text = table(lines("common hazel (beech)", "sapling: roe deer (beech)", symbols="beech: 2"))
    (other,) = scored(text).other_readings
    assert (other.option, other.points, other.other) == ("ignore", 6, 3)


def test_what_another_ruling_gives_is_not_made_up() -> None:
    text = table(HAZEL.format(""), head="readings: {shrub_symbols: ignore}\n")
    result = as_object(text)
    assert scored(text).other_readings == ()
    assert any("`count`" in note and "left out" in note for note in result["notes"])


def test_every_mistletoe_is_of_the_edge_where_the_ruling_says_so() -> None:
    forest = lines("sapling: mistletoe, wildcat")
    assert codes(read_text(table(forest))) == ["FOR032"]
    assert totals(table(forest, head="readings: {mistletoe_edge: always}\n")) == [3]


def test_counts_alone_are_nothing_to_score() -> None:
    counts = "  - {{name: {}, counts: {{lindens: 3, trees: 0}}}}\n"
    assert codes(read_text(f"{HEAD}players:\n{counts.format('A')}{counts.format('B')}")) == ["FOR041"]
    with_one = f"{HEAD}players:\n{counts.format('A')}  - name: B\n    cave: 0\n{lines('oak')}"
    assert points(scored(with_one)).keys() == {"B"}
