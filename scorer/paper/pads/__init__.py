"""Blank score pads."""
