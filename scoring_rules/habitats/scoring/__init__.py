"""The rules of Habitats: the points of every kind of tile and of the years, the ranking, the figures beside the points."""
