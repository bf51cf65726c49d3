"""Views of one result: text, JSON, CSV, Markdown; and of what is wrong with a record."""
