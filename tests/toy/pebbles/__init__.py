"""Pebbles of three colours on a board of 3 x 3: a game of the tests, made as CONTRIBUTING says."""
