"""What the rules and the boxes of Forest Shuffle do not allow.

`checks` are all constraints, of which `copies` need the physical cards, and `counts` ask players without a forest.
"""
