"""What is shown of Forest Shuffle: drawings, cards, templates of records, the blank pad."""
