"""Words of each language: slips in letters and signs, examples that are read, what is said in French."""

from __future__ import annotations

from pathlib import Path

import pytest

from scorer.base.texts import language
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import render
from scoring_rules.frame.typed.place import Place
from scoring_rules.habitats.board.goals import GOALS
from scoring_rules.habitats.data.words import KINDS
from scoring_rules.habitats.reading.objective_notation import KNOWN_GOALS
from scoring_rules.habitats.reading.tiles.spellings import read_line
from scoring_rules.habitats.showing.pad import pad
from tests.tool import codes, read_text

FRENCH = language("fr")
HEAD = "game: habitats\nedition: bga\ntiles:\n  ent: entrance S\n"


def record(rows: str, *tiles: str) -> str:
    lines = "".join(f"      {row.strip()}\n" for row in rows.split("/"))
    defined = "".join(f"  {tile}\n" for tile in tiles)
    return f"{HEAD}{defined}players:\n  - name: Léa\n    reserve: |\n{lines}"


def said(text: str) -> list[tuple[str, str]]:
    """Return label and help of each error in French."""
    found = [each for each in read_text(text).diagnostics if each.severity == "error"]
    return [(render(each.label, FRENCH), "" if each.help is None else render(each.help, FRENCH)) for each in found]


@pytest.mark.parametrize(
    ("tile", "label"),
    [
        ("a6: animal E GGGF 6", "`E` n’est pas un terrain"),
        ("a6: animal E GF 6", "`E` n’est pas un terrain"),
        ("a6: animal lion S GF 6", "`S` n’est pas un terrain"),
        ("a6: animal D/E GGGF 6", "`E` dans `D/E` n’est pas un terrain"),
        ("a6: animal DE GGGF 6", "`E` dans `DE` n’est pas un terrain"),
        ("a6: animal W GGEE 6", "`E` dans `GGEE` n’est pas un terrain"),
        ("a6: fleur E", "`E` n’est pas un terrain"),
        ("a6: terrain E", "`E` n’est pas un terrain"),
        ("a6: touriste E tuiles 1", "`E` n’est pas un terrain"),
        ("a6: {kind: animal, terrain: E, needs: GG, points: 3}", "`E` n’est pas un terrain"),
        ("a6: {kind: animal, terrain: D, needs: {E: 2}, points: 3}", "`E` n’est pas un terrain"),
    ],
)
def test_a_letter_that_is_no_terrain_is_named_with_those_that_are(tile: str, label: str) -> None:
    ((found, remedy),) = said(record("ent G", tile))
    assert found == label
    assert all(word in remedy for word in ("savane", "forêt", "désert", "eau"))


def test_a_letter_that_is_no_terrain_is_named_in_a_reserve() -> None:
    ((label, _),) = said(record("ent E:GGGF6"))
    assert label == "`E` n’est pas un terrain"
    ((label, remedy),) = said(record("ent E"))
    assert remedy.startswith("un terrain seul est G F D W")


@pytest.mark.parametrize("tile", ["a6: animal ours brun D GG 3", "a6: porte E NS 4", "a6: entrée E", "a6: animal lion de mer D de GG et F vaut 6"])  # fmt: skip
def test_sides_and_names_are_no_wrong_terrains(tile: str) -> None:
    assert codes(read_text(record("ent G", tile))) == []


@pytest.mark.parametrize("sign", ["x", "X", "o", "O", "0", "_", "*"])
def test_a_sign_for_an_empty_cell_is_answered_by_the_point(sign: str) -> None:
    (_, remedy), *others = said(record(f"ent {sign} {sign} / G {sign} G"))
    assert others == []
    assert remedy.startswith(("une case vide est `.`", "écrivez `.` pour une case vide"))
    ((_, remedy),) = said(record(f"ent {sign} lio", "lion: animal D GG 3"))
    assert remedy.startswith(f"vouliez-vous dire `.`, une case vide, pour `{sign}`, lion pour `lio`")


def test_a_sign_that_is_defined_is_a_tile() -> None:
    assert codes(read_text(record("ent x", "x: animal D GG 3"))) == []


@pytest.mark.parametrize("kind", KINDS)
def test_examples_are_read_in_every_language(kind: str) -> None:
    for line in KINDS[kind].example:
        findings = Findings()
        typed = read_line(line, ("tiles",), Place(("tiles",)), findings)
        assert typed is not None
        assert typed.kind == kind
        assert findings == []


def test_goals_are_known_by_the_names_that_are_proposed() -> None:
    assert [KNOWN_GOALS.exact(word) for goal in GOALS.values() for word in goal.name] == [
        key for key in GOALS for _ in range(3)
    ]
    years = "years: [{points: [3], objectives: [{name: qqq, parks: final}]}]\nplayers:"
    ((_, remedy),) = said(record("ent G").replace("players:", years))
    assert "plus grande zone" in remedy
    assert "biggest_area" not in remedy


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("a6: tour bidule 1", "autour, voisines, lignes, diagonales"),
        ("a6: tour autour", "`tour autour 1`"),
        ("a6: touriste", "`touriste F tuiles 1`"),
        ("a6: touriste F qqq 1", "tuiles, habitats, terrain"),
        ("a6: fleur", "`fleur F`"),
        ("a6: {kind: qqq}", "animal, fleur, tour d’observation"),
        ("a6: animal D GGGF six", "les points en chiffres"),
        ("a6: porte G N quatre", "les points en chiffres"),
        ("a6: campement NE trois", "les points en chiffres"),
    ],
)
def test_french_words_are_proposed_in_french(tile: str, words: str) -> None:
    ((_, remedy),) = said(record("ent G", tile))
    assert words in remedy


def test_lines_to_paste_are_french_in_french() -> None:
    text = record("entree gat").replace("  ent: entrance S\n", "  lio: animal D GG 6\n")
    assert "\n  entree: entrée S\n  gat: porte G N 4" in said(text)[0][1]


def test_a_template_has_the_words_of_its_language(run) -> None:
    made = run("new", "habitats", "--lang", "fr").out
    assert "touriste F tuiles 1" in made
    assert "ent: entrée S" in made
    assert codes(read_text(made)) == []
    assert "tourist F tiles 1" in run("new", "habitats", "--lang", "en").out


def test_what_cannot_be_turned_or_score_is_said_with_its_article() -> None:
    labels = [label for label, _ in said(record("ent@90 lF@90 G@90 G+"))]
    assert labels == [
        "`ent@90`\u00a0: une entrée se pose droite",
        "`lF@90`\u00a0: une fleur se pose droite",
        "`G@90`\u00a0: un terrain seul se pose droit",
        "`G+`\u00a0: un terrain seul ne rapporte pas de points",
    ]


def test_a_token_that_is_the_kind_is_not_said_twice() -> None:
    table = read_text(record("G entrée tour / . ent2 .", "entrée: entrance S", "ent2: entrance S", "tour: tour autour 1")).table  # fmt: skip
    labels = [render(each.label, FRENCH) for each in table.seats[0].board.placed]
    assert labels == ["terrain seul G en A1", "entrée en A2", "tour d’observation en A3", "entrée ent2 en B2"]


def test_an_edition_is_called_by_its_name(run) -> None:
    Path("game.yaml").write_text(record("ent G"), "utf-8")
    assert "Board Game Arena" in run("score", "game.yaml").out
    assert run("score", "game.yaml", "--format", "json").json["edition"] == "bga"


def test_the_pad_says_that_a_camp_needs_a_tile_at_each_marked_side() -> None:
    assert str(pad().rows[-1].hint) == "another kind of tile at each marked side"


def test_what_scores_is_not_said_to_count_for_itself(run) -> None:
    """A tile that does not count for itself stays among the places of JSON, and is not said to count."""
    Path("game.yaml").write_text(
        record(
            "G lio tow / ent tou lop",
            "lio: animal D G 3",
            "lop: animal D F 3",
            "tow: tour autour 1",
            "tou: tourist G tiles 1",
        ),
        "utf-8",
    )
    told = " ".join(run("explain", "game.yaml", "--no-board", "--lang", "en").out.split())
    assert "needs 1 grassland, has 2; counts: A1, B2" in told
    assert "lop at B3: 0 points · needs 1 forest, has none" in told
    assert "looked at: B3" not in told
    assert "1 animal × 1 + 0 flowers × 1; the animal at B3 does not score; counts: A2" in told
    assert "looked at: B2" not in told
    items = {
        item["label"]: item["places"]
        for category in run("score", "game.yaml", "--format", "json").json["players"][0]["categories"]
        for item in category["items"]
    }
    assert items["animal lio at A2"] == ["A1", "A2", "B2"]
    assert items["watchtower tow at A3"] == ["A2", "A3"]
