"""Finding a thing by any of its names, a part of one, or a slip."""

from __future__ import annotations

import pytest

from scoring_rules.frame.language.names import Lexicon, fold, lexicon, words


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("Sumatran Tiger", "sumatrantiger"),
        ("SUMATRAN_tiger", "sumatrantiger"),
        ("calao-rhinocéros", "calaorhinoceros"),
        ("Straße", "strasse"),
        ("STRASSE", "strasse"),
        ("groupe d’arbres", "groupedarbres"),
        ("groupe d'arbres", "groupedarbres"),
        ("bœuf", "boeuf"),
        ("Æsir", "aesir"),
        ("fjærkø", "fjaerko"),
        ("\u00a0e\u0301te\u0301\t1", "ete1"),
        ("ｒＴ", "rt"),
        ("İstanbul", "istanbul"),
        ("deer ♀", "deer♀"),
        ("--- ’ _", ""),
    ],
)
def test_a_name_is_folded(typed: str, folded: str) -> None:
    assert fold(typed) == folded
    assert fold(folded) == folded


def test_the_words_of_a_name_are_parted_by_what_is_folded_away() -> None:
    assert words("l’orang-outan (de Bornéo), 2/3") == ("l", "orang", "outan", "de", "borneo", "2", "3")


ANIMALS = lexicon(
    {
        "orangutan": ("orangutan", "orang-outan", "Orang-Utan"),
        "tiger": ("Sumatran tiger", "tigre de Sumatra"),
        "rhino": ("Sumatran rhino", "rhinocéros de Sumatra"),
        "hornbill": ("rhinoceros hornbill", "calao rhinocéros"),
        "stag": ("red deer",),
        "hind": ("red deer ♀",),
        "goose": ("goose", ""),
    }
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("orangutan", "orangutan"),
        ("ORANG OUTAN", "orangutan"),
        ("orangutans", "orangutan"),
        ("Sumatran tigers", "tiger"),
        ("tigre", "tiger"),
        ("tig", "tiger"),
        ("tiger", "tiger"),
        ("calao", "hornbill"),
        ("rhino", "rhino"),
        ("rhinos", "rhino"),
        ("outan", "orangutan"),
        ("oran", "orangutan"),
        ("red deer", "stag"),
        ("red deer ♀", "hind"),
        ("♀", "hind"),
        ("rhinoceros h", "hornbill"),
    ],
)
def test_a_thing_is_found_by_a_name_or_a_part_of_one(typed: str, found: str) -> None:
    match = ANIMALS.find(typed)
    assert (match.found, match.several) == (found, ())


@pytest.mark.parametrize(
    ("typed", "several"),
    [
        ("Sumatra", ("Sumatran tiger", "Sumatran rhino")),
        ("Sumatran", ("Sumatran tiger", "Sumatran rhino")),
        ("rhinocéros", ("Sumatran rhino", "rhinoceros hornbill")),
        ("deer", ("red deer", "red deer ♀")),
    ],
)
def test_what_fits_several_things_names_them_all(typed: str, several: tuple[str, ...]) -> None:
    match = ANIMALS.find(typed)
    assert match.found is None
    assert match.several == several


@pytest.mark.parametrize("typed", ["", " ", "-", "ti", "g", "iger", "langur", "tiger rhino", "♂"])
def test_what_is_too_short_or_unknown_finds_nothing(typed: str) -> None:
    assert ANIMALS.find(typed) == (None, ())


def test_a_whole_name_wins_over_a_part_of_another() -> None:
    known = lexicon({1: ("Anna",), 2: ("Anna Maria",), 3: ("Annabel",)})
    assert known.find("anna").found == 1
    assert known.find("anna m").found == 2
    assert known.find("ann").several == ("Anna", "Anna Maria", "Annabel")


def test_a_whole_word_wins_over_a_beginning() -> None:
    known = lexicon({1: ("grey areas",), 2: ("greyhound",)})
    assert known.find("grey").found == 1
    assert known.find("greyh").found == 2


def test_one_name_of_two_things_is_several() -> None:
    known = Lexicon([("wolf", ("wolf", "Wolf")), ("wolf (promo)", ("wolf, promo", "wolf"))])
    assert known.find("wolf").several == ("wolf", "wolf, promo")
    assert known.exact("wolf") is None


@pytest.mark.parametrize(("typed", "found"), [("Tigre de Sumatra", "tiger"), ("goose", "goose"), ("tigre", None)])
def test_exact_takes_whole_names_only(typed: str, found: str | None) -> None:
    assert ANIMALS.exact(typed) == found


def test_near_misses_are_offered_by_the_name_they_look_like() -> None:
    assert ANIMALS.near("orangoutang")[0] in {"orang-outan", "orangutan"}
    assert ANIMALS.near("gose") == ("goose",)
    assert ANIMALS.near("xylophone") == ()


def test_the_first_name_of_each_thing_is_shown() -> None:
    assert lexicon({1: ("tree", "arbre"), 2: ("animal", "animaux")}).shown == ("tree", "animal")
