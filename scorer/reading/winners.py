"""Who won at the table, as a record says it: by names, or in a word for a win that is shared or nobody's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from scoring_rules.frame.finding import Finding, finding
from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import UNKNOWN_PLAYER, look_up_player, short
from scoring_rules.frame.typed.place import at

_DRAW = frozenset(
    map(
        fold,
        (
            *("draw", "tie", "tied", "shared", "both", "all", "everybody", "égalité", "ex aequo", "nul", "match nul"),
            *("partagé", "partagée", "tous", "toutes", "les deux", "unentschieden", "beide", "alle"),
        ),
    )
)
_NOBODY = frozenset(map(fold, ("nobody", "no one", "none", "personne", "aucun", "aucune", "niemand", "keiner")))
_PAIR = 2


def with_winners(record: Any) -> Any:
    """Return a record of two players whose win is shared, in a word, with the names of both; any other as it is."""
    names = [player.name for player in record.players]
    word = _word(record.winner, names)
    if word in _DRAW and len(set(map(fold, names))) == len(names) == _PAIR:
        return record.model_copy(update={"winner": tuple(names)})
    return record


def check_winners(record: Any) -> Iterator[Finding]:
    """Yield what is wrong with the winners: a name that no player has, a word that does not say who."""
    names = [player.name for player in record.players]
    word = _word(record.winner, names)
    if word in _DRAW | _NOBODY:
        label = Text("`{typed}` does not say who", typed=short(record.winner[0]))
        remedy = (
            Text("leave the line out if nobody won")
            if word in _NOBODY
            else Text("type the names of those who shared the win, as in `{names}`", names=tuple(names[:_PAIR]))
        )
        places = [at("players", seat, "name") for seat in range(len(names))]
        yield finding(UNKNOWN_PLAYER, at("winner", 0), label, help=remedy, rests_on=places)
        return
    found: list[Finding] = []
    for index, name in enumerate(record.winner):
        look_up_player(name, names, at("winner", index), found)
    yield from found


def _word(winner: Sequence[str], names: Sequence[str]) -> str:
    """Return the folded word that stands alone where winners are named, empty if it is a player's name."""
    word = fold(winner[0]) if len(winner) == 1 else ""
    return "" if word in map(fold, names) else word
