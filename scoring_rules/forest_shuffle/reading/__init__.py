"""A record of Forest Shuffle to its table, and every slip in how it is typed.

`notation` begins, with `setup` for boxes, caves and numbers and `forest_notation` for the forest; cards are read by
`card_notation` and `card_names`. What is typed in another way is told by `card_slips` and `line_slips`. `record` is
the long form, `short_forms` are what may be typed instead.
"""
