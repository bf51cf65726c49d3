"""Names of places: every spelling means one place; runs and walks; turning the map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring_rules.frame.finding import Findings
from scoring_rules.hexfolk.board.island import CORNERS, SIDES, Island, Point, island_of_hexes, island_of_rows
from scoring_rules.hexfolk.reading.naming import Unreadable, crossing_of, edge_of, hex_of, in_english_letters
from scoring_rules.hexfolk.reading.pieces import crossings, edges
from scoring_rules.hexfolk.reading.record import HexfolkRecord
from scoring_rules.hexfolk.reading.tiles_ports_robber import read_tiles
from tests.scoring_rules.hexfolk.networks import LARGE, STANDARD
from tests.tool import codes, read_text

LAGOON = island_of_hexes(((0, 0), (1, 0), (1, 1), (0, 2), (-1, 2), (-1, 1)))
MAPS = {"standard": STANDARD, "large": LARGE, "lagoon": LAGOON, "two": island_of_hexes(((0, 0), (4, 3)))}


@pytest.mark.parametrize(
    ("rows", "figures"),
    [
        ((3, 4, 5, 4, 3), (19, 54, 72, 30)),
        ((3, 4, 5, 6, 5, 4, 3), (30, 80, 109, 38)),
        ((5, 6, 7, 8, 7, 6, 5), (44, 112, 155, 46)),
    ],
)
def test_maps_have_their_crossings_edges_and_coast(rows, figures):
    island = island_of_rows(rows)
    assert (len(island.hexes), len(island.crossings), len(island.edges), len(island.coast)) == figures


def test_hexes_give_the_same_map_as_rows():
    rows = STANDARD
    axial = tuple(((h.centre.x - h.centre.y // 3) // 2, h.centre.y // 3) for h in rows.hexes)
    same = island_of_hexes(axial)
    assert (same.crossings, same.edges, same.ends) == (rows.crossings, rows.edges, rows.ends)


@pytest.mark.parametrize("island", MAPS.values(), ids=MAPS)
def test_every_spelling_means_its_place_and_the_canonical_one_is_the_first(island):
    seen_crossings, seen_edges = {}, {}
    for each in island.hexes:
        for corner, number in zip(CORNERS, each.corners, strict=True):
            seen_crossings.setdefault(number, f"{each.name}.{corner}")
            assert crossing_of(f" {each.name.lower()}.{corner.lower()}", island) == number
        for side, number in zip(SIDES, each.sides, strict=True):
            seen_edges.setdefault(number, f"{each.name}/{side}")
            assert edge_of(f"{each.name}/{side}", island) == number
    assert tuple(seen_crossings[i] for i in range(len(island.crossings))) == island.crossings
    assert tuple(seen_edges[i] for i in range(len(island.edges))) == island.edges
    for one, other in island.neighbours:
        names = island.hexes[one].name, island.hexes[other].name
        shared = edge_of("–".join(names), island)
        assert shared == edge_of("-".join(reversed(names)), island)
        assert shared in set(island.hexes[one].sides) & set(island.hexes[other].sides)


def test_known_names_of_one_place():
    assert len({crossing_of(name, STANDARD) for name in ("C3.N", "B2.SE", "B3.SW")}) == 1
    assert len({edge_of(name, STANDARD) for name in ("C3/E", "C4/W", "C3-C4", "c3 / e".replace(" ", ""))}) == 1


@pytest.mark.parametrize(
    ("read", "typed", "label"),
    [
        (crossing_of, "C6.N", "C6 is not on this map: row C has 5 hexes"),
        (crossing_of, "G1.N", "G1 is not on this map: its rows are A to E"),
        (crossing_of, "C3.E", "`C3.E`: a hex has no corner E"),
        (crossing_of, "C3.NO", "`C3.NO`: NO is two directions, ouest is W, Ost is E"),
        (crossing_of, "C3/NE", "C3/NE is an edge, and edges are for roads"),
        (crossing_of, "C3E", "`C3E` is not a crossing"),
        (edge_of, "C3/N", "`C3/N`: a hex has no side N"),
        (edge_of, "C3.E", "`C3.E` is not an edge"),
        (edge_of, "A1-C3", "A1 and C3 have no edge in common"),
        (edge_of, "A1-sea", "A1 may have several sides to the sea"),
        (edge_of, "nonsense", "`nonsense` is not an edge"),
        (hex_of, "C", "`C` is not a hex"),
    ],
)
def test_a_wrong_name_is_explained(read, typed, label):
    wrong = read(typed, STANDARD)
    assert isinstance(wrong, Unreadable)
    assert str(wrong.label) == label


@pytest.mark.parametrize(
    ("read", "typed", "meant"),
    [
        (crossing_of, "A1.nord", "A1.N"),
        (crossing_of, "A1.Süden", "A1.S"),
        (crossing_of, "A1 north west", "A1.NW"),
        (crossing_of, "A1N", "A1.N"),
        (crossing_of, "A1-N", "A1.N"),
        (edge_of, "A1/nord-est", "A1/NE"),
        (edge_of, "A1/sud-est", "A1/SE"),
        (edge_of, "a01/ouest", "A1/W"),
        (edge_of, "A1 Nordost", "A1/NE"),
        (edge_of, "A1NE", "A1/NE"),
    ],
)
def test_a_direction_in_words_is_read(read, typed, meant):
    assert read(typed, STANDARD) == read(meant, STANDARD)


@pytest.mark.parametrize(
    ("read", "typed", "remedy"), [(crossing_of, "A1/nord-est", "type A1/NE"), (edge_of, "A1.nordest", "type A1/NE")]
)
def test_a_direction_in_words_after_another_sign_is_answered_with_letters(read, typed, remedy):
    wrong = read(typed, STANDARD)
    assert isinstance(wrong, Unreadable)
    assert str(wrong.label) == f"`{typed}` has a direction in words"
    assert str(wrong.help) == f"directions are letters (N, NE, E, SE, S, SW, W, NW): {remedy}"


@pytest.mark.parametrize(
    ("word", "language", "meant"),
    [("C1.NO", "fr", "C1.NW"), ("C1/O", "fr", "C1/W"), ("so", "fr", "sw"), ("C1.NO", "de", "C1.NE"), ("C1.NO", "", "C1.NO"), ("C1NO", "fr", "C1NW")],
)  # fmt: skip
def test_an_o_is_west_in_french_and_east_in_german(word, language, meant):
    assert in_english_letters(word, language) == meant


def test_directions_are_those_of_the_language_of_the_keys():
    text = "jeu: hexfolk\njoueurs:\n  - {nom: A, colonies: [A1.N, C1.NO, B2 nord], routes: [A1/NE, C1/O, B2/NO]}\n"
    assert not [each for each in codes(read_text(text)) if each == "HEX021"]
    english = text.replace("jeu", "game").replace("joueurs", "players").replace("nom", "name")
    english = english.replace("colonies", "settlements").replace("routes", "roads")
    assert codes(read_text(english)) == ["HEX021"] * 3


def test_a_direction_that_a_hex_lacks_is_answered_with_those_it_has():
    assert str(crossing_of("A1.est", STANDARD).help) == "the corners are N, NE, SE, S, SW, NW"
    assert str(edge_of("A1/nord", STANDARD).help) == "the sides are NE, E, SE, SW, W, NW"


@pytest.mark.parametrize(
    ("typed", "code", "remedy"),
    [
        ("D1.SW nord-est ne", "HEX022", "type ne"),
        ("C3-C4 nord", "HEX024", "a walk or a run begins at a crossing, as in `B1.NW ne se`"),
    ],
)
def test_a_walk_in_words_is_one_slip(typed, code, remedy):
    findings = Findings()
    edges([typed.split()], ("roads",), STANDARD, findings)
    assert [each.code.id for each in findings] == [code]
    assert str(findings[0].help).endswith(remedy)


@pytest.mark.parametrize(
    ("typed", "remedy"),
    [
        ("collines sept", "collines 7"),
        ("huit, forêt", "forêt 8"),
        ("Hügel fünf", "Hügel 5"),
        ("fields: twelve", "fields 12"),
    ],
)
def test_the_number_of_a_tile_in_words_is_answered_with_digits(typed, remedy):
    findings = Findings()
    record = HexfolkRecord.model_construct(tiles={"A1": typed})
    assert read_tiles(record, STANDARD, findings)[0] == {}
    assert [(each.code.id, str(each.help)) for each in findings] == [("HEX041", f"type it in digits: `{remedy}`")]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("C3.NW > C3.N > C3.NE > C3.SE", ["B2/SE", "B3/SW", "C3/E"]),
        ("C3.NW>C3.N>C3.NE", ["B2/SE", "B3/SW"]),
        ("C3.NW ne se s", ["B2/SE", "B3/SW", "C3/E"]),
        ("C3.NW ne > C3.NE s C3-D2", ["B2/SE", "B3/SW", "C3/E", "C3/SW"]),
        ("c4/se C4/SW", ["C4/SE", "C4/SW"]),
    ],
)
def test_runs_and_walks(typed, names):
    findings = Findings()
    laid = edges([typed.split()], ("roads",), STANDARD, findings)
    assert findings == []
    assert [STANDARD.edges[each.number] for each in laid] == names


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("B1.NW n", "no step n from B1.NW, only ne, s"),
        ("B1.NW e", "no step e from B1.NW, only ne, s"),
        ("B1.NW no", "`no`: NO is two directions, ouest is W, Ost is E"),
        ("C3.NW > C3.NE > C3.SE > C3.S", "no edge joins C3.NW (= B2.S) and C3.NE (= B3.S)"),
        ("C3.N", "C3.N (= B2.SE) is a crossing"),
        ("B1.NW", "B1.NW is a crossing"),
        ("C3.NW ne ne", "no step ne from B2.SE, only n, se, sw"),
        ("C3.N >", "no crossing follows `>`"),
        ("ne se", "`ne` does not follow a crossing"),
        ("> C3.N > C3.NE", "`>` does not follow a crossing"),
        ("C9.N ne se", "C9 is not on this map: row C has 5 hexes"),
    ],
)
def test_one_slip_in_a_run_or_a_walk_is_one_fault(typed, label):
    findings = Findings()
    edges([typed.split()], ("roads",), STANDARD, findings)
    assert [str(max(each.marks, key=lambda mark: str(mark.place)).label) for each in findings] == [label]


@given(st.text(max_size=30))
def test_nothing_typed_breaks_the_reading(typed):
    findings = Findings()
    edges([typed.split()], ("roads",), STANDARD, findings)
    crossings([typed.split()], ("settlements",), STANDARD, findings)
    assert all(str(each.help) and str(each.marks[0].label) for each in findings)


@pytest.mark.parametrize("rows", [(3, 3), (3, 5), (4, 4, 3)])
def test_rows_that_do_not_fit_are_refused(rows):
    with pytest.raises(ValueError, match="do not fit"):
        island_of_rows(rows)


def turned(island: Island) -> tuple[Island, dict[int, int]]:
    """Return a map turned by a sixth, and the new number of each crossing."""

    def turn(point: Point) -> Point:
        return Point((point.x - point.y) // 2, (3 * point.x + point.y) // 2)

    middle = next(each.centre for each in island.hexes if each.name == "C3")

    def centred(point: Point) -> Point:
        return turn(Point(point.x - middle.x, point.y - middle.y))

    other = Island(centred(each.centre) for each in island.hexes)
    return other, {i: other.crossing_at[centred(point)] for i, point in enumerate(island.points)}


def test_a_turned_map_is_a_map_with_the_same_edges():
    other, number = turned(STANDARD)
    assert {frozenset((number[a], number[b])) for a, b in STANDARD.ends} == {frozenset(p) for p in other.ends}


@pytest.mark.parametrize("typed", ["C3NW", "C3-NW", "C3 NW", "C3:NW"])
@pytest.mark.parametrize(("read", "sign"), [(crossing_of, "."), (edge_of, "/")])
def test_a_missing_or_another_separator_is_read(typed, read, sign):
    assert read(typed, STANDARD) == read(f"C3{sign}NW", STANDARD)
