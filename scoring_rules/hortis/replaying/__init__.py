"""The placements of Hortis replayed die by die and compared with the typed grove; what most likely went wrong."""
