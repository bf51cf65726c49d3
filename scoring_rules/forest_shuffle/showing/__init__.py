"""What is shown of Forest Shuffle: drawings, the cards, records to fill in, the game as data and its pad."""
