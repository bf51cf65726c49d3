"""The typed grove against the placements: every space that differs, and the slip that it most likely was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring_rules.frame.finding import Code, Finding, finding
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.typed.place import KEY, Cell, Place, at
from scoring_rules.hortis.board.spaces import Grove
from scoring_rules.hortis.data import codes
from scoring_rules.hortis.data.box import WHEELBARROW
from scoring_rules.hortis.data.words import GLADE
from scoring_rules.hortis.replaying.align_groves import Alignment, Difference, align
from scoring_rules.hortis.replaying.likely_placements import explaining_move, misplaced
from scoring_rules.hortis.replaying.mistakes import Slip, slip_of
from scoring_rules.hortis.replaying.replay import Layer, Replay
from scoring_rules.hortis.table import Move, Seat, Settings

_FEW = 3
"""Up to so many differences are slips of single spaces, however few spaces agree."""

_WHY: Mapping[Code, Text] = {
    codes.FORGOT_FRUIT: Text("the fruits of card {card} were not all added"),
    codes.NOT_FROM_GLADE: Text("the die came back from a glade, and card {card} adds its fruits"),
    codes.BASKET_NOT_TURNED: Text("card {card} raised the die above six: it shows the basket"),
    codes.WHEELBARROW_FORGOTTEN: Text("card {card} covered a basket: the wheelbarrow takes its place"),
    codes.WHEELBARROW_TWICE: Text("there is one wheelbarrow, and it was already taken: this stays a basket"),
    codes.WHEELBARROW_EARLY: Text("the wheelbarrow is placed only where a basket is covered again"),
    codes.DIE_LEFT_BEHIND: Text("the die moves up onto card {card}"),
    codes.DIE_NOT_PLACED: Text("card {card} matched the tree below, so a die was placed"),
    codes.DIE_OFF_GLADE: Text("the die moves up onto the glade of card {card} and stays there"),
    codes.RAISED_ON_GLADE: Text("a glade adds nothing to its die"),
    codes.SCORED_ON_GLADE: Text("card {card} put a glade here, so its die scores nothing"),
    codes.TOO_MUCH_ADDED: Text("card {card} adds only its own fruits to the die that moves up"),
    codes.BASKET_EARLY: Text("exactly six stays six"),
    codes.DIE_COLOUR: Text("a die keeps its colour on a glade"),
    codes.DIE_VALUE: Text("the fruits placed here do not add up to that"),
    codes.SQUIRREL_MISSING: Text("card {card} was played with the squirrel here"),
    codes.SQUIRREL_ELSEWHERE: Text("the squirrel was not used here"),
    codes.TREE_MISREAD: Text("card {card} shows this here"),
}
_UNCOVERED = Text("there is nothing below")
_ON_GLADE = Text("card {card} covered a glade without a die: there was nothing to add")
_NO_SUPPLY = Text("all five dice of the colour were in use when card {card} matched")
_UNMATCHED = Text("no tree matched here")


def differences(seat: int, player: Seat, settings: Settings, game: Replay) -> list[Finding]:
    """Return what differs between a player's grove and the placements, which could all be replayed."""
    grove, moves = player.grove, player.moves
    assert grove is not None  # noqa: S101 - the caller saw to it
    assert moves is not None  # noqa: S101
    aligned = align(game.tops, grove)
    number = len(aligned.differences)
    if number > 1:
        other = explaining_move(moves, settings.deck, grove)
        if other is not None:
            return [misplaced(seat, moves, *other)]
    if number > max(_FEW, aligned.shared):
        other_grove = finding(
            codes.GROVE_OTHER,
            at("players", seat, "grove", part=KEY),
            "{n} space differs from what the placements make",
            "{n} spaces differ from what the placements make",
            help="check whether the grove and the placements belong to the same game, and the cards to your deck",
            n=number,
        )
        return [other_grove]
    return list(_Comparison(seat, grove, moves, game, aligned).findings())


class _Comparison(NamedTuple):
    """A player's grove and the game as it was played, and how the two are aligned."""

    seat: int
    grove: Grove
    moves: Sequence[Move]
    game: Replay
    aligned: Alignment

    def findings(self) -> Iterator[Finding]:
        """Yield a finding for each space that differs; one for all outside the typed rows and columns."""
        inside = [difference for difference in self.aligned.differences if difference.inside]
        beyond = [difference for difference in self.aligned.differences if not difference.inside]
        if len(beyond) == 1:
            inside, beyond = list(self.aligned.differences), []
        yield from map(self._one_space, inside)
        if beyond:
            yield finding(
                codes.SPACE_MISSING,
                self._place(beyond[0]),
                "{tokens} were placed outside the rows and columns that are typed",
                help="check whether a row or a column of the grove is missing",
                tokens=tuple(str(difference.played) for difference in beyond),
            )
        if self.aligned.turn:
            yield finding(
                codes.GROVE_TURNED,
                at("players", self.seat, "grove", part=KEY),
                "it is rotated by {degrees}° clockwise",
                help="nothing needs to be done",
                degrees=self.aligned.turn * 90,
            )

    def _place(self, difference: Difference) -> Place:
        return at("players", self.seat, "grove", part=Cell(*divmod(difference.cell, self.grove.columns)))

    def _one_space(self, difference: Difference) -> Finding:
        place = self._place(difference)
        played, typed = difference.played, difference.typed
        if played is None:
            return finding(
                codes.SPACE_EXTRA,
                place,
                "`{typed}` is typed, but no card is here",
                help="type `.` here, or check the placements",
                typed=str(typed),
            )
        layers = self.game.layers[difference.spot]
        remedy = Text(
            "type `{token}`; the cards here, from the lowest: {story}",
            token=str(played),
            story=" · ".join(f"{self._card(layer)} {layer.after}" for layer in layers),
        )
        if typed is None:
            return finding(
                codes.SPACE_MISSING,
                place,
                "`{played}` of card {card} is here",
                help=remedy,
                played=str(played),
                card=self._card(layers[-1]),
            )
        slip = slip_of(played, typed, layers, other_wheelbarrow=self._is_wheelbarrow_right())
        return finding(
            slip.code,
            place,
            "`{typed}` is typed, but `{played}` was played: {why}",
            help=remedy,
            typed=str(typed),
            played=str(played),
            why=_why(slip, layers).with_values(card=self._card(layers[slip.layer])),
        )

    def _card(self, layer: Layer) -> int:
        return self.moves[layer.move].card

    def _is_wheelbarrow_right(self) -> bool:
        """Whether the wheelbarrow was won and is typed where it should be."""
        won = [spot for spot, space in self.game.tops.items() if space.die == WHEELBARROW]
        return bool(won) and won[0] not in {difference.spot for difference in self.aligned.differences}


def _why(slip: Slip, layers: Sequence[Layer]) -> Text:
    if slip.code is not codes.DIE_UNMATCHED:
        return _WHY[slip.code]
    if len(layers) == 1:
        return _UNCOVERED
    if not layers[slip.layer].supply:
        return _NO_SUPPLY
    return _ON_GLADE if layers[slip.layer - 1].ground.kind == GLADE else _UNMATCHED
