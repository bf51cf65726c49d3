"""The rules of Hortis: the points of every seat, the ranking, the figures shown with the points."""
