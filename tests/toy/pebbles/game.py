"""Pebbles: three rows of three pebbles; a row of one colour scores. A game of the tests."""

from collections import namedtuple
from importlib import import_module

from scoring_rules.frame.board import square_frame as frame
from scoring_rules.frame.board.pad import EmptyBoard, Pad, Row
from scoring_rules.frame.board.picture import Circle, Picture, Point
from scoring_rules.frame.board.square_frame import empty_grid
from scoring_rules.frame.board.squares import cell_names, parse_grid
from scoring_rules.frame.finding import Findings, codes, codes_among, finding
from scoring_rules.frame.game import Game, Templates
from scoring_rules.frame.info import NO, YES, Info, Option, Piece, Reading, Rule, Setting
from scoring_rules.frame.language.quoting import quoted
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.lookup import look_up, options
from scoring_rules.frame.result import Item, Ranking, TieBreak, competition_ranks
from scoring_rules.frame.table import board_of, seated, too_many_players
from scoring_rules.frame.template import Line
from scoring_rules.frame.typed.place import KEY, Cell, Place, at
from scoring_rules.pebbles.data.keys import KEYS

error, warning, _ = codes("PEB")
PLAYERS = error(1, "Pebbles is for two to four players", "pebbles.players")
BOARD = error(2, "a player has no board of 3 x 3", "pebbles.board")
TOKEN = error(3, "a cell cannot be read", "pebbles.board")
WHITES = warning(4, "more white pebbles than in the bag", "pebbles.board", waivable=True)
LINES = Name("Lines", "Lignes")
SHORT = Option("short", Name("short", "courte"), Text("3 points a line"))
LONG = Option("long", Name("long", "longue"), Text("5 points a line"))
COLUMNS = (Option("no", NO, Text("rows alone")), Option("yes", YES, Text("rows and columns")))
INFO = Info(
    slug="pebbles", name=Name("Pebbles", "Galets"), rules_version="1", players=(2, 4),
    categories={"lines": LINES}, pad=lambda: lambda _: Pad((Row(LINES, Text("3 each")),)),
    empty_board=lambda: lambda _: EmptyBoard(empty_grid(3, 3, LINES), (Text("r, g, w"),)), codes=codes_among(globals()),
    settings=(Setting("length", Text("how long the game was"), (SHORT, LONG)),),
    readings=(Reading("columns", COLUMNS, "no", Text("whether columns score")),),
    pieces=(Piece("white", Text("{n} white"), ("white", "blanc"), "W", example=3),),
)  # fmt: skip
NAMES = cell_names(3, 3)
ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
ROWS_AND_COLUMNS = (*ROWS, *zip(*ROWS, strict=True))
STYLES = {"r": "#E8877B", "g": "grey", "w": "paper"}
Seat = namedtuple("Seat", "name board")
Settings = namedtuple("Settings", "mode readings edition")
Table = namedtuple("Table", "settings seats")


def read(record):
    """Return the table of a record, and what cannot be read."""
    findings = Findings()
    length = look_up(record.length or "short", options((SHORT, LONG)), at("length"), findings)
    seats = tuple(Seat(each.name, _board(each, seat, findings)) for seat, each in enumerate(record.players))
    return Table(Settings(length or "short", {}, None), seats), findings


def _board(player, seat, findings):
    path, rows, fresh = ("players", seat, "board"), parse_grid(player.board or ()).rows, findings.watch()
    if [len(row) for row in rows] != [3, 3, 3]:
        if player.counted is None:
            findings.say(BOARD, Place(path, KEY), help="type three rows of three letters")
        return None
    for cell, token in enumerate(token for row in rows for token in row):
        if token.text not in {*STYLES, "."}:
            findings.say(TOKEN, Place(path, Cell(*divmod(cell, 3))), "`{sign}` is no pebble", sign=token.text)
    return None if fresh else "".join(token.text for row in rows for token in row)


def check(table):
    """Yield too many players, and too many white pebbles in all."""
    yield from too_many_players(table, 4, PLAYERS)
    whites = sum(board.count("w") for _, board in seated(table))
    if whites > 10:
        yield finding(WHITES, at("players", part=KEY), "{n} white pebbles", help="the bag has 10", n=whites)


def rules(settings):
    """Return the rule in force: a row of one colour scores, by one reading a column, too."""
    lines = ROWS_AND_COLUMNS if settings.readings["columns"] == "yes" else ROWS
    points = 5 if settings.mode == "long" else 3

    def score(table, seat):
        board = board_of(table, seat)
        for cells in lines:
            if {board[cell] for cell in cells} in ({"r"}, {"g"}, {"w"}):
                places = tuple(NAMES[cell] for cell in cells)
                yield Item("pebbles.lines", points, Text("line of one colour"), str(points), places)

    return {"pebbles.lines": Rule("lines", score)}


def rank(table, totals):
    """Rank by points, then by white pebbles."""
    whites = [(seat.board or "").count("w") for seat in table.seats]
    ranks = competition_ranks(list(zip(totals, whites, strict=True)))
    tie = TieBreak("pebbles.tie", Text("a tie: white pebbles decide")) if len({*totals}) == 1 else None
    return Ranking(ranks, tuple(rank == 1 for rank in ranks), tie)


def sketch(table, seat, marked=frozenset(), *, plain=False):
    """Return the rows, marked cells in brackets."""
    cells = [f"[{c}]" if n in marked else f" {c} " for c, n in zip(board_of(table, seat), NAMES, strict=True)]
    return tuple("".join(cells[row : row + 3]) for row in (0, 3, 6))


def picture(table, seat, marked=frozenset()):
    """Return the drawing: a disc a pebble, larger where it is marked."""
    shapes = list(frame.names(3, 3))
    for cell, colour in enumerate(board_of(table, seat)):
        x, y = frame.corner(*divmod(cell, 3))
        radius = 4.5 if NAMES[cell] in marked else 3
        shapes += [Circle(Point(x + 5, y + 5), radius, STYLES[colour], "ink", 0.4)] if colour in STYLES else []
    alternative = Text("{rows}", rows=sketch(table, seat))
    return Picture(*frame.size(3, 3), tuple(shapes), table.seats[seat].name, alternative)


def template(wanted, _findings):
    """Return the length, and an empty board for each player."""
    rows = ["    board: |", *["      . . ."] * 3]
    players = [line for name in wanted.players or "AB" for line in (f"  - name: {quoted(name)}", *rows)]
    return tuple(map(Line, ("length: short", "players:", *players)))


GAME = Game(
    info=INFO, keys=KEYS, read=read, check=check, rules=rules, rank=rank, record=lambda: import_module("scoring_rules.pebbles.record").PebblesRecord,
    counts=lambda table, seat: {"white": board_of(table, seat).count("w")}, drawing=lambda: picture,
    sketching=lambda: sketch, templates=lambda: Templates((), template),
)  # fmt: skip
