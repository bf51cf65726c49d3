"""Commands about the command line itself: its completion and its help."""
