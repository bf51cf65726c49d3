"""Bytes to nodes with their positions: encoding, characters, YAML; what is refused before any game looks."""
