"""The tool: reads records, checks and scores them, prints what it found."""
