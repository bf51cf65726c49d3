"""The forest of Forest Shuffle: printed cards, hosts and dwellers, what they are called."""
