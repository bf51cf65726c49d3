"""Drawings of boards and what they are made of, the same for SVG and for paper."""
