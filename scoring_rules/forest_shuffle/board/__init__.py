"""The forest of Forest Shuffle.

`printing` has the printed cards of the boxes, `tally` hosts with the cards around them and how many there are of
each sort, `names` what they are called in messages.
"""
