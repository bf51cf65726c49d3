"""A record of Habitats to its table: definitions of tiles, reserves of tokens, years and objectives.

`tiles` reads one tile, in either spelling; every mistake is found here, at its place.
"""
