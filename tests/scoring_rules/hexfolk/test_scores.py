"""Whole tables: awards, winners, turning the map, the map in text read and written, points counted by hand."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.template import Template
from scoring_rules.hexfolk.checking.checks import check
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import LEAST_ARMY
from scoring_rules.hexfolk.reading.players import letters
from scoring_rules.hexfolk.reading.position import read_position
from scoring_rules.hexfolk.scoring.outcome import rank
from scoring_rules.hexfolk.scoring.rules import largest_army, rules
from scoring_rules.hexfolk.showing.picture import picture
from scoring_rules.hexfolk.showing.sketch import sketch
from scoring_rules.hexfolk.showing.template import template
from scoring_rules.hexfolk.table import NOBODY, Board, Seat, Settings, Table, laid_out, road_length
from tests.scoring_rules.hexfolk import oracle
from tests.scoring_rules.hexfolk.networks import STANDARD
from tests.scoring_rules.hexfolk.records import whole
from tests.scoring_rules.hexfolk.test_places import turned
from tests.tool import as_object, errors, read_text, scored
from tests.tool import codes as codes_of

EDGES = {name: number for number, name in enumerate(STANDARD.edges)}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Tables of two to four players; pieces lie anywhere, each place once."""
    count = draw(st.integers(2, 4))
    crossings = draw(st.permutations(range(len(STANDARD.crossings))))[: 4 * count]
    edges = draw(st.permutations(range(len(STANDARD.edges))))[: 15 * count]
    seats = [
        Seat(
            f"P{seat}",
            Board(
                tuple(crossings[4 * seat : 4 * seat + 3]),
                tuple(crossings[4 * seat + 3 : 4 * seat + 4]),
                tuple(edges[15 * seat : 15 * seat + draw(st.integers(0, 15))]),
            ),
            knights=draw(st.integers(0, 4)),
            victory_cards=draw(st.integers(0, 2)),
            letter="abcd"[seat],
        )
        for seat in range(count)
    ]
    return laid_out(Settings(turn=0), STANDARD, seats)


def totals(table: Table) -> list[int]:
    return [
        sum(item.points for rule in rules(table.settings).values() for item in rule.score(table, seat))
        for seat in range(len(table.seats))
    ]


@given(tables(), st.sampled_from([None, NOBODY, 0, 1]), st.sampled_from([None, 0, 1]))
def test_points_are_those_of_the_oracle(table, road, army):
    table = table._replace(settings=Settings(longest_road=road, largest_army=army))
    lengths = []
    for seat, player in enumerate(table.seats):
        others = {c for i, each in enumerate(table.seats) if i != seat for c in each.board.buildings}
        lengths.append(oracle.longest([STANDARD.ends[e] for e in player.board.roads], others))
    assert lengths == [road_length(table, seat) for seat in range(len(lengths))]
    with_road = oracle.holder(lengths, 5, road)
    with_army = oracle.holder([each.knights for each in table.seats], 3, army)
    assert totals(table) == [
        len(each.board.settlements)
        + 2 * len(each.board.cities)
        + each.victory_cards
        + 2 * (seat == with_road)
        + 2 * (seat == with_army)
        for seat, each in enumerate(table.seats)
    ]


@given(tables())
def test_turning_the_map_changes_no_points(table):
    island, number = turned(STANDARD)
    seats = [
        each._replace(
            board=Board(
                tuple(number[c] for c in each.board.settlements),
                tuple(number[c] for c in each.board.cities),
                tuple(
                    island.edge_between[number[one], number[other]]
                    for one, other in (STANDARD.ends[edge] for edge in each.board.roads)
                ),
            )
        )
        for each in table.seats
    ]
    other = laid_out(table.settings, island, seats)
    assert totals(other) == totals(table)
    assert [len(walk) for walk in other.walks] == [len(walk) for walk in table.walks]
    assert {f.code for f in check(other)} == {f.code for f in check(table)}


@given(tables())
def test_a_map_in_text_is_read_as_it_was_drawn(table):
    findings = Findings()
    names = [each.name for each in table.seats]
    read = read_position(sketch(table, 0), STANDARD, names, "abcd"[: len(names)], findings)
    assert findings == []
    for pieces, seat in zip(read, table.seats, strict=True):
        assert {each.number for each in pieces.settlements} == set(seat.board.settlements)
        assert {each.number for each in pieces.cities} == set(seat.board.cities)
        assert {each.number for each in pieces.roads} == set(seat.board.roads)


def test_the_order_of_pieces_does_not_matter():
    one = scored(whole("roads: [C1/NW, B1/SW, D1/W]\n"))
    other = scored(whole("roads: [D1/W, B1/SW, C1/NW]\n"))
    assert one == other


@pytest.mark.parametrize(("first", "second", "stated"), list(product(range(5), range(5), (None, 0, 1))))
def test_the_army_is_held_as_the_oracle_says(first, second, stated):
    seats = [Seat("A", Board(), knights=first), Seat("B", Board(), knights=second)]
    table = laid_out(Settings(largest_army=stated), STANDARD, seats)
    assert largest_army(table).holder == oracle.holder((first, second), LEAST_ARMY, stated)


# ---------------------------------------------------------------------------------------------------
# Records


TIE = """players:
  - {name: Red, settlements: [B1.S, D1.SW], roads: [C1/NW, B1/SW, B1/SE, B2/SW, B2/SE, D1/W], knights: 3}
  - {name: Blue, settlements: [C5.NE, E3.SE], roads: [C5/NE, C5/E, C5/SE, D4/E, D4/SE, E3/SE], knights: 3}
"""


@pytest.mark.parametrize(
    ("holders", "wrong"),
    [
        ("{longest_road: Red, largest_army: Blue}", []),
        ("{longest_road: none, largest_army: Blue}", []),
        ("{longest_road: aucun, largest_army: Blue}", []),
        ("{longest_road: none, largest_army: none}", ["HEX061"]),
        ("{longest_road: Green, largest_army: Blue}", ["REC030"]),
    ],
)
def test_who_may_hold_a_card_at_a_tie(holders, wrong):
    assert codes_of(read_text(whole(f"holders: {holders}\n{TIE}"))) == wrong


def test_a_stale_holder_of_a_shorter_road_is_refused():
    shorter = TIE.replace("D4/E, D4/SE, ", "").replace("knights: 3", "knights: 0")
    assert codes_of(read_text(whole(f"holders: {{longest_road: Blue}}\n{shorter}"))) == ["HEX061"]
    assert codes_of(read_text(whole(f"holders: {{longest_road: none}}\n{shorter}"))) == ["HEX061"]
    assert codes_of(read_text(whole(f"holders: {{longest_road: Red}}\n{shorter}"))) == []


def test_an_untold_tie_brings_both_lengths_and_the_line_to_add():
    found = read_text(whole(TIE))
    road, army = found.diagnostics
    assert (road.code.id, army.code.id) == ("HEX062", "HEX062")
    assert str(road.label) == "the longest walks: Red 5, Blue 5"
    assert "{longest_road: Red}" in str(road.help)


def test_the_result_names_the_walk_and_what_is_not_in_it():
    made = as_object(whole("roads: [C1/NW, B1/SW, B1/SE, D1/W]\n"))
    red = made["players"][0]
    assert red["measures"]["road"] == ["B1/SE", "B1/SW", "C1/NW"]
    item = red["categories"][3]["items"][0]
    assert item["places"] == red["measures"]["road"]
    assert item["label"].startswith("longest walk of 3 roads (without D1/W), ")


@pytest.mark.parametrize(
    ("settings", "winners", "note"),
    [
        ("turn: Red\n", ["Red"], None),
        ("turn: Blue\n", [], "Red has 10, but it was Blue's turn"),
        ("", [], "Red alone has the 10 points to reach, and has won if it was Red's turn"),
        ("turn: Red\ntarget: 11\n", [], "not finished: nobody has 11 points"),
    ],
)
def test_the_player_on_turn_wins_at_the_target(settings, winners, note):
    result = scored(whole(f"{settings}knights: 3\nadjustments: [{{points: 6, reason: islands}}]\n"))
    assert [each.name for each in result.players if each.winner] == winners
    assert note is None or any(str(each).startswith(note) for each in result.notes)


def test_a_lone_player_has_won_at_the_target_only():
    alone = "players:\n  - {name: Red, settlements: [B1.S, D1.SW], roads: [B1/SW, D1/W], victory_cards: %d}\n"
    for cards, target, wins in ((5, 8, False), (5, 7, True)):
        table = read_text(whole(f"{alone % cards}"), "x").table
        table = table._replace(settings=table.settings._replace(target=target))
        assert rank(table, totals(table)).winners == (wins,)


def test_awards_switched_off_are_no_categories():
    result = scored(whole("options: {special_awards: no}\nknights: 5\n"))
    assert [each.id for each in result.players[0].categories] == ["settlements", "cities", "victory_cards"]


def test_points_counted_by_hand_are_ranked_and_their_roads_unknown():
    text = whole(
        TIE.replace(
            "settlements: [C5.NE, E3.SE], roads: [C5/NE, C5/E, C5/SE, D4/E, D4/SE, E3/SE], knights: 3", "counted: 9"
        )
    )
    result = scored(f"holders: {{longest_road: Blue}}\n{text}")
    assert [each.rank for each in result.players] == [2, 1]
    assert "longest_road" in {each.id for each in result.players[0].categories}
    assert sum(each.points for each in result.players[0].categories if each.id == "longest_road") == 0


@pytest.mark.parametrize("count", range(2, 13))
def test_two_to_twelve_players_have_letters_of_their_own(count):
    names = [f"Player {i}" for i in range(count)]
    assert len(set(letters(names))) == count


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (("Red", "Blue"), ("r", "b")),
        (("Blue", "Black"), ("u", "a")),
        (("Émile", "Eva", "Max"), ("m", "v", "a")),
        (("日本", "Ben"), ("a", "b")),
    ],
)
def test_letters_are_initials_or_the_first_that_differ(names, found):
    if "Max" in names:
        assert len(set(letters(names))) == 3
        assert letters(names)[2] == "m"
    else:
        assert letters(names) == found


def test_one_slip_is_one_error():
    for part, code in (
        ("settlements: [B1.S, D1.SW, C3.N]\n", codes.NO_ROAD),
        ("settlements: [B1.S, C3.N]\n", codes.NO_ROAD),
        ("roads: [C1/NW, B1/SW, C3/E]\n", codes.NO_ROAD),
        ("roads: [C1/NW, B1/SW, D1/X]\n", codes.PLACE),
        ("settlements: [B1.S]\n", codes.FOUNDATION),
    ):
        found = read_text(whole(part))
        assert codes_of(found) == [code.id], part


def test_a_map_of_ones_own_is_played_on():
    lagoon = "map: {hexes: [0 0, 1 0, 1 1, 0 2, -1 2, -1 1]}\n"
    players = "players:\n  - {name: Red, settlements: [A1.N, C1.S], roads: [A1/NE, C1/SW, A1/SE]}\n"
    assert codes_of(read_text(whole(lagoon + players))) == ["HEX033"]
    players = players.replace("A1/SE", "A1/E")
    result = scored(whole(lagoon + players))
    assert result.players[0].measures["road_length"] == 2


@pytest.mark.parametrize(("count", "name"), [(2, "standard"), (4, "standard"), (6, "large"), (8, "huge"), (12, "huge")])
def test_the_template_is_legal_on_the_map_for_so_many(count, name):
    findings = Findings()
    lines = template(Template(tuple(f"Player {i}" for i in range(count))), findings)
    read = read_text("game: hexfolk\n" + "\n".join(line.yaml for line in lines))
    assert (findings, [each.code.id for each in read.diagnostics]) == ([], ["REC034"])
    assert read.table.settings.map == name


def test_the_next_game_takes_over_map_and_settings():
    lagoon = "map: {hexes: [0 0, 1 0, 1 1, 0 2, -1 2, -1 1]}\ntarget: 12\nextensions: [Islands]\n"
    players = "players:\n  - {name: Red, settlements: [A1.N, C1.S], roads: [A1/NE, C1/SW]}\n"
    earlier = read_text(whole(f"options: {{robber: no}}\n{lagoon}{players}")).table
    lines = template(Template(("Anna", "Ben"), like=earlier), Findings())
    read = read_text("game: hexfolk\n" + "\n".join(line.yaml for line in lines))
    assert [each.code.id for each in read.diagnostics] == ["REC034"]
    assert read.table.island.crossings == earlier.island.crossings
    assert read.table.settings == earlier.settings._replace(turn=None)


POSITION = """\
game: hexfolk
position: |2
      Nn.-.-.-.-.-.
      nA1 |A2 |A3 |
    .-.-.-.-.-.-.b.-b
    |B1 |B2 |B3 bB4 b
  .-.-.-.-.-.-.rb-.b.rR
  |C1 |C2 rC3 rC4 |C5 r
  .-.-.-.-.rRr.rRr.-Rr.
    |D1 |D2 nD3 |D4 |
    .-.-.-nn.n.-.-.-.
      |E1 |E2 nE3 |
      .-.-.-.-.-.-.
players: [{name: Red}, {name: Noir}, {name: Blue}]
"""


@pytest.mark.parametrize(
    ("line", "typed", "place", "label"),
    [
        ("B3 bB4 b", "B3 |  4|", (6, 18), "B4 is missing here"),
        ("    |B1", "     |B1", (6, 7), "B1 is one column too far right"),
        ("    |D1 |D2 ", "    |D1|D2  ", (10, 9), "D2 is one column too far left"),
        ("nE3 |", "nE3", (12, 7), "2 signs are missing from this line"),
        (".-.-.-nn.n.-.-.-.", ".-.-.-nn.n.-.-.-.-.", (11, 5), "this line has 2 signs too many"),
        ("      Nn.-.-.-.-.-.", "    Nn.-.-.-.-.-.", (3, 5), "this line begins 2 columns too far left"),
    ],
)
def test_a_line_of_the_map_that_does_not_fit_is_told_where_it_is(line, typed, place, label):
    (found,) = errors(read_text(POSITION.replace(line, typed)))
    assert (found.code.id, *found.span[:2]) == ("HEX029", *place)
    assert str(found.label) == label


def test_a_walk_typed_for_two_players_is_told_as_that_only():
    text = """\
game: hexfolk
players:
  - name: Bo
    settlements: [B2.N, D4.S]
    roads: [B2.N se, D4.S nw]
  - name: Cy
    settlements: [C1.NW, E1.N]
    roads: [B2.N se, D4.S nw]
"""
    assert codes_of(read_text(text)) == ["HEX025", "HEX025"]


@pytest.mark.parametrize(("robber", "shown"), [("robber: B2\n", True), ("", False)])
def test_the_legend_has_the_robber_where_it_stands(robber, shown):
    text = f"game: hexfolk\n{robber}players:\n  - {{name: Bo, settlements: [B2.N, D4.S], roads: [B2.N se, D4.S nw]}}\n"
    legend = picture(read_text(text).table, 0).legend
    assert ("robber" in {str(each.text) for each in legend}) == shown
