"""How every point came about, as blocks to print: items, what counts, rules in words, drawings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from scorer.lookup import rulebook
from scorer.report.sketches import Sketch
from scorer.scoring.summary import claim, outcome, place_said, unchecked
from scoring_rules.frame.info import Info, Rule
from scoring_rules.frame.language.text import MINUS, Text, Value, written
from scoring_rules.frame.result import Category, Item, PlayerScore, Result


class Heading(NamedTuple):
    """What the blocks below are about: the game (level 1), a player (2) or a category (3)."""

    text: Value
    level: int


class Entry(NamedTuple):
    """An item and how its points come about; `places` are what counts for it, or was looked at in vain."""

    text: Value
    places: tuple[Value, ...] = ()
    counts: bool = True


class Paragraph(NamedTuple):
    """A sentence."""

    text: Value


class Quote(NamedTuple):
    """What the rules page says of a rule, in the page's mark-up."""

    rule: str
    text: str


class Drawing(NamedTuple):
    """A drawing, and what it shows in words."""

    text: Value
    lines: tuple[str, ...]


Block: TypeAlias = Heading | Entry | Paragraph | Quote | Drawing


class Subject(NamedTuple):
    """What is explained: the score of a whole table, in whose words, and how its boards are drawn.

    `heading` names the game, `rules` are those in force by their ids, `lang` is the language of the
    rules page, `labels` are the names of all that a claim may be about.
    """

    info: Info
    heading: Value
    result: Result
    rules: Mapping[str, Rule]
    lang: str
    labels: dict[str, Value]
    sketch: Sketch


def explain(subject: Subject, players: Sequence[PlayerScore], only: Collection[str] | None = None) -> Iterator[Block]:
    """Yield the blocks of some players of the table, each rule in words once.

    Args:
        subject: The score.
        players: Whose part of it.
        only: The ids of the categories to explain; all of them, and their sum, otherwise.
    """
    quoted: set[str] = set()
    yield Heading(subject.heading, 1)
    for player in players:
        for block in _player(subject, player, only):
            if isinstance(block, Quote):
                if block.rule in quoted:
                    continue
                quoted.add(block.rule)
            yield block
    if only is None and len(players) == len(subject.result.players):
        yield from _outcome(subject.result)
    if quoted:
        yield Heading(Text("More"), 2)
        yield Paragraph(Text("`scorer rules {game} RULE` shows a whole rule and its sources", game=subject.info.slug))


def rule_texts(subject: Subject, category: Category) -> dict[str, str]:
    """Return the beginning of the rules page on each rule of a category, by the rule's id.

    These are the rules that its items come from; where there are none, the one that looks for some. Where
    several do, it would say little that none of them found any.
    """
    looking = [key for key, rule in subject.rules.items() if rule.category == category.id]
    rules = dict.fromkeys(item.rule for item in category.items) or (looking if len(looking) == 1 else [])
    sections = {rule: rulebook.section(subject.info.slug, rule, subject.lang) for rule in rules}
    return {rule: rulebook.opening(section.body) for rule, section in sections.items() if section}


def reading_texts(subject: Subject, player: PlayerScore, category: Category) -> Iterator[Text]:
    """Yield for each ruling that would change a category what it would be worth, and what it is."""
    options = {(reading.id, option.id): option for reading in subject.info.readings for option in reading.options}
    readings = {reading.id: reading for reading in subject.info.readings}
    for ruling in subject.result.other_readings:
        if (ruling.player, ruling.category) == (player.name, category.id):
            yield Text(
                "sources differ: with `{ruling}` ({meaning}) it scores {other} instead of {points}",
                ruling=readings[ruling.reading].with_option(options[ruling.reading, ruling.option]),
                meaning=options[ruling.reading, ruling.option].text,
                other=_points(ruling.other),
                points=written(ruling.points),
            )


def _player(subject: Subject, player: PlayerScore, only: Collection[str] | None) -> Iterator[Block]:
    shown = [category for category in player.categories if only is None or category.id in only]
    drawn: dict[frozenset[str], Value] = {}
    yield Heading(_player_heading(player, len(subject.result.players)), 2)
    if not player.checked:
        yield Paragraph(unchecked(player))
    for category in shown:
        yield from _category(subject, player, category)
        yield from _drawing(subject, player, category, drawn)
    if only is None and len(shown) > 1:
        yield Heading(Text("Total · {points}", points=_points(player.total)), 3)
        yield Entry(_sum(player))
    yield from _claims(subject, player, lambda about: about not in {category.id for category in shown})


def _category(subject: Subject, player: PlayerScore, category: Category) -> Iterator[Block]:
    points = _points(category.points)
    say_place = place_said(subject.result)
    yield Heading(Text("{category} · {points}", category=category.label, points=points), 3)
    if not category.items:
        yield Paragraph(Text("nothing on the board scores here"))
    for item in category.items:
        yield Entry(_came_about(item), tuple(map(say_place, item.counting)), counts=item.points != 0)
    for text in reading_texts(subject, player, category):
        yield Paragraph(text)
    yield from _claims(subject, player, lambda about: about == category.id)
    for rule, words in rule_texts(subject, category).items():
        yield Quote(rule, words)


def _outcome(result: Result) -> Iterator[Block]:
    yield Heading(Text("Outcome"), 2)
    yield Paragraph(outcome(result))
    if result.tie_break is not None:
        yield Paragraph(result.tie_break.text)
    for note in result.notes:
        yield Paragraph(note)


def _claims(subject: Subject, player: PlayerScore, wanted: Callable[[str], bool]) -> Iterator[Paragraph]:
    """Yield what was claimed otherwise of the categories (or total, winner) that are wanted."""
    for difference in player.differences:
        if wanted(difference.category):
            yield Paragraph(claim(player, difference, subject.labels))


def _drawing(
    subject: Subject, player: PlayerScore, category: Category, drawn: dict[frozenset[str], Value]
) -> Iterator[Block]:
    """Yield the board with what counts, or which drawing already shows it: `drawn` says so and grows."""
    places = frozenset(place for item in category.items if item.points for place in item.places)
    lines = subject.sketch(player.name, places) if places else ()
    if places in drawn:
        yield Paragraph(Text("the same places as in the drawing for: {category}", category=drawn[places]))
    elif lines:
        drawn[places] = category.label
        yield Drawing(Text("{name}'s board, with what counts in brackets", name=player.name), lines)


def _player_heading(player: PlayerScore, players: int) -> Text:
    points = _points(player.total)
    if players == 1:
        return Text("{name} · {points}", name=player.name, points=points)
    return Text(
        "{name} · {points} · rank {rank} of {players}",
        name=player.name,
        points=points,
        rank=player.rank,
        players=players,
    )


def _came_about(item: Item) -> Text:
    points = _points(item.points)
    if item.working in {"", str(item.points)}:
        return Text("{label}: {points}", label=item.label, points=points)
    if isinstance(item.working, str):
        return Text("{label}: {working} = {points}", label=item.label, working=item.working, points=points)
    return Text("{label}: {points} · {working}", label=item.label, working=item.working, points=points)


def _sum(player: PlayerScore) -> Text:
    """Return the categories added up: `26 + 12 − 28 = 10 points`."""
    first, *others = [category.points for category in player.categories]
    terms = "".join(f" {MINUS} {-points}" if points < 0 else f" + {points}" for points in others)
    return Text("{working} = {points}", working=written(first) + terms, points=_points(player.total))


def _points(points: int) -> Text:
    return Text("{points} point", "{points} points", n=points, points=written(points))
