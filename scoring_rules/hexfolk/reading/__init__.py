"""A record of Hexfolk to its table: maps, places in every spelling, settings and cards, and every slip in them.

`notation` reads the whole; pieces come from lists (`pieces`) or from the map in text (`position`).
"""
