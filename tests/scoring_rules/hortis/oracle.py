"""A second, slow and literal game of Hortis: stacks of trees, dice in a box, one rule after the other.

It shares nothing with `scoring_rules.hortis`: spaces are words (`O2`, `--`), dice are pairs of a letter and a
number, and every sentence of the rules is a line of code.
"""

from __future__ import annotations

WHEELBARROW, BASKET = 15, 10


class Illegal(Exception):  # noqa: N818 - it is no error of the program
    """The card may not lie there."""


class Needed(Exception):  # noqa: N818
    """Fewer dice are left than trees match, and it is not said which get them."""


def spots(rows, turn, column, row):
    """Return {(x, y): word} of a card of two rows of three, turned clockwise by degrees."""
    grid = [line.split() for line in rows]
    for _ in range(turn // 90):
        grid = [[grid[len(grid) - 1 - r][c] for r in range(len(grid))] for c in range(len(grid[0]))]
    return {(column + c, row + r): word for r, line in enumerate(grid) for c, word in enumerate(line)}


class Game:
    """A grove under way."""

    def __init__(self):
        self.stacks = {}
        self.dice = {}
        self.box = {"O": 5, "C": 5, "V": 5}
        self.barrow_in_box = True
        self.squirrel = None
        self.history = {}

    def copy(self):
        other = Game()
        other.stacks = {k: list(v) for k, v in self.stacks.items()}
        other.dice = dict(self.dice)
        other.box = dict(self.box)
        other.barrow_in_box = self.barrow_in_box
        other.squirrel = self.squirrel
        other.history = {k: list(v) for k, v in self.history.items()}
        return other

    def lay(self, card, chosen=()):  # noqa: C901 - one sentence of the rules after the other
        """Lay a card, {(x, y): word}; raise Illegal, with nothing changed, where it may not lie."""
        over = [spot for spot in card if spot in self.stacks]
        if self.stacks and not over:
            raise Illegal
        if self.squirrel in over:
            raise Illegal
        unlike = [spot for spot in over if not self._like(card[spot], spot)]
        if len(unlike) > 1 or (unlike and self.squirrel is not None):
            raise Illegal
        fresh = {}
        for letter in "OCV":
            due = [s for s in over if card[s][0] == letter and self.stacks[s][-1][0] == letter and s not in self.dice]
            left = self.box[letter] + sum(self._comes_back(card, s, letter, unlike) for s in over)
            if 0 < left < len(due):
                named = [s for s in due if s in chosen]
                if len(named) != left:
                    raise Needed
                due = named
            fresh.update(dict.fromkeys(due if left else []))
        for spot in over:
            self._cover(spot, card[spot], squirrel=spot in unlike)
        for spot in fresh:
            lower, upper = self.stacks[spot][-1], card[spot]
            self.dice[spot] = (upper[0], int(lower[1]) + int(upper[1]))
            self.box[upper[0]] -= 1
            self.history[spot].append(("new", None))
        for spot, word in card.items():
            self.stacks.setdefault(spot, []).append(word)
            self.history.setdefault(spot, [])
            if len(self.history[spot]) < len(self.stacks[spot]):
                self.history[spot].append(("none", None))

    def _like(self, word, spot):
        below = self.stacks[spot][-1]
        if word == "--":
            return True
        if below == "--":
            return spot not in self.dice or self.dice[spot][0] == word[0]
        return below[0] == word[0]

    def _comes_back(self, card, spot, letter, unlike):
        """Return 1 where a die of this colour goes back to the box: for the squirrel or the wheelbarrow."""
        if spot not in self.dice or self.dice[spot][0] != letter:
            return 0
        value = self.dice[spot][1]
        if spot in unlike:
            return int(value != WHEELBARROW)
        first = self.barrow_in_box and spot == next(
            (
                s
                for s in card
                if s in self.stacks and s not in unlike and card[s] != "--" and self.dice.get(s, "  ")[1] == BASKET
            ),
            None,
        )
        return int(card[spot] != "--" and value == BASKET and first)

    def _cover(self, spot, word, *, squirrel):
        before = self.dice.get(spot)
        if squirrel:
            self.squirrel = spot
            if before is not None:
                del self.dice[spot]
                if before[1] == WHEELBARROW:
                    self.barrow_in_box = True
                else:
                    self.box[before[0]] += 1
            self.history[spot].append(("squirrel", before))
        elif before is not None:
            letter, value = before
            event = "lifted"
            if word != "--":
                event = "from glade" if self.stacks[spot][-1] == "--" else "raised"
                if value <= 6:
                    value += int(word[1])
                    value = BASKET if value > 6 else value
                elif value == BASKET and self.barrow_in_box:
                    value = WHEELBARROW
                    self.barrow_in_box = False
                    self.box[letter] += 1
            self.dice[spot] = (letter, value)
            self.history[spot].append((event, before))

    def word(self, spot):
        """Return the token of a spot as a player types it."""
        top = self.stacks[spot][-1]
        if spot == self.squirrel:
            return f"{top}:E"
        if spot not in self.dice:
            return top
        letter, value = self.dice[spot]
        shown = {BASKET: "P", WHEELBARROW: "B"}.get(value, str(value))
        return f"{top}:{letter}{shown}" if top == "--" else f"{top}:{shown}"

    def rows(self):
        """Return the grove as lists of tokens, and the spot of the first."""
        left, top = min(x for x, _ in self.stacks), min(y for _, y in self.stacks)
        right, bottom = max(x for x, _ in self.stacks), max(y for _, y in self.stacks)
        rows = [
            [self.word((x, y)) if (x, y) in self.stacks else "." for x in range(left, right + 1)]
            for y in range(top, bottom + 1)
        ]
        return rows, (left, top)

    def points(self):
        """Return the points by fruit, and those of the squirrel (dice on trees and the wheelbarrow count)."""
        score = {"O": 0, "C": 0, "V": 0}
        for spot, (letter, value) in self.dice.items():
            if self.stacks[spot][-1] != "--":
                score[letter] += value
        squirrel = 0
        if self.squirrel is not None:
            x, y = self.squirrel
            around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            squirrel = -1 - sum(s in self.dice and self.stacks[s][-1] != "--" for s in around)
        return score, squirrel
