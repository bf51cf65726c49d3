"""The rules of Hutan: the points of every seat, the ranking, further figures."""
