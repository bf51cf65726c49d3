"""Players whose dashes are not where they should be: one message, and they are read as they were meant."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import BaseModel

from scorer.base.diagnostics import Diagnostic, Related
from scorer.record.codes import MISSING, UNKNOWN_KEY
from scorer.record.places import start
from scorer.record.shapes import Context
from scorer.record.unknown_keys import keys_of
from scorer.source.codes import DASH_TOO_MANY, NO_DASH
from scoring_rules.frame.finding import Code
from scoring_rules.frame.language.text import Text
from scoring_rules.frame.lookup import short
from scoring_rules.frame.typed.nodes import Mapping, Node, Scalar, Sequence, Span

_NAME = "name"


class DashReader(NamedTuple):
    """Reads players typed without a dash, or with one too many; what is wrong goes to the context."""

    model: type[BaseModel]
    context: Context
    path: str

    def players(self, node: Node) -> Node:
        """Return the players as they were meant; what is as it should be is returned as it is."""
        if isinstance(node, Mapping):
            return self._without_dashes(node)
        if isinstance(node, Sequence):
            return self._torn_apart(node)
        return node

    def _key(self, key: Scalar) -> str | None:
        return keys_of(self.model, self.context.keys).exact(key.text)

    def _without_dashes(self, node: Mapping) -> Node:
        """Return a list of players for keys that would be those of one player: `name: Anna`, `forest: …`."""
        keys = [self._key(key) for key, _ in node.entries]
        if _NAME not in keys or len(node.entries) < 2 or any(key is None for key in keys):  # noqa: PLR2004 - name and more
            return node
        starts = [index for index, key in enumerate(keys) if key == _NAME]
        starts[0] = 0
        ends = [*starts[1:], len(node.entries)]
        players = [node.entries[start:end] for start, end in zip(starts, ends, strict=True)]
        names = [next(entry for entry in entries if self._key(entry[0]) == _NAME) for entries in players]
        first, *others = [key for (key, _), *_ in players]
        label = Text("the keys of a player stand directly below `{key}:`", key=self.context.keys.name("players"))
        (key, value) = names[0]
        said = value.text if isinstance(value, Scalar) else "…"
        remedy = Text(
            "put a dash in the place of the two spaces before each player: `- {key}: {name}`",
            key=key.text,
            name=short(said),
        )
        related = tuple(Related(each.span, Text("the next player"), file=self.context.file) for each in others)
        self._say(NO_DASH, first.span, label, remedy, related)
        return Sequence(tuple(Mapping(tuple(entries), _around(entries)) for entries in players), node.span)

    def _torn_apart(self, node: Sequence) -> Node:
        """Return players of whom the name stands behind one dash and the rest behind another as one each."""
        items: list[Node] = []
        for item in node.items:
            if isinstance(item, Scalar) and not item.given:
                label, remedy = Text("this entry is empty"), Text("type what belongs there, or remove it")
                self._say(MISSING, start(item.span), label, remedy)
            above = items[-1] if items else None
            if self._is_name_alone(above) and self._is_nameless(item):
                assert isinstance(above, Mapping) and isinstance(item, Mapping)  # noqa: S101, PT018 - it is asked above
                key = item.entries[0][0]
                label = Text("this belongs to the player above")
                remedy = Text("put a space in the place of the dash: `  {key}:`", key=short(key.text))
                if all(each.code != DASH_TOO_MANY for each in self.context.found):
                    self._say(DASH_TOO_MANY, key.span, label, remedy)
                entries = (*above.entries, *item.entries)
                items[-1] = Mapping(entries, _around(entries))
            else:
                items.append(self._named(item))
        return node._replace(items=tuple(items))

    def _is_name_alone(self, item: Node | None) -> bool:
        return isinstance(item, Mapping) and _NAME in {self._key(key) for key, _ in item.entries}

    def _is_nameless(self, item: Node) -> bool:
        """Whether an entry has keys of a player, but no name."""
        keys = [self._key(key) for key, _ in item.entries] if isinstance(item, Mapping) else []
        return bool(keys) and None not in keys and _NAME not in keys

    def _named(self, item: Node) -> Node:
        """Return a player who is called by a key, `- Anna:`, with that name."""
        if not isinstance(item, Mapping) or not item.entries:
            return item
        (first, value), *others = item.entries
        keys = {self._key(key) for key, _ in others}
        is_empty = isinstance(value, Scalar) and not value.given
        if self._key(first) is not None or not is_empty or not others or None in keys or _NAME in keys:
            return item
        name = self.context.keys.name(_NAME)
        label = Text("`{name}` is no key", name=short(first.text))
        remedy = Text("type the key before it: `- {key}: {name}`", key=name, name=short(first.text))
        self._say(UNKNOWN_KEY, first.span, label, remedy)
        entries = ((Scalar(_NAME, first.span, "quoted"), Scalar(first.text, first.span, "quoted")), *others)
        return item._replace(entries=entries)

    def _say(self, code: Code, span: Span, label: Text, remedy: Text, related: tuple[Related, ...] = ()) -> None:
        self.context.found.append(Diagnostic(code, "error", self.context.file, span, label, remedy, self.path, related))


def _around(entries: tuple[tuple[Scalar, Node], ...]) -> Span:
    return Span(*entries[0][0].span[:2], *entries[-1][1].span[2:])
