"""What a game was played with stands in its head: on the screen, in JSON, on paper."""

from __future__ import annotations

import io
from pathlib import Path

import pypdf
import pytest

from scorer.base.languages import LANGUAGES
from scorer.base.texts import language
from scorer.report.heading import heading
from scorer.scoring.score import score
from scoring_rules.frame.language.text import render
from tests.tool import read_text

PLAYED = {
    "scenario": (
        "game: hutan\nscenario: B\nmodification: double_negative\nmode: advanced\nplayers: {Anna: {counted: 3}}\n",
        "Hutan · advanced · scenario B, 80 points to reach · cards 6, 7, 9, 15, 17 · modification: double negative",
        "Hutan · avancé · scénario B, 80 points à atteindre · cartes 6, 7, 9, 15, 17 · modification : négatifs doublés",
    ),
    "boxes": (
        "game: forest_shuffle\nboxes: alpine promo\nplayers: {Anna: {counted: 3}}\n",
        "Forest Shuffle · with Alpine, promo cards",
        "Forêt Mixte · avec Alpes, cartes promo",
    ),
    "base": (
        "game: forest_shuffle\nplayers: {Anna: {counted: 3}}\n",
        "Forest Shuffle · base game",
        "Forêt Mixte · jeu de base",
    ),
    "edition": (
        "game: habitats\nedition: cwali\nplayers: {Anna: {counted: 3}}\n",
        "Habitats · Cwali edition",
        "Habitats · édition Cwali",
    ),
    "target": (
        "game: hortis\nrecipes: [3, 7]\ntarget: 40\nplayers: {Anna: {counted: 3}}\n",
        "Hortis (Grove) · recipes 3, 7 · target 40",
        "Hortis · recettes 3, 7 · objectif : 40",
    ),
    "options": (
        (
            "game: hexfolk\ntarget: 12\nturn: Anna\noptions: {friendly_robber: yes}\n"
            "players: {Anna: {counted: 12}, Ben: {counted: 3}}\n"
        ),
        "Hexfolk · standard map · target 12 · the turn of Anna · friendly robber",
        "Hexfolk · carte standard · objectif : 12 · tour : Anna · voleur amical",
    ),
    "extensions": (
        (
            "game: hexfolk\ntarget: 18\nextensions: [Rivers]\noptions: {robber: no, special_awards: no}\n"
            "players: {Anna: {counted: 12}, Ben: {counted: 3}}\n"
        ),
        "Hexfolk · standard map · target 18 · no special awards · no robber · with Rivers",
        "Hexfolk · carte standard · objectif : 18 · sans récompenses spéciales · sans voleur · avec Rivers",
    ),
}


@pytest.mark.parametrize("case", PLAYED)
def test_the_head_says_what_was_played(case: str) -> None:
    record, *said = PLAYED[case]
    found = read_text(record)
    assert not found.has_errors, [str(each) for each in found.diagnostics]
    assert found.game is not None
    head = heading(found.game.info, found.record, score(found.game, found.record, found.table))
    for code, line in zip(("en", "fr"), said, strict=True):
        assert code in LANGUAGES
        assert render(head, language(code)).replace("\N{NO-BREAK SPACE}", " ") == line


def test_the_sheet_has_it_in_its_head(run, tmp_path: Path) -> None:
    record, head, _ = PLAYED["scenario"]
    (tmp_path / "game.yaml").write_text(record)
    assert run("sheet", str(tmp_path / "game.yaml")).status == 0
    page = pypdf.PdfReader(io.BytesIO((tmp_path / "game.pdf").read_bytes())).pages[0].extract_text()
    assert head in " ".join(page.split())
