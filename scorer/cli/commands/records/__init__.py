"""Commands that read records and answer on the screen: the score, its faults, every point in words."""
