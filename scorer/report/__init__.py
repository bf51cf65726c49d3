"""Results and diagnostics as text, JSON, CSV and Markdown."""
