"""The rules of Hexfolk: the points of every seat, the ranking, the figures beside the points."""
