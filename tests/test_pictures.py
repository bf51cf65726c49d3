"""The pictures of the documents are what the tool draws now."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

TOOL = runpy.run_path(str(Path(__file__).parents[1] / "tools" / "pictures.py"))
PICTURES = dict(TOOL["pictures"]())
README = Path(__file__).parents[1]


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.name)
def test_a_picture_is_as_the_tool_draws_it(path: Path) -> None:
    assert path.read_text("utf-8") == PICTURES[path], "run python tools/pictures.py"


def test_there_is_no_picture_that_nothing_draws() -> None:
    assert set(TOOL["FOLDER"].iterdir()) == set(PICTURES)


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_first_pages_show_a_sheet(name: str) -> None:
    assert "docs/pictures/sheet-" in (README / name).read_text("utf-8")
