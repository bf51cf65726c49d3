"""The rules of Hexfolk: the points of every seat, the ranking, who has the two cards, the figures besides the points."""
