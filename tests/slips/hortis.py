"""Slips of Hortis, in games played at random: the grove, with the placements beside it or alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from tests.scoring_rules.hortis.games import play, record
from tests.slips.grids import of_grid, token_slip
from tests.slips.slip import Edit, Slips, miscounted, with_token

_KINDS = "OCV"
_DIE = re.compile(r":(\d)")


def base(rng: Random) -> str:
    """Return the record of a game of one: the grove, in half of them with what was placed."""
    played = play(rng)
    rows, _ = played.game.rows()
    return record(played, rows, moves=rng.random() < 0.5)


def _kind(rng: Random, token: str) -> str:
    return token if token[0] not in _KINDS else rng.choice(_KINDS.replace(token[0], "")) + token[1:]


def _trees(_rng: Random, token: str) -> str:
    match = re.fullmatch(r"([OCV])(\d)(.*)", token)
    return token if match is None else f"{match[1]}{3 - int(match[2])}{match[3]}"


def _die(rng: Random, token: str) -> str:
    """Return a die with another number."""
    match = _DIE.search(token)
    if match is None:
        return token
    return (
        token[: match.start(1)]
        + str(rng.choice([n for n in range(1, 7) if n != int(match[1])]))
        + token[match.end(1) :]
    )


def _no_die(_rng: Random, token: str) -> str:
    return token.partition(":")[0]


def _empty(_rng: Random, token: str) -> str:
    return token if token == "." else "."  # noqa: S105 - no password


def placement_off(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a placement one space off, or turned."""
    found = [(number, match) for number, line in enumerate(lines)
             for match in re.finditer(r"turn: (\d+)|at: \[(-?\d+), (-?\d+)\]", line)]  # fmt: skip
    if not found:
        return None
    number, match = rng.choice(found)
    if match[1] is not None:
        return with_token(lines, number, match, f"turn: {(int(match[1]) + rng.choice((90, 180, 270))) % 360}")
    column, row = int(match[2]), int(match[3])
    right, down = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
    return with_token(lines, number, match, f"at: [{column + right}, {row + down}]")


def card_misread(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a placement of a card with another number."""
    found = [(number, match) for number, line in enumerate(lines) for match in re.finditer(r"card: (\d+)", line)]
    if not found:
        return None
    number, match = rng.choice(found)
    return with_token(lines, number, match, f"card: {miscounted(rng, int(match[1]), 1)}")


SLIPS: Slips = {
    **of_grid("grove"),
    "another kind": token_slip("grove", _kind),
    "one tree or two": token_slip("grove", _trees),
    "die misread": token_slip("grove", _die),
    "die forgotten": token_slip("grove", _no_die),
    "space forgotten": token_slip("grove", _empty),
    "placement off or turned": placement_off,
    "card misread": card_misread,
}
