"""What is shown of Habitats: the game as data, drawings with the year track, cards, templates, the empty pad."""
