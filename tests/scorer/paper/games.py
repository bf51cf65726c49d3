"""Games to be printed: synthetic results with real Hutan boards."""

from scorer.paper.sheets.given import SheetInput
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.result import (
    Category,
    Difference,
    Item,
    OtherReading,
    PlayerScore,
    Result,
    TieBreak,
    competition_ranks,
)
from scoring_rules.hutan.board.layout import layout, tiles
from scoring_rules.hutan.board.rainforest import Board
from scoring_rules.hutan.showing.picture import picture
from scoring_rules.hutan.table import Seat, Settings, Table

ROWS = ("~~ . yT rT . r", "wA rT rT bT gT gA", "wT rT rT bA wT wT", ". . gT yT rT .", "~~ . yT yA ~~ .", ". . . wT w w")
CATEGORIES = (
    ("trees", Text("Trees"), 32),
    ("animals", Text("Animals"), 12),
    ("completed_areas", Text("Completed areas"), 20),
    ("unfinished_areas", Text("Unfinished or mixed areas"), -18),
    ("ecosystem_3", Text("Ecosystem {n}: {text}", n=3, text=Text("completed areas in blue")), 3),
    ("ecosystem_5", Text("Ecosystem {n}: {text}", n=5, text=Text("completed areas in white")), 9),
    ("ecosystem_15", Text("Ecosystem {n}: {text}", n=15, text=Text("largest group of trees")), 15),
    ("ecosystem_17", Text("Ecosystem {n}: {text}", n=17, text=Text("trees near lakes")), 4),
    ("ecosystem_19", Text("Ecosystem {n}: {text}", n=19, text=Text("animals diagonal to trees")), 18),
)
PER_PIECE = Name("per piece", "par pièce")
REACHED = Text("Aïcha reached the target of 85 points of scenario D")
TILES = "blue circle SE, pink circle SW, white circle NE, red circle NW"


def player(name: str, rank: int, less: int = 0, **rest) -> PlayerScore:
    """Return a player with `less` points fewer from trees than the example board gives."""
    categories = [
        Category(id_, label, (Item(f"hutan.{id_}", points - (less if id_ == "trees" else 0), label),))
        for id_, label, points in CATEGORIES
    ]
    return PlayerScore(name, tuple(categories), rank, winner=rank == 1, **rest)


def counted(name: str, rank: int, points: int) -> PlayerScore:
    """Return a player whose points were counted by hand."""
    category = Category("counted", Text("counted by hand"), (Item("counted", points, Text("counted")),))
    return PlayerScore(name, (category,), rank, winner=rank == 1, checked=False)


def result(*players: PlayerScore, **rest) -> Result:
    return Result(
        "hutan",
        None,
        "advanced",
        "1",
        players,
        **{"tie_break": None, "notes": (), "played": (Name("advanced", "avancé"),), **rest},
    )


def boards(*names: str):
    table = Table(
        Settings("advanced", (3, 5, 15, 17, 19)),
        tuple(Seat(name, Board.typed(layout(tiles(TILES)), ROWS)) for name in names),
    )
    return [picture(table, seat) for seat in range(len(names))]


def game(*names: str, **rest) -> SheetInput:
    """Return a game of these players, each with two points less than the one before."""
    ranks = competition_ranks([-seat for seat in range(len(names))])
    players = [player(name, rank, 2 * seat) for seat, (name, rank) in enumerate(zip(names, ranks, strict=True))]
    given = SheetInput(
        game=Name("Hutan", "Hutan"),
        result=result(*players),
        pictures=boards(*names),
        date="2026-11-28",
        read=tuple(
            f"{name}  14 trees · 4 animals · 4 bare flowers · 11 empty │ red 7 yellow 4 blue 2 grey 3 white 6"
            for name in names
        ),
        hashes=("3fa94b21c5d07e86" * 4,),
    )
    return given._replace(**rest)


def disputed() -> SheetInput:
    """Return a game with everything that a sheet can hold."""
    adjusted = player("Aïcha", 1)
    late = Category(
        "adjustments",
        Text("adjustments"),
        (Item("adjustments", -2, "late to the table"), Item("adjustments", 1, "made the tea & <b>cake</b>")),
    )
    adjusted = adjusted._replace(
        categories=(*adjusted.categories, late),
        claimed={"total": 95, "trees": 33},
        differences=(Difference("trees", 33, 32), Difference("total", 95, 94), Difference("total", 47, 94, by="Papa")),
    )
    ben = player("Ben", 2, 1, claimed={"total": 94}, differences=(Difference("winner", True, False),))
    return game("Aïcha", "Ben", "Papa")._replace(
        title="Soirée du 12",
        place="chez Mamie, Bruxelles",
        remarks="Ben had the pangolin last. We took the blue side of the tiles because the other one was wet.",
        result=result(
            adjusted,
            ben,
            counted("Papa", 3, 61),
            tie_break=TieBreak("hutan.tie", Text("the tied player who was first in the last round wins")),
            notes=(
                Text("cards 17, 18 and 19 count pairs of pieces; with the French text Aïcha would have 86 points"),
                Text("the turn of the pink tile was taken as NW; no typed lake can tell"),
                REACHED,
            ),
            outcome=(REACHED,),
            other_readings=(
                OtherReading("pairs", "per_piece", PER_PIECE, "Aïcha", "ecosystem_17", 4, 3),
                OtherReading("pairs", "per_piece", PER_PIECE, "Aïcha", "ecosystem_19", 18, 11),
            ),
        ),
        pictures=[*boards("Aïcha", "Ben"), None],
        waived=("HUT011: the players have different tiles (Ben)",),
    )
