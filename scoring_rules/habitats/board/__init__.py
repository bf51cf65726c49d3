"""The reserve of Habitats: a tile, the tiles of a reserve, and the known goals, measured on it."""
