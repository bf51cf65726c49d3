"""The pages of every example, on both papers and in both languages: what can be read, and what does not belong there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from ctypes import byref, c_float
from math import hypot
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfReader
from pypdfium2 import raw

from tests.paths import EXAMPLES
from tests.tool import Ran

RECORDS = sorted(
    path for path in EXAMPLES.rglob("*.yaml") if re.search("^(?:game|jeu):", path.read_text("utf-8"), re.MULTILINE)
)
KEY = re.compile(r"\b[a-z]+_[a-z_]+\b|`|\b(?:players|joueurs|readings|allow):")
"""What only a record has."""
SMALLEST = 5.99


@pytest.fixture(params=[(path, paper, lang) for path in RECORDS for paper in ("a4", "letter") for lang in ("en", "fr")],
                ids=lambda each: f"{each[0].parent.name}-{each[0].stem}-{each[1]}-{each[2]}")  # fmt: skip
def printed(request: pytest.FixtureRequest, run: Callable[..., Ran]) -> Path:
    """Return the sheet of an example."""
    path, paper, lang = request.param
    ran = run("sheet", str(path), "-o", "game.pdf", "--paper", paper, "--lang", lang)
    assert ran.status in {0, 1}, ran.err
    return Path("game.pdf")


def sizes(page: pypdfium2.PdfPage) -> Iterator[float]:
    """Yield the sizes of all letters of a page in points, as they are printed."""
    for each in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=4):
        size = c_float()
        raw.FPDFTextObj_GetFontSize(each.raw, byref(size))
        matrix = each.get_matrix()
        yield size.value * hypot(matrix.b, matrix.d)


def test_everything_can_be_read(printed: Path) -> None:
    document = pypdfium2.PdfDocument(printed)
    assert min(size for page in document for size in sizes(page)) >= SMALLEST


MOST_PAGES = {"hutan": (1, 2), "hortis": (1, 2), "hexfolk": (1, 2), "forest_shuffle": (2, 2), "habitats": (2, 4)}
"""Of one player, and of more; reserves and forests are large."""


def test_a_table_takes_few_pages(printed: Path, request: pytest.FixtureRequest) -> None:
    path, _, _ = request.node.callspec.params["printed"]
    alone, several = MOST_PAGES[path.parent.name]
    players = len(re.findall(r"^\s*- (?:\{\s*)?(?:name|nom):", path.read_text("utf-8"), re.MULTILINE))
    assert len(PdfReader(printed).pages) <= (alone if players == 1 else several)


def test_nothing_of_the_record_is_on_paper(printed: Path) -> None:
    text = "\n".join(page.extract_text() for page in PdfReader(printed).pages)
    assert KEY.findall(text) == []


def test_the_document_says_what_it_is(printed: Path) -> None:
    reader = PdfReader(printed)
    assert reader.metadata is not None
    assert reader.metadata.title
    assert reader.metadata.subject
    assert bool(reader.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"])
    assert [entry["/Title"] for entry in reader.outline]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_same_game_gives_the_same_bytes(path: Path, run: Callable[..., Ran]) -> None:
    for name in ("one.pdf", "other.pdf"):
        assert run("sheet", str(path), "-o", name).status in {0, 1}
    assert Path("one.pdf").read_bytes() == Path("other.pdf").read_bytes()
