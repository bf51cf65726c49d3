"""What the rules do not allow of a finished position: one generator a constraint.

A position that no check finds fault with need not have arisen in play: the order of play is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.text import People, Text
from scoring_rules.frame.typed.place import Place, at
from scoring_rules.hexfolk.checking.network import distance, foundation, networks, road_as_counted, supply
from scoring_rules.hexfolk.checking.stock import bank, decks, map_size, ports_count, red_numbers, tiles_count
from scoring_rules.hexfolk.data import codes
from scoring_rules.hexfolk.data.box import AWARD_VALUE, LIKELY_EXCESS, SHELTERED
from scoring_rules.hexfolk.data.keys import KEYS
from scoring_rules.hexfolk.scoring.rules import Award, largest_army, longest_road, points
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
    """The robber is on the map unless it is switched off; a friendly one spares players with few points."""
    if table.robber is None:
        return
    if not table.settings.robber:
        yield finding(
            codes.ROBBER_OFF,
            at("robber"),
            "the robber on {hex}",
            help="remove `robber:`, or `robber: false` among the options",
            hex=table.robber.name,
        )
    elif table.settings.friendly_robber:
        for seat, player in enumerate(table.seats):
            beside = player.board is not None and set(player.board.buildings) & set(table.robber.corners)
            visible = points(table, seat) - player.adjustments - player.victory_cards if beside else 0
            if beside and visible <= SHELTERED:
                yield finding(
                    codes.ROBBER_FRIENDLY,
                    at("robber"),
                    "{hex} is beside {player}, who has {n} visible point",
                    "{hex} is beside {player}, who has {n} visible points",
                    help="only the moment when it was put there counts: check its hex",
                    hex=table.robber.name,
                    player=player.name,
                    n=visible,
                )


def holders(table: Table) -> Iterator[Finding]:
    """The holders that the record names are possible; a tie needs one."""
    road, army = longest_road(table), largest_army(table)
    if not table.settings.special_awards:
        for key, award in (("longest_road", road), ("largest_army", army)):
            if award.stated is not None:
                yield finding(
                    codes.AWARDS_OFF,
                    at("holders", key),
                    "`special_awards: false` is typed",
                    help="remove one of the two",
                )
        return
    yield from _holder(table, "longest_road", road, Text("the longest walks: {figures}"))
    yield from _holder(table, "largest_army", army, Text("knights played: {figures}"))


def _holder(table: Table, key: str, award: Award, label: Text) -> Iterator[Finding]:
    figures = tuple(
        Text("{player} {n}", player=table.seats[seat].name, n=figure)
        for seat, figure in enumerate(award.figures)
        if figure is not None
    )
    label = label.with_values(figures=figures)
    leaders = People(table.seats[seat].name for seat in award.leaders)
    if award.is_open:
        yield finding(
            codes.TIE,
            at("holders", key),
            label,
            help="add `holders: {line}` with the name of who has the card{nobody}; without it nobody gets it",
            line=KEYS.as_typed(f"{{{key}: {leaders[0]}}}"),
            nobody=Text("; `none` if nobody has it") if _nobody_may(key) else "",
            rests_on=_on_the_table(table),
        )
    elif not _may_hold(key, award):
        yield finding(
            codes.HOLDER, at("holders", key), label, help=_who_may(award, leaders), rests_on=_on_the_table(table)
        )


def _on_the_table(table: Table) -> list[Place]:
    """Return where all is typed that decides who holds a card or has won: names, and pieces of the map."""
    lists = ("name", "settlements", "cities", "roads", "knights")
    return [at("position"), *(at("players", seat, key) for seat in range(len(table.seats)) for key in lists)]


def _nobody_may(key: str) -> bool:
    """Whether nobody may have a card that several share the most for: a cut takes the road, nothing the army."""
    return key == "longest_road"


def _may_hold(key: str, award: Award) -> bool:
    """Whether the record may be right about who holds a card."""
    if award.stated == NOBODY:
        several = len(award.leaders) > 1 and _nobody_may(key)
        return not award.leaders or bool(award.unknown) or several
    return award.stated is None or award.stated in award.leaders or award.stated in award.unknown


def _who_may(award: Award, leaders: People) -> Text:
    """Return who may hold a card."""
    if not leaders:
        return Text("{least} are needed: remove the entry, or fix the position", least=award.least)
    if len(leaders) == 1:
        return Text("{player} alone has the most and must hold the card", player=leaders[0])
    return Text("the holder is one of {players}", players=leaders)


def winner(table: Table) -> Iterator[Finding]:
    """Who won was on turn and had the target."""
    settings = table.settings
    for index, seat in enumerate(settings.winners):
        if seat is None:
            continue
        place = at("winner", index)
        total = points(table, seat)
        if settings.turn is not None and seat != settings.turn:
            yield finding(
                codes.NOT_ON_TURN,
                place,
                "it was {other}'s turn",
                help="players win only on their own turn: fix `turn:` or `winner:`",
                other=table.seats[settings.turn].name,
            )
        elif total < settings.target and total + _open_points(table, seat) < settings.target:
            yield finding(
                codes.BELOW_TARGET,
                place,
                "{player} has {total} of {target}",
                help="check the position and `target:`, or remove `winner:`",
                player=table.seats[seat].name,
                total=total,
                target=settings.target,
                rests_on=_on_the_table(table),
            )


def _open_points(table: Table, seat: int) -> int:
    """Return what a seat may still get for cards whose holder is open."""
    if not table.settings.special_awards:
        return 0
    return sum(
        AWARD_VALUE for award in (longest_road(table), largest_army(table)) if award.is_open and seat in award.leaders
    )


def far_above(table: Table) -> Iterator[Finding]:
    """A game ends at the target; one building or card takes a player at most a little beyond."""
    most = table.settings.target + LIKELY_EXCESS
    for seat, player in enumerate(table.seats):
        total = points(table, seat)
        if total > most:
            yield finding(
                codes.FAR_ABOVE,
                at("players", seat, "name"),
                "{player} has {total}, the target is {target}",
                help="check the pieces, the cards and `target:`",
                player=player.name,
                total=total,
                target=table.settings.target,
            )


_OF_THE_MAP: tuple[Callable[[Table], Iterator[Finding]], ...] = (
    map_size,
    supply,
    distance,
    foundation,
    networks,
    road_as_counted,
    tiles_count,
    red_numbers,
    ports_count,
    decks,
    bank,
    robber,
)
_OF_ALL_PLAYERS: tuple[Callable[[Table], Iterator[Finding]], ...] = (holders, winner, far_above)
