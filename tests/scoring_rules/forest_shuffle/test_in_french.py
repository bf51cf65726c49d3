"""What a French-speaking player of Forest Shuffle is told to type can be typed so, and numbers agree with words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from scorer.base.texts import language
from scoring_rules.forest_shuffle.data.words import CAVES
from scoring_rules.forest_shuffle.scoring import by_host, counted
from scoring_rules.forest_shuffle.scoring.counting import Counted, Line, TreesWithBees
from scoring_rules.forest_shuffle.showing.pad import pad
from scoring_rules.frame.language.text import render
from tests.tool import Ran

RECORD = "jeu: forêt mixte\n{more}joueurs:\n  - nom: Ana\n{own}    forêt: |\n      {forest}\n"
BOXES = {
    "": "Alpes",
    "boîtes: base, lisière\n": "base, lisière, Alpes",
    "boîtes: base, Lisière de forêt\n": "base, Lisière de forêt, Alpes",
    'boîtes: ["cartes promo", lisière]\n': "cartes promo, lisière, Alpes",
}
_ADJECTIVES = "horse |pawed |cloven-hoofed |mountain |woodland-edge |deer |different "
_PLURAL_OF_ONE = re.compile(rf"\b1 (?!species\b|is\b|sans\b)(?:{_ADJECTIVES})?\w+s\b")

LINES: dict[str, Line] = {
    "AROUND": by_host.AROUND,
    **{name: thing.line for name, thing in vars(counted).items() if isinstance(thing, Counted | TreesWithBees)},
    **{name: thing.line for name, thing in vars(by_host).items() if isinstance(thing, by_host.Condition)},
}


@pytest.fixture
def said(run: Callable[..., Ran]) -> Callable[..., str]:
    """Return what checks a record in French and returns what is said with plain single blanks."""

    def said(forest: str, more: str = "", own: str = "") -> str:
        text = RECORD.format(forest=forest, more=more, own=own)
        return " ".join(run("check", "-", "--lang", "fr", stdin=text).err.split())

    return said


@pytest.mark.parametrize(("typed", "boxes"), BOXES.items())
def test_the_line_of_boxes_to_type_is_in_french_and_reads(said: Callable[..., str], typed: str, boxes: str) -> None:
    assert f"`boîtes: {boxes}`" in said("mélèze: aigle", typed)
    assert "FOR013" not in said("mélèze: aigle", f"boîtes: {boxes}\n")


@pytest.mark.parametrize("cave", [cave.name.fr for cave in CAVES.values()])
def test_a_cave_alone_asks_for_its_number_and_takes_it(said: Callable[..., str], cave: str) -> None:
    with_box = "boîtes: exploration\n"
    assert f"`grotte: {cave} 0`" in said("chêne", with_box, f"    grotte: {cave}\n")
    assert "FOR004" not in said("chêne", with_box, f"    grotte: {cave} 0\n")


def test_the_points_of_the_lonely_cave_are_not_lost(run: Callable[..., Ran]) -> None:
    more = {"more": "boîtes: exploration\n", "own": "    grotte: abandonnée 0\n"}
    ran = run("score", "-", "--format", "json", stdin=RECORD.format(forest="chêne", **more))
    (cave,) = [each for each in ran.json["players"][0]["categories"] if each["id"] == "cave"]
    assert cave["points"] == 5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_template_with_other_caves_lists_them(run: Callable[..., Ran], lang: str) -> None:
    shown = run("new", "forest_shuffle", "--boxes", "exploration", "--lang", lang).out
    assert all(getattr(cave.name, lang) in shown for cave in CAVES.values())
    assert "smuggler" not in run("new", "forest_shuffle", "--lang", "en").out


def test_copies_too_many_are_said_as_one_or_several(said: Callable[..., str]) -> None:
    assert "Chêne : 8 exemplaires écrits, 7 imprimés" in said("chêne x8")
    assert "1 imprimé" in said("hêtre: pinson (hêtre)\n      hêtre: pinson (hêtre)").replace("imprimés", "")


def test_sets_and_comparisons_say_what_is_counted(run: Callable[..., Ran]) -> None:
    text = RECORD.format(more="", own="", forest="tilleul: paon-du-jour\n      tilleul")
    more = "  - nom: Bob\n    nombres: {tilleuls: 1, arbres: 1}\n"
    shown = " ".join(run("explain", "-", "--lang", "fr", stdin=text + more).out.split())
    assert "Papillons, 1 série d’espèces différentes (1 carte)" in shown
    assert "Tilleul, 2 tilleuls, majorité ; Bob a 1 tilleul, xylocopes compris" in shown


@pytest.mark.parametrize("of", LINES)
def test_one_thing_is_said_in_the_singular(of: str) -> None:
    for numbers in ((1, 0), (1, 1), (2, 1), (7, 1)):
        for lang in ("en", "fr"):
            shown = LINES[of]("X", *numbers).render(language(lang))
            assert not _PLURAL_OF_ONE.search(shown), shown


def test_one_sapling_among_trees_is_one() -> None:
    line = counted.TREES.line("X", 7, 1)
    assert str(line) == "X, 7 trees (6 face up, 1 sapling)"
    french = line.render(language("fr")).replace("\N{NO-BREAK SPACE}", " ")
    assert french == "X, 7 arbres, dont 6 face visible et 1 pousse"


def test_the_pad_has_the_five_sums_of_the_box() -> None:
    rows = [render(row.label, language("fr")) for row in pad().rows if row.kind == "row"]
    assert rows == ["Arbres", "Dessus", "Dessous", "Côtés", "Grotte"]
