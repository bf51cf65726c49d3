"""From a record of Hutan to its table: settings, tiles and boards as they are typed, and every slip in them."""
