"""What is printed on the tiles of Habitats, as far as it is known; words, key words and codes."""
