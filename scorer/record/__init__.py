"""Nodes to the model of a record: English keys, short forms written out, included files, validation."""
