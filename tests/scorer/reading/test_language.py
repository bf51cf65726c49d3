"""The language of a record: as it says, else as its keys tell."""

from __future__ import annotations

import pytest

from tests.tool import codes, read_text


@pytest.mark.parametrize(
    ("record", "language"),
    [
        ("jeu: hexfolk\njoueurs:\n  - {nom: Ann, colonies: 2}\n", "fr"),
        ("game: hexfolk\nplayers:\n  - {name: Ann, settlements: 2}\n", None),
        ("jeu: hexfolk\nlangue: en\njoueurs:\n  - {nom: Ann, colonies: 2}\n", "en"),
        ("Spiel: hexfolk\nSpieler:\n  - {name: Ann, Siedlungen: 2}\n", None),
    ],
)
def test_it_is_told(record: str, language: str | None) -> None:
    found = read_text(record)
    assert codes(found) == []
    assert found.language == language


@pytest.mark.parametrize(
    ("record", "language"),
    [
        ('jeu: hutan\njoueurs:\n  - nom: Zoé\n    plateau: "lac\n', "fr"),
        ("game: hutan\nlangue : fr\nplayers:\n\t- name: Zoé\n", "fr"),
        ('jeu: hutan\nlangue: "anglais"\njoueurs:\n\t- nom: Zoé\n', "en"),
        ('game: hutan\nplayers:\n  - name: "Ann\n', None),
    ],
)
def test_it_is_told_where_the_file_cannot_be_parsed(record: str, language: str | None) -> None:
    found = read_text(record)
    assert codes(found)
    assert found.language == language


def test_words_of_the_language_of_the_record_come_first() -> None:
    forest = "  - nom: A\n    forêt: |\n      sapin blanc: pipistrelle\n"
    assert codes(read_text(f"jeu: forest_shuffle\nboîtes: Alpes et lisière\njoueurs:\n{forest}")) == []


RECORDS = {
    "hutan": (
        "jeu: hutan\nmode: avancé\n"
        "tuiles: bleu rond SE, rose rond en bas à gauche / blanc rond NE, rouge rond NO\n"
        "écosystème: {cards}\nmodification: {change}\njoueurs:\n  - nom: Léa\n    plateau: |\n"
        "      lac, ., jT, rouge-arbre, ., r\n      blanc-animal rT rT bT gT gA\n      wT rT rT bA wT wT\n"
        "      . _ gT yT rT ·\n      ~~ . yT yA lac vide\n      . . . wT w w\n"
    ),
    "hortis": (
        "jeu: hortis\njoueurs:\n  - nom: Odile\n"
        "    relevé: {{oranges: [4, panier], jaunes: [brouette], verts: [], écureuil: {squirrel}}}\n"
    ),
    "habitats": (
        "jeu: habitats\nédition: bga\ntuiles: {{ent: entrée S, por: porte G O 4}}\njoueurs:\n  - nom: Anne\n"
        "    réserve: |\n      savane forêt {water}\n      por ent eau\n"
    ),
}


@pytest.mark.parametrize("cards", ["n°12, n°17, 18, 23 et 24", "cartes 12, 17, 18, 23, 24.", "12/17/18/23/24", "12 - 17 - 18 - 23 - 24", "arbres en bordure, animaux près des lacs, arbres près des lacs, tuiles entièrement couvertes, lignes et colonnes complètes"])  # fmt: skip
@pytest.mark.parametrize("change", ["Supprimer la fertilisation", "6 rounds de 3 tours", "Doubler les points négatifs des zones inachevées et hétérogènes"])  # fmt: skip
def test_hutan_as_the_page_words_it(cards: str, change: str) -> None:
    found = read_text(RECORDS["hutan"].format(cards=cards, change=change))
    assert codes(found) in ([], ["HUT024"], ["HUT025"]), codes(found)
    assert len(found.table.settings.cards) == 5
    assert found.table.settings.modification


@pytest.mark.parametrize("squirrel", ["non utilisé", "aucun", "inutilisé", "0", "non"])
def test_hortis_as_the_page_words_it(squirrel: str) -> None:
    found = read_text(RECORDS["hortis"].format(squirrel=squirrel))
    assert codes(found) == []
    assert [die.value for die in found.table.seats[0].board.dice] == [4, 10, 15]


@pytest.mark.parametrize("water", ["eau", "E", "S", "lE", "W"])
def test_habitats_as_the_page_words_it(water: str) -> None:
    found = read_text(RECORDS["habitats"].format(water=water))
    assert codes(found) == []
    assert found.table.tiles["por"].sides == (3,)
