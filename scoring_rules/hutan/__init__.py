"""Hutan: a rainforest of 6 x 6 cells, flowers, trees and animals (BoardGameGeek 419130).

`game.GAME` is the game as one value; `table` and `board` have the plain values that a table is made of.
"""
