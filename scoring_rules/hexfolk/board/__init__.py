"""The island of Hexfolk: hexes, crossings and edges, its map in text, the longest walk of roads."""
