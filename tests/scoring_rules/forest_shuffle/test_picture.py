"""The drawing of a forest: letters of one size, large enough on paper, nothing over another thing."""

from __future__ import annotations

from scorer.base.texts import language
from scorer.drawing import boards
from scorer.drawing.pen import Pen
from scorer.drawing.plain_shapes import labels
from scorer.paper.fonts import load
from scoring_rules.forest_shuffle.showing.picture import picture
from scoring_rules.forest_shuffle.showing.symbols import SPECIES, TYPES, dweller, host
from scoring_rules.frame.board.picture import Caption, Group, Label, Picture, flat
from scoring_rules.frame.language.text import ENGLISH
from tests.paths import BENCHMARKS
from tests.scoring_rules.forest_shuffle.reading import read_typed, record, table

A4 = 523.0


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


def test_numbers_stand_beside_names_not_over_them() -> None:
    of = table(record("birch\nsapling: gnat\nelderberry: moss\ngreat oak", "woodland_edge").replace("great oak", "oak"))
    for code in ("en", "fr"):
        shapes = list(flat(picture(of, 0).shapes))
        numbers = [shape for shape in shapes if isinstance(shape, Label) and shape.anchor == "start"]
        lines = [line for shape in shapes if isinstance(shape, Caption) for line in labels(shape, language(code))]
        assert [str(each.text) for each in numbers] == ["no. 1", "no. 2", "no. 3", "no. 4"]
        for number in numbers:
            near = [line for line in lines if abs(line.at.x - number.at.x) < 40 and line.at.y > number.at.y]
            assert all(line.at.y - line.size * 0.75 > number.at.y for line in near)


def test_the_legend_shows_what_lies_there() -> None:
    birch = picture(table(record("birch", "base")), 0)
    assert [str(each.text) for each in birch.legend] == ["points; those of a set on its first card"]
    assert "sapling" in [str(each.text) for each in picture(table(record("sapling", "base")), 0).legend]


def test_the_words_of_a_drawing_name_hosts_as_all_texts_do() -> None:
    of = table(record("horse chestnut: violet carpenter bee", "base"))
    shown = picture(of, 0, frozenset({"1 horse chestnut: right"}))
    assert str(shown.alternative) == (
        "the forest of Anna, host by host: no. 1 Horse Chestnut with Violet Carpenter Bee; "
        "framed: no. 1 Horse Chestnut: right"
    )


def test_equal_bare_hosts_are_a_stack() -> None:
    shown = picture(table(record("birch\nbirch\nbirch\nbirch: chaffinch\nbeech", "base")), 0)
    words = [str(each.text) for each in flat(shown.shapes) if isinstance(each, Label)]
    assert {"no. 1–3", "× 3", "no. 4", "no. 5"} <= set(words)
    marked = picture(table(record("birch\nbirch\nbirch", "base")), 0, frozenset({"2 birch"}))
    assert not any(str(each.text).startswith("×") for each in flat(marked.shapes) if isinstance(each, Label))


def test_species_and_types_have_pictures_of_their_own() -> None:
    assert len({host(kind, "tree") for kind in SPECIES} | {host("", "shrub"), host("", "sapling")}) == len(SPECIES) + 2
    assert len({dweller(each) for each in TYPES}) == len(TYPES)
