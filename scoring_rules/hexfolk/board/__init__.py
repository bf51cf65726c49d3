"""The island of Hexfolk: hexes, crossings and edges (`island`), its map in text, the longest walk of roads."""
