"""Forest Shuffle: trees, shrubs and saplings with plants and animals on their four sides (BGG 391163).

`game.GAME` is the game as one value; `table` has the plain values that a table is made of.
"""
