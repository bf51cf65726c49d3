"""The JSON Schema of a game's record, for editors: made from the shape of its record model.

Every record that `check` accepts is valid as a YAML 1.2 reader reads it: scalars may arrive as strings,
numbers, true, false or null, short forms stand beside long ones, keys may be French or German. A key
that is not known is not valid, nor is a word that no thing of the game is called, where only these may stand
(`scoring_rules.frame.typed.vocabulary`). Everything else that may be wrong is left to `check`, which says it
better; so nothing is required.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pydantic import BaseModel

from scorer.base.languages import LANGUAGES
from scorer.lookup.field_help import field_help
from scorer.lookup.known_words import text_limits
from scorer.record.shapes import Shape, fields
from scorer.record.unknown_keys import keys_of
from scoring_rules import GAMES, load_game
from scoring_rules.frame.info import Info, Option
from scoring_rules.frame.language.keys import Keys
from scoring_rules.frame.language.names import Lexicon
from scoring_rules.frame.language.text import Language, Text, Value, render
from scoring_rules.frame.record import FileOf
from scoring_rules.frame.typed.form import Alternative, ListOf, MapOf, Typed
from scoring_rules.frame.typed.forms import TOTAL
from scoring_rules.titles import spellings

Schema: TypeAlias = dict[str, Any]

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
_TEXT: Schema = {"$ref": "#/$defs/text"}
_WHOLE: Schema = {"$ref": "#/$defs/whole"}
_NOTHING: Schema = {"type": ["null", "string"], "maxLength": 0}
"""A value that is not given: no text, with quotes or without."""
_FILES: Schema = {"$ref": "#/$defs/files"}
_SCALARS: dict[str, Schema] = {
    "text": {"type": ["string", "number", "boolean", "null"]},
    "whole": {
        "type": ["integer", "string", "null"],
        "minimum": -999_999,
        "maximum": 999_999,
        "pattern": r"^[^0-9A-Za-z]*(?:[nN][°ºoOrR]\.?)?[^0-9A-Za-z]*(?:[0-9]{1,6}(?![0-9.,])[^0-9]*)?$",
    },
    "files": {"type": "string", "pattern": r"\.([yY][aA]?[mM][lL]|[jJ][sS][oO][nN])\s*$"},
}

Thing = TypeVar("Thing")

_BETWEEN = r"[\s_'’\-]*"
_ACCENT = r"[\u0300-\u036f]?"
_ENDINGS = ("", "s", "x")


def schema(slug: str, language: Language) -> Schema:
    """Return the schema of the records of a game, its descriptions in `language`."""
    game = load_game(slug)
    info, model = game.info, game.record()
    files = {each.field: each for each in model.FILES}
    maker = _Maker(info, game.keys, files, language, dict(_SCALARS), text_limits(info, model))
    title = Text("record of a game of {game}", game=info.name).render(language)
    whole = maker.model(model, "#")
    return {"$schema": _DIALECT, "title": title, **whole, "$defs": maker.definitions}


def as_text(slug: str, language: Language) -> str:
    """Return the schema as a file holds it: escaped to ASCII, which no shell's own encoding harms."""
    return f"{json.dumps(schema(slug, language), indent=1)}\n"


def _any(*of: Schema) -> Schema:
    """Return the schema of a value that fits one of several."""
    flat = [inner for each in of for inner in (each["anyOf"] if list(each) == ["anyOf"] else [each])]
    return flat[0] if len(flat) == 1 else {"anyOf": flat}


def _given_or_not(*of: Schema) -> Schema:
    """Return the schema of a value that fits one of several, or is not given."""
    fitting = _any(*of)
    takes_nothing = any(each in (_TEXT, _WHOLE) for each in fitting.get("anyOf", [fitting]))
    return fitting if takes_nothing else _any(fitting, _NOTHING)


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _map(values: Schema, known: Mapping[str, Schema] | None = None) -> Schema:
    """Return the schema of a map with keys of the user's own, of which some are suggested."""
    suggested = {"properties": dict(known)} if known else {}
    return {"type": "object", **suggested, "additionalProperties": values}


class _Maker(NamedTuple):
    """What the parts of one schema are made from; `definitions` fills up with the models met."""

    info: Info
    keys: Keys
    files: Mapping[str, FileOf]
    language: Language
    definitions: dict[str, Schema]
    limits: Mapping[str, tuple[str, Mapping[str, Any]]]

    def model(self, model: type[BaseModel], here: str) -> Schema:
        """Return the schema of a map with fixed keys, which stands at `here` in the whole schema."""
        texts = field_help(self.info, self.keys.board)
        properties, patterns = {}, {}
        for key, shape in fields(model).items():
            text = {"description": render(texts[key], self.language)} if key in texts else {}
            properties[key] = {**text, **self._field(key, shape, self._text(f"{model.__name__}.{key}"))}
            words = spelled(self.keys.spellings(key), keys_of(model, self.keys), key)
            patterns[f"^(?!{key}$)(?:{words})$"] = {"$ref": f"{here}/properties/{key}"}
        return {
            "type": "object",
            "properties": properties,
            "patternProperties": patterns,
            "additionalProperties": False,
        }

    def _text(self, field: str) -> Schema:
        """Return the schema of a text in a field: of any, or of one whose words are known."""
        if field not in self.limits:
            return _TEXT
        name, limits = self.limits[field]
        self.definitions.setdefault(name, {**_SCALARS["text"], **limits})
        return {"$ref": f"#/$defs/{name}"}

    def _field(self, key: str, shape: Shape, text: Schema) -> Schema:
        file = self.files.get(key)
        if file is None:
            return _given_or_not(*self._forms(key, shape, text))
        if file.many and shape.inner is not None:
            entries = _list(_given_or_not(*self._forms(key, shape.inner, text), _FILES))
            return _any(entries, *self._short(key, shape, text), _FILES)
        return _given_or_not(*self._forms(key, shape, text), _FILES)

    def _forms(self, key: str, shape: Shape, text: Schema = _TEXT) -> list[Schema]:
        """Return the schemas of all forms of a value, the long one first; `text` is that of a text in it."""
        return [self._long(key, shape, text), *self._short(key, shape, text)]

    def _long(self, key: str, shape: Shape, text: Schema) -> Schema:
        if shape.model is not None:
            return self._reference(shape.model)
        if shape.inner is None:
            return self._scalar(key, shape, text)
        if shape.kind == "map":
            values = _given_or_not(*self._forms("", shape.inner, text))
            return _map(values, self._known_keys(key, shape))
        of_items = shape.form and shape.form.items
        inner = shape.inner._replace(form=of_items) if of_items else shape.inner
        return _list(_given_or_not(*self._forms(key, inner, text)))

    def _short(self, key: str, shape: Shape, text: Schema) -> list[Schema]:
        """Return the schemas of the short forms that a value may have."""
        suggested = list(self._suggested(key)) if shape.form is not None and Typed.TEXT in shape.form.also else []
        return [] if shape.form is None else [*suggested, *self._all(shape.form.also, shape, text)]

    def _all(self, alternatives: Iterable[Alternative], shape: Shape, text: Schema) -> list[Schema]:
        return [schema for typed in alternatives for schema in self._also(typed, shape, text)]

    def _also(self, typed: Alternative, shape: Shape, text: Schema) -> Iterable[Schema]:
        """Yield the schemas of what may be typed beside the long form of a value."""
        match typed:
            case Typed.TEXT:
                yield text
            case Typed.WHOLE:
                yield _WHOLE
            case Typed.INNER if shape.inner is not None:
                yield from self._forms("", shape.inner, text)
            case Typed.FIRST if shape.model is not None:
                yield from self._forms("", next(iter(fields(shape.model).values())))
            case Typed.BOARD if shape.inner is not None and shape.inner.model is not None:
                model, key = shape.inner.model, self.keys.board
                board = fields(model).get(key)
                yield from self._forms(key, board, self._text(f"{model.__name__}.{key}")) if board is not None else ()
            case ListOf(items):
                yield _list(_any(*self._all(items, shape, text)))
            case MapOf(values):
                yield _map(_given_or_not(*self._all(values, shape, text)))

    def _reference(self, model: type[BaseModel]) -> Schema:
        path = f"#/$defs/{model.__name__}"
        if model.__name__ not in self.definitions:
            self.definitions[model.__name__] = self.model(model, path)
        return {"$ref": path}

    def _scalar(self, key: str, shape: Shape, text: Schema) -> Schema:
        """Return the schema of a value of text, with what is suggested for this key."""
        if key == "game":
            games = Lexicon((slug, spellings(slug)) for slug in GAMES)
            words = spelled(spellings(self.info.slug), games, self.info.slug)
            other = {"type": "string", "pattern": f"^(?:{words})$"}
            return _any({"const": self.info.slug}, other)
        return _any(*self._suggested(key), _WHOLE if shape.scalar is int else text)

    def _suggested(self, key: str) -> Iterable[Schema]:
        """Yield the values that an editor may offer for a key."""
        if key == "language":
            yield from ({"const": code} for code in LANGUAGES)
        elif key == "allow":
            waivable = (code for code in self.info.codes if code.waivable)
            yield from (self._constant(code.id, code.title) for code in waivable)
        else:
            options = (setting.options for setting in self.info.settings if setting.key == key)
            yield from (self._option(option) for each in options for option in each)

    def _known_keys(self, key: str, shape: Shape) -> dict[str, Schema]:
        """Return the keys that an editor may offer in a map with keys of the user's own."""
        if key == "readings":
            return {
                "page": {"description": render(Text("the answers of the French rules page"), self.language), **_TEXT},
                **{
                    reading.id: {
                        "description": render(reading.text, self.language),
                        **_any(*map(self._option, reading.options), _TEXT),
                    }
                    for reading in self.info.readings
                },
            }
        if shape.form is not TOTAL:
            return {}
        labels = self.info.labels.items()
        return {key: {"title": render(label, self.language), **_WHOLE} for key, label in labels}

    def _option(self, option: Option) -> Schema:
        return {"title": self.language.name(option.name), **self._constant(option.id, option.text)}

    def _constant(self, value: str, text: Value) -> Schema:
        return {"const": value, "description": render(text, self.language)}


def spelled(words: Iterable[str], known: Lexicon[Thing], thing: Thing) -> str:
    """Return an expression for the spellings of `words` that mean `thing` among all that is known."""
    return "|".join(dict.fromkeys(_word(word, known, thing) for word in words))


def _word(word: str, known: Lexicon[Thing], thing: Thing) -> str:
    stem = word[:-1] if word.endswith(_ENDINGS[1:]) else word
    ends = [end for end in _ENDINGS if known.exact(stem + end) == thing]
    letters = "".join(map(_letter, stem))
    last = "".join(end + end.upper() for end in ends)
    if not last:
        return letters
    return f"{letters}[{last}]?" if "" in ends else f"{letters}[{last}]"


def _letter(letter: str) -> str:
    """Return an expression for a letter in both cases, or for what may stand for a `_`."""
    if letter == "_":
        return _BETWEEN
    if letter == "ß":
        return "(?:[ßẞ]|[sS][sS])"
    plain = unicodedata.normalize("NFD", letter)[0]
    forms = dict.fromkeys((letter.lower(), letter.upper(), plain.lower(), plain.upper()))
    if len(forms) == 1:
        return re.escape(letter)
    return f"[{''.join(forms)}]" + (_ACCENT if plain != letter else "")
