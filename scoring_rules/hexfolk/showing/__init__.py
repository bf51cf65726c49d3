"""What is shown of Hexfolk: drawings, cards, templates of records, and the game as data with its empty pad."""
