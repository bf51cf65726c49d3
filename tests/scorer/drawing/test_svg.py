"""Pictures as SVG: well-formed, harmless, the same each time, and said in words."""

import xml.etree.ElementTree as ET

import pytest

from scorer.drawing.svg import svg
from scoring_rules.frame.board.picture import Circle, Group, Label, Line, Picture, Point, Polygon, Shape, box
from scoring_rules.frame.language.text import ENGLISH, Name, Text

NS = "{http://www.w3.org/2000/svg}"
HOSTILE = ["<script>alert(1)</script>", '"><b>', "&amp; ]]> <!--", "a\x00b\ufffe\ud800", "王 😀 \u202e"]


def drawn(*shapes: Shape, title: str = "a title", **rest) -> str:
    return svg(Picture(100, 50.5, shapes, title, "in words", **rest), ENGLISH, "en")


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text.encode())  # noqa: S314 - it is our own


def elements(*shapes: Shape) -> list[tuple[str, dict[str, str]]]:
    """Return what the shapes become: the names of the elements, and their attributes."""
    return [(each.tag.removeprefix(NS), dict(each.attrib)) for each in parsed(drawn(*shapes))[2:]]


def test_the_root_says_what_it_is():
    root = parsed(drawn())
    assert root.attrib["viewBox"] == "0 0 100 50.5"
    assert root.attrib["role"] == "img"
    names = {each.attrib["id"]: each.text for each in root}
    assert [names[id_] for id_ in root.attrib["aria-labelledby"].split()] == ["a title", "in words"]
    assert root.attrib["lang"] == "en"
    assert root.attrib["font-family"].endswith("sans-serif")


def test_it_says_who_wrote_it():
    assert "<!-- scorer -->" in drawn()


def test_nothing_comes_from_elsewhere():
    text = drawn(Label(Point(0, 0), "a", 3), Polygon(box(0, 0, 9, 9), "ink", hatch=3))
    assert text.count("http") == 1
    assert not any(word in text for word in ("href", "url(", "<style", "<script", "<image"))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_stays_text(text: str):
    root = parsed(drawn(Label(Point(0, 0), text, 3), title=text))
    assert [each.tag.removeprefix(NS) for each in root.iter()] == ["svg", "title", "desc", "text"]
    assert root[0].text == root[2].text


def test_shapes():
    assert elements(
        Polygon(box(0, 0, 2, 1), "#E8877B", "ink", 0.5),
        Line(Point(0, 0), Point(2, 1 / 3), "#1F5FA8", 1.0, (1.0, 0.25)),
        Circle(Point(1, 1), 1.5, outline="ink", width=0.3),
    ) == [
        ("polygon", {"points": "0,0 2,0 2,1 0,1", "fill": "#E8877B", "stroke": "#1F2421", "stroke-width": "0.5"}),
        (
            "line",
            {"x1": "0", "y1": "0", "x2": "2", "y2": "0.333", "stroke": "#1F5FA8", "stroke-width": "1"}
            | {"stroke-dasharray": "1 0.25"},
        ),
        ("circle", {"cx": "1", "cy": "1", "r": "1.5", "stroke": "#1F2421", "stroke-width": "0.3"}),
    ]


def test_labels():
    (plain, bold) = elements(
        Label(Point(1, 2), "a", 3, anchor="start"), Label(Point(1, 2), "b", 3, "muted", "end", bold=True)
    )
    assert plain == ("text", {"x": "1", "y": "2", "font-size": "3", "fill": "#1F2421"})
    assert bold[1]["text-anchor"] == "end"
    assert bold[1]["font-weight"] == "bold"


def test_groups_are_moved_and_scaled():
    inner = Group((Circle(Point(0, 0), 1.0, "ink"),), Point(1, -0.0001), 0.5)
    (group,) = parsed(drawn(Group((inner,), Point(3, 4), 2)))[2:]
    assert group.attrib["transform"] == "translate(3,4) scale(2)"
    assert group[0].attrib["transform"] == "translate(1,0) scale(0.5)"


def test_a_hatched_figure_is_lines_and_its_outline():
    hatched = Polygon(box(0, 0, 10, 10), "hatching", "ink", 1.0, 5)
    (lines, outline) = elements(hatched)
    assert lines[0] == "path"
    assert lines[1]["d"].count("M") == lines[1]["d"].count("L") == 3
    assert outline[0] == "polygon"
    assert "fill" not in outline[1]
    assert [name for name, _ in elements(hatched._replace(outline=""))] == ["path"]


def test_texts_are_said_in_the_language_of_the_picture():
    class French:
        def message(self, singular: str, *_: object) -> str:
            return f"[{singular}]"

        def name(self, name: Name) -> str:
            return name.fr

    label = Label(Point(0, 0), Text("{tree}!", tree=Name("tree", "arbre")), 3)
    root = parsed(svg(Picture(1, 1, (label,), "t", "d"), French(), "fr"))
    assert root[2].text == "[arbre!]"
    assert root.attrib["lang"] == "fr"
