"""Numbers, slots and drawings typed in ways that are not read: what they are is said, with what to type."""

from __future__ import annotations

import pytest

from scorer.base.texts import language
from scoring_rules.forest_shuffle.board.printing import KINDS
from scoring_rules.forest_shuffle.data.words import SLOTS
from scoring_rules.forest_shuffle.reading.card_slips import number_slip, slot_slip
from scoring_rules.forest_shuffle.reading.line_slips import drawn_line
from scoring_rules.forest_shuffle.showing.sketch import sketch
from scoring_rules.frame.language.text import render
from tests.paths import EXAMPLES
from tests.scoring_rules.forest_shuffle.reading import read_typed, record, table, wrong

SOIREE = EXAMPLES / "forest_shuffle" / "soiree.yaml"
COPIES = {
    "birch two": "birch x2",
    "bouleau deux": "bouleau x2",
    "bouleau 2": "bouleau x2",
    "bouleau2": "bouleau x2",
    "bouleau 2x": "bouleau x2",
    "bouleau (2)": "bouleau x2",
    "bouleau (x2)": "bouleau x2",
    "bouleau fois 3": "bouleau x3",
    "2x bouleau": "bouleau x2",
    "2xbouleau": "bouleau x2",
    "x2 bouleau": "bouleau x2",
    "zwei Birken": "Birken x2",
    "hêtre: lièvre x trois": "lièvre x3",
    "hêtre: 2 xylocopes": "xylocopes x2",
    "hêtre: lièvre (tilleul) 2": "lièvre (tilleul) x2",
    "2 beech": "beech x2",
    "le bouleau": "bouleau",
    "hêtre: l'écureuil": "écureuil",
    "hêtre: un hérisson": "hérisson",
}
LOST = {"hêtre: lièvre 2 (tilleul)": "lièvre (tilleul) x2", "birch: 2": "birch x2"}
AT_SLOTS = {
    "left hare": "{left: hare}",
    "gauche Lièvre": "{left: Lièvre}",
    "gauche: lièvre": "{left: lièvre}",
    "{gauche: lièvre x2}": "{left: lièvre x2}",
    "lièvre à gauche": "{left: lièvre}",
    "lièvre (gauche)": "{left: lièvre}",
    "hare on the right": "{right: hare}",
    "haut pinson": "{top: pinson}",
}


@pytest.mark.parametrize(("line", "meant"), COPIES.items())
def test_a_number_and_an_article_may_come_first(line: str, meant: str) -> None:
    host, colon, _ = line.partition(":")
    plain = f"{host}: {meant}" if colon else meant
    typed, wanted = (read_typed(record(text)) for text in (line, plain))
    assert [each.code for each in typed.diagnostics] == [each.code for each in wanted.diagnostics]
    if not wanted.has_errors:
        assert typed.table.seats[0].board.kinds == wanted.table.seats[0].board.kinds


@pytest.mark.parametrize(("line", "mended"), LOST.items())
def test_a_number_of_copies_is_not_lost(line: str, mended: str) -> None:
    (found,) = read_typed(record(line)).diagnostics
    assert found.code.id == "FOR017"
    assert f"`{mended}`" in str(found.help)


@pytest.mark.parametrize("typed", ["toad*2", "toad ×2", "toad x 2", "toad×2"])
def test_a_sign_of_multiplication_needs_no_blank(typed: str) -> None:
    (host,) = table(record(f"beech: {typed}")).seats[0].board.hosts
    assert [face.printing.kind.id for face in host.bottom] == ["common_toad"] * 2


def test_none_of_a_card_is_not_typed() -> None:
    (found,) = read_typed(record("birch 0")).diagnostics
    assert "remove it" in str(found.help)


@pytest.mark.parametrize(("typed", "mended"), AT_SLOTS.items())
def test_how_slots_are_typed_is_said(typed: str, mended: str) -> None:
    (found,) = read_typed(record(f"beech: {typed}")).diagnostics
    assert found.code.id == "FOR017"
    assert f"`- beech: {mended}`" in str(found.help)
    assert "without `|`" in str(found.help)


def test_the_words_for_slots_are_its_keys_in_a_list() -> None:
    for spoken in ("en", "fr", "de"):
        keys = [getattr(name, spoken) for name in SLOTS.values()]
        typed = ", ".join(map("{}: {}".format, keys, ("chaffinch", "moss", "european hare", "european hare")))
        text = record("oak").replace("forest: |\n      oak", f"forest:\n      - oak: {{{typed}}}")
        (host,) = table(text).seats[0].board.hosts
        assert [len(slot) for slot in host.slots] == [1, 1, 1, 1]


def test_no_name_of_a_card_is_taken_for_a_number_or_a_slot() -> None:
    names = [name for kind in KINDS.values() for name in (*kind.name, *kind.also)]
    assert [name for name in names if number_slip(name) or slot_slip(name) or drawn_line(name, ())] == []


@pytest.mark.parametrize("between", ["en face de", "opposite", "gegenüber"])
def test_what_lies_across_is_typed_with_a_comma(between: str) -> None:
    (found,) = read_typed(record(f"oak: loir {between} barbastelle")).diagnostics
    assert "`loir, barbastelle`" in str(found.help)


@pytest.mark.parametrize("typed", ["mésange", "perdrix", "mouton"])
def test_a_name_that_is_hardly_alike_is_not_offered(typed: str) -> None:
    (found,) = read_typed(record(f"oak: {typed}")).diagnostics
    assert found.code.id == "FOR011"
    assert "did you mean" not in str(found.help)


def test_a_line_of_a_drawing_is_one_slip() -> None:
    text = record("n° 6 Pousse d’arbre : ↑ [Paon-du-jour], ↓ Mûre")
    (found,) = read_typed(text).diagnostics
    assert "`Pousse d’arbre: Paon-du-jour, Mûre`" in str(found.help)
    assert wrong(record("[no. 3 Oak]")) == ["FOR017"]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_drawing_is_typed_as_it_is_mended(lang: str, plain: bool) -> None:
    given = table(SOIREE.read_text("utf-8"))
    for seat, each in enumerate(given.seats):
        if each.board is None:
            continue
        marked = frozenset({"1 " + each.board.hosts[0].face.printing.kind.name.en.lower()})
        drawn = [render(line, language(lang)) for line in sketch(given, seat, marked, plain=plain)]
        mended = [drawn_line(*_split(line)) for line in drawn]
        assert None not in mended
        hosts = table(record("\n".join(map(str, mended)))).seats[0].board.hosts
        assert [_kinds(host) for host in hosts] == [_kinds(host) for host in each.board.hosts]


def _split(line: str) -> tuple[str, list[str]]:
    name, _, cards = line.partition(":")
    return name, [card for part in cards.split(",") for card in part.split("+") if card.strip()]


def _kinds(host: object) -> list[list[str]]:
    top, bottom, left, right = ([face.printing.kind.id for face in slot] for slot in host.slots)  # type: ignore[attr-defined]
    return [sorted(top), sorted(bottom), sorted(left + right)]
