"""Draw the pictures of the documents: `python tools/pictures.py`; the same examples give the same files.

They are SVG, from the same shapes as paper: a sheet's first page, and a board of each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from scorer.base.files import read as read_file
from scorer.base.texts import language
from scorer.cli.commands.records.sheet import sheet_input
from scorer.cli.open_records import Opened
from scorer.drawing.gallery import drawing, highlighted
from scorer.drawing.svg import svg
from scorer.paper.fonts import load
from scorer.paper.pages import PAPERS, OnPaper
from scorer.paper.sheets.sheet import layout
from scorer.reading.read import read
from scoring_rules.frame.board.picture import Picture, Polygon, box
from scoring_rules.frame.language.text import Language

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "pictures"
SHEETS = {"sheet-en": ("hutan/four-players.yaml", "en"), "sheet-fr": ("forest_shuffle/soiree.yaml", "fr")}
BOARDS = {
    "hutan": ("hutan/four-players.yaml", "David"),
    "hexfolk": ("hexfolk/three-players.yaml", ""),
    "hortis": ("hortis/solo.yaml", ""),
    "habitats": ("habitats/three-parks.yaml", "Ben"),
    "forest_shuffle": ("forest_shuffle/photographed.yaml", ""),
}
"""A record and the player whose board is drawn, all of them where there is no name."""


def pictures() -> Iterator[tuple[Path, str]]:
    """Yield the files and what they have to hold."""
    for name, (record, lang) in SHEETS.items():
        yield FOLDER / f"{name}.svg", svg(_page(opened(record, lang)), language(lang), lang)
    for name, (record, player) in BOARDS.items():
        yield FOLDER / f"{name}.svg", svg(_board(opened(record, "en"), player), language("en"), "en")


def opened(record: str, lang: str) -> Opened:
    """Return an example, read and in a language."""
    path = ROOT / "examples" / record
    source = read_file(str(path))._replace(name=record)
    return Opened(record, read(source), lang, language(lang))


def _page(record: Opened) -> Picture:
    """Return the first page of a sheet as a picture."""
    spoken: Language = OnPaper(record.language)
    given = sheet_input(record)
    page, *_ = layout(given, spoken, PAPERS["a4"], load())
    ground = Polygon(box(0, 0, *page.paper), "paper", "hair", 1)
    return Picture(page.paper.width, page.paper.height, (ground, *page.shapes), given.title, given.game)


def _board(record: Opened, player: str) -> Picture:
    """Return the boards of a record as `scorer draw` draws them."""
    result, found = record.scored(), record.read
    assert result is not None and found.game is not None  # noqa: S101, PT018 - examples have no errors
    shown = [each for each in result.players if player in {"", each.name}]
    players = list(highlighted(found.game, found.table, shown, ()))
    return drawing(found.record.title or found.game.info.name, (found.game.info.name,), players, record.language)


def main() -> int:
    """Write the pictures that are not as they should be; return how many these were."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in pictures():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8", newline="\n")
            print(f"{path.relative_to(ROOT)} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
