"""What the tiles of Habitats show, as far as it is known, and what things are called."""
