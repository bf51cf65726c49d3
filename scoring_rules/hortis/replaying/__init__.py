"""The placements of Hortis worked out again die by die, and compared with the grove on the table."""
