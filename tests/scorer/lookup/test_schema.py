"""The schema for editors: what `check` accepts is valid, a key that is not known is not."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from pydantic import BaseModel

from scorer.base.texts import language
from scorer.lookup.schema import schema, spelled
from scorer.record.shapes import fields
from scorer.record.unknown_keys import keys_of
from scoring_rules import GAMES, load_game
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.text import ENGLISH
from tests.paths import ROOT
from tests.tool import codes, read_text

RECORDS = [
    path
    for folder in ("tests/cases", "examples", "tests/golden")
    for path in sorted((ROOT / folder).rglob("*.yaml"))
    if not path.name.endswith(".expected.yaml")
]


class Core(yaml.SafeLoader):
    """Reads scalars as the core schema of YAML 1.2 has them, keys always as text."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012 - PyYAML's

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:  # noqa: ARG002
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


def whole(_: Core, node: yaml.ScalarNode) -> int:
    text = node.value
    return int(text, 0) if text[:2] in {"0o", "0x"} else int(text)


for tag, pattern, first in (
    ("null", r"~|null|Null|NULL|", "~nN\0"),
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", "-+0123456789"),
    (
        "float",
        r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
        "-+0123456789.",
    ),
):
    signs = ["" if sign == "\0" else sign for sign in first]
    Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"(?:{pattern})$"), signs)
Core.add_constructor("tag:yaml.org,2002:int", whole)


@cache
def validator(lang: str = "en", slug: str = "hutan") -> Draft202012Validator:
    made = schema(slug, language(lang))
    Draft202012Validator.check_schema(made)
    return Draft202012Validator(made)


def faults(text: str, slug: str = "hutan") -> list[str]:
    """Return where a record is not valid as one of a game."""
    read = yaml.load(text, Core)  # noqa: S506 - a safe loader
    return [each.json_path for each in validator(slug=slug).iter_errors(read)]


def accepted(text: str) -> bool:
    return codes(read_text(text)) == []


BOARD = "\n".join(["      . . . . . ."] * 6)
WHOLE = f"""\
game: hutan
title: 12
date: 28/11/2026
place: ~
remarks: no
language: fr
allow: HUT007 HUT041
readings: {{pairs: per_piece}}
winner: 7
mode: family
tiles: blue circle SE, pink circle SW / white circle NE, red circle NW
first_in_last_round: 7
order: 7, true
players:
  - name: 7
    board: |
{BOARD}
      = 0 trees
    pieces: {{trees: 0, animaux: 0}}
    adjustments: [{{points: -2, reason: 3.5}}]
    claimed: {{total: -2, trees: 0}}
    claims: [{{by: Papa, total: +47}}]
  - name: true
    counted: 012
"""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_that_check_accepts_is_valid(path: Path):
    text = path.read_text("utf-8")
    found = read_text(text, path.name, path.parent)
    if codes(found) == []:
        assert faults(text, found.slug or "") == []


def test_there_are_records():
    assert len(RECORDS) > 100


def test_a_record_with_everything_is_accepted_and_valid():
    assert accepted(WHOLE)
    assert faults(WHOLE) == []


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("allow: HUT007 HUT041", "allow: [HUT007, HUT041]"),
        ("winner: 7", "winner: [7]"),
        ("winner: 7", "winner:"),
        ("tiles: blue circle SE, pink circle SW / white circle NE, red circle NW", "tiles: first game"),
        (
            "tiles: blue circle SE, pink circle SW / white circle NE, red circle NW",
            "tiles:\n  - [blue circle SE, pink circle SW]\n  - white circle NE, red circle NW",
        ),
        ("pieces: {trees: 0, animaux: 0}", "pieces: [0 trees, 0 animaux]"),
        ("pieces: {trees: 0, animaux: 0}", "pieces: 0T 0A"),
        ("claimed: {total: -2, trees: 0}", "claimed: −2"),
        ("claimed: {total: -2, trees: 0}", 'claimed: "-2"'),
        *(("counted: 012", f"counted: {typed}") for typed in ("47 points", "４７", "n° 47", "'#47'", "− 4", "47 pts.")),
        *(
            (typed, f'{typed.split(":")[0]}: ""')
            for typed in (
                "title: 12",
                "date: 28/11/2026",
                "language: fr",
                "allow: HUT007 HUT041",
                "readings: {pairs: per_piece}",
                "winner: 7",
                "first_in_last_round: 7",
                "order: 7, true",
                "pieces: {trees: 0, animaux: 0}",
                "adjustments: [{points: -2, reason: 3.5}]",
                "claimed: {total: -2, trees: 0}",
                "claims: [{by: Papa, total: +47}]",
            )
        ),
        ("adjustments: [{points: -2, reason: 3.5}]", "adjustments: ~"),
        ("    claims: [{by: Papa, total: +47}]", "    claims:\n      - {par: Papa, Summe: 47}"),
        (f"    board: |\n{BOARD}\n      = 0 trees", f"    board: [{', '.join(['. . . . . .'] * 6)}]"),
        (f"    board: |\n{BOARD}\n      = 0 trees", f"    board:\n{BOARD}"),
    ],
)
def test_every_form_of_a_value_is_valid(long: str, short: str):
    assert WHOLE.count(long) == 1
    text = WHOLE.replace(long, short)
    assert accepted(text)
    assert faults(text) == []


HEAD = "game: hutan\nmode: standard\ntiles: first game\n"


@pytest.mark.parametrize(
    "players",
    [
        f"players:\n  Anna:\n    board: |\n{BOARD}\n  7: {{counted: 80}}\n",
        f"joueurs:\n  Anna: |\n{BOARD}\n",
        f"players:\n  Anna: [{', '.join(['. . . . . .'] * 6)}]\n",
        "players: [anna.yaml, 'ben.YML']\n",
        "players: anna.yaml, ben.YML\n",
    ],
)
def test_players_may_be_a_map_or_files(players: str, tmp_path: Path):
    for file, name in (("anna.yaml", "Anna"), ("ben.YML", "Ben")):
        (tmp_path / file).write_text(f"name: {name}\nboard: |\n{BOARD}\n")
    found = read_text(HEAD + players, folder=tmp_path)
    assert codes(found) == []
    assert faults(HEAD + players) == []


@pytest.mark.parametrize(
    ("key", "unknown"),
    [
        ("title: 12", "titel_: 12"),
        ("    board: |", "    bord: |"),
        ("points: -2", "pionts: -2"),
        ("by: Papa", "bye: Papa"),
        ("mode: family", "mode: family\nname: Anna"),
    ],
)
def test_a_key_that_is_not_known_is_not_valid(key: str, unknown: str):
    assert faults(WHOLE.replace(key, unknown)) != []


def models(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """Yield a model and those of the maps inside it."""
    yield model
    for shape in fields(model).values():
        inner = shape.model or (shape.inner and shape.inner.model)
        if inner:
            yield from models(inner)


KEYS = {
    f"{model.__name__}.{key}": (model, key, load_game(slug).keys)
    for slug in GAMES
    for model in models(load_game(slug).record())
    for key in fields(model)
}


@pytest.mark.parametrize(("model", "key", "keys"), list(KEYS.values()), ids=list(KEYS))
def test_every_word_for_a_key_is_valid_in_any_case_and_without_accents(model: type[BaseModel], key: str, keys: Keys):
    words, known = keys.spellings(key), keys_of(model, keys)
    pattern = re.compile(f"^(?:{spelled(words, known, key)})$")
    for word in words:
        for typed in (word, word.lower(), word.upper(), word.replace("_", " "), word.replace("_", "-")):
            assert pattern.search(typed), typed
        decomposed = unicodedata.normalize("NFD", word)
        assert pattern.search(decomposed)
        assert pattern.search("".join(each for each in decomposed if not unicodedata.combining(each)))
    for other in known.shown:
        assert other == key or not pattern.search(other), other


@pytest.mark.parametrize("slug", list(GAMES))
def test_every_game_has_a_schema(slug: str):
    made = schema(slug, ENGLISH)
    Draft202012Validator.check_schema(made)
    game = {"game": slug.replace("_", "-").upper()}
    assert Draft202012Validator(made).is_valid(game)
    assert not Draft202012Validator(made).is_valid({**game, "bogus": 1})


def test_values_of_another_kind_are_not_valid():
    assert faults(WHOLE.replace("title: 12", "title: [12]")) == ["$.title"]
    assert faults(WHOLE.replace("counted: 012", "counted: many")) != []
    assert faults(WHOLE.replace("game: hutan", "game: chess")) == ["$.game"]


def test_it_speaks_the_language_asked_for_and_its_keys_stay_english():
    english, french = validator("en").schema, validator("fr").schema
    assert list(english["properties"]) == list(french["properties"])
    assert english["properties"]["mode"] != french["properties"]["mode"]


def test_the_command_prints_it(run):
    first, again = run("schema", "Hutan"), run("schema", "hutan")
    assert first == again
    assert first.status == 0
    assert first.out.isascii()
    assert json.loads(first.out) == schema("hutan", ENGLISH)
