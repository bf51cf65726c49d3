"""The drawing of a forest: letters of one size, large enough on paper, nothing over another thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest

from scorer.base.texts import language
from scorer.drawing import boards
from scorer.drawing.pen import Pen, Ruler
from scorer.drawing.plain_shapes import labels
from scorer.drawing.points import with_points
from scorer.paper.fonts import load
from scoring_rules.forest_shuffle.board.printing import KINDS, Printing
from scoring_rules.forest_shuffle.board.tally import Face
from scoring_rules.forest_shuffle.showing.card_points import card_points
from scoring_rules.forest_shuffle.showing.dwellers import dweller
from scoring_rules.forest_shuffle.showing.picture import picture
from scoring_rules.forest_shuffle.showing.tones import SPECIES, TYPES, drawn_type
from scoring_rules.forest_shuffle.showing.trees import host
from scoring_rules.forest_shuffle.table import Table
from scoring_rules.frame.board.picture import Caption, Circle, Group, Label, Path, Picture, Simple, flat
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.frame.result import PlayerScore
from tests.paths import BENCHMARKS
from tests.scoring_rules.forest_shuffle.dealing import deal, seeded
from tests.scoring_rules.forest_shuffle.reading import read_typed, record, table

A4 = 523.0
ANYONE = PlayerScore("Anna", (), 1, winner=True)


def drawn(name: str) -> list[Picture]:
    of = read_typed((BENCHMARKS / name).read_text(encoding="utf-8")).table
    return [picture(of, seat) for seat in range(len(of.seats))]


def test_all_forests_of_a_table_have_letters_of_one_size() -> None:
    pictures = drawn("forest-shuffle-mixed.yaml")
    assert len({(each.width, each.least) for each in pictures}) == 1
    assert len({shape.size for each in pictures for shape in flat(each.shapes) if isinstance(shape, Caption)}) == 1


def test_names_can_be_read_on_a_sheet_of_four_large_forests() -> None:
    for name in ("forest-shuffle-base.yaml", "forest-shuffle-mixed.yaml"):
        players = [boards.Player(f"P{n}", 1, each) for n, each in enumerate(drawn(name))]
        pen = Pen(load(), ENGLISH, A4)
        blocks = list(boards.boards(pen, players, (300.0, 400.0, 750.0)))
        groups = [shape for block in blocks for shape in block.shapes if isinstance(shape, Group)]
        sizes = [s.size for group in groups for s in flat([group]) if isinstance(s, Caption)]
        assert min(sizes) >= 6.0


def painted(of: Table, seat: int = 0, marked: frozenset[str] = frozenset()) -> Picture:
    """Return a forest with the points on its cards."""
    (shown,) = with_points([picture(of, seat, marked)], [ANYONE])
    assert shown is not None
    return shown


def words(shown: Picture) -> list[str]:
    return [str(each.text) for each in flat(shown.shapes) if isinstance(each, Label)]


class Box(NamedTuple):
    """Where a line of text is, or a shape."""

    left: float
    top: float
    right: float
    bottom: float
    text: str

    def crosses(self, other: Box) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def boxed(line: Label, bold: Ruler, regular: Ruler) -> Box:
    text, size = str(line.text), line.size
    width = (bold if line.bold else regular).width(text, size)
    left = {"start": line.at.x, "middle": line.at.x - width / 2, "end": line.at.x - width}[line.anchor]
    # Capitals and figures, without the room for what hangs below: no letter of a name comes near a pill with that.
    return Box(left, line.at.y - 0.71 * size, left + width, line.at.y, text)


def read_lines(shown: Picture, code: str) -> Iterator[Label]:
    for shape in flat(shown.shapes):
        if isinstance(shape, Label):
            yield shape
        elif isinstance(shape, Caption):
            yield from labels(shape, language(code))


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("seed", range(12))
def test_no_name_is_cut_and_no_text_is_on_another(code: str, seed: int) -> None:
    bold, regular = load().face(True), load().face(False)
    of = deal(seeded(seed), 1, 60)
    plain = picture(of, 0)
    shown = painted(of)
    boxes = [boxed(line, bold, regular) for line in read_lines(shown, code)]
    assert not [each.text for each in boxes if "…" in each.text]
    of_points = [
        boxed(line, bold, regular) for line in read_lines(shown, code) if line not in [*read_lines(plain, code)]
    ]
    pills = [Box(x.left - 1.2, x.top - 1, x.right + 1.2, x.bottom + 1, x.text) for x in of_points]
    assert len(pills) == sum(points is not None for points in shown.worth.values())
    for one, other in combinations([*(each for each in boxes if each not in of_points), *pills], 2):
        assert not one.crosses(other), (one, other)
    assert all(
        box.left >= 0 and box.right <= shown.width and box.top >= 0 and box.bottom <= shown.height for box in boxes
    )


def test_the_legend_shows_what_lies_there() -> None:
    birch = painted(table(record("birch", "base")))
    assert [str(each.text) for each in birch.legend] == ["points"]
    sapling = painted(table(record("sapling", "base")))
    assert [str(each.text) for each in sapling.legend] == ["sapling", "brings nothing"]
    chestnuts = painted(table(record("horse chestnut\nbirch\nhorse chestnut", "base")))
    assert [str(each.text) for each in chestnuts.legend] == ["points", "in a set whose points are on its first card"]


def test_points_are_on_the_cards_and_rings_on_the_rest_of_a_set() -> None:
    of = table(record("horse chestnut\nbirch: chaffinch\nhorse chestnut\nbeech: chaffinch", "base"))
    shown = painted(of)
    assert shown.worth == {
        "1 horse chestnut": 4,
        "2 birch": 1,
        "2 birch: top": 0,
        "3 horse chestnut": None,
        "4 beech": 0,
        "4 beech: top": 5,
    }
    assert words(shown)[-5:] == ["4", "0", "1", "5", "0"]


def test_every_card_that_is_drawn_has_its_points() -> None:
    for seed in range(20):
        of = deal(seeded(seed), 1, 45)
        shown = picture(of, 0)
        assert set(shown.worth) == set(shown.spots)
        assert sum(n or 0 for n in shown.worth.values()) <= sum(card_points(of, 0).points.values())


def bare(shape: Simple) -> Simple:
    """Return a shape without its colours."""
    match shape:
        case Path() | Circle():
            return shape._replace(fill=bool(shape.fill) * "ink", outline=bool(shape.outline) * "ink")
        case Label() | Caption():
            return shape._replace(style="")
    return shape._replace(style="") if hasattr(shape, "style") else shape


def test_a_highlight_keeps_all_that_the_plain_drawing_has() -> None:
    of = table(record("birch: moss, chaffinch, squeaker\nhorse chestnut", "base"))
    marked = frozenset({"1 birch: right", "2 horse chestnut"})
    plain, framed = painted(of), painted(of, 0, marked)
    before, after = [Counter(map(bare, flat(each.shapes))) for each in (plain, framed)]
    assert not before - after
    assert len([*(after - before).elements()]) == len(marked)
    assert [str(each.text) for each in framed.legend][:1] == ["counts here"]
    assert [str(each.text) for each in framed.legend][1:] == [str(each.text) for each in plain.legend]


def test_points_are_painted_over_the_frames() -> None:
    of = table(record("birch: moss", "base"))
    shown = painted(of, 0, frozenset({"1 birch", "1 birch: bottom"}))
    assert not any(isinstance(shape, Group) for shape in shown.shapes[1:])
    assert len(shown.shapes) == 1 + 2 * len(shown.worth)


def test_the_words_of_a_drawing_name_hosts_as_all_texts_do() -> None:
    of = table(record("horse chestnut: violet carpenter bee", "base"))
    shown = picture(of, 0, frozenset({"1 horse chestnut: right"}))
    assert str(shown.alternative) == (
        "the forest of Anna, host by host: no. 1 Horse Chestnut with Violet Carpenter Bee; "
        "framed: no. 1 Horse Chestnut: right"
    )


def test_equal_bare_hosts_are_a_stack() -> None:
    shown = picture(table(record("birch\nbirch\nbirch\nbirch: chaffinch\nbeech", "base")), 0)
    assert {"1–3", "× 3", "4", "5"} <= set(words(shown))
    marked = picture(table(record("birch\nbirch\nbirch", "base")), 0, frozenset({"2 birch"}))
    assert not any(word.startswith("×") for word in words(marked))


def test_all_species_and_types_have_pictures_of_their_own() -> None:
    trees = {kind.species for kind in KINDS.values() if kind.slot == "tree"}
    assert trees == set(SPECIES)
    assert (
        len({host(kind, "tree") for kind in ("", *SPECIES)} | {host("", "shrub"), host("", "sapling")})
        == len(trees) + 3
    )
    around = [kind for kind in KINDS.values() if kind.slot in {"top", "bottom", "sides"}]
    assert {drawn_type([Face(Printing(kind, "", "", "", kind.types))]) for kind in around} == set(TYPES)
    assert len({dweller(each) for each in TYPES}) == len(TYPES)
