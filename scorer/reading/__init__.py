"""A record to the table of its game, with all that is wrong with it: checks, control counts, waivers."""
