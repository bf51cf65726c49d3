"""Faces that take a card each, no two the same: one way to do so, and which cards are in any way at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Cards: TypeAlias = "Sequence[Sequence[int]]"
"""For each face the cards that it may take."""

Taken: TypeAlias = "dict[int, int]"
"""The face that has taken each card."""


def take(cards: Cards, begun: Mapping[int, int]) -> tuple[Taken, list[int]]:
    """Return which cards are taken by as many faces as possible, and the faces that find none.

    Args:
        cards: For each face the cards that it may take.
        begun: Cards taken before, which is kept where it still can be.
    """
    taken: Taken = {card: face for card, face in begun.items() if card in cards[face]}
    has = set(taken.values())
    waiting = sorted((face for face in range(len(cards)) if face not in has), key=lambda face: len(cards[face]))
    return taken, [face for face in waiting if not _take(cards, taken, face, set())]


def _take(cards: Cards, taken: Taken, face: int, seen: set[int]) -> bool:
    """Take a card for a face, where others may move on to another of theirs; return whether there is one."""
    for card in cards[face]:
        if card not in taken:
            taken[card] = face
            return True
    for card in cards[face]:
        if card not in seen:
            seen.add(card)
            if _take(cards, taken, taken[card], seen):
                taken[card] = face
                return True
    return False


def hindering(cards: Cards, taken: Taken, start: int) -> set[int]:
    """Return the faces that are in the way of one that finds no card, and that one."""
    reached, to_visit = {start}, [start]
    while to_visit:
        for card in cards[to_visit.pop()]:
            if (other := taken[card]) not in reached:
                reached.add(other)
                to_visit.append(other)
    return reached


def possible(cards: Cards, taken: Taken) -> list[set[int]]:
    """Return for each face the cards that it has in any way in which all faces take one.

    A face may take a card of another one if that one, moving on, comes to a card that is free, or
    back to the card of the first.
    """
    own = {face: card for card, face in taken.items()}
    others = [[taken[card] for card in mine if card in taken and card != own[face]] for face, mine in enumerate(cards)]
    movable = _movable(cards, taken, others)
    reached = _reached(others, movable)
    return [
        {
            card
            for card in mine
            if card not in taken
            or (owner := taken[card]) == face
            or owner in movable
            or reached.get(owner, 0) >> face & 1
        }
        for face, mine in enumerate(cards)
    ]


def _movable(cards: Cards, taken: Taken, others: Sequence[Sequence[int]]) -> set[int]:
    """Return the faces that can move on, over others, until a card is taken that was free."""
    before: dict[int, list[int]] = {}
    for face, reaches in enumerate(others):
        for other in reaches:
            before.setdefault(other, []).append(face)
    movable = {face for face, mine in enumerate(cards) if any(card not in taken for card in mine)}
    to_visit = list(movable)
    while to_visit:
        for face in before.get(to_visit.pop(), ()):
            if face not in movable:
                movable.add(face)
                to_visit.append(face)
    return movable


def _reached(others: Sequence[Sequence[int]], movable: set[int]) -> dict[int, int]:
    """Return for each face that cannot move on the faces whose cards it comes to, as bits."""
    reached = {
        face: sum(1 << other for other in set(reaches))
        for face, reaches in enumerate(others)
        if face not in movable and reaches
    }
    for via in tuple(reached):
        onward = reached[via]
        for face, own in reached.items():
            if own >> via & 1:
                reached[face] = own | onward
    return reached
