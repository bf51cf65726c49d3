"""A record to fill in: the edition, how tiles are typed, and a reserve with its entrance for each player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.quoting import as_key, quoted_key
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.template import Line, Template, TemplateOption, name_line
from scoring_rules.frame.typed.place import at
from scoring_rules.habitats.board.goals import GOALS
from scoring_rules.habitats.board.reserve import Tile
from scoring_rules.habitats.data.keys import KEYS
from scoring_rules.habitats.data.words import EDITIONS, KINDS
from scoring_rules.habitats.reading.tiles.fields import definition
from scoring_rules.habitats.table import Table

OPTIONS = (TemplateOption("edition", Text("Which box it is: allplay, bga or cwali."), "EDITION"),)

_PLAYERS = ("Anna", "Ben")
_WORD = "ent"
_LOW = Name("low", "bas", "niedrig")
_FINAL = Name("final", "fin", "Ende")
_ENTRANCE = Tile("entrance", token=_WORD, sides=(2,))
_GATE = Name("gat", "por", "tor")
_EXAMPLES = (
    (Name("lio", "lio", "lio"), "animal", Text("ground, what it needs (a letter per icon; L is a flower), points")),
    (Name("tow", "tour", "tur"), "watchtower", Text("around, adjacent, orthogonal, diagonal; or what it sees, by steps: N NN E")),
    (Name("tou", "tou", "tou"), "tourist", Text("tiles (those of its habitat), habitats (the others), terrain (all tiles of it)")),
    (_GATE, "gate", Text("ground, sides with a white border, points")),
    (Name("cam", "cam", "cam"), "camp", Text("marked sides, points")),
)  # fmt: skip
_COMMENTS = (
    Text("Each tile in play gets a word of its own here, with what is printed on it:"),
    Text("G grassland, F forest, D desert, W water; a flower needs no line: lG, lF, lD, lW."),
)


def template(wanted: Template, findings: Findings) -> tuple[Line, ...]:
    """Return the settings, and a reserve for each player; see `frame.game.Templates`."""
    players = wanted.players or _PLAYERS
    table: Table | None = wanted.like
    edition = (table and table.settings.edition) or "allplay"
    if "edition" in wanted.options:
        edition = look_up(wanted.options["edition"], options(EDITIONS), at("edition"), findings) or edition
    lines = [
        Line(f"edition: {edition}", Text("one of {editions}", editions=tuple(option.id for option in EDITIONS))),
        *_tiles(wanted, edition),
        Line(""),
        *_years(players, wanted),
        Line(""),
        Line("", Text("Rows from the top; `.` is an empty cell, `{gate}@90` a gate turned clockwise.", gate=_GATE)),
        Line("", Text("`lio+` says that the table counted it, `lio-` that it did not.")),
        Line("players:"),
    ]
    for number, name in enumerate(players):
        lines += [*([Line("")] if number else []), *_player(name, _entrance(table), wanted)]
    return tuple(lines)


def _entrance(table: Table | None) -> Tile:
    tiles = table.tiles.values() if table is not None else ()
    return next((tile for tile in tiles if tile.kind == "entrance"), _ENTRANCE)


def _tiles(wanted: Template, edition: str) -> Iterator[Line]:
    """Yield the definitions: those of an earlier table, or an entrance and examples in comments."""
    table: Table | None = wanted.like
    file = wanted.file_line("tiles")
    if file is not None:
        yield file
        return
    yield from (Line("", comment) for comment in _COMMENTS)
    yield Line("tiles:")
    tiles = dict(table.tiles) if table is not None else {}
    if not tiles:
        yield Line(f"  {_WORD}: {wanted.word(KINDS['entrance'].example)}")
        for token, kind, comment in _EXAMPLES:
            if edition != "cwali" or kind != "camp":
                yield Line(f"  # {wanted.word(token)}: {wanted.word(KINDS[kind].example)}", comment)
        return
    entrance = _entrance(table)
    for tile in [entrance, *(tile for tile in tiles.values() if tile is not entrance)]:
        yield Line(f"  {as_key(tile.token, KEYS)}: {wanted.word(definition(tile))}")


def _years(players: tuple[str, ...], wanted: Template) -> Iterator[Line]:
    if len(players) < 2:  # noqa: PLR2004 - there is nobody to be ranked with
        return
    awarded, values = (_by_player(players, numbers) for numbers in ((5, 3, 1, 0, 0), (4, 6, 7, 8, 9)))
    yield Line("", Text("Objectives: `awarded` is what each got, `values` what each reached, ranked by `points`;"))
    yield Line(
        "",
        Text(
            "the highest value is the best, with `best: {low}` the lowest; `parks: {final}` measures a known goal.",
            low=_LOW,
            final=_FINAL,
        ),
    )
    yield Line("# years:", Text("remove the first # of these lines"))
    yield Line("#   - points: 5 3 1", Text("what the places give, as printed for this year"))
    yield Line("#     objectives:")
    yield _objective(Text("most flowers"), f"awarded: {{{awarded}}}")
    yield _objective(Text("fewest tourists"), f"best: {wanted.word(_LOW)}, values: {{{values}}}")
    yield Line("#   - objectives:")
    yield _objective(GOALS["biggest_area"].name, f"parks: {wanted.word(_FINAL)}, points: 5 3 1")


def _objective(name: Value, keys: str) -> Line:
    """Return an objective as a comment, with its name in the language of the template."""
    begin, end = KEYS.as_typed("{name: "), KEYS.as_typed(f", {keys}}}")
    return Line("", Text("     - {begin}{name}{end}", begin=begin, name=name, end=end))


def _by_player(players: Iterable[str], numbers: Iterable[int]) -> str:
    return ", ".join(f"{quoted_key(name, KEYS)}: {number}" for name, number in zip(players, numbers, strict=False))


def _player(name: str, entrance: Tile, wanted: Template) -> Iterator[Line]:
    yield name_line(name)
    yield Line("    reserve: |")
    width = len(entrance.token)
    for row in ((".",) * 5, (".", ".", entrance.token, ".", ".")):
        yield Line("      " + " ".join(f"{cell:<{width}}" for cell in row).rstrip())
    yield from wanted.control_lines(6)
