"""Hortis (Grove): a grove of overlapping cards, and the dice on its trees (BoardGameGeek 329873).

`game.GAME` is the game as one value; `table` has the plain values that a table is made of.
"""
