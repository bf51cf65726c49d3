"""Slips of the table: what a player may leave lying wrongly on each space of a grove, and what it is called.

Each slip changes one token. It is made from how the oracle says that the space came about, not from what
the program under test thinks of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.scoring_rules.hortis.oracle import BASKET, WHEELBARROW


class Made(NamedTuple):
    """A slip: its name, the token that is typed for it, and the codes that name it rightly."""

    name: str
    token: str
    codes: tuple[str, ...]


def _shown(value):
    return {BASKET: "P", WHEELBARROW: "B"}.get(value, str(value))


def _up(value):
    return BASKET if value > 6 else value


def slips(game, spot) -> Iterator[Made]:
    """Yield every kind of slip that can be made on a visible space."""
    top = game.stacks[spot][-1]
    event, before = game.history[spot][-1]
    if spot == game.squirrel:
        yield Made("squirrel missing", top, ("HRT067",))
        yield from _misread(top, ":E")
        yield Made("space missing", ".", ("HRT070",))
        return
    die = game.dice.get(spot)
    lying = "" if spot not in game.dice else game.word(spot)[len(top) :]
    yield Made("space missing", ".", ("HRT070",))
    yield from _misread(top, lying)
    if top == "--":
        if die:
            yield from _on_glade(game, spot, die)
        return
    if not die:
        yield from (Made("die unmatched", f"{top}:{n}", ("HRT064",)) for n in range(int(top[1]) + 1, 5))
        if game.squirrel is None:
            yield Made("squirrel elsewhere", f"{top}:E", ("HRT068",))
        return
    if event == "new":
        yield Made("die not placed", top, ("HRT058",))
    else:
        yield Made("die left behind", top, ("HRT057",))
        yield from _raising(game, spot, top, event, before[1], die[1])
    if die[1] == 6:
        yield Made("basket too early", f"{top}:P", ("HRT063",))
    if die[1] == BASKET and WHEELBARROW in {value for _, value in game.dice.values()}:
        yield Made("wheelbarrow twice", f"{top}:B", ("HRT055",))


def _misread(top, lying):
    if top != "--":
        yield Made("tree misread", f"{top[0]}{3 - int(top[1])}{lying}", ("HRT069",))
        other = "OCV"[("OCV".index(top[0]) + 1) % 3]
        yield Made("fruit misread", f"{other}{top[1]}{lying}", ("HRT069",))


def _on_glade(game, spot, die):
    letter, value = die
    yield Made("die off the glade", "--", ("HRT059",))
    raised = _up(value + 1) if value < BASKET else WHEELBARROW
    if raised != value:
        yield Made("die raised on a glade", f"--:{letter}{_shown(raised)}", ("HRT060",))
    other = "OCV"[("OCV".index(letter) + 1) % 3]
    yield Made("die of another colour", f"--:{other}{_shown(value)}", ("HRT065",))
    tree = next(word for word in reversed(game.stacks[spot]) if word != "--")
    yield Made("die scored on a glade", f"{tree}:{_shown(value)}", ("HRT061",))


def _raising(game, spot, top, event, before, after):
    if after <= 6:
        name, code = ("not added from a glade", "HRT052") if event == "from glade" else ("forgot a fruit", "HRT051")
        yield Made(name, f"{top}:{before}", (code,))
        below = game.stacks[spot][-2]
        if below != "--" and _up(after + int(below[1])) != after:
            yield Made(
                "both trees added",
                f"{top}:{_shown(_up(after + int(below[1])))}",
                ("HRT062", *(("HRT063",) if after == 6 else ())),
            )
        yield from _earlier(game, spot, top, after)
    elif after == BASKET and before <= 6:
        yield Made("basket not turned", f"{top}:6", ("HRT053",))
        if before < 6:
            code = "HRT052" if event == "from glade" else "HRT051"
            yield Made("forgot a fruit", f"{top}:{before}", (code,))
    elif after == WHEELBARROW and before == BASKET:
        yield Made("wheelbarrow forgotten", f"{top}:P", ("HRT054",))


def _earlier(game, spot, top, after):
    """The fruits of a card before the last were not added: what came later was added rightly."""
    for event, word in list(zip(game.history[spot], game.stacks[spot], strict=True))[:-1]:
        if event[0] in {"raised", "from glade"}:
            code = "HRT052" if event[0] == "from glade" else "HRT051"
            yield Made("forgot a fruit earlier", f"{top}:{after - int(word[1])}", (code, "HRT051", "HRT052"))
