"""The typed grove against the placements: every space that differs, and the slip that it most likely was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.place import KEY, Cell, Place
from scoring_rules.hortis.board.spaces import Grove
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.replaying.align_groves import Difference, Overlay, overlay
from scoring_rules.hortis.replaying.likely_placements import explaining_move
from scoring_rules.hortis.replaying.naming import Slip, code_of
from scoring_rules.hortis.replaying.replay import Layer, Replay
from scoring_rules.hortis.table import Move, Seat, Settings

_FEW = 3
"""Up to so many differences are slips of single spaces, however few agree."""

_WHY: Mapping[Code, Text] = {
    codes.FORGOT_FRUIT: Text("the fruits of card {card} were not all added"),
    codes.NOT_FROM_GLADE: Text("the die came back from a glade, and card {card} adds its fruits"),
    codes.BASKET_NOT_TURNED: Text("card {card} raised the die above six: it shows the basket"),
    codes.WHEELBARROW_FORGOTTEN: Text("card {card} covered a basket: the wheelbarrow takes its place"),
    codes.WHEELBARROW_TWICE: Text("there is one wheelbarrow, and it was taken: this stays a basket"),
    codes.WHEELBARROW_EARLY: Text("the wheelbarrow comes where a basket is covered again"),
    codes.DIE_LEFT_BEHIND: Text("the die moves up onto card {card}"),
    codes.DIE_NOT_PLACED: Text("card {card} matched the tree below, a die was placed"),
    codes.DIE_OFF_GLADE: Text("the die moves up onto the glade of card {card} and stays there"),
    codes.RAISED_ON_GLADE: Text("a glade adds nothing to its die"),
    codes.SCORED_ON_GLADE: Text("card {card} laid a glade here, its die scores nothing"),
    codes.TOO_MUCH_ADDED: Text("card {card} adds only its own fruits to the die that moves up"),
    codes.BASKET_EARLY: Text("exactly six stays six"),
    codes.DIE_COLOUR: Text("a die keeps its colour on a glade"),
    codes.DIE_VALUE: Text("the fruits laid here do not add up to that"),
    codes.SQUIRREL_MISSING: Text("card {card} was played with the squirrel here"),
    codes.SQUIRREL_ELSEWHERE: Text("the squirrel was not used here"),
    codes.TREE_MISREAD: Text("card {card} shows this here"),
}
_UNCOVERED = Text("nothing lies below")
_ON_GLADE = Text("card {card} covered a glade without a die: there was nothing to add")
_NO_SUPPLY = Text("the five dice of the colour were out when card {card} matched")
_UNMATCHED = Text("no tree matched here")


def differences(seat: int, player: Seat, settings: Settings, game: Replay) -> list[Finding]:
    """Return what differs between a player's grove and the placements, which were played without fault."""
    grove, moves = player.grove, player.moves
    assert grove is not None  # noqa: S101 - the caller saw to it
    assert moves is not None  # noqa: S101
    laid = overlay(game.tops, grove)
    path = ("players", seat, "grove")
    if not laid.differences:
        return list(_turned(laid, path))
    if len(laid.differences) > 1:
        other = explaining_move(moves, settings.deck, grove)
        if other is not None:
            return [misplaced(seat, moves, *other)]
    if len(laid.differences) > max(_FEW, laid.shared):
        label = Text(
            "{n} space differs from what the placements make",
            "{n} spaces differ from what the placements make",
            n=len(laid.differences),
        )
        remedy = Text("look whether grove and placements are of one game, and the cards those of your deck")
        return [finding(codes.GROVE_OTHER, Place(path, KEY), label, help=remedy)]
    right = _right_wheelbarrow(game, laid)
    inside = [each for each in laid.differences if each.inside]
    beyond = [each for each in laid.differences if not each.inside]
    if len(beyond) == 1:
        inside, beyond = list(laid.differences), []
    found = [_difference(each, path, grove, game, moves, right) for each in inside]
    found += _beyond(beyond, path, grove)
    return [*found, *_turned(laid, path)]


def _turned(laid: Overlay, path: tuple[str | int, ...]) -> Iterator[Finding]:
    if laid.turn:
        label = Text("it lies turned by {degrees}° clockwise", degrees=laid.turn * 90)
        yield finding(codes.GROVE_TURNED, Place(path, KEY), label, help=Text("nothing needs to be done"))


def misplaced(seat: int, moves: Sequence[Move], number: int, other: Move) -> Finding:
    """Return that one placement, typed otherwise, explains every difference."""
    label = Text("with card {card} here the grove would be another", card=moves[number].card)
    remedy = Text("the grove is as typed with {move}: compare both with the table", move=move_text(other))
    return finding(codes.PLACEMENT_OTHER, Place(("players", seat, "placements", number)), label, help=remedy)


def move_text(move: Move) -> Text:
    """Return a placement as it is typed."""
    return Text(
        "`turn: {turn}, at: [{column}, {row}]`",
        turn=move.turn * 90,
        column=str(move.column),
        row=str(move.row),
    )


def _right_wheelbarrow(game: Replay, laid: Overlay) -> bool:
    """Whether the wheelbarrow was won and stands where it should."""
    won = [spot for spot, space in game.tops.items() if space.die == WHEELBARROW]
    return bool(won) and won[0] not in {each.spot for each in laid.differences}


def _difference(
    each: Difference,
    path: tuple[str | int, ...],
    grove: Grove,
    game: Replay,
    moves: Sequence[Move],
    right: bool,
) -> Finding:
    """Return the finding about one space."""
    place = Place(path, Cell(*divmod(each.cell, grove.columns)))
    if each.played is None:
        label = Text("`{typed}` is typed, no card lies here", typed=str(each.typed))
        return finding(
            codes.SPACE_EXTRA, place, label, help=Text("type `.` here, or look at the placements again")
        )
    layers = game.layers[each.spot]
    story = _story(layers, moves)
    remedy = Text(
        "type `{token}`; the cards here, the lowest first: {story}", token=str(each.played), story=story
    )
    if each.typed is None:
        label = Text(
            "`{played}` of card {card} lies here", played=str(each.played), card=_card(layers, moves)
        )
        return finding(codes.SPACE_MISSING, place, label, help=remedy)
    slip = code_of(each.played, each.typed, layers, other_wheelbarrow=right)
    why = _why(slip, layers).with_values(card=moves[layers[slip.layer].move].card)
    label = Text(
        "`{typed}` is typed, `{played}` was played: {why}",
        typed=str(each.typed),
        played=str(each.played),
        why=why,
    )
    return finding(slip.code, place, label, help=remedy)


def _beyond(missing: Sequence[Difference], path: tuple[str | int, ...], grove: Grove) -> Iterator[Finding]:
    """Yield one finding for all spaces that lie where no row or column is typed."""
    if missing:
        tokens = tuple(str(each.played) for each in missing)
        label = Text("{tokens} were laid beyond the rows and columns that are typed", tokens=tokens)
        place = Place(path, Cell(*divmod(missing[0].cell, grove.columns)))
        remedy = Text("look whether a row or a column of the grove is missing")
        yield finding(codes.SPACE_MISSING, place, label, help=remedy)


def _card(layers: Sequence[Layer], moves: Sequence[Move]) -> int:
    return moves[layers[-1].move].card


def _story(layers: Sequence[Layer], moves: Sequence[Move]) -> str:
    return " · ".join(f"{moves[layer.move].card} {layer.after}" for layer in layers)


def _why(slip: Slip, layers: Sequence[Layer]) -> Text:
    if slip.code is not codes.DIE_UNMATCHED:
        return _WHY[slip.code]
    if len(layers) == 1:
        return _UNCOVERED
    if not layers[slip.layer].supply:
        return _NO_SUPPLY
    return _ON_GLADE if layers[slip.layer - 1].ground.kind == GLADE else _UNMATCHED
