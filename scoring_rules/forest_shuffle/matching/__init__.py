"""Visible halves matched to the printed cards of the boxes.

`assignment` makes a matching problem of a table, `solve` solves it where it is open which card is on the left,
with the algorithms of `bipartite`. Where numbers of symbols were counted, `quota_search` finds a matching that
shows them, by what `narrowing` leaves of `quotas` and `distinct` cards.
"""
