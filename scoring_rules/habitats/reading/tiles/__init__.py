"""A tile of Habitats as it is typed: in a line or by its keys, completed by what is known of it."""
