"""Commands that read records: their score and faults, every point in words, a sheet or a picture to print."""
