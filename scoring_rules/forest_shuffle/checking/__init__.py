"""What the rules and the boxes of Forest Shuffle do not allow.

`checks` are all constraints, `copies` those that need the physical cards.
"""
