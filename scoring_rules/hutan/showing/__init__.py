"""What is shown of Hutan: drawings, cards, templates of records, the blank pad."""
