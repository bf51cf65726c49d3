"""Visible halves matched to the printed cards of the boxes."""
