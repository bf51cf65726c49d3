"""What holds for every game's record: players, names, waivers, readings, control counts, claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.reading.control_counts import control_counts, misplaced_counts
from scorer.reading.waivers import waiver_faults
from scorer.record.codes import (
    BOARD_AND_COUNTED,
    KEY_TWICE,
    MANY_PLAYERS,
    NAME_TWICE,
    NO_PLAYERS,
    READING,
    TOTAL_DIFFERS,
    UNKNOWN_CATEGORY,
    UNKNOWN_LANGUAGE,
)
from scoring_rules.frame.finding import Finding, Mark, finding
from scoring_rules.frame.info import Info
from scoring_rules.frame.language.names import Lexicon, fold
from scoring_rules.frame.language.text import Name, Text, Value
from scoring_rules.frame.limits import MOST_HELPED, MOST_PLAYERS
from scoring_rules.frame.lookup import look_up, look_up_player, options
from scoring_rules.frame.place import KEY, Place, at

_MOST_OFFERED = 6
"""Categories that a part of a name is said to fit; of more, those in play are listed."""
_LANGUAGES = Lexicon(
    (("en", ("en", "english", "anglais", "Englisch")), ("fr", ("fr", "french", "français", "Französisch")))
)

if TYPE_CHECKING:
    from scoring_rules.frame.game import Game
OTHER_CATEGORIES: Mapping[str, Name] = {
    "adjustments": Name("Adjustments", "Ajustements", "Anpassungen"),
    "total": Name("Total", "Total", "Summe"),
}


def language_of(typed: str | None) -> str | None:
    """Return the code of the language that a record asks for, None where it is not known."""
    return None if typed is None else _LANGUAGES.exact(typed)


def rulings(
    info: Info, typed: Mapping[str, str], edition: str | None = None
) -> tuple[dict[str, str], list[Finding]]:
    """Return the ruling for each of a game's readings, and what is wrong with those typed."""
    chosen = {reading.id: reading.default_in(edition) for reading in info.readings}
    found: list[Finding] = []
    known = Lexicon((reading.id, (reading.id,)) for reading in info.readings)
    for key, value in typed.items():
        place = at("readings", key)
        reading = look_up(key, known, place._replace(part=KEY), found, unknown=READING)
        if reading is None:
            continue
        allowed = next(each.options for each in info.readings if each.id == reading)
        option = look_up(value, options(allowed), place, found)
        if option is not None:
            chosen[reading] = option
    return chosen, found


def check_record(game: Game[Any], record: Any, table: Any) -> list[Finding]:
    """Return what is wrong with the parts that every record has."""
    names = [player.name for player in record.players]
    found = [*_players(names), *_language(record), *waiver_faults(record.allow, game.info.codes)]
    for index, name in enumerate(record.winner):
        look_up_player(name, names, at("winner", index), found)
    categories = category_lexicon(game.info)
    in_play = [rule.category for rule in game.rules(table.settings).values()]
    labels = category_labels(game.info)
    offered = Lexicon((key, _shown(key, labels[key])) for key in dict.fromkeys([*in_play, *OTHER_CATEGORIES]))
    for seat, player in enumerate(record.players):
        if player.counted is not None and getattr(player, record.BOARD) is not None:
            label = Text("{player} has both", player=player.name)
            remedy = Text(
                "`counted:` stands instead of a board; type `claimed:` for what was counted beside it"
            )
            found.append(
                finding(BOARD_AND_COUNTED, at("players", seat, "counted", part=KEY), label, help=remedy)
            )
        for key in ("claimed", "counted"):
            points = getattr(player, key) or {}
            place = at("players", seat, key)
            typed = _categories(points, place, categories, offered, found)
            if key == "counted" and "total" in typed:
                found += _added_up(points, points[typed["total"]], place)
        found += misplaced_counts(seat, getattr(player, record.BOARD), record.BOARD)
        if table.seats[seat].board is not None:
            found += control_counts(game, table, seat, player, record.BOARD)
    return found


def many_players(record: Any) -> Iterator[Finding]:
    """Yield that there are more players than any game has."""
    n = len(record.players)
    if n > MOST_PLAYERS:
        label = Text("{n} players are typed, {most} can be read", n=n, most=MOST_PLAYERS)
        remedy = Text("type each table in a file of its own")
        yield finding(MANY_PLAYERS, at("players", MOST_PLAYERS, "name"), label, help=remedy)


def _players(names: list[str]) -> Iterator[Finding]:
    if not names:
        remedy = Text("type at least one player: `- name:` and the board below it")
        yield finding(NO_PLAYERS, at("players", part=KEY), None, help=remedy)
    seats: dict[str, list[int]] = {}
    for seat, name in enumerate(names):
        seats.setdefault(fold(name) or name, []).append(seat)
    for equal in seats.values():
        if len(equal) > 1:
            marks = tuple(Mark(at("players", s, "name"), Text("`{name}`", name=names[s])) for s in equal)
            last = marks[-1]._replace(label=Text("`{name}` again", name=names[equal[-1]]))
            remedy = Text("give each player a name of its own; case and accents do not tell two apart")
            yield Finding(NAME_TWICE, (*marks[:-1], last), remedy, "last")


def _language(record: Any) -> Iterator[Finding]:
    if record.language is not None and language_of(record.language) is None:
        label = Text("`{typed}` is typed", typed=record.language)
        yield finding(UNKNOWN_LANGUAGE, at("language"), label, help=Text("type en (English) or fr (French)"))


def category_labels(info: Info) -> dict[str, Value]:
    """Return the labels of all categories that a score or a claim may name."""
    return {**info.categories, **OTHER_CATEGORIES}


@cache
def _category_names(label: Value) -> tuple[str, ...]:
    """Return a label as it may be typed: as it is printed in each language, and the names inside it."""
    if isinstance(label, Name):
        return label
    if isinstance(label, Text):
        inside = [name for value in label.values.values() if isinstance(value, Name) for name in value]
        return (*(label.render(language(code)) for code in LANGUAGES), *inside)
    return (str(label),)


def category_lexicon(info: Info) -> Lexicon[str]:
    """Return the lexicon of a game's categories: ids and printed labels in every language."""
    return Lexicon((key, (key, *_category_names(label))) for key, label in category_labels(info).items())


def _shown(key: str, label: Value) -> tuple[str | Name, ...]:
    """Return a category as it is offered: by its name in the language spoken, where it has one."""
    return (label, key) if isinstance(label, Name) else (key,)


def _categories(
    points: Iterable[str], place: Place, known: Lexicon[str], offered: Lexicon[str], found: list[Finding]
) -> dict[str, str]:
    """Return the categories that points are typed for, as typed; what is unknown or twice is found.

    `offered` holds those in play, for the help where nothing known is near.
    """
    typed: dict[str, str] = {}
    for word in points:
        here = place._replace(path=(*place.path, word), part=KEY)
        match = known.find(word)
        if match.found is None:
            near = 0 < len(match.several) <= _MOST_OFFERED or (
                not match.several and len(found) < MOST_HELPED and known.near(word)
            )
            look_up(word, known if near else offered, here, found, unknown=UNKNOWN_CATEGORY)
        elif match.found in typed:
            first = typed[match.found]
            label = Text("`{key}` is the same as `{first}`", key=word, first=first)
            before = Mark(
                place._replace(path=(*place.path, first), part=KEY), Text("`{key}` first", key=first)
            )
            found.append(Finding(KEY_TWICE, (Mark(here, label), before), Text("keep one of them"), "last"))
        else:
            typed[match.found] = word
    return typed


def _added_up(points: Mapping[str, int], total: int, place: Place) -> Iterator[Finding]:
    """A total typed beside categories is their sum."""
    added = sum(points.values()) - total
    if len(points) > 1 and added != total:
        label = Text("the categories make {added}, the total says {total}", added=added, total=total)
        remedy = Text("mend the number that is wrong, or take `total` off")
        yield finding(TOTAL_DIFFERS, place._replace(part=KEY), label, help=remedy)
