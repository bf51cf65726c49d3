"""Random decks and random legal games, played by the oracle; what it plays is typed as a player types it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.scoring_rules.hortis.oracle import Game, Illegal, Needed, spots

TURNS = (0, 90, 180, 270)


class Played(NamedTuple):
    """A game: the deck, the placements (card, turn, column, row) and how the oracle left it."""

    deck: dict
    placements: list
    game: Game


def dealt(seed):
    """Return the chance of a game that is played again the same way."""
    return Random(seed)  # noqa: S311 - a game is no secret


def deck(rng, cards=9):
    """Return made-up cards, {number: two rows of three}; a deck that is no real one."""
    return {number: card(rng) for number in rng.sample(range(1, 19), cards)}


def card(rng):
    letters = list("OCV") + [rng.choice("OCV") for _ in range(2)]
    words = [f"{letter}{rng.choice((1, 2))}" for letter in letters] + ["--"]
    rng.shuffle(words)
    return [" ".join(words[:3]), " ".join(words[3:])]


def play(rng, *, cards=9, tries=40, best_of=12):
    """Return a random legal game; of some legal placements the one with the most points is taken."""
    made = deck(rng, cards)
    game, placements = Game(), []
    for number, (name, rows) in enumerate(made.items()):
        found = []
        for _ in range(tries * 20):
            turn = rng.choice(TURNS)
            if number:
                x, y = rng.choice(list(game.stacks))
                column, row = x - rng.randrange(3), y - rng.randrange(3)
            else:
                column, row = rng.randrange(-3, 4), rng.randrange(-3, 4)
            after = game.copy()
            try:
                after.lay(spots(rows, turn, column, row))
            except (Illegal, Needed):
                continue
            score, squirrel = after.points()
            found.append((sum(score.values()) + squirrel + rng.random(), (name, turn, column, row), after))
            if len(found) == best_of:
                break
        if not found:
            break
        _, placement, game = max(found, key=lambda each: each[0])
        placements.append(placement)
    return Played(made, placements, game)


def text_of(rows):
    """Return rows of tokens as the lines of a grove."""
    width = max(len(token) for row in rows for token in row)
    return [" ".join(token.ljust(width) for token in row).rstrip() for row in rows]


def record(played, rows=None, *, moves=True, deck=True):
    """Return a record of a played game as YAML."""
    lines = ["game: hortis"]
    if deck:
        lines += ["deck:", *(f'  {n}: ["{a}", "{b}"]' for n, (a, b) in played.deck.items())]
    lines += ["players:", "  - name: Anna"]
    if rows is not None:
        lines += ["    grove: |", *(f"      {line}" for line in text_of(rows))]
    if moves:
        lines += ["    placements:"]
        lines += [f"      - {{card: {n}, turn: {t}, at: [{x}, {y}]}}" for n, t, x, y in played.placements]
    return "\n".join(lines) + "\n"
