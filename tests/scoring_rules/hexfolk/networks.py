"""Random networks of roads on the large map, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from scoring_rules.hexfolk.board.island import island_of_rows

LARGE = island_of_rows((3, 4, 5, 6, 5, 4, 3))
STANDARD = island_of_rows((3, 4, 5, 4, 3))


@st.composite
def grown(draw: st.DrawFn, most: int = 12) -> tuple[list[tuple[int, int]], set[int]]:
    """Roads that grow from one edge, rings likely, and some of their crossings blocked."""
    count = draw(st.integers(1, most))
    network = [draw(st.sampled_from(LARGE.ends[30:60]))]
    while len(network) < count:
        reached = {crossing for road in network for crossing in road}
        near = [each for each in LARGE.ends if each not in network and set(each) & reached]
        closing = [each for each in near if set(each) <= reached]
        network.append(draw(st.sampled_from(closing or near)))
    crossings = sorted({crossing for road in network for crossing in road})
    blocked = draw(st.sets(st.sampled_from(crossings), max_size=3))
    return network, blocked
