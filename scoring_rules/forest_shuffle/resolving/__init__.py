"""Symbols that were left out, resolved by the rulings in force; what depends on them."""
