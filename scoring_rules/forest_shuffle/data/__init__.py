"""The cards of Forest Shuffle as tables, with their sources.

A module for each box, with its kinds and its cards; `kind` says what these tables mean. What each card scores is
in `scoring.points`. `words` has all names, `readings` where sources differ, `codes` the faults, `keys` the key
words of a record.
"""
