"""Filled score sheets."""
