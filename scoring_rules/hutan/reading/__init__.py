"""A record of Hutan to its table: how the settings and the boards are typed, and every slip in them."""
