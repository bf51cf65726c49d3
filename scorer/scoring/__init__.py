"""A table to its result: points, ranks, claims, what other readings would give, who won."""
