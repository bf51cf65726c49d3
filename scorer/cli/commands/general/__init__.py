"""Commands that need no record: what games, cards and rules there are, a record or a pad to fill in, help."""
