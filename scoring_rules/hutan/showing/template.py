"""A record to fill in: boards with their lakes, and the water lines of the tiles drawn in comments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scoring_rules.frame.board.gridlines import PLAIN, with_names
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.template import NAME, Line, Template, TemplateOption, name_line
from scoring_rules.frame.typed.place import at
from scoring_rules.hutan.board.layout import SIZE, Layout, Tile, layout, tiles
from scoring_rules.hutan.data import codes
from scoring_rules.hutan.data.variants import MODES, MODIFICATIONS, SCENARIO_OPTIONS, SCENARIOS, WITH_CARDS
from scoring_rules.hutan.data.words import FIRST_GAME
from scoring_rules.hutan.reading.setup import card_numbers
from scoring_rules.hutan.reading.tile_notation import read_tiles
from scoring_rules.hutan.showing.sketch import water_lines
from scoring_rules.hutan.table import Settings, Table

OPTIONS = (
    TemplateOption(
        "tiles",
        Text("The four tiles as they lie, as in `blue circle SE, pink circle SW / white circle NE, red circle NW`."),
        "TILES",
    ),
    TemplateOption(
        "scenario",
        Text("One of the 14 scenarios, A to N: it brings tiles, cards and a target."),
        "A-N",
        ("tiles", "first_game"),
    ),
    TemplateOption(
        "ecosystem", Text("The numbers on the five cards in play, as in `3 7 12 18 24`."), "NUMBERS", ("scenario",)
    ),
    TemplateOption("first_game", Text("The tiles as they lie in the first game."), excludes=("tiles",)),
)  # fmt: skip

_PLAYERS = ("Anna", "Ben")
_BETWEEN_CARDS = re.compile(r"[\s,;/+]+")
_COMMENTS = (
    Text("A cell is the letter of its flower: r red, y yellow, b blue, g grey, w white."),
    Text("T after it is a tree on the flower, A is an animal: rT, yA."),
    Text("`.` is an empty cell, `~~` a lake. Rows run from the top, as the tiles lie."),
)


class _Setup(NamedTuple):
    """What is written: settings, tiles, and the tiles of players who have their `own`, by name."""

    settings: Settings
    tiles: tuple[Tile, ...]
    own: Mapping[str, tuple[Tile, ...]]
    first_game: bool = False


def template(wanted: Template, findings: Findings) -> tuple[Line, ...]:
    """Return the settings, and an empty board for each player; see `frame.game.Templates`."""
    players = wanted.players or _PLAYERS
    setup = _with_options(_setup(wanted.like, len(players)), wanted.options, findings)
    lines = [*_settings(setup, wanted), *_tie(len(players), wanted), Line(""), *_explained(layout(setup.tiles))]
    lines += [Line(""), Line("players:")]
    for number, name in enumerate(players):
        lines += [*([Line("")] if number else []), *_player(name, setup, wanted)]
    return tuple(lines)


def _setup(like: Table | None, players: int) -> _Setup:
    """Return the set-up of an earlier table, or one to be replaced."""
    if like is None:
        return _Setup(Settings("solo" if players == 1 else "advanced"), tiles("first game"), {}, first_game=True)
    settings = like.settings._replace(mode=like.settings.mode or "advanced")
    if settings.mode == "solo" and players > 1:
        settings = settings._replace(mode="advanced")
    own = {seat.name: seat.board.layout.tiles for seat in like.seats if seat.board and seat.tiles_of_own}
    boards = sorted((seat for seat in like.seats if seat.board), key=lambda seat: seat.tiles_of_own)
    if settings.scenario is not None:
        return _Setup(settings, tiles(SCENARIOS[settings.scenario].tiles), own)
    return _Setup(settings, next((s.board.layout.tiles for s in boards if s.board), tiles("first game")), own)


def _with_options(setup: _Setup, asked: Mapping[str, str], findings: Findings) -> _Setup:
    """Return the set-up with what the options ask for."""
    if "ecosystem" in asked:
        settings = setup.settings
        mode = settings.mode if settings.mode in WITH_CARDS else "advanced"
        cards = card_numbers(tuple(_BETWEEN_CARDS.split(asked["ecosystem"].strip())), findings)
        setup = setup._replace(settings=settings._replace(mode=mode, scenario=None, cards=cards))
    if "scenario" in asked:
        letter = look_up(asked["scenario"], options(SCENARIO_OPTIONS), at("scenario"), findings)
        if letter is None:
            return setup
        mode = setup.settings.mode if setup.settings.mode in WITH_CARDS else "advanced"
        return _Setup(setup.settings._replace(mode=mode, scenario=letter), tiles(SCENARIOS[letter].tiles), {})
    if "first_game" in asked:
        return _Setup(setup.settings._replace(scenario=None), tiles("first game"), {}, first_game=True)
    if "tiles" in asked:
        typed = _typed_tiles(asked["tiles"], findings)
        return setup if typed is None else _Setup(setup.settings._replace(scenario=None), typed, {})
    return setup


def _typed_tiles(typed: str, findings: Findings) -> tuple[Tile, ...] | None:
    """Return four tiles; their lakes are written, so none may be without its turn."""
    rows = (re.split(r"\s*,\s*", row.strip(" ,")) for row in typed.split("/"))
    laid = read_tiles(tuple(map(tuple, rows)), ("tiles",), findings)
    if laid is None:
        return None
    for slot in laid.unturned:
        tile = laid.tiles[slot]
        findings.say(
            codes.TURN_ASSUMED,
            laid.places[slot],
            "`{unturned}` lacks its turn",
            help="type the corner of its coloured symbol, as in `{tile}`",
            unturned=tile._replace(turn="").name,
            tile=tile.name,
        )
    return None if laid.unturned else laid.tiles


def _settings(setup: _Setup, wanted: Template) -> Iterator[Line]:
    settings = setup.settings
    mode = MODES[settings.mode or "advanced"].name
    yield Line(f"mode: {wanted.word(mode)}", Text("family, standard, advanced or solo"))
    if settings.scenario is not None:
        scenario = SCENARIOS[settings.scenario]
        cards = " ".join(map(str, scenario.cards))
        yield Line(
            f"scenario: {settings.scenario}",
            Text("{target} points to reach, with the cards {cards}", target=scenario.target, cards=cards),
        )
    elif setup.first_game:
        example = ", ".join(wanted.word(tile.name) for tile in setup.tiles[:2])
        yield Line(f"tiles: {wanted.word(FIRST_GAME)}", Text("or as they lie, as in `{example} / …`", example=example))
    else:
        text = Text("as they lie: colour, circle or square, corner of the coloured symbol")
        yield Line("tiles:", text)
        names = [wanted.word(tile.name) for tile in setup.tiles]
        yield from (Line(f"  - [{', '.join(row)}]") for row in (names[:2], names[2:]))
    if settings.scenario is None and settings.mode in WITH_CARDS:
        cards = " ".join(map(str, settings.cards))
        text = Text("the numbers on the five cards, as in 3 7 12 18 24; family and standard have none")
        yield Line(f"ecosystem: {cards}".rstrip(), text)
    if settings.modification is not None:
        yield Line(f"modification: {wanted.word(MODIFICATIONS[settings.modification].name)}")


def _tie(players: int, wanted: Template) -> Iterator[Line]:
    if players > 1:
        yield Line(
            f"# first_in_last_round: {wanted.word(NAME)}", Text("decides a tie: remove the first # and type who")
        )


def _explained(laid: Layout) -> Iterator[Line]:
    """Yield comments: how a board is typed, and the tiles with their water lines."""
    yield from (Line("", comment) for comment in _COMMENTS)
    yield Line("", Text("The tiles with their water lines:"))
    yield Line("#")
    drawn = with_names(water_lines(laid, _cells(laid), PLAIN), SIZE)
    yield from (Line(f"#    {line}".rstrip()) for line in drawn)


def _player(name: str, setup: _Setup, wanted: Template) -> Iterator[Line]:
    own = setup.own.get(name)
    yield name_line(name)
    if own is not None:
        yield Line("    tiles: {}, {} / {}, {}".format(*(wanted.word(tile.name) for tile in own)))
    yield Line("    board: |")
    yield from (Line(f"      {row}") for row in empty_rows(layout(own or setup.tiles)))
    yield from wanted.control_lines(6, () if setup.settings.mode in WITH_CARDS else ("card_numbers",))


def empty_rows(laid: Layout) -> tuple[str, ...]:
    """Return the six rows of an empty board with its lakes."""
    tokens = _cells(laid)
    return tuple(" ".join(tokens[row * SIZE : row * SIZE + SIZE]).rstrip() for row in range(SIZE))


def _cells(laid: Layout) -> list[str]:
    """Return the tokens of an empty board, each as wide as a lake so that columns are straight."""
    return ["~~" if laid.lakes >> cell & 1 else ". " for cell in range(SIZE * SIZE)]
