"""What Hortis is made of: the box, its words and ranks, as tables with source and confidence."""
