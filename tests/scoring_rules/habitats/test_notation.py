"""How tiles and reserves are typed: lines and keys that mean the same, in any language, and slips."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorer.base.files import Source
from scorer.reading.read import read
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.game import GAME
from scoring_rules.habitats.reading.tiles.fields import definition, one_line
from scoring_rules.habitats.reading.tokens import parts, quarters, reserved, tile_in_place
from tests.paths import BENCHMARKS
from tests.scoring_rules.habitats.reserves import seeded, some_tile
from tests.tool import codes, read_text, told

G, F, D, W, L = range(5)


def tiles_of(text: str, edition: str = "allplay") -> dict[str, Tile]:
    lines = "\n".join(f"  {line}" for line in text.splitlines())
    found = read_text(f"game: habitats\nedition: {edition}\ntiles:\n{lines}\nplayers:\n  - {{name: A, counted: 1}}\n")
    assert [told(each) for each in found.diagnostics if each.severity == "error"] == []
    return dict(found.table.tiles)


def tile(line: str, edition: str = "allplay") -> Tile:
    return tiles_of(f"x: {line}", edition)["x"]._replace(token="")


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("animal D GGGF 6", Tile("animal", terrains=(D,), needs=((G, 3), (F, 1)), points=6)),
        ("animal D needs GGGF scores 6", Tile("animal", terrains=(D,), needs=((G, 3), (F, 1)), points=6)),
        ("animal D 3G F 6 points", Tile("animal", terrains=(D,), needs=((G, 3), (F, 1)), points=6)),
        ("Tier Wüste braucht 3 Savanne 1 Wald bringt 6", Tile("animal", terrains=(D,), needs=((G, 3), (F, 1)), points=6)),
        ("animal désert a besoin de 3 savane 1 forêt, rapporte 6" .replace(" a ", " "), Tile("animal", terrains=(D,), needs=((G, 3), (F, 1)), points=6)),
        ("animal GW FF 4", Tile("animal", terrains=(G, W), needs=((F, 2),), points=4)),
        ("animal dwarf crocodile W WW 4", Tile("animal", "dwarf crocodile", terrains=(W,), needs=((W, 2),), points=4)),
        ("animal g l 2", Tile("animal", terrains=(G,), needs=((L, 1),), points=2)),
        ("flower F", Tile("flower", terrains=(F,))),
        ("watchtower around 1", Tile("watchtower", points=1, per_flower=1, design="around")),
        ("tour d'observation diagonales 2/1", Tile("watchtower", points=2, per_flower=1, design="diagonal")),
        ("watchtower N NN E 1", Tile("watchtower", points=1, per_flower=1, sees=((-1, 0), (-2, 0), (0, 1)))),
        ("tourist F tiles 1", Tile("tourist", terrains=(F,), counts="tiles", points=1)),
        ("gate G N 4", Tile("gate", terrains=(G,), sides=(0,), points=4)),
        ("gate W W 4", Tile("gate", terrains=(W,), sides=(3,), points=4)),
        ("gate NE 3", Tile("gate", sides=(0, 1), points=3)),
        ("camp NE 3", Tile("camp", sides=(0, 1), points=3)),
        ("camp W 3", Tile("camp", sides=(3,), points=3)),
        ("camp water E 3", Tile("camp", terrains=(W,), sides=(1,), points=3)),
        ("entrance S", Tile("entrance", sides=(2,))),
        ("entrance", Tile("entrance", sides=(2,))),
        ("plain F", Tile("plain", terrains=(F,))),
        ("F", Tile("plain", terrains=(F,))),
        ("{kind: watchtower, sees: [[-1, 0], [-2, 0]], animal: 2, flower: 0}", Tile("watchtower", points=2, sees=((-1, 0), (-2, 0)))),
        ("{kind: watchtower, sees: N NN, points: 1}", Tile("watchtower", points=1, per_flower=1, sees=((-1, 0), (-2, 0)))),
        ("{kind: animal, terrain: [grassland, water], needs: GGF, points: 3}", Tile("animal", terrains=(G, W), needs=((G, 2), (F, 1)), points=3)),
        ("{kind: gate, terrain: G, border: [N], points: 4}", Tile("gate", terrains=(G,), sides=(0,), points=4)),
        ("{kind: camp, sides: N E, points: 3}", Tile("camp", sides=(0, 1), points=3)),
    ],
)  # fmt: skip
def test_a_tile_as_typed(line: str, wanted: Tile) -> None:
    assert tile(line) == wanted


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("watchtower diagonal", (2, 1)),
        ("tourist G habitats", (1, 0)),
        ("gate G NE", (3, 0)),
        ("{kind: animal, name: otter, terrain: D, needs: FFFW}", (4, 0)),
        ("{kind: animal, name: loutre, terrain: D, needs: FFFW}", (4, 0)),
    ],
)
def test_what_is_known_for_certain_need_not_be_typed(line: str, wanted: tuple[int, int]) -> None:
    found = tile(line, "cwali")
    assert (found.points, found.per_flower) == wanted


@pytest.mark.parametrize(
    ("line", "told_of_it"),
    [
        ("watchtower N E 1", "four watchtowers"),
        ("watchtower around 2", "1 for an animal and 1 for a flower"),
        ("{kind: watchtower, design: around, terrain: G}", "no watchtower of this edition has a terrain"),
        ("tourist G terrain 1", "count tiles, habitats"),
        ("tourist G tiles 2", "1 point for each thing"),
        ("gate NE 3", "has a terrain"),
        ("gate G NE 4", "2 road sides gives 3 points"),
        ("flower GW", "one terrain"),
    ],
)
def test_tiles_of_the_first_edition_are_known_and_those_of_the_others_are_not(line: str, told_of_it: str) -> None:
    text = "game: habitats\nedition: {}\ntiles:\n  ent: entrance S\n  x: {}\nplayers: [{{name: A, counted: 1}}]\n"
    found = read_text(text.format("cwali", line)).diagnostics
    assert [(each.code.id, told_of_it in str(each.label)) for each in found] == [("HAB018", True)]
    assert "HAB018" not in codes(read_text(text.format("allplay", line)), "warning")


@pytest.mark.parametrize(
    "line",
    [
        "animal D GGXF 6", "animal D GGGF 6 2", "animal D 2 GGGF 6", "animal D 3 2 G 6", "animal D 0G 3", "plain F 3", "entrance S 4",
        "animal GWF FF 4", "animal D GGGF", "animal D 6", "animal X GG 3", "lion D GG 4",
        "flower", "flower F G", "watchtower around", "watchtower 1", "watchtower up 1", "watchtower N NS 1",
        "tourist F tiles", "tourist tiles 1", "tourist GW tiles 1", "gate G 4", "gate G NN 4", "gate G NESW 1", "gate G O 4",
        "camp 3", "camp W E 3", "camp NE", "{terrain: G}", "{kind: animal, terrain: G, needs: {grassland: 0}, points: 1}",
        "{kind: gate, terrain: G, border: [N], sides: [E], points: 4}", "{kind: animal, terrain: GG, needs: G, points: 1}",
        "{kind: watchtower, design: around, sees: N, points: 1}", "{kind: animal, terrain: G, needs: G, points: -1}",
    ],
)  # fmt: skip
def test_a_tile_that_cannot_be_read_gives_one_error(line: str) -> None:
    found = read_text(
        f"game: habitats\nedition: allplay\ntiles:\n  ent: entrance S\n  x: {line}\n"
        "players:\n  - name: A\n    reserve: [ent x]\n"
    )
    assert len(codes(found)) == 1, [told(each) for each in found.diagnostics]
    assert found.diagnostics[0].span.line == 5


@pytest.mark.parametrize("line", ["animal: -1, points: 2", "points: -1, flower: 2", "animal: 2, points: -1"])
def test_points_below_0_are_said_at_their_key(line: str) -> None:
    found = read_text(
        "game: habitats\nedition: allplay\ntiles:\n  ent: entrance S\n"
        f"  x: {{kind: watchtower, design: around, {line}}}\nplayers:\n  - name: A\n    reserve: [ent x]\n"
    )
    assert [(each.code.id, each.label and str(each.label)) for each in found.diagnostics] == [("HAB049", "−1 points")]
    (said,) = found.diagnostics
    assert f"{{kind: watchtower, design: around, {line}}}"[said.span.column - 6 :].startswith("-1")


def test_what_is_written_reads_back() -> None:
    random = seeded(7)
    for _ in range(200):
        made = some_tile(random)
        made.pop("turn", None)
        line = "{" + ", ".join(f"{key}: {value}" for key, value in made.items()) + "}"
        typed = tile(line.replace("'", ""))
        for spelled in definition(typed)[:2]:
            assert tile(spelled) == typed
        if typed.kind != "watchtower" or not typed.terrains:
            assert [tile(spelled) for spelled in one_line(typed)[:2]] == [typed, typed]
        named = typed._replace(name="the one")
        assert [tile(spelled) for spelled in definition(named)[:2]] == [named, named]


@pytest.mark.parametrize(
    ("token", "wanted"), [("lio", ("lio", None, "")), ("lio+", ("lio", None, "+")), ("cam@90-", ("cam", "90", "-"))]
)
def test_the_parts_of_a_token(token: str, wanted: tuple[str, str | None, str]) -> None:
    assert parts(token) == wanted


def test_turns_are_right_angles() -> None:
    assert [quarters(each) for each in (None, "90", "180", "270", "360", "45", "", "x")] == [
        0, 1, 2, 3, 0, None, None, None,
    ]  # fmt: skip


def test_tokens_that_need_no_definition() -> None:
    assert tile_in_place("W") == Tile("plain", "", "W", (W,))
    assert tile_in_place("lD") == Tile("flower", "", "lD", (D,))
    assert tile_in_place("D:GGGF6") == Tile("animal", "", "D:GGGF6", (D,), ((G, 3), (F, 1)), 6)
    assert tile_in_place("lio") is None


@pytest.mark.parametrize("word", [".", "-", "G", "lF", "D:GG4", "a@90", "a+", "a-", "=3", "a b"])
def test_words_that_mean_something_of_their_own(word: str) -> None:
    assert reserved(word) is not None


HEAD = "game: habitats\nedition: allplay\ntiles:\n  ent: entrance S\n  Lio: animal D GGGF 6\n"


@pytest.mark.parametrize("token", ["Lio", "lio", "LIO", "lio+", "lio,", "g", "LF", "lf", "lF,", "…"])
def test_tokens_fold_where_nothing_else_fits(token: str) -> None:
    found = read_text(HEAD + f"players:\n  - name: A\n    reserve: [ent {token}]\n")
    assert codes(found) == []


@pytest.mark.parametrize("token", ["gF", "xF", "GG:FF3"])
def test_a_token_that_only_ends_as_one_of_the_page_is_none(token: str) -> None:
    found = read_text(HEAD + f"players:\n  - name: A\n    reserve: [ent {token}]\n")
    assert len(codes(found)) == 1


def test_all_undefined_tokens_come_in_one_message_with_lines_to_paste() -> None:
    text = HEAD + "players:\n  - name: A\n    reserve: [ent Lio zeb zeb]\n  - name: B\n    reserve: [ent gor]\n"
    found = [told(each) for each in read_text(text).diagnostics if each.severity == "error"]
    assert [(each["code"], each["line"], each["column"]) for each in found] == [("HAB031", 8, 23)]
    assert "\n  zeb: animal D GGGF 6\n  gor: animal D GGGF 6" in str(found[0]["help"])


@pytest.mark.parametrize(
    "typed",
    [
        "[1, 2]",
        "[animal, D, GGGF, 6]",
        "{animal, D, GGGF, 6}",
        "{kind: [a, b]}",
        "{kind: animal, terrain: D, needs: [grassland, forest], points: 3}",
        "{kind: animal, terrain: D, needs: G, points: x}",
        "{kin: animal, terrain: D, needs: G, points: 3}",
    ],
)
def test_a_definition_of_the_wrong_shape_is_said_once(typed: str) -> None:
    text = f"game: habitats\nedition: bga\ntiles:\n  ent: entrance S\n  x: {typed}\n"
    found = read_text(text + "players:\n  - name: A\n    reserve: [ent x]\n")
    assert [each.span.line for each in found.diagnostics] == [5]


@pytest.mark.parametrize("typed", ["{kind: animal, points: x}", "{kin: animal}"])
def test_what_is_missing_beside_a_wrong_shape_is_said_at_the_definition(typed: str) -> None:
    text = f"game: habitats\nedition: bga\ntiles:\n  ent: entrance S\n  x: {typed}\n"
    found = read_text(text + "players:\n  - name: A\n    reserve: [ent x]\n")
    assert {each.span.line for each in found.diagnostics} == {5}


def test_tiles_from_a_file_a_list_of_both_and_a_file_alone(tmp_path: Path) -> None:
    (tmp_path / "bare.yaml").write_text("lio: animal D GGGF 6\n", "utf-8")
    (tmp_path / "under.yaml").write_text("tiles:\n  tow: watchtower around\n", "utf-8")
    text = (
        "game: habitats\nedition: cwali\ntiles: [bare.yaml, under.yaml, {ent: entrance S}]\n"
        "players:\n  - name: A\n    reserve: [ent lio tow]\n"
    )
    found = read(Source("game.yaml", text.encode(), tmp_path))
    assert (codes(found), set(found.table.tiles)) == ([], {"lio", "tow", "ent"})
    for name in ("bare.yaml", "under.yaml"):
        data = (tmp_path / name).read_bytes()
        assert read(Source(name, data, tmp_path), alone=True).diagnostics == ()
        wrong = read(Source(name, data + b"\n  bad: animal D GGXF 6\n", tmp_path), alone=True)
        assert wrong.has_errors


def test_a_file_that_is_not_there_is_said_once(tmp_path: Path) -> None:
    text = "game: habitats\nedition: cwali\ntiles: no.yaml\nplayers:\n  - name: A\n    reserve: [ent lio tow]\n"
    assert codes(read(Source("game.yaml", text.encode(), tmp_path))) == ["REC023"]


def test_a_reserve_of_25_tiles_fits_into_700_characters() -> None:
    text = (BENCHMARKS / "habitats-25-tiles.yaml").read_text("utf-8")
    found = read_text(text)
    assert codes(found) == []
    assert GAME.counts(found.table, 0)["tiles"] == 25
    assert len(text) <= 700
