"""The values that the schema knows: every word that a reader takes is valid, one of no thing is not."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import pytest

from scorer.lookup.patterns import text_of
from scorer.lookup.schema import schema
from scoring_rules import GAMES, load_game
from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.frame.language.names import SHORTEST_PART, fold, words
from scoring_rules.frame.language.text import ENGLISH
from scoring_rules.frame.typed.vocabulary import Signs, Vocabulary
from tests.scorer.lookup.test_schema import faults


@cache
def pattern(vocabulary: Vocabulary) -> re.Pattern[str]:
    return re.compile(text_of(vocabulary))


def takes(vocabulary: Vocabulary, typed: str) -> bool:
    return pattern(vocabulary).search(typed) is not None


def without_accents(name: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))


VOCABULARIES = {
    f"{slug}:{field}": known
    for slug in GAMES
    for field, known in load_game(slug).record().vocabularies().items()
    if isinstance(known, Vocabulary) and known.names
}


@pytest.mark.parametrize("known", VOCABULARIES.values(), ids=list(VOCABULARIES))
def test_every_name_is_taken_however_it_is_typed(known: Vocabulary):
    names = [each for called in known.names for each in ((called,) if isinstance(called, str) else called) if each]
    for name in names:
        forms = {
            name,
            name.upper(),
            without_accents(name),
            unicodedata.normalize("NFD", name),
            fold(name),
            f"«{name}»,",
        }
        forms |= {name.replace(" ", "_"), name.replace(" ", "-"), f"{words(name)[-1]}s"}
        forms |= {each[:end] for each in words(name) for end in range(SHORTEST_PART, len(each) + 1)}
        assert [form for form in forms if not takes(known, form)] == []


def test_cards_with_numbers_symbols_comments_and_counts_are_taken():
    known = load_game("forest_shuffle").record().vocabularies()["ForestPlayer.forest"]
    assert isinstance(known, Vocabulary)
    text = "oak: squirrel (beech), 2 hares x3 @alpine  # the third from the left, smudged\n  = 19 cards 6 hosts\n"
    assert takes(known, text)
    assert not takes(known, text.replace("hares", "haers"))
    for kind in KINDS.values():
        assert not takes(known, f"{kind.name.en}zzqq")


@pytest.mark.parametrize("typed", ["one", "ones", "twoish on", "o'ne", "3 one", "one-two", "onetwo", "ab", "TWO2"])
def test_words_that_are_known_their_beginnings_and_short_ones(typed: str):
    known = Vocabulary(("one", "twoish"), 2)
    assert takes(known, typed)


@pytest.mark.parametrize("typed", ["onne", "twoishly", "xyz", "one three", "oneish", "twooneq"])
def test_words_of_no_name_are_not_taken(typed: str):
    assert not takes(Vocabulary(("one", "twoish"), 2), typed)


@pytest.mark.parametrize(("typed", "taken"), [("24", True), ("#7 and 024", True), ("25", False), ("3 5 93", False)])
def test_numbers_end_with_the_last(typed: str, taken: bool):
    assert takes(Vocabulary((), 3, 24), typed) is taken


def test_signs_are_looked_for_anywhere():
    assert re.search(text_of(Signs("C3")), "one\nC2")
    assert not re.search(text_of(Signs("C3")), "one\nC2 C3")


RIGHT = [
    ("hutan", "mode: Avancé"),
    ("hutan", "tiles: rouge carré NO, bleue ronde SE / blanc rond NE, rose carrée SO"),
    ("hutan", "ecosystem: '#12, 5 et 7'"),
    ("hutan", "allow: [hut021]"),
    ("hutan", "players:\n  - name: A\n    board: |\n      A | rT wA ~~\n      = 3 et 4 animaux"),
    ("forest_shuffle", "boxes: Alpes et lisière"),
    ("forest_shuffle", "players: [{name: A, cave: bat cave 4}, {name: B, cave: 4}, {name: C, cave: {bat cave: 3}}]"),
    ("hexfolk", "players: [{name: A, settlements: C3.N, roads: [C3/E, B1.NW ne se, C3-C4]}]"),
    ("habitats", "edition: board game arena"),
    ("hortis", "players: [{name: A, grove: 'O1 C2:4 --:V3'}]"),
]
WRONG = [
    ("hutan", "mode: advancd", "$.mode"),
    ("hutan", "tiles: red square N, blue circle SE / white circle NE, pink square SW", "$.tiles"),
    ("hutan", "ecosystem: [3, 93]", "$.ecosystem"),
    ("hutan", "scenario: Z", "$.scenario"),
    ("hutan", "allow: HUT031", "$.allow"),
    ("hutan", "language: german", "$.language"),
    ("hutan", "players:\n  A: |\n      rT Tr", "$.players"),
    ("forest_shuffle", "players: [{name: A, forest: {oak: squirell}}]", "$.players"),
    ("forest_shuffle", "players: [{name: A, forest: [oak, 'oak: squirell']}]", "$.players"),
    ("forest_shuffle", "players: [{name: A, cave: four}]", "$.players"),
    ("forest_shuffle", "boxes: alpin woodlnd", "$.boxes"),
    ("hexfolk", "players: [{name: A, settlements: [C3.N, C3.Q]}]", "$.players"),
    ("hexfolk", "map: hugee", "$.map"),
    ("hexfolk", "tiles: {A1: forrest 3}", "$.tiles"),
    ("habitats", "edition: alplay", "$.edition"),
    ("hortis", "cards: [1, 19]", "$.cards"),
    ("hortis", "players: [{name: A, grove: 'O1 O3 C2:4'}]", "$.players"),
]


@pytest.mark.parametrize(("slug", "text"), RIGHT)
def test_what_a_reader_takes_is_valid(slug: str, text: str):
    assert faults(f"game: {slug}\n{text}\n", slug) == []


@pytest.mark.parametrize(("slug", "text", "at"), WRONG)
def test_a_value_of_no_thing_is_marked(slug: str, text: str, at: str):
    assert faults(f"game: {slug}\n{text}\n", slug) == [at]


@pytest.mark.parametrize("slug", GAMES)
def test_every_vocabulary_is_that_of_a_field(slug: str):
    made = schema(slug, ENGLISH)["$defs"]
    fields = load_game(slug).record().vocabularies()
    assert {next(first for first, each in fields.items() if each is known) for known in fields.values()} <= made.keys()
    models = {**made, load_game(slug).record().__name__: schema(slug, ENGLISH)}
    for field in fields:
        model, _, key = field.partition(".")
        assert key in models[model]["properties"], field
