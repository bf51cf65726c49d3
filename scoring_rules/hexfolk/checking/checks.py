"""What the rules do not allow of a finished position: one generator a constraint.

That no check finds a fault does not prove that a position arose in play: the order of play is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.place import at
from scoring_rules.hexfolk.checking.network import distance, foundation, networks, supply
from scoring_rules.hexfolk.checking.stock import bank, decks, map_size, ports_count, red_numbers, tiles_count
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import AWARD_VALUE, LIKELY_EXCESS, SHELTERED
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.scoring.awards import Award, largest_army, longest_road
from scoring_rules.hexfolk.scoring.rules import points
from scoring_rules.hexfolk.table import NOBODY, Table


def check(table: Table) -> Iterator[Finding]:
    """Yield everything that is wrong or doubtful, constraint by constraint.

    What looks at all players (holders, the winner) waits until all of them can be read.
    """
    for of_map in _OF_THE_MAP:
        yield from of_map(table)
    if all(seat.board is not None or seat.counted is not None for seat in table.seats):
        for of_all in _OF_ALL_PLAYERS:
            yield from of_all(table)


def robber(table: Table) -> Iterator[Finding]:
    """The robber stands on the map unless it is switched off; a friendly one spares beginners."""
    if table.robber is None:
        return
    if not table.settings.robber:
        label = Text("the robber on {hex}", hex=table.robber.name)
        remedy = Text("take `robber:` off, or `robber: false` among the options")
        yield finding(codes.ROBBER_OFF, at("robber"), label, help=remedy)
    elif table.settings.friendly_robber:
        for seat, player in enumerate(table.seats):
            beside = player.board is not None and set(player.board.buildings) & set(table.robber.corners)
            visible = points(table, seat) - player.adjustments - player.victory_cards if beside else 0
            if beside and visible <= SHELTERED:
                label = Text(
                    "{hex} is beside {player}, who has {n} visible point",
                    "{hex} is beside {player}, who has {n} visible points",
                    hex=table.robber.name, player=player.name, n=visible,
                )  # fmt: skip
                remedy = Text("only the moment when it was put there counts: look at its hex again")
                yield finding(codes.ROBBER_FRIENDLY, at("robber"), label, help=remedy)


def holders(table: Table) -> Iterator[Finding]:
    """The holders that the record names are possible; a tie needs one."""
    road, army = longest_road(table), largest_army(table)
    if not table.settings.special_awards:
        for key, award in (("longest_road", road), ("largest_army", army)):
            if award.stated is not None:
                label = Text("`special_awards: false` is typed")
                yield finding(
                    codes.AWARDS_OFF, at("holders", key), label, help=Text("take one of the two off")
                )
        return
    yield from _holder(table, "longest_road", road, nobody_may=True)
    yield from _holder(table, "largest_army", army, nobody_may=False)


_ROADS = Text("the longest walks: {figures}")
_KNIGHTS = Text("knights played: {figures}")


def _holder(table: Table, key: str, award: Award, *, nobody_may: bool) -> Iterator[Finding]:
    figures = tuple(
        Text("{player} {n}", player=table.seats[seat].name, n=figure)
        for seat, figure in enumerate(award.figures)
        if figure is not None
    )
    label = (_ROADS if key == "longest_road" else _KNIGHTS).with_values(figures=figures)
    leaders = People(table.seats[seat].name for seat in award.leaders)
    if award.is_open:
        line = f"{key}: {leaders[0]}"
        nobody = Text("; `none` if nobody has it") if nobody_may else ""
        remedy = Text(
            "add `holders: {line}` with the name of who has the card{nobody}; without it nobody gets it",
            line=KEYS.as_typed("{" + line + "}"),
            nobody=nobody,
        )
        yield finding(codes.TIE, at("holders", key), label, help=remedy)
        return
    if award.stated is None or award.stated in award.leaders or award.stated in award.unknown:
        return
    if award.stated == NOBODY and (not award.leaders or award.unknown or (len(leaders) > 1 and nobody_may)):
        return
    if not leaders:
        remedy = Text("{least} are needed: take the entry off, or mend the position", least=award.least)
    elif len(leaders) == 1:
        remedy = Text("{player} alone has the most and must hold the card", player=leaders[0])
    else:
        remedy = Text("the holder is one of {players}", players=leaders)
    yield finding(codes.HOLDER, at("holders", key), label, help=remedy)


def winner(table: Table) -> Iterator[Finding]:
    """Who won was on turn and had the target."""
    settings = table.settings
    for index, seat in enumerate(settings.winners):
        place = at("winner", index)
        if seat is None:
            continue
        player = table.seats[seat].name
        if settings.turn is not None and seat != settings.turn:
            label = Text("it was {other}'s turn", other=table.seats[settings.turn].name)
            remedy = Text("a win comes in one's own turn only: mend `turn:` or `winner:`")
            yield finding(codes.NOT_ON_TURN, place, label, help=remedy)
            continue
        total = points(table, seat)
        if total < settings.target and total + _open_points(table, seat) < settings.target:
            label = Text(
                "{player} has {total} of {target}", player=player, total=total, target=settings.target
            )
            remedy = Text("look at the position and at `target:` again, or take `winner:` off")
            yield finding(codes.BELOW_TARGET, place, label, help=remedy)


def _open_points(table: Table, seat: int) -> int:
    """Return what a seat may still get for cards whose holder is open."""
    if not table.settings.special_awards:
        return 0
    return sum(
        AWARD_VALUE
        for award in (longest_road(table), largest_army(table))
        if award.is_open and seat in award.leaders
    )


def far_above(table: Table) -> Iterator[Finding]:
    """A game ends at the target; one building or card takes a player at most a little beyond."""
    most = table.settings.target + LIKELY_EXCESS
    for seat, player in enumerate(table.seats):
        total = points(table, seat)
        if total > most:
            label = Text(
                "{player} has {total}, the target is {target}",
                player=player.name,
                total=total,
                target=table.settings.target,
            )
            remedy = Text("look at the pieces, the cards and `target:` again")
            yield finding(codes.FAR_ABOVE, at("players", seat, "name"), label, help=remedy)


_OF_THE_MAP: tuple[Callable[[Table], Iterator[Finding]], ...] = (
    map_size,
    supply,
    distance,
    foundation,
    networks,
    tiles_count,
    red_numbers,
    ports_count,
    decks,
    bank,
    robber,
)
_OF_ALL_PLAYERS: tuple[Callable[[Table], Iterator[Finding]], ...] = (holders, winner, far_above)
