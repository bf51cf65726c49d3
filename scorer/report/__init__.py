"""Views of one result: text, JSON."""
