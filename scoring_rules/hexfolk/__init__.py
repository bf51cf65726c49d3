"""Hexfolk: settlements, cities and roads on an island of hexes; who has the longest road, and who won.

`game.GAME` is the game as one value; `table` has the plain values that a table is made of.
"""

from scoring_rules.hexfolk.board.walk import longest_walk

__all__ = ["longest_walk"]
