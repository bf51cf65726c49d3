"""Commands that need no record: what games, cards and rules there are, and a record to fill in."""
