"""Slips of Forest Shuffle, in tables dealt at random and typed a line a host."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random

from scoring_rules.forest_shuffle.board.printing import FACE_DOWN
from scoring_rules.forest_shuffle.board.tally import Face, Host
from scoring_rules.forest_shuffle.table import Table
from tests.scoring_rules.forest_shuffle.dealing import deal
from tests.slips.slip import Edit, Slips, Span, blocks, misspelt, whole_line, with_token

_BOXES = (("base",), ("base", "alpine"), ("base", "woodland_edge"))
_CARD = re.compile(r"[a-z][a-z ']*[a-z]")
_COPIES = re.compile(r"x(\d+)")


def base(rng: Random) -> str:
    """Return the record of a table of two."""
    return _text(deal(rng, 2, rng.randint(10, 24), rng.choice(_BOXES)))


def _text(table: Table) -> str:
    lines = ["game: forest_shuffle", f"boxes: {', '.join(table.settings.boxes)}", "players:"]
    for seat in table.seats:
        forest = seat.board
        assert forest is not None
        lines += [f"  - name: {seat.name}", f"    cave: {forest.cave}", "    forest: |"]
        lines += [f"      {line}" for line in map(_line, forest.hosts)]
    return "\n".join(lines) + "\n"


def _line(host: Host) -> str:
    name = "sapling" if host.face.printing is FACE_DOWN else _name(host.face)
    cards = [card for slot in host.slots for card in _slot(slot)]
    return f"{name}: {', '.join(cards)}" if cards else name


def _slot(faces: Sequence[Face]) -> Iterator[str]:
    for name, same in groupby(map(_name_with_side, faces)):
        copies = len(list(same))
        yield f"{name} x{copies}" if copies > 1 else name


def _name(face: Face) -> str:
    return face.printing.kind.name.en.lower()


def _name_with_side(face: Face) -> str:
    symbol = face.printing.symbol
    return f"{_name(face)} ({symbol.replace('_', ' ')})" if symbol else _name(face)


def _cards(lines: Sequence[str], *, hosts: bool = True, dwellers: bool = True) -> list[tuple[int, re.Match[str]]]:
    """Return the names of cards outside of brackets."""
    found = []
    for block in blocks(lines, "forest"):
        for number in block:
            plain = re.sub(r"\([^)]*\)", lambda match: "#" * len(match[0]), lines[number])
            host, *others = _CARD.finditer(plain)
            found += [(number, host)] if hosts else []
            found += [(number, each) for each in others] if dwellers else []
    return found


def card_misspelt(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return the name of a card with a letter wrong."""
    number, card = rng.choice(_cards(lines))
    return with_token(lines, number, card, misspelt(rng, card[0]))


def other_card(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another card of the table where one is."""
    cards = _cards(lines, hosts=False)
    names = sorted({card[0] for _, card in cards})
    if len(names) < 2:
        return None
    number, card = rng.choice(cards)
    return _with_symbol(with_token(lines, number, card, rng.choice([name for name in names if name != card[0]])))


def _with_symbol(edit: Edit) -> Edit:
    """Return an edit of a card whose span has the symbol in brackets, too: both tell which card it is."""
    lines, (span,) = edit
    line = lines[span.line - 1]
    behind = re.compile(r" \([^)]*\)").match(line, span.end - 1)
    return lines, [span._replace(end=behind.end() + 1 if behind else span.end)]


def other_host(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another tree of the table where one is."""
    cards = _cards(lines, dwellers=False)
    names = sorted({card[0] for _, card in cards})
    if len(names) < 2:
        return None
    number, card = rng.choice(cards)
    return with_token(lines, number, card, rng.choice([name for name in names if name != card[0]]))


def _pieces(lines: Sequence[str]) -> list[tuple[int, str, list[str]]]:
    """Return the lines with dwellers: the line, the host, and what lies at it."""
    found = []
    for block in blocks(lines, "forest"):
        for number in block:
            host, colon, rest = lines[number].partition(": ")
            if colon:
                found.append((number, host, rest.split(", ")))
    return found


def card_forgotten(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a line without one of its cards."""
    at = _pieces(lines)
    if not at:
        return None
    number, host, cards = rng.choice(at)
    cards.pop(rng.randrange(len(cards)))
    changed = [*lines]
    changed[number] = f"{host}: {', '.join(cards)}" if cards else host
    return changed, [whole_line(changed, number)]


def card_twice(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a line with one of its cards twice."""
    at = _pieces(lines)
    if not at:
        return None
    number, host, cards = rng.choice(at)
    cards.insert(0, rng.choice(cards))
    changed = [*lines]
    changed[number] = f"{host}: {', '.join(cards)}"
    return changed, [whole_line(changed, number)]


def comma_forgotten(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a line without one of its commas."""
    at = [(number, cards) for number, _, cards in _pieces(lines) if len(cards) > 1]
    if not at:
        return None
    number, _ = rng.choice(at)
    changed = [*lines]
    comma = rng.choice([match.start() for match in re.finditer(",", lines[number])])
    changed[number] = lines[number][:comma] + lines[number][comma + 1 :]
    return changed, [whole_line(changed, number)]


def host_without_colon(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a line without the colon behind its tree."""
    at = _pieces(lines)
    if not at:
        return None
    number, *_ = rng.choice(at)
    changed = [*lines]
    changed[number] = lines[number].replace(":", "", 1)
    return changed, [whole_line(changed, number)]


def copies_off(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another number of copies."""
    found = [(number, match) for number, line in enumerate(lines) for match in _COPIES.finditer(line)]
    if not found:
        return None
    number, match = rng.choice(found)
    return with_token(lines, number, match, f"x{max(1, int(match[1]) + rng.choice((-1, 1, 10)))}")


def symbol_wrong(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return another tree in brackets."""
    found = [(number, match) for number, line in enumerate(lines) for match in re.finditer(r"\(([a-z ]+)\)", line)]
    symbols = sorted({match[1] for _, match in found})
    if len(symbols) < 2:
        return None
    number, match = rng.choice(found)
    changed, (span,) = with_token(
        lines, number, match, f"({rng.choice([each for each in symbols if each != match[1]])})"
    )
    begin = max(lines[number].rfind(sign, 0, match.start()) for sign in ":,") + 3
    return changed, [span._replace(start=begin)]


def box_forgotten(_rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return the record without the box that was in play beside the base."""
    if lines[1] == "boxes: base":
        return None
    changed = [lines[0], "boxes: base", *lines[2:]]
    return changed, [whole_line(changed, 1)]


def line_left_out(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a forest without one of its hosts and all that lies there."""
    block = rng.choice(list(blocks(lines, "forest")))
    number = rng.choice(block)
    changed = [*lines]
    del changed[number]
    return changed, [whole_line(changed, block.start - 1)]


def line_twice(rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return a forest with one of its lines twice."""
    number = rng.choice(rng.choice(list(blocks(lines, "forest"))))
    changed = [*lines[:number], lines[number], *lines[number:]]
    return changed, [whole_line(changed, number), whole_line(changed, number + 1)]


def forests_exchanged(_rng: Random, lines: Sequence[str]) -> Edit | None:
    """Return two forests under the names of the others, which nothing on the cards tells."""
    one, other = blocks(lines, "forest")
    first, second = lines[one.start : one.stop], lines[other.start : other.stop]
    changed = [*lines[: one.start], *second, *lines[one.stop : other.start], *first, *lines[other.stop :]]
    return changed, [Span(one.start, 1, 1000)]


SLIPS: Slips = {
    "card misspelt": card_misspelt,
    "another card": other_card,
    "another tree": other_host,
    "card forgotten": card_forgotten,
    "card twice": card_twice,
    "comma forgotten": comma_forgotten,
    "colon behind a tree forgotten": host_without_colon,
    "copies": copies_off,
    "another symbol": symbol_wrong,
    "box forgotten": box_forgotten,
    "line left out": line_left_out,
    "line twice": line_twice,
    "forests exchanged": forests_exchanged,
}
