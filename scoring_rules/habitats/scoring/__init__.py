"""The rules of Habitats: the points of every seat, the ranking, the figures beside the points."""
