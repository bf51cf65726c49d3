"""Keep the French catalogue in step with the messages in the code: `python tools/catalogue.py`.

Collects every `Text("...")` of both packages, the titles of codes, the labels of
findings, the help texts of the commands and
the messages of click itself; keeps the translations there are, drops what is no longer said, and
compiles the result. What is left to translate has an empty `msgstr` in the .po file.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

import click
from babel.messages.catalog import Catalog
from babel.messages.catalog import Message as Entry
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("scoring_rules", "scorer")
PO = ROOT / "scorer" / "locale" / "fr" / "LC_MESSAGES" / "scorer.po"

_HELP = frozenset(("help", "short_help", "epilog", "metavar"))
_DEFINING = frozenset(("command", "group"))
_CODE_MAKERS = frozenset(("error", "warning", "note"))
_FINDING = frozenset(("finding", "lacking", "say", "at_last", "unread"))
_FINDING_AGAIN = frozenset(("again", "twice"))
_BEFORE_LABEL = 2
"""What makes findings: after the code and the place comes the label with its plural, or two labels."""
_GETTEXT = frozenset(("_", "gettext", "ngettext"))
# click translates this word, but from a variable.
_UNSEEN_IN_CLICK = "required"


class Message(NamedTuple):
    """A message to translate, and the file that says it."""

    singular: str
    plural: str | None
    file: str


class NotLiteralError(Exception):
    """A message that cannot be collected, because it is made when the program runs."""


class French(Catalog):
    """A catalogue whose head says nothing of dates and programs, so that it changes with its texts only."""

    mime_headers = (  # type: ignore[assignment]
        ("Language", "fr"),
        ("MIME-Version", "1.0"),
        ("Content-Type", "text/plain; charset=utf-8"),
        ("Content-Transfer-Encoding", "8bit"),
        ("Plural-Forms", "nplurals=2; plural=(n > 1);"),
        ("X-Click-Version", version("click")),
    )
    num_plurals = 2

    def __init__(self) -> None:
        super().__init__(header_comment="# French messages of scorer.", charset="utf-8", fuzzy=False)


def messages(root: Path = ROOT) -> list[Message]:
    """Return every message of the two packages below `root`.

    Raises:
        NotLiteralError: A `Text` or the title of a code is made of something else than literal strings.
    """
    files = (file for package in PACKAGES for file in sorted((root / package).rglob("*.py")))
    found = (each for file in files for each in in_source(file.read_text("utf-8"), _name(file, root)))
    return [message for message in found if message.singular]


def in_source(source: str, file: str) -> Iterator[Message]:
    """Yield the messages of one module: its texts, the titles of its codes, the help of its commands."""
    for node in ast.walk(ast.parse(source, file)):
        if isinstance(node, ast.Call) and _called(node) == "Text":
            yield _text(node, file)
        elif isinstance(node, ast.Call) and _makes_code(node):
            yield _title(node, file)
        elif isinstance(node, ast.Call) and _makes_finding(node):
            yield from _labels(node, file)
            yield from _help(node, file)
        elif isinstance(node, ast.Call) and _called(node) == "TemplateOption":
            yield from (Message(text, None, file) for each in node.args[2:3] if (text := _literal(each)))
        elif isinstance(node, ast.Call):
            yield from _help(node, file)
        elif isinstance(node, ast.FunctionDef) and _is_command(node):
            text = (ast.get_docstring(node) or "").partition("\f")[0].strip()
            if text:
                yield Message(text, None, file)


def in_click() -> Iterator[Message]:
    """Yield the messages of the installed click."""
    home = Path(click.__file__).parent
    for file in sorted(home.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _called(node) in _GETTEXT:
                texts = [text for each in node.args if (text := _literal(each)) is not None]
                if texts:
                    yield Message(texts[0], texts[1] if len(texts) > 1 else None, _name(file, home.parent))
    yield Message(_UNSEEN_IN_CLICK, None, "click/core.py")


def merged(wanted: Iterable[Message], known: Catalog) -> Catalog:
    """Return a catalogue of the wanted messages with the translations that are known."""
    catalogue = French()
    for message in wanted:
        old = known.get(message.singular)
        kept = old.string if old and bool(old.pluralizable) == bool(message.plural) else ""
        key = (message.singular, message.plural) if message.plural else message.singular
        catalogue.add(key, kept, locations=[(message.file, 0)], flags=old.flags & {"fuzzy"} if old else ())
    return catalogue


def read(po: bytes) -> Catalog:
    """Return the catalogue of a .po file."""
    return read_po(io.BytesIO(po), charset="utf-8", ignore_obsolete=True, abort_invalid=True)


def written(catalogue: Catalog) -> bytes:
    """Return the catalogue as a .po file: sorted, without line numbers."""
    file = io.BytesIO()
    write_po(file, catalogue, width=100, sort_output=True, ignore_obsolete=True, include_lineno=False)
    return file.getvalue()


def compiled(po: bytes) -> bytes:
    """Return the .mo file of a .po file."""
    catalogue = French()
    for message in read(po):
        if message.id:
            catalogue.add(message.id, message.string, flags=message.flags)
    file = io.BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def untranslated(catalogue: Catalog) -> list[str]:
    """Return the messages that have no translation yet, or an uncertain one."""
    return [
        message.id if isinstance(message.id, str) else message.id[0]
        for message in catalogue
        if message.id and (message.fuzzy or not all(strings(message)))
    ]


def strings(message: Entry) -> tuple[str, ...]:
    """Return the translation of a message, one string or two; empty ones where there is none."""
    translated = message.string or ""
    return (translated,) if isinstance(translated, str) else tuple(translated)


def main() -> int:
    """Bring the catalogue up to date; return the exit status."""
    try:
        wanted = [*messages(), *in_click()]
    except NotLiteralError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    po = written(merged(wanted, read(PO.read_bytes() if PO.exists() else b"")))
    PO.parent.mkdir(parents=True, exist_ok=True)
    PO.write_bytes(po)
    PO.with_suffix(".mo").write_bytes(compiled(po))
    left = untranslated(read(po))
    sys.stdout.write(f"{len(read(po))} messages, {len(left)} not translated\n")
    return 0


def _text(node: ast.Call, file: str) -> Message:
    match node.args:
        case [ast.Constant(value=str(singular))]:
            return Message(singular, None, file)
        case [ast.Constant(value=str(singular)), ast.Constant(value=str(plural))]:
            return Message(singular, plural, file)
    message = f"{file}:{node.lineno}: the messages of a Text are literal strings, one or two"
    raise NotLiteralError(message)


def _makes_code(node: ast.Call) -> bool:
    """Whether a call makes a code, as `error(1, "a title", "a.rule")` does."""
    match node.args:
        case [ast.Constant(value=int()), _, *_]:
            return _called(node) in _CODE_MAKERS
    return False


def _title(node: ast.Call, file: str) -> Message:
    title = _literal(node.args[1])
    if title is None:
        message = f"{file}:{node.lineno}: the title of a code is a literal string"
        raise NotLiteralError(message)
    return Message(title, None, file)


def _makes_finding(node: ast.Call) -> bool:
    """Whether a call makes a finding and has its label, as `finding(code, place, "a label")` does."""
    return _called(node) in _FINDING | _FINDING_AGAIN and len(node.args) > _BEFORE_LABEL


def _labels(node: ast.Call, file: str) -> Iterator[Message]:
    """Yield the labels of a finding; a `Text` there is collected as such."""
    labels = node.args[_BEFORE_LABEL:]
    if any(isinstance(label, ast.JoinedStr) for label in labels):
        message = f"{file}:{node.lineno}: the label of a finding is a literal string"
        raise NotLiteralError(message)
    literals = [_literals(label) for label in labels]
    match literals:
        case [[singular], [plural]] if _called(node) not in _FINDING_AGAIN:
            yield Message(singular, plural, file)
        case _:
            yield from (Message(text, None, file) for texts in literals for text in texts)


def _literals(node: ast.expr) -> list[str]:
    """Return the literal strings that an argument may be, both of `"a" if … else "b"`."""
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    text = _literal(node)
    return [] if text is None else [text]


def _help(node: ast.Call, file: str) -> Iterator[Message]:
    """Yield the help texts among the arguments of a call; a `Text` there is collected as such."""
    for keyword in node.keywords:
        if keyword.arg not in _HELP:
            continue
        if isinstance(keyword.value, ast.JoinedStr):
            message = f"{file}:{keyword.value.lineno}: a help text is a literal string"
            raise NotLiteralError(message)
        for text in filter(None, _literals(keyword.value)):
            yield Message(inspect.cleandoc(text), None, file)


def _is_command(node: ast.FunctionDef) -> bool:
    calls = (each for each in node.decorator_list if isinstance(each, ast.Call))
    return any(_called(each) in _DEFINING for each in calls)


def _called(node: ast.Call) -> str:
    """Return the last name of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _name(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix()


if __name__ == "__main__":
    sys.exit(main())
