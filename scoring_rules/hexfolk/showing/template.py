"""A record to fill in: the numbers of pieces; the empty map in text, for those who want it checked, in comments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.quoting import quoted
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.template import NAME, Line, Template, TemplateOption, name_line
from scoring_rules.frame.typed.place import at
from scoring_rules.hexfolk.board.island import Island, island_of_rows
from scoring_rules.hexfolk.board.textmap import drawn
from scoring_rules.hexfolk.data.box import MAP_NAMES, MAPS, map_for
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.reading.players import letters
from scoring_rules.hexfolk.reading.setup import MAP_OPTIONS
from scoring_rules.hexfolk.table import Settings, Table

OPTIONS = (TemplateOption("map", Text("The map: standard, large or huge."), "MAP"),)

_PLAYERS = ("Anna", "Ben")
_COMMENTS = (
    Text("Numbers of pieces are enough for the points. Where they are is for those who want it checked:"),
    Text("Hexes stand on a corner: turn the photo so that their rows run across; any of the six ways"),
    Text("will do, the points stay the same. Rows are A, B, C from the top, hexes 1, 2, 3 from the left."),
    Text("A crossing is a hex, a dot and a corner (N NE SE S SW NW): C3.N."),
    Text("An edge is a hex, a slash and a side (NE E SE SW W NW), C3/E, or two hexes, C3-C4."),
    Text("Several roads at once: a run, C3.NW > C3.N > C3.NE, or a walk, C3.NW ne se s."),
    Text("Or, in place of the lists: type `position: |2` and draw on this map below it, indented by two"),
    Text("spaces. A player's letter stands for a road or a settlement, as a capital for a city."),
)


class _Setup(NamedTuple):
    """What is written: the settings, and the map by its name, or by its hexes without one."""

    settings: Settings
    island: Island


def template(wanted: Template, findings: Findings) -> tuple[Line, ...]:
    """Return the settings, and numbers of pieces for every player; see `frame.game.Templates`."""
    names = wanted.players or _PLAYERS
    setup = _setup(wanted, len(names), findings)
    lines = [*_settings(setup, wanted), Line(""), *_explained(setup.island, names), Line(""), Line("players:")]
    for number, name in enumerate(names):
        first = number == 0
        lines += [
            name_line(name),
            Line("    settlements: 0", Text("how many, or their crossings: `[C3.N, B1.SE]`") if first else None),
            Line("    cities: 0"),
            Line(
                "    longest_road: 0",
                Text("how many roads; instead, each road: `roads: [C3/NE, C3/E]`") if first else None,
            ),
            Line("    knights: 0", Text("played ones only") if first else None),
            Line("    victory_cards: 0"),
        ]
    return tuple(lines)


def _setup(wanted: Template, players: int, findings: Findings) -> _Setup:
    """Return the set-up that an option asks for, or that of an earlier table, or the usual one."""
    like: Table | None = wanted.like
    settings = Settings(map=map_for(players)) if like is None else like.settings
    known = options(MAP_OPTIONS)
    asked = look_up(wanted.options["map"], known, at("map"), findings) if "map" in wanted.options else None
    if asked is not None:
        settings = settings._replace(map=asked)
    elif like is not None and MAPS.get(settings.map, MAPS["huge"]).most_players < players:
        settings = settings._replace(map=map_for(players))
    elif like is not None:
        return _Setup(settings, like.island)
    return _Setup(settings, island_of_rows(MAPS[settings.map].rows))


def _settings(setup: _Setup, wanted: Template) -> Iterator[Line]:
    settings = setup.settings
    if settings.map:
        yield Line(
            f"map: {wanted.word(MAP_NAMES[settings.map])}",
            Text("standard, large, huge, or `{rows}`", rows=KEYS.as_typed("{rows: [3, 4, 5, 4, 3]}")),
        )
    else:
        hexes = ", ".join(
            f"[{(hexagon.centre.x - hexagon.centre.y // 3) // 2}, {hexagon.centre.y // 3}]"
            for hexagon in setup.island.hexes
        )
        yield Line(f"map: {{hexes: [{hexes}]}}")
    yield Line(f"target: {settings.target}")
    switched = {
        "special_awards": (settings.special_awards, True),
        "robber": (settings.robber, True),
        "friendly_robber": (settings.friendly_robber, False),
    }
    changed = ", ".join(
        f"{key}: {wanted.yes_or_no(value)}" for key, (value, usual) in switched.items() if value != usual
    )
    if changed:
        yield Line(f"options: {{{changed}}}")
    if settings.extensions:
        yield Line(f"extensions: [{', '.join(map(quoted, settings.extensions))}]")
    yield Line(f"# turn: {wanted.word(NAME)}", Text("whose turn it was: only this player can have won"))
    name = wanted.word(NAME)
    yield Line(f"# holders: {{longest_road: {name}, largest_army: {name}}}", Text("for a tie: who has the card"))
    yield Line("# robber: D4")


def _explained(island: Island, names: tuple[str, ...]) -> Iterator[Line]:
    legend = tuple(
        Text("{letter} {name}", letter=letter, name=name) for letter, name in zip(letters(names), names, strict=True)
    )
    yield from (Line("", comment) for comment in _COMMENTS)
    yield Line("", Text("The letters: {legend}.", legend=legend))
    yield Line("# position: |2")
    yield from (Line(f"#   {line}") for line in drawn(island))
