"""The yardstick of `benchmarks.startup`: what any tool of this kind has to do, and nothing more."""

from __future__ import annotations

from pathlib import Path

import click
import pydantic
import yaml


class _Frozen(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", frozen=True)


class Adjustment(_Frozen):
    points: int
    reason: str


class Claim(_Frozen):
    by: str
    total: int


class Counted(_Frozen):
    categories: dict[str, int] = {}
    total: int | None = None


class Grid(_Frozen):
    rows: tuple[str, ...]
    counts: str | None = None


class Tile(_Frozen):
    colour: str
    side: str
    turn: str


class Tiles(_Frozen):
    upper: tuple[Tile, Tile]
    lower: tuple[Tile, Tile]


class Player(_Frozen):
    name: str
    board: Grid | None = None
    pieces: str | None = None
    adjustments: tuple[Adjustment, ...] = ()
    claims: tuple[Claim, ...] = ()
    counted: Counted | None = None


class Evening(_Frozen):
    title: str | None = None
    date: str | None = None
    place: str | None = None


class Readings(_Frozen):
    chosen: dict[str, str] = {}


class Waivers(_Frozen):
    codes: tuple[str, ...] = ()


class Settings(_Frozen):
    mode: str
    tiles: Tiles
    cards: tuple[int, ...] = ()
    readings: Readings = Readings()


class Record(_Frozen):
    game: str
    evening: Evening
    settings: Settings
    players: tuple[Player, ...]
    allow: Waivers = Waivers()


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.argument("page", required=False)
def main(record: Path, page: str | None) -> None:
    """Parse a record with the fastest loader that is installed; save an empty page where one is named."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    parsed = yaml.load(record.read_bytes(), Loader=loader)  # noqa: S506 - both are safe loaders
    click.echo(len(parsed["players"]))
    if page is not None:
        from reportlab.pdfgen.canvas import Canvas

        canvas = Canvas(page)
        canvas.showPage()
        canvas.save()


if __name__ == "__main__":
    main()
