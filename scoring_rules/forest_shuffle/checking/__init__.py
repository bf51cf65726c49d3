"""What the rules and the box of Forest Shuffle do not allow."""
