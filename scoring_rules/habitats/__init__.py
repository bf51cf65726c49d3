"""Habitats: a reserve of tiles, and every tile that scores or does not (BoardGameGeek 198830).

`game.GAME` is the game as one value; `table` has the plain values that a table is made of.
"""
