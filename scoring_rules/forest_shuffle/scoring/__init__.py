"""The rules of Forest Shuffle: the points of every seat, the ranking, the figures beside the points."""
