"""Pages as PDF: fonts, glyphs, the painter."""
