"""The cards of Forest Shuffle as tables, with their sources."""
