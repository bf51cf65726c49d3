"""One tile of Habitats, as it is typed in a line or key by key.

`fields` is the table that both spellings share: what a tile of each kind has. `line` and `keys` read the two,
`complete_tile` makes a tile of either, `writing` writes it back.
"""
