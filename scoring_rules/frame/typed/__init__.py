"""What was typed: values with their positions, and the short forms they may have, written out in full."""
