"""The points of Forest Shuffle, and what comes of them.

`points` says which card has which shape of points. A shape counts something (`counted`), or looks at where a card
is; it is one of `by_number`, `by_host`, `by_symbol`, `sets` and `majority`. `rules` makes the rules of the cards
in play, `outcome` the ranking and the notes.
"""
