"""What is shown of Hortis: drawings, cards, templates of records, the empty pad."""
