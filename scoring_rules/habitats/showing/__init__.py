"""What is shown of Habitats: drawings, cards, templates of records, the blank pad."""
