"""What is shown of Hexfolk: drawings, cards, templates of records, the blank pad."""
