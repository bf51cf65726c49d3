"""Messages and names in both languages."""

import gettext
import os
from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from scorer.base import texts
from scorer.base.texts import language, speak
from scoring_rules.frame.language.text import Name, People, Text

OAK = Name("oak", "chêne", "Eiche")
UNTRANSLATED = Name("meeple", "", "")


def errors(n: int) -> Text:
    return Text("{n} error", "{n} errors", n=n)


@pytest.mark.parametrize(
    ("n", "french"), [(0, "0 erreur"), (1, "1 erreur"), (2, "2 erreurs"), (-1, "−1 erreur"), (-2, "−2 erreurs")]
)
def test_french_plurals(n: int, french: str):
    assert errors(n).render(language("fr")) == french


@pytest.mark.parametrize(("n", "english"), [(0, "0 errors"), (1, "1 error"), (2, "2 errors"), (-1, "−1 errors")])
def test_english_plurals(n: int, english: str):
    assert errors(n).render(language("en")) == english


def test_values_are_translated_and_joined():
    nested = Text("{counts} in {n} file", "{counts} in {n} files", counts=(errors(2), errors(1)), n=3)
    assert nested.render(language("fr")) == "2 erreurs, 1 erreur dans 3 fichiers"


def test_values_are_never_templates():
    hostile = Text("help: {help}", help="{n} {0.__class__} %s")
    assert hostile.render(language("fr")) == "aide\u00a0: {n} {0.__class__} %s"


@pytest.mark.parametrize("message", [Text("surely nobody translated this"), Text("")])
def test_what_is_not_translated_stays_english(message: Text):
    assert message.render(language("fr")) == str(message)


def test_names_follow_the_messages_or_their_own_language():
    assert [language("en").name(OAK), language("fr").name(OAK)] == ["oak", "chêne"]
    assert language("fr", "de").name(OAK) == "Eiche"
    assert language("fr", "en").name(OAK) == "oak"
    assert {language("fr", names).name(UNTRANSLATED) for names in texts.NAMES} == {"meeple"}


@pytest.mark.parametrize(("code", "names"), [("de", None), ("", None), ("fr", "nl")])
def test_other_languages_are_refused(code: str, names: str | None):
    with pytest.raises(ValueError, match="no such language"):
        language(code, names)


def test_english_reads_no_catalogue(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(texts, "_catalogue")
    assert errors(2).render(language("en")) == "2 errors"


@pytest.fixture
def global_gettext() -> Iterator[None]:
    domain, asked = gettext.textdomain(), os.environ.get("LANGUAGE")
    yield
    gettext.textdomain(domain)
    os.environ.pop("LANGUAGE", None)
    if asked is not None:
        os.environ["LANGUAGE"] = asked


def told(*arguments: str) -> str:
    @click.command()
    @click.argument("file", type=click.Path(exists=True, dir_okay=False))
    @click.option("--format", type=click.Choice(["text", "json"]))
    @click.option("--players", type=int)
    def command(file: str, format: str, players: int) -> None:
        """Do."""

    return CliRunner().invoke(command, arguments).output


@pytest.mark.usefixtures("global_gettext")
@pytest.mark.parametrize(
    ("arguments", "french"),
    [
        ((), "Il manque l’argument 'FILE'."),
        (("--help",), "Utilisation\u00a0: command"),
        (("--help",), "Options\u00a0:"),
        (("--help",), "Affiche cette aide et s’arrête."),
        (("--formt", "x"), "L’option '--formt' n’existe pas. Vouliez-vous dire '--format'\u00a0?"),
        (("--format", "xml", "."), "'xml' ne convient pas, au choix\u00a0: 'text', 'json'."),
        (("--players", "x", "."), "'x' n’est pas un nombre correct"),
        (("nowhere.yaml",), "Fichier 'nowhere.yaml' introuvable."),
        ((__file__, "b", "c"), "Arguments en trop (b c)"),
        ((__file__, "b"), "Argument en trop (b)"),
    ],
)
def test_the_command_line_speaks_french(arguments: tuple[str, ...], french: str):
    speak("fr")
    assert french in told(*arguments)


@pytest.mark.usefixtures("global_gettext")
def test_the_command_line_speaks_english_again():
    speak("fr")
    speak("en")
    assert "Missing argument" in told()


def test_people_are_joined_with_an_and() -> None:
    spoken = Text("{who}", who=People(("A", "B", "C")))
    assert str(spoken) == "A, B and C"
    assert spoken.render(language("fr")) == "A, B et C"
    assert str(Text("{who}", who=People(("A",)))) == "A"
