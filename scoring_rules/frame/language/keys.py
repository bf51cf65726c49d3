"""Key words of a record: English ones, which stay its keys, and what else they are called in French and German."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from scoring_rules.frame.language.names import fold
from scoring_rules.frame.language.text import Name

_KEY = re.compile(r"""(?P<quoted>"(?:[^"\\]|\\.)*"|'[^']*')|(?<![^\s{,\[`#])(?P<key>[a-z_]+)(?=:(?:[\s`]|$))""")
"""A key before its colon in a line of a record; what is in quotes is passed over."""


@dataclass(frozen=True, eq=False)
class Keys:
    """The keys of a record; `RECORD_KEYS | Keys(...)` are those of a game.

    Attributes:
        words: Other words for each key. The first is the French one, unless that is the same; German
            nouns have a capital. All fold as names do, so accents, hyphens and case do not matter.
        board: The key of a player's board.
        like_board: Words that are not a key here but may be meant for the board.
        in_lines: The keys whose value is typed line by line after `|`.
        rather: Keys of other entries, and those that are meant by them where the latter are allowed.
    """

    words: Mapping[str, tuple[str, ...]]
    board: str = ""
    like_board: tuple[str, ...] = ()
    in_lines: frozenset[str] = frozenset()
    rather: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __or__(self, other: Keys) -> Keys:
        """Return the keys of both. The board is that of `other`; words for the board here are like it."""
        replaced = self.spellings(self.board) if other.board not in {"", self.board} else ()
        return Keys(
            {**self.words, **other.words},
            other.board or self.board,
            (*self.like_board, *replaced, *other.like_board),
            self.in_lines | other.in_lines,
            {**self.rather, **other.rather},
        )

    def spellings(self, key: str) -> tuple[str, ...]:
        """Return all words for a key, the English one first; a key that is not known has that one."""
        return (key, *self.words.get(key, ()))

    def folded(self, key: str) -> set[str]:
        """Return all words for a key, folded."""
        return set(map(fold, self.spellings(key)))

    def means(self, typed: str, key: str) -> bool:
        """Whether a word that was typed is one for a key."""
        word = fold(typed)
        return key in self.by_word.get(word, ()) or word == fold(key)

    @cached_property
    def by_word(self) -> Mapping[str, tuple[str, ...]]:
        """The keys by their words, folded; a word may be that of several."""
        keys: dict[str, tuple[str, ...]] = {}
        for key in self.words:
            for word in self.folded(key):
                keys[word] = (*keys.get(word, ()), key)
        return keys

    @cached_property
    def board_words(self) -> frozenset[str]:
        """The words for a player's board and those like it, folded."""
        return frozenset(map(fold, (*self.spellings(self.board), *self.like_board)))

    def language_of(self, typed: Iterable[str]) -> str:
        """Return the language of keys as they are typed, `fr` or `de`; empty for English and where nothing tells."""
        counted = Counter(language for key in typed if (language := self._languages.get(fold(key))))
        (told, most), *others = [*counted.most_common(2), ("", 0)][:2]
        return "" if told == "en" or (others and others[0][1] == most) else told

    @cached_property
    def _languages(self) -> Mapping[str, str]:
        """The language of each folded word that is one of a single language; German nouns have a capital."""
        languages: dict[str, set[str]] = {}
        for key, others in self.words.items():
            languages.setdefault(fold(key), set()).add("en")
            for word in others:
                languages.setdefault(fold(word), set()).add("fr" if word.islower() else "de")
        return {word: next(iter(of_word)) for word, of_word in languages.items() if len(of_word) == 1}

    def name(self, key: str) -> Name:
        """Return a key as it is typed in each language; French has the English word if it is the same."""
        first = next(iter(self.words.get(key, ())), key)
        return Name(key, first if first.islower() else key)

    def as_typed(self, yaml: str) -> Name:
        """Return a line of a record with English keys as it is typed in each language; values stay."""
        return Name(yaml, _KEY.sub(lambda key: key["quoted"] or self.name(key["key"]).fr, yaml))


RECORD_KEYS = Keys(
    {
        "game": ("jeu", "Spiel"),
        "title": ("titre", "Titel"),
        "date": ("Datum",),
        "place": ("lieu", "Ort"),
        "remarks": ("remarques", "Bemerkungen"),
        "language": ("langue", "Sprache"),
        "allow": ("autoriser", "erlauben"),
        "readings": ("lectures", "Lesarten"),
        "winner": (
            "vainqueur",
            "gagnant",
            "gagnante",
            "gagnants",
            "gagnantes",
            "vainqueurs",
            "Sieger",
            "Gewinner",
            "winners",
        ),
        "players": ("joueurs", "joueuses", "Spieler", "player"),
        "name": ("nom",),
        "pieces": ("pièces", "Figuren", "Teile"),
        "left": ("reste", "restant", "übrig", "gauche", "links"),
        "adjustments": ("ajustements", "Anpassungen"),
        "points": ("Punkte",),
        "reason": ("raison", "Grund"),
        "claimed": ("annoncé", "angesagt"),
        "claims": ("annonces", "Ansagen"),
        "by": ("par", "von"),
        "total": ("Summe",),
        "counted": ("décompte", "compté", "gezählt"),
    },
    board="board",
    like_board=("grid", "grille", "tableau", "Brett"),
    in_lines=frozenset({"board"}),
    rather={"total": ("claimed", "counted")},
)
"""The keys that every record has."""

PAGE = Name("page", "page", "Seite")
"""What is typed among the readings for the answers of the French rules page."""
PAGE_WORDS = frozenset(map(fold, (*PAGE, "pages", "Seiten")))
"""All that is understood as that, folded."""
