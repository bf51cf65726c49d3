"""`scorer new --from` names again the files that the old record names, and copies what no new record could name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tool import errors, read_text

DECK = 'cartes:\n  5: ["C2 O2 O1", "-- V1 O1"]\nrecettes:\n  16: {objectif: 31}\n  17: {objectif: 30}\n'
HORTIS = """\
jeu: hortis
paquet: {file}
recettes: [16, 17]
joueurs:
  - {{nom: Odile, relevé: {{oranges: [4], citrons: [3], écureuil: non}}, recettes: [{{carte: 16, points: 5}}, {{carte: 17, points: 5}}]}}
"""
HABITATS = """\
jeu: habitats
édition: bga
tuiles: {file}
joueurs:
  - nom: Anne
    réserve: |
      ent lio
"""
TILES = "tuiles:\n  ent: entrée S\n  lio: animal savane GGF 5\n"
KINDS = {"hortis": (HORTIS, "paquet", DECK), "habitats": (HABITATS, "tuiles", TILES)}


def evening(folder: Path, game: str, file: str, typed: str = "") -> Path:
    """Return a record in a folder that names a file, which is there."""
    record, _, inside = KINDS[game]
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(inside, "utf-8")
    (folder / "old.yaml").write_text(record.format(file=typed or file), "utf-8")
    return folder / "old.yaml"


def line(text: str, key: str) -> str:
    return next(each for each in text.splitlines() if each.startswith(key))


def read_without_errors(path: Path):
    found = read_text(path.read_text("utf-8"), path.name, path.parent)
    assert [each.label for each in errors(found)] == []
    return found


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("file", ["mine.yaml", "les-miens/a_1.yaml", "les nôtres.yaml"])
def test_a_file_is_named_again(run, tmp_path: Path, game: str, file: str) -> None:
    old, new = evening(tmp_path, game, file), tmp_path / "new.yaml"
    assert run("new", game, str(new), "--from", str(old)).status == 0
    named = line(new.read_text("utf-8"), f"{KINDS[game][1]}:")
    assert named.split(": ", 1)[1].strip('"') == file
    settings = [read_without_errors(each).record for each in (old, new)]
    key = "deck" if game == "hortis" else "tiles"
    assert getattr(settings[0], key) == getattr(settings[1], key)


@pytest.mark.parametrize("game", KINDS)
def test_it_is_named_on_the_screen_too_and_from_a_folder_above(run, tmp_path: Path, game: str) -> None:
    old = evening(tmp_path / "mai", game, "mine.yaml")
    assert line(run("new", game, "--from", str(old)).out, KINDS[game][1]) == f"{KINDS[game][1]}: mine.yaml"
    new = tmp_path / "juin.yaml"
    assert run("new", game, str(new), "--from", str(old)).status == 0
    assert line(new.read_text("utf-8"), KINDS[game][1]) == f"{KINDS[game][1]}: mai/mine.yaml"
    read_without_errors(new)


@pytest.mark.parametrize("game", KINDS)
def test_what_lies_outside_of_the_new_folder_is_copied(run, tmp_path: Path, game: str) -> None:
    old = evening(tmp_path, game, "mine.yaml")
    new = tmp_path / "juin" / "new.yaml"
    new.parent.mkdir()
    assert run("new", game, str(new), "--from", str(old)).status == 0
    assert "mine.yaml" not in new.read_text("utf-8")
    read_without_errors(new)


def test_several_files_are_named_again(run, tmp_path: Path) -> None:
    old = evening(tmp_path, "habitats", "a.yaml", "[a.yaml, b.yaml]")
    (tmp_path / "b.yaml").write_text("tuiles:\n  zèb: animal savane F 2\n", "utf-8")
    new = tmp_path / "new.yaml"
    assert run("new", "habitats", str(new), "--from", str(old)).status == 0
    assert line(new.read_text("utf-8"), "tuiles") == "tuiles: [a.yaml, b.yaml]"
    read_without_errors(new)


def test_a_target_that_the_deck_gives_is_not_typed(run, tmp_path: Path) -> None:
    old, new = evening(tmp_path, "hortis", "mine.yaml"), tmp_path / "new.yaml"
    run("new", "hortis", str(new), "--from", str(old))
    assert not any(each.startswith("objectif:") for each in new.read_text("utf-8").splitlines())
    assert read_without_errors(new).table.settings.target == 61


def test_files_among_tiles_that_are_typed_are_copied_with_these(run, tmp_path: Path) -> None:
    old, new = evening(tmp_path, "habitats", "a.yaml", "[a.yaml, {zèb: animal savane F 2}]"), tmp_path / "new.yaml"
    assert run("new", "habitats", str(new), "--from", str(old)).status == 0
    assert [tile.token for tile in read_without_errors(new).table.tiles.values()] == ["ent", "lio", "zèb"]
