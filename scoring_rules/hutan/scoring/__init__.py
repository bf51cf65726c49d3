"""The rules of Hutan: the points of every seat, the ranking, the figures beside the points."""
