"""A record to fill in: a small forest for each player as an example in comments, typed as people say it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scoring_rules.forest_shuffle.data.words import BASE, BOXES, CAVES, SYMBOLS
from scoring_rules.forest_shuffle.reading.setup import read_boxes
from scoring_rules.forest_shuffle.table import Settings, Table
from scoring_rules.frame.finding import Findings
from scoring_rules.frame.language.text import Name, Text
from scoring_rules.frame.template import Line, Template, TemplateOption, name_line
from scoring_rules.frame.typed.forms import joined_words
from scoring_rules.frame.typed.place import at

OPTIONS = (
    TemplateOption(
        "boxes", Text("The boxes in play besides the base game, as in `alpine woodland_edge`."), "BOXES"
    ),
)  # fmt: skip

_PLAYERS = ("Anna", "Ben")
_BASE = Name("base", "base")
_FORESTS = {
    "en": (
        ("beech: chaffinch, hedgehog, european hare x2, red fox", "oak", "birch x2"),
        ("linden: woodpecker, wood ant", "birch x2", "sapling: gnat"),
    ),
    "fr": (
        ("hêtre: pinson, hérisson commun, lièvre d'Europe x2, renard roux", "chêne", "bouleau x2"),
        ("tilleul: pic épeiche, fourmi", "bouleau x2", "pousse: moustique"),
    ),
}
_COMMENTS = (
    Text("One host per line: a tree, or `sapling` for a card face down, then the cards around it."),
    Text("One word of a name is enough, in English, French or German; x2 for two of them."),
    Text("A symbol in brackets, `roe deer (beech)`, only where a total depends on it;"),
    Text(
        "or how many cards show it, hosts included: `symbols: {{{symbol}: 4}}` below the name.", symbol=SYMBOLS["beech"]
    ),
)


def template(wanted: Template, findings: Findings) -> tuple[Line, ...]:
    """Return the settings, and a forest to be written over for each player; see `frame.game.Templates`."""
    settings = _settings(wanted.like)
    if "boxes" in wanted.options:
        words = joined_words(wanted.options["boxes"])
        wrong = Findings()
        boxes = read_boxes(words, wrong)
        findings += (
            finding._replace(marks=tuple(mark._replace(place=at("boxes")) for mark in finding.marks))
            for finding in wrong
        )
        settings = settings if wrong else settings._replace(boxes=boxes)
    lines = [
        *_head(settings, wanted),
        Line(""),
        *(Line("", comment) for comment in (*_COMMENTS, *_of_caves(settings))),
        Line(""),
        Line("players:"),
    ]
    forests = _FORESTS.get(wanted.language, _FORESTS["en"])
    for number, name in enumerate(wanted.players or _PLAYERS):
        lines += [*([Line("")] if number else []), *_player(name, forests[number % len(forests)], wanted)]
    return tuple(lines)


def _settings(like: Table | None) -> Settings:
    return Settings() if like is None else like.settings


def _head(settings: Settings, wanted: Template) -> Iterator[Line]:
    further = [wanted.word(BOXES[box]) for box in settings.boxes if box != BASE]
    others = tuple(name for box, name in BOXES.items() if box != BASE)
    text = Text("the base game, and what was in play: {boxes}", boxes=others)
    yield Line(f"boxes: {', '.join(further) or wanted.word(_BASE)}", text)


def _of_caves(settings: Settings) -> Iterator[Text]:
    """Yield how the caves of the boxes in play are typed, where there are others than the plain one."""
    caves = tuple(cave.name for cave in CAVES.values() if cave.box in settings.boxes and cave.box != BASE)
    if caves:
        yield Text("The name of a cave comes before the number, `cave: {cave} 0`, one of these:", cave=caves[0])
        yield Text("{caves}.", caves=caves)


def _player(name: str, forest: Sequence[str], wanted: Template) -> Iterator[Line]:
    yield name_line(name)
    yield Line("    cave: 0", Text("cards in the cave"))
    yield Line("    forest: |")
    yield from (Line(f"      # {line}") for line in forest)
    yield from wanted.control_lines(6)
