"""Slips of the pen made at random in good records, and what the tool says of them: `python -m tests.slips`."""
