"""The reserve of Habitats: its tiles, and what is measured on it."""
