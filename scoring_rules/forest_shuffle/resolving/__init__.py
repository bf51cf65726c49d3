"""What was left out of a table of Forest Shuffle, and what depends on it.

`resolve` takes open faces for printed cards, so that they show the numbers counted on the table (`agreement`);
`seat_question` tells whether a total depends on what is open, `open_symbols` yields what there is to say: what is
`asked`, and `impossible_numbers`. `sides` tells which sides were taken.
"""
