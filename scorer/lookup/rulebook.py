"""The rules pages: what a rule says and what a code means, in our own words, one section an id.

A page is a text beside the game: sections under headings `## id · title`, in Markdown of paragraphs
and fenced blocks. What every record may hold stands on a page of its own, which follows the game's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from scorer.base.languages import LANGUAGES
from scorer.base.terminal import wrapped
from scoring_rules.frame.language.names import SHORTEST_PART, fold, singular, words

RECORD = "record"
"""The name of the page about the records of all games."""

_HEADING = re.compile(r"^## (?P<id>\S+) · (?P<title>.+)$", re.MULTILINE)
_CODE = re.compile(r"[A-Z]{3}[0-9]{3}")
_LONG_WORD = re.compile(r"\w{4,}")
_NEAR = 0.7
"""How much alike a word and what was typed have to be."""
_FENCE = "```"
_INDENT = " " * 4
_ITEM = "- "
_MARK = re.compile(r" (?=[;:!?»](?:\s|$))")
"""The blank that French has before a mark, which no line ends with."""


class Section(NamedTuple):
    """One entry of a page."""

    id: str
    title: str
    body: str

    @property
    def is_code(self) -> bool:
        """Whether it says what the code of a message means, and not what a rule says."""
        return bool(_CODE.fullmatch(self.id))


def section(slug: str, id: str, lang: str) -> Section | None:
    """Return the section of a rule or a code, or None.

    Args:
        slug: A game of `scoring_rules.GAMES`.
        id: The id in any case; that of a rule may lack the game's name before it.
        lang: One of `scorer.language.LANGUAGES`.
    """
    known = {each.id.casefold(): each for each in book(slug, lang)}
    wanted = id.casefold()
    ids = (wanted, f"{slug}.{wanted}", f"{RECORD}.{wanted}")
    return next((known[each] for each in ids if each in known), None)


def titled(slug: str, typed: str, lang: str) -> Section | None:
    """Return the section whose whole title is `typed`, in any language; arguments as of `section`."""
    wanted = fold(typed)
    titles = (each for other in LANGUAGES for each in book(slug, other))
    return next((section(slug, each.id, lang) for each in titles if fold(each.title) == wanted), None)


def find(slug: str, typed: str, lang: str) -> list[Section]:
    """Return the sections with all of some words, those with them in the title or the id first.

    Case, accents and plurals do not matter. Where no section has the words whole, one in which they go on is
    found (`arb` finds `arbres`), else one in which they stand inside others. Words that the page does not
    have are looked for in the other languages. Arguments as those of `section`.
    """
    wanted = words(typed)
    mine = {each.id: each for each in book(slug, lang)}
    for fits in _WAYS if wanted else ():
        for page_lang in (lang, *(other for other in LANGUAGES if other != lang)):
            theirs = book(slug, page_lang)
            titled = [each.id for each in theirs if _has(f"{each.id} {each.title}", wanted, fits)]
            told = [each.id for each in theirs if _has(f"{each.title} {each.body}", wanted, fits)]
            found = [mine[key] for key in dict.fromkeys(titled + told) if key in mine]
            if found:
                return found
    return []


def near(slug: str, typed: str, lang: str, most: int = 3) -> tuple[str, ...]:
    """Return the ids and the words of titles that look most like what was typed, best first."""
    from difflib import get_close_matches

    sections = book(slug, lang)
    known = {fold(word): word for each in sections for word in _LONG_WORD.findall(each.title)}
    known |= {fold(each.id): each.id for each in sections}
    return tuple(known[key] for key in get_close_matches(fold(typed), known, n=most, cutoff=_NEAR))


def plain(body: str, width: int) -> list[str]:
    """Return a body as lines for a terminal: paragraphs wrapped, items below each other, examples indented."""
    lines: list[str] = []
    for number, part in enumerate(body.split(_FENCE)):
        if number % 2:
            _, *example = part.rstrip("\n").split("\n")
            lines += [*(f"{_INDENT}{line}".rstrip() for line in example), ""]
            continue
        for paragraph in filter(None, part.strip().split("\n\n")):
            for each in pieces(paragraph):
                rest = "  " * each.startswith(_ITEM)
                lines += wrapped(each, width, "", rest, long_words="kept")
            lines.append("")
    return lines[:-1]


def opening(body: str) -> str:
    """Return how a body begins: its first paragraph, and the list below where it announces one.

    The items of the list stand on lines of their own, as the pieces of a paragraph.
    """
    first, *others = body.split("\n\n")
    listed = others[:1] if first.rstrip().endswith(":") and others and others[0].startswith(_ITEM) else []
    return "\n".join(piece for paragraph in (first, *listed) for piece in pieces(paragraph))


def pieces(paragraph: str) -> list[str]:
    """Return a paragraph without its line breaks, or each item of a list."""
    found = re.split(rf"^(?={_ITEM})", paragraph.strip(), flags=re.MULTILINE)
    return [
        _MARK.sub("\N{NO-BREAK SPACE}", " ".join(re.split(r"[ \n]+", each.strip()))) for each in found if each.strip()
    ]


@cache
def page(name: str, lang: str) -> tuple[Section, ...]:
    """Return the sections of one page in their order: that of a game, or `RECORD`."""
    from importlib.resources import files

    file = (
        files("scoring_rules") / f"record.{lang}.md"
        if name == RECORD
        else files(f"scoring_rules.{name}") / "rules" / f"{lang}.md"
    )
    text = file.read_text(encoding="utf-8")
    found = list(_HEADING.finditer(text))
    ends = [*(each.start() for each in found[1:]), len(text)]
    return tuple(
        Section(each["id"], each["title"].strip(), text[each.end() : end].strip())
        for each, end in zip(found, ends, strict=True)
    )


def book(slug: str, lang: str) -> tuple[Section, ...]:
    """Return all that there is to read for one game: its own page, then that of all records."""
    return page(slug, lang) + page(RECORD, lang)


def _is(word: str, wanted: str) -> bool:
    return singular(word) == singular(wanted)


def _goes_on(word: str, wanted: str) -> bool:
    return word.startswith(wanted)


def _holds(word: str, wanted: str) -> bool:
    return len(wanted) >= SHORTEST_PART and wanted in word


_WAYS: tuple[Callable[[str, str], bool], ...] = (_is, _goes_on, _holds)
"""How a word of a text may fit one that was typed, the best way first."""


def _has(text: str, wanted: tuple[str, ...], fits: Callable[[str, str], bool]) -> bool:
    there = words(text)
    return all(any(fits(word, each) for word in there) for each in wanted)
